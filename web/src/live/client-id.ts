/** A client id for a command: 128 random bits as hex. Not randomUUID, which plain http in the local network does not have. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
