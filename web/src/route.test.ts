import { describe, expect, it } from "vitest";
import { route } from "./route";

describe("addresses", () => {
  it("are a table with its token, a table, or the start page", () => {
    expect(route({ pathname: "/t/abc", hash: "#tok-en_1" })).toEqual({ page: "table", table: "abc", token: "tok-en_1" });
    expect(route({ pathname: "/t/abc/", hash: "" })).toEqual({ page: "table", table: "abc", token: null });
    expect(route({ pathname: "/", hash: "" })).toEqual({ page: "start" });
  });
  it("that belong to nothing are told as they were written", () => {
    for (const pathname of ["/t/", "/t/a/b", "/other"]) expect(route({ pathname, hash: "#x" })).toEqual({ page: "lost", address: pathname });
    expect(route({ pathname: "/t%C3%BCr", hash: "" })).toEqual({ page: "lost", address: "/tür" });
  });
  it("survive broken escapes", () => {
    expect(route({ pathname: "/t/%E0%A4%A", hash: "#%" })).toEqual({ page: "table", table: "%E0%A4%A", token: "%" });
  });
});
