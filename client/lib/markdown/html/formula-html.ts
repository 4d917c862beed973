import katex from 'katex';
import { escapeHtml } from './escape-html.ts';
import { isSettable } from './maths-tokens.ts';
import { KATEX_OPTIONS } from './katex-options.ts';

/** Characters of HTML that a formula may take in all, and as MathML. */
const MAX = { page: 100_000, mathml: 64_000 };

/** A formula as HTML; what cannot be set, or would take too much room, is shown as it was typed. */
export function formulaHtml(tex: string, displayMode: boolean): string {
  const html = isSettable(tex) ? set(tex, displayMode) : null;
  if (html === null) return `<code>${escapeHtml(tex)}</code>`;
  // Where a line may end, also in a text that holds together.
  return displayMode
    ? html
    : html.replaceAll('</span><span class="katex-base">', '</span><wbr><span class="katex-base">');
}

const END = '</math>';

/** The part of a formula that is heard, where there is no room for what is seen. */
export function spokenPart(html: string): string {
  const [from, to] = [html.indexOf('<math'), html.lastIndexOf(END)];
  return from >= 0 && to > from ? `<span class="katex">${html.slice(from, to + END.length)}</span>` : html;
}

function set(tex: string, displayMode: boolean): string | null {
  try {
    const html = katex.renderToString(tex, {
      ...KATEX_OPTIONS,
      macros: { ...KATEX_OPTIONS.macros },
      displayMode,
    });
    const spoken = spokenPart(html);
    if (spoken.length > MAX.mathml) return null;
    return html.length > MAX.page ? spoken : html;
  } catch {
    return null;
  }
}
