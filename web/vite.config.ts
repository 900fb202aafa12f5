import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/wurfwerk/frontends/web/static",
    emptyOutDir: true,
    target: "es2022",
    // Every asset is a file of its own: the content policy of the server allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/healthz": server },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
