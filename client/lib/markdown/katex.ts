import 'katex/dist/katex.min.css';
import katex from 'katex';

/** Sets a formula into an element; what cannot be set is shown as it was typed. */
export function setFormula(element: HTMLElement, tex: string, displayMode: boolean): void {
  try {
    katex.render(tex, element, {
      displayMode,
      throwOnError: false,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
  } catch {
    element.textContent = tex;
  }
}
