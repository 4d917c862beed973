/** What nearly every formula is set in. */
const FACES = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];
/** Later than this, formulas are shown without. */
const LIMIT_MS = 1000;

let areThere = false;
let coming: Promise<unknown> | undefined;

/** Once the faces are there: whatever stands already is laid out anew when they come, and much of it all at once. */
export function withFaces(then: () => void): void {
  if (areThere) return then();
  coming ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
    new Promise((resolve) => setTimeout(resolve, LIMIT_MS)),
  ]).then(() => (areThere = true));
  void coming.then(then);
}
