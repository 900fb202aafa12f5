/** Faces of dice thrown by hand, as typed: whole numbers with spaces, commas or semicolons between them. */
export type FaceProblem = "faces-not-numbers" | "faces-too-many";
export const MOST_FACES = 1000;

export function readFaces(text: string): { faces: number[]; problem: FaceProblem | null } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length > MOST_FACES) return { faces: [], problem: "faces-too-many" };
  const plain = parts.map((part) => part.replace("−", "-"));
  if (!plain.every((part) => /^[+-]?\d{1,12}$/.test(part))) return { faces: [], problem: "faces-not-numbers" };
  return { faces: plain.map(Number), problem: null };
}
