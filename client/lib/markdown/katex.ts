import 'katex/dist/katex.min.css';
import katex from 'katex';
import { KATEX_OPTIONS } from './katex-options.ts';

/** Sets a formula into an element; what cannot be set is shown as it was typed. */
export function setFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    katex.render(tex, element, { ...KATEX_OPTIONS, displayMode });
  } catch {
    element.textContent = tex;
  }
}
