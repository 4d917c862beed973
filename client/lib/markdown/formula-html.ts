import katex from 'katex';
import { KATEX_OPTIONS } from './katex-options.ts';

/** A formula as HTML, for who writes pages out; what cannot be set is shown as it was typed. */
export function formulaHtml(tex: string, displayMode: boolean): string {
  try {
    return katex.renderToString(tex, { ...KATEX_OPTIONS, macros: { ...KATEX_OPTIONS.macros }, displayMode });
  } catch {
    return `<code>${tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
  }
}
