import type { Token } from 'marked';
import { MAX_LINE, MAX_LINES } from '../limits.ts';
import type { MathsToken } from './maths.ts';
import { tokensOrNone } from './tokens.ts';

/**
 * The working in a post: its displayed formulas and the lines that are a formula alone, one under the other.
 * Empty when there is no chain of at least two.
 */
export function chainOf(markdown: string): string[] {
  return chainIn(tokensOrNone(markdown));
}

export function chainIn(tokens: Token[]): string[] {
  const lines = linesIn(tokens).slice(0, MAX_LINES);
  return lines.length >= 2 && lines.every((line) => line.length <= MAX_LINE) ? lines : [];
}

/** What a writer puts before a line: so, hence, 所以. */
const LINK =
  /^(?:so|then|hence|thus|therefore|and|or|now|which gives|giving|this gives|we get|所以|因此|于是|从而|故|则|即|得|得到|解得|又|或|且)$/i;

/** Tables hold values and quotations somebody else's words: neither is working. */
const SKIPPED = new Set(['table', 'blockquote', 'code', 'html']);

function linesIn(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (isMaths(token)) return rowsOf(token.text);
    if (SKIPPED.has(token.type)) return [];
    if (token.type === 'list') return linesIn((token as { items?: Token[] }).items ?? []);
    if (!('tokens' in token) || !token.tokens) return [];
    return token.type === 'paragraph' || token.type === 'text'
      ? linesOfText(token.tokens)
      : linesIn(token.tokens);
  });
}

function linesOfText(tokens: Token[]): string[] {
  const lines: string[] = [];
  let words = '';
  let formulas: MathsToken[] = [];
  const end = () => {
    const [first] = formulas;
    if (first && formulas.length === 1 && isNothing(words)) lines.push(...rowsOf(first.text));
    words = '';
    formulas = [];
  };
  for (const token of tokens) {
    if (isMaths(token) && isDisplayed(token)) {
      end();
      lines.push(...rowsOf(token.text));
    } else if (isMaths(token)) formulas.push(token);
    else if (token.type === 'br') end();
    else if (token.type === 'text') {
      const [rest, ...lines] = token.raw.split('\n');
      words += rest;
      for (const line of lines) {
        end();
        words = line;
      }
    } else words += token.raw;
  }
  end();
  return lines;
}

const isMaths = (token: Token): token is MathsToken & Token =>
  token.type === 'blockMaths' || token.type === 'inlineMaths';
const isDisplayed = ({ raw }: MathsToken) => /^(?:\$\$|\\\[)/.test(raw);

function isNothing(words: string): boolean {
  const left = words.replaceAll(/[\s,.;:，。；：、∴⇒→=>-]+/g, ' ').trim();
  return left === '' || LINK.test(left);
}

/** Environments whose rows stand under each other; those of a matrix or of cases belong together. */
const ROWS =
  /\\(?:begin|end)\{(?:aligned|align|alignat|split|gathered|gather|eqnarray|array)\*?\}(?:\{[^}]*\})?/g;
const ARROWS =
  /\\(?:implies|iff|therefore|because|Rightarrow|Leftrightarrow|Longrightarrow|Longleftrightarrow)(?![a-zA-Z])|[⇒⇔∴∵]/;
/** A unit or a remark, set apart from its number by a space. */
const APART =
  /\\[ ,;]\s{0,9}(?:\\(?:text|mathrm)\{(?!\s{0,9}(?:or|and|或|且)\s{0,9}\})[^}]{0,300}\}(?:\^\{?-?\d{1,40}\}?)?|\\Omega(?![a-zA-Z]))/g;

export function rowsOf(tex: string): string[] {
  const bare = tex.replaceAll(ROWS, '');
  return splitRows(bare)
    .flatMap((row) => row.split(ARROWS))
    .map(tidy)
    .filter(Boolean);
}

/** At every `\\` that stands in no environment of its own. */
function splitRows(tex: string): string[] {
  const rows = [''];
  let depth = 0;
  for (const token of tex.match(/\\begin\{|\\end\{|\\\\(?:\[[^\]]*\])?|[\s\S]/g) ?? []) {
    if (token === '\\begin{') depth += 1;
    if (token === '\\end{') depth -= 1;
    if (token.startsWith('\\\\') && depth === 0) rows.push('');
    else rows[rows.length - 1] += token;
  }
  return rows;
}

function tidy(row: string): string {
  const inOneColumn = row.includes('\\begin{') ? row : row.replaceAll(/(?<!\\)&/g, ' ');
  return inOneColumn
    .replaceAll(APART, ' ')
    .replaceAll(
      /\\(?:tag|label)\*?\{[^}]{0,300}\}|\\(?:qquad|quad|displaystyle|notag|nonumber)(?![a-zA-Z])|\\[,;:!]/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?:\\text\{[^}]{0,300}\}|\([^()]{0,300}[\u4e00-\u9fff][^()]{0,300}\))$/, '')
    .trim()
    .replace(/(?<![.,;，。；])[.,;，。；]+$/, '')
    .trim();
}
