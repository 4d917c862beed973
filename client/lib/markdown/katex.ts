import './formula-styles.ts';
import katex from 'katex';
import { KATEX_OPTIONS } from './katex-options.ts';

/** What KaTeX knows and does not do for texts of others: it would show it in the colour of a fault. */
const REFUSED = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/;

/** Where KaTeX lets a line end, said so that it may also end there in a text that holds together. */
const BROKEN_BEFORE = '.katex-base + .katex-base';

/** Sets a formula into an element; what cannot be set is shown as it was typed. */
export function setFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    if (REFUSED.test(tex)) throw new Error('Refused.');
    katex.render(tex, element, { ...KATEX_OPTIONS, macros: { ...KATEX_OPTIONS.macros }, displayMode });
    if (!displayMode)
      for (const part of element.querySelectorAll(BROKEN_BEFORE)) part.before(document.createElement('wbr'));
  } catch {
    const typed = document.createElement('code');
    typed.textContent = tex;
    element.replaceChildren(typed);
  }
}
