let at = Number(globalThis.document?.documentElement.dataset['at'] ?? Date.now());

/** When the page was rendered: relative times hydrate with this value. */
export const renderedAt = (): number => at;

/** Set by the renderer before each page. */
export function setRenderedAt(moment: number): void {
  at = moment;
}
