import katex from 'katex';
import { KATEX_OPTIONS } from './katex-options.ts';

/** A formula as HTML, for who writes pages out; what cannot be set is shown as it was typed. */
export function formulaHtml(tex: string, displayMode: boolean): string {
  try {
    const html = katex.renderToString(tex, {
      ...KATEX_OPTIONS,
      macros: { ...KATEX_OPTIONS.macros },
      displayMode,
    });
    // Where a line may end, also in a text that holds together.
    return displayMode
      ? html
      : html.replaceAll('</span><span class="katex-base">', '</span><wbr><span class="katex-base">');
  } catch {
    return `<code>${tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
  }
}
