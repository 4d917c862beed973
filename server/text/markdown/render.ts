import type { Token } from 'marked';
import { chainIn } from './chain.ts';
import { elementsOf, keepTogether, other, type Segment, words } from './elements.ts';
import { escapeHtml } from './escape.ts';
import { setFormula, type SetFormula } from './formula.ts';
import { inlineMaths, MAX_FORMULAS } from './maths.ts';
import { EXCERPT, MAX_HTML, MAX_PAGE, type Rendered, RENDERER } from './rules.ts';
import { excerpt, textOf } from './plain-text.ts';
import { newlinesIn, tokensOf, TooMuch } from './tokens.ts';

/** Markdown with LaTeX as everything that is read of it; throws `TooMuch` where it passes a limit. */
export function render(markdown: string): Rendered {
  const tokens = tokensOf(markdown);
  const formulas = openFormulas();
  const html = withinRoom(tokens, (token) => elementsOf([token], formulas.asMathml));
  const page = elementsOf(tokens, formulas.forPage);
  const text = textOf(tokens);
  return { renderer: RENDERER, html, page, text, excerpt: excerpt(text, EXCERPT), lines: chainIn(tokens) };
}

/** A title: its formulas and what is **bold**, on one line. */
export function renderLine(text: string): string {
  const { forPage } = openFormulas();
  const line: Segment[] = [];
  for (let rest = text; rest;) {
    const maths = inlineMaths(rest);
    const bold = BOLD.exec(rest);
    const plain = PLAIN.exec(rest)![0];
    if (maths) line.push({ kind: 'formula', html: forPage(maths.text, false), words: '' });
    else if (bold) line.push(other(`<strong>${escapeHtml(bold[1]!)}</strong>`));
    else line.push(words(plain.replace(/^\\(?=[$*])/, '')));
    rest = rest.slice((maths?.raw ?? bold?.[0] ?? plain).length);
  }
  return keepTogether(line).join('');
}

const BOLD = /^\*\*(?!\s)([^*]+?)\*\*/;
const PLAIN = /^(?:\\[$*]|[^\\$*]+|[\s\S])/;

/** What stands for a text that cannot be rendered, and until it was: as it was typed. */
export function asTyped(text: string): Rendered {
  const html = `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return { renderer: RENDERER, html, page: html, text: line, excerpt: excerpt(line, EXCERPT), lines: [] };
}

function withinRoom(tokens: Token[], write: (token: Token) => string): string {
  let html = '';
  let line = 1;
  let largest = { line, size: 0 };
  for (const token of tokens) {
    const size = html.length;
    html += write(token);
    if (html.length - size > largest.size) largest = { line, size: html.length - size };
    if (html.length > MAX_HTML.post) throw new TooMuch({ why: 'large', place: { line: largest.line } });
    line += newlinesIn(token.raw);
  }
  return html;
}

/** The formulas of a text, each set once; those past the limits stand as they were typed, or as MathML. */
function openFormulas() {
  const set = new Map<string, SetFormula>();
  const count = { mathml: 0, page: 0 };
  let inPage = 0;

  function setOnce(tex: string, display: boolean, kind: keyof typeof count): SetFormula {
    count[kind] += 1;
    if (count[kind] > MAX_FORMULAS) return { mathml: typed(tex), page: typed(tex) };
    const name = `${display}${tex}`;
    const formula = set.get(name) ?? setFormula(tex, display);
    set.set(name, formula);
    return formula;
  }

  return {
    asMathml: (tex: string, display: boolean) => setOnce(tex, display, 'mathml').mathml,
    forPage(tex: string, display: boolean): string {
      const { page, mathml } = setOnce(tex, display, 'page');
      inPage += page.length;
      const html = inPage > MAX_PAGE.post ? mathml : page;
      if (html === typed(tex)) return html;
      const place = display ? 'data-display="true" class="formula-block"' : 'class="formula"';
      return `<span translate="no" data-tex="${escapeHtml(tex)}" ${place}>${html}</span>`;
    },
  };
}

const typed = (tex: string) => `<code>${escapeHtml(tex)}</code>`;
