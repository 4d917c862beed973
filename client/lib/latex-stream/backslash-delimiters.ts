import type { Segment } from './segment.ts';
import { mended } from './repair-latex.ts';
import { endOfParagraph, unquoted } from './paragraph.ts';
import { isAllMaths } from './maths-or-money.ts';
import { encodeFormula } from './formula-encoding.ts';

const CLOSED_BY: Record<string, string> = { '(': ')', '[': ']' };
const BEGIN = /\\begin\s*\{([a-zA-Z]+\*?)\}/y;
const ENVIRONMENTS =
  /^(?:equation|displaymath|math|align(?:ed|at|edat)?|flalign|gather(?:ed)?|multline|split|eqnarray|[dr]?cases|array|subarray|(?:[bBpvV]|small)?matrix)\*?$/;
/** What may still become a sign of LaTeX. */
const HALF = /^\\(?:\\|[a-zA-Z]*(?:\s*\{[a-zA-Z]*\*?)?)?$/;

/** A formula in `\( \)` or `\[ \]`, an environment of its own, or what else a backslash begins. */
export function backslashAt(source: string, at: number, growing: boolean): Segment | null {
  const isLast = (end: number) => growing && endOfParagraph(source, end) === source.length;
  if (growing && HALF.test(source.slice(at, at + 40)) && at + 40 > source.length) return null;

  const begin = matchAt(BEGIN, source, at);
  if (begin) return environmentAt(source, at, begin, isLast);
  if (matchAt(END, source, at)) return { shown: '', end: END.lastIndex };

  // Some models escape the backslash itself.
  const twice = /^\\\\[()[\]]/.test(source.slice(at, at + 3));
  const signs = twice ? 3 : 2;
  const sign = source[at + signs - 1] ?? '';
  const closing = CLOSED_BY[sign];
  if (!closing) {
    if (sign === ')' || sign === ']') return { shown: '', end: at + signs };
    return { shown: source.slice(at, at + 2), end: at + 2 };
  }

  const from = at + signs;
  const display = sign === '[';
  const isBlock = display && /^[ \t]*\n/.test(source.slice(from));
  const end = closingAt(source, from, `${twice ? '\\\\' : '\\'}${closing}`, isBlock);
  if (end !== null) {
    const tex = mended(unquoted(source, at, source.slice(from, end)));
    return { shown: tex && encodeFormula(tex, display), end: end + signs };
  }
  if (isBlock ? growing : isLast(from)) return null;
  return unclosed(source, from, display);
}

const END = /\\end\s*\{[a-zA-Z]*\*?\}/y;

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Nobody closed it: a formula if all that follows in its paragraph is one, else words. */
export function unclosed(source: string, from: number, display: boolean): Segment {
  const end = endOfParagraph(source, from);
  const rest = source.slice(from, end);
  if (!isAllMaths(rest)) return { shown: '', end: from };
  const tex = mended(rest);
  return { shown: tex && encodeFormula(tex, display), end };
}

/** Where it is closed; a backslash takes the next sign with it. */
function closingAt(source: string, from: number, closing: string, isBlock: boolean): number | null {
  const end = isBlock ? source.length : endOfParagraph(source, from);
  for (let at = from; at < end; at += 1) {
    if (source.startsWith(closing, at) && at + closing.length <= end) return at;
    if (source[at] === '\\') at += 1;
  }
  return null;
}

function environmentAt(
  source: string,
  at: number,
  [begin, name]: RegExpExecArray,
  isLast: (end: number) => boolean,
): Segment | null {
  if (!ENVIRONMENTS.test(name!)) return { shown: '', end: at + begin.length };
  const escaped = name!.replace('*', '\\*');
  const edges = new RegExp(`\\\\(begin|end)\\s*\\{${escaped}\\}`, 'g');
  const paragraph = endOfParagraph(source, at);
  edges.lastIndex = at;
  let depth = 0;
  for (let edge = edges.exec(source); edge && edge.index < paragraph; edge = edges.exec(source)) {
    depth += edge[1] === 'begin' ? 1 : -1;
    if (depth > 0) continue;
    const tex = mended(unquoted(source, at, source.slice(at, edges.lastIndex)));
    return { shown: tex && encodeFormula(tex, true), end: edges.lastIndex };
  }
  if (isLast(at)) return null;
  const tex = mended(`${source.slice(at, paragraph)}\\end{${name!}}`);
  return { shown: encodeFormula(tex, true), end: paragraph };
}
