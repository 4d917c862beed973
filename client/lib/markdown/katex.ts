import 'katex/dist/katex.min.css';
import katex from 'katex';
import { KATEX_OPTIONS } from './katex-options.ts';

/** What KaTeX knows and does not do for texts of others: it would show it in the colour of a fault. */
const REFUSED = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/;

/** Sets a formula into an element; what cannot be set is shown as it was typed. */
export function setFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    if (REFUSED.test(tex)) throw new Error('Refused.');
    katex.render(tex, element, { ...KATEX_OPTIONS, macros: { ...KATEX_OPTIONS.macros }, displayMode });
  } catch {
    const typed = document.createElement('code');
    typed.textContent = tex;
    element.replaceChildren(typed);
  }
}
