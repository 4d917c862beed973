import katex from 'katex';
import { Marked, type Tokens } from 'marked';
import { isSettable, mathsExtensions, type MathsToken, MAX_FORMULAS } from './maths.ts';

/** Markdown with LaTeX as safe HTML: no raw HTML, links by scheme, no images, formulas as MathML. */
export function renderHtml(markdown: string): string {
  let formulas = 0;
  const maths = ({ text, type }: MathsToken) => {
    formulas += 1;
    if (formulas > MAX_FORMULAS || !isSettable(text)) return `<code>${escapeHtml(text)}</code>`;
    return setFormula(text, type === 'blockMaths');
  };
  const [block, inline] = mathsExtensions.map((extension) => ({
    ...extension,
    renderer: (token: unknown) => maths(token as MathsToken),
  }));
  return new Marked({ gfm: true, renderer: RENDERER, extensions: [block!, inline!] }).parse(markdown, {
    async: false,
  });
}

function setFormula(tex: string, displayMode: boolean): string {
  try {
    return katex.renderToString(tex, {
      displayMode,
      output: 'mathml',
      throwOnError: false,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
  } catch {
    return `<code>${escapeHtml(tex)}</code>`;
  }
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

const RENDERER = {
  html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
  link(
    this: { parser: { parseInline(tokens: Tokens.Link['tokens']): string } },
    { href, tokens }: Tokens.Link,
  ) {
    const inside = this.parser.parseInline(tokens);
    const url = URL.canParse(href, 'https://link.invalid') ? new URL(href, 'https://link.invalid') : null;
    if (!url || !SCHEMES.has(url.protocol) || url.hostname === 'link.invalid') return inside;
    return `<a href="${escapeHtml(href)}" rel="nofollow noopener noreferrer">${inside}</a>`;
  },
  image: ({ text }: Tokens.Image) => `<em>${escapeHtml(text)}</em>`,
};

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
