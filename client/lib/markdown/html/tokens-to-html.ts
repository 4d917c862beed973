import type { Token, Tokens } from 'marked';
import { decodeEntities } from './decode-entities.ts';
import { escapeHtml } from './escape-html.ts';
import type { MathsToken } from './maths-tokens.ts';

/** A formula as it appears in the HTML. */
export type WriteFormula = (tex: string, display: boolean) => string;

/** Tokens of Markdown as HTML: none from the text itself, links by their scheme, no pictures from elsewhere. */
export function elementsOf(tokens: Token[], formula: WriteFormula): string {
  const line = tokens.map((token) => segmentOf(token, formula));
  return held(line).join('');
}

/** A part of a line: words, or a formula in them. */
interface InlineSegment {
  kind: 'text' | 'formula' | 'other';
  html: string;
  /** As it reads, where it is text. */
  words: string;
}

const other = (html: string): InlineSegment => ({ kind: 'other', html, words: '' });
const words = (text: string): InlineSegment => ({ kind: 'text', html: '', words: text });

function segmentOf(token: Token, formula: WriteFormula): InlineSegment {
  const inner = (tokens: Token[] | undefined) => elementsOf(tokens ?? [], formula);
  const wrapped = (name: string, tokens: Token[] | undefined) => other(`<${name}>${inner(tokens)}</${name}>`);
  switch (token.type) {
    case 'blockMaths':
      return other(formula((token as MathsToken).text, true));
    case 'inlineMaths': {
      const { text, raw, display = /^(?:\$\$|\\\[)/.test(raw) } = token as MathsToken;
      return { kind: display ? 'other' : 'formula', html: formula(text, display), words: '' };
    }
    case 'heading':
      // The page has its own headings above these.
      return wrapped(`h${Math.min(6, (token as Tokens.Heading).depth + 2)}`, token.tokens);
    case 'paragraph':
      return wrapped('p', token.tokens);
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return wrapped(token.type, token.tokens);
    case 'codespan':
      return other(`<code>${escapeHtml(token.text)}</code>`);
    case 'code':
      return other(`<pre tabindex="0"><code>${escapeHtml(token.text)}</code></pre>`);
    case 'br':
    case 'hr':
      return other(`<${token.type}>`);
    case 'link':
      return other(linkTo((token as Tokens.Link).href, inner(token.tokens)));
    case 'image': {
      const { text, href } = token as Tokens.Image;
      return other(linkTo(href, escapeHtml(text || href)));
    }
    case 'list':
      return other(listOf(token as Tokens.List, inner));
    case 'table':
      return other(tableOf(token as Tokens.Table, inner));
    case 'text':
      return token.tokens ? other(inner(token.tokens)) : words(decodeEntities(token.text));
    case 'escape':
      return words(decodeEntities(token.text));
    case 'checkbox':
      return words((token as Tokens.Checkbox).checked ? '☑ ' : '☐ ');
    case 'space':
    case 'def':
      return other('');
    default:
      return words(token.raw);
  }
}

type Inner = (tokens: Token[] | undefined) => string;

function listOf({ ordered, start, items }: Tokens.List, inner: Inner): string {
  const rows = items.map((item) => `<li>${inner(item.tokens)}</li>`).join('');
  return ordered ? `<ol start="${Number(start) || 1}">${rows}</ol>` : `<ul>${rows}</ul>`;
}

function tableOf({ header, rows }: Tokens.Table, inner: Inner): string {
  const row = (cells: Tokens.TableCell[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${inner(cell.tokens)}</${name}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<div class="prose-table" tabindex="0"><table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

function linkTo(href: string, inside: string): string {
  if (!URL.canParse(href) || !SCHEMES.has(new URL(href).protocol)) return inside;
  return `<a href="${escapeHtml(href)}" target="_blank" rel="nofollow noopener noreferrer">${inside}</a>`;
}

const OPENING = /[\p{Ps}\p{Pi}]/u;
const AFTER = /^['’-]?[A-Za-z]*[\p{Pe}\p{Pf}\p{Po}°]*/u;

/** The brackets at the end of some words. */
function bracketsBefore(text: string): string {
  const characters = Array.from(text.slice(-20));
  const last = characters.findLastIndex((one) => !OPENING.test(one));
  return characters.slice(last + 1).join('');
}

/**
 * Text with its formulas held to what belongs to them: a line may end on either side of a formula, so
 * that a comma after it, a bracket before it or the rest of its word would begin or end a line alone.
 */
function held(line: InlineSegment[]): string[] {
  const before = (segment: InlineSegment | undefined) =>
    segment?.kind === 'text' ? bracketsBefore(segment.words) : '';
  const after = (segment: InlineSegment | undefined) =>
    segment?.kind === 'text' ? (AFTER.exec(segment.words)?.[0] ?? '') : '';

  return line.map((segment, i) => {
    const [last, next] = [line[i - 1], line[i + 1]];
    if (segment.kind === 'text') {
      const from = last?.kind === 'formula' ? after(segment).length : 0;
      const to = segment.words.length - (next?.kind === 'formula' ? before(segment).length : 0);
      return escapeHtml(segment.words.slice(from, to));
    }
    const [opening, closing] = [before(last), after(next)];
    if (segment.kind !== 'formula' || !(opening + closing)) return segment.html;
    return `<span class="held">${escapeHtml(opening)}${segment.html}${escapeHtml(closing)}</span>`;
  });
}
