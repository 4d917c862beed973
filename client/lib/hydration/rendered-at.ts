let at = Number(globalThis.document?.documentElement.dataset['at'] ?? Date.now());

/** The moment that a page was written in: what it says of time wakes up with that. */
export const writtenAt = (): number => at;

/** For whoever renders pages: the moment of the next one. */
export function writeAt(moment: number): void {
  at = moment;
}
