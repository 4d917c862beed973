import { FUNCTIONS, GREEK_NAMES } from '../../algebra-system/parsing/names.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Fragment } from './question.ts';

const TWO_LETTER_WORDS = new Set(
  'of is in to at on by if or as an be it we do so up no us my he go am me cm km kg mm ms st nd rd th vs'.split(
    ' ',
  ),
);
const NAMES = [...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'pi'].sort((a, b) => b.length - a.length);
const WITH_HYPHEN = /^[xyzθ]-(?:axis|axes|coordinates?|intercepts?|plane|values?|direction|轴|坐标)/u;
const MATHS_BEFORE = /[=+\-*/^_<>≤≥|({[\\±√]\s*$/u;

export interface Segment {
  source: string;
  at: number;
  isMaths: boolean;
}

/** Takes a question apart into words and mathematics and reads the mathematics. */
export function fragmentsOf(text: string): {
  fragments: Fragment[];
  unread: { source: string; at: number }[];
} {
  const fragments: Fragment[] = [];
  const unread: { source: string; at: number }[] = [];
  let before = '';
  for (const segment of segmentsOf(text)) {
    if (!segment.isMaths) {
      before += segment.source;
      continue;
    }
    const read = readAll(segment);
    for (const part of read) {
      if (part.parsed) {
        fragments.push({
          statement: part.parsed,
          source: part.source,
          at: part.at,
          before: before.trim().toLowerCase(),
        });
        before = '';
      } else {
        unread.push({ source: part.source, at: part.at });
        before += part.source;
      }
    }
  }
  return { fragments, unread };
}

function readAll({
  source,
  at,
}: Segment): { source: string; at: number; parsed: Fragment['statement'] | null }[] {
  const lead = /^[\s,.;:?!，。；：？！、)]*/u.exec(source)![0].length;
  const core = source.slice(lead).replace(/(?:[\s,.;:?!，。；：？！、(…+]|\\[lc]?dots){1,300}$/u, '');
  if (!/[\p{L}\p{N}]/u.test(core)) return [];
  const parsed = parse(core);
  if (parsed.ok) return [{ source: core, at: at + lead, parsed: parsed.statement }];
  const aside = asideIn(core);
  if (aside)
    return [
      ...readAll({ source: aside.before, at: at + lead, isMaths: true }),
      ...readAll({ source: aside.inside, at: at + lead + aside.at, isMaths: true }),
    ];
  const parts = splitAtJoints(core);
  if (parts.length < 2) return [{ source: core, at: at + lead, parsed: null }];
  return parts.flatMap((part) => readAll({ source: part.text, at: at + lead + part.at, isMaths: true }));
}

/** A condition in brackets at the end: "x² = 4 (x > 0)". */
function asideIn(text: string): { before: string; inside: string; at: number } | null {
  if (!/[)）]$/u.test(text)) return null;
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('（'));
  const before = text.slice(0, Math.max(open, 0)).trimEnd();
  const inside = text.slice(open + 1, -1);
  const isCondition = !/[()（）]/u.test(inside) && /[<>≤≥]|\\[lg]eq?\b/u.test(inside);
  return before && isCondition ? { before, inside, at: open + 1 } : null;
}

/** At commas, semicolons, colons and the ends of sentences that are outside brackets. */
function splitAtJoints(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const one = text[index]!;
    if ('([{（'.includes(one)) depth += 1;
    if (')]}）'.includes(one)) depth -= 1;
    const isPoint = one === '.' && !/\d/.test(text[index + 1] ?? '');
    if (depth <= 0 && (',;:，；：。、\n?？'.includes(one) || isPoint)) {
      parts.push({ text: text.slice(from, index), at: from });
      from = index + 1;
    }
  }
  parts.push({ text: text.slice(from), at: from });
  return parts.filter((part) => part.text.trim());
}

/** Words and mathematics in turn. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  const push = (source: string, at: number, isMaths: boolean) => {
    const last = segments.at(-1);
    // Spaces and punctuation go with what stands before them.
    if (last && last.isMaths === isMaths && !(isMaths && last.source.endsWith('$'))) last.source += source;
    else segments.push({ source, at, isMaths });
  };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const marked = /^(?:\$\$([\s\S]+?)\$\$|\$([^$\n]+?)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\])/.exec(rest);
    if (marked) {
      const inner = marked.slice(1).find((one) => one !== undefined)!;
      segments.push({ source: inner, at: at + marked[0].indexOf(inner), isMaths: true });
      at += marked[0].length;
      // What follows is a piece of its own.
      segments.push({ source: '', at, isMaths: false });
      continue;
    }
    const block = /^\\begin\{(\w+)\*?\}[\s\S]*?\\end\{\1\*?\}/.exec(rest)?.[0];
    if (block) {
      push(block, at, true);
      at += block.length;
      continue;
    }
    const word = wordAt(text, at);
    // The at of 1/4 + at + bt² is a product.
    const isProduct =
      word?.length === 2 &&
      /[+\-−=(] ?$/.test(text.slice(Math.max(0, at - 2), at)) &&
      /^ ?[+\-−]/.test(text.slice(at + 2, at + 4));
    if (word && isProduct) {
      push(word, at, true);
      at += word.length;
      continue;
    }
    if (word) {
      push(word, at, false);
      at += word.length;
      continue;
    }
    const letters = /^\\?[A-Za-z]+/.exec(rest)?.[0];
    const step = letters ?? String.fromCodePoint(rest.codePointAt(0)!);
    const neutral = /^[\s,.;:?!，。；：？！、'’"“”‘]$/u.test(step);
    if (neutral && segments.length > 0) segments.at(-1)!.source += step;
    else push(step, at, !neutral);
    at += step.length;
  }
  return segments;
}

/** The word of a sentence that starts here, or null where mathematics does. */
function wordAt(text: string, at: number): string | null {
  const rest = text.slice(at);
  const chinese = /^[\u4e00-\u9fff]+/u.exec(rest)?.[0];
  if (chinese) return chinese;
  const hyphened = WITH_HYPHEN.exec(rest)?.[0];
  if (hyphened && !/[\w\\]/.test(text[at - 1] ?? '')) return hyphened;
  const ordinal = /^\d+(?:st|nd|rd|th)\b/.exec(rest)?.[0];
  if (ordinal) return ordinal;
  const word = /^[A-Za-z]+(?:[’'](?:s|t|re|ll)\b)?(?:-[A-Za-z]{2,})*/.exec(rest)?.[0];
  if (!word || text[at - 1] === '\\' || /^[_^]/.test(rest.slice(word.length))) return null;
  if (word === 'of' && /d\/d[a-z]\s*$/.test(text.slice(0, at))) return null;
  // ∠ABC, △ABC
  if (/^[A-Z]{3}$/.test(word) && /[∠△]\s?$/u.test(text.slice(0, at))) return null;
  if (word.length >= 3) {
    if (NAMES.some((name) => word.startsWith(name) && isMathsAfter(word.slice(name.length)))) return null;
    return /[aeiouyAEIOUY]/.test(word) || word.length > 4 ? word : null;
  }
  if (word.length === 2)
    return TWO_LETTER_WORDS.has(word.toLowerCase()) && !isFormula(text, at, word) ? word : null;
  if (word === 'a' || word === 'A' || word === 'I') {
    const after = text.slice(at + 1);
    if (MATHS_BEFORE.test(text.slice(0, at)) || /\d$/.test(text.slice(0, at))) return null;
    if (!/^\s+\p{L}/u.test(after)) return null;
    const next = after.trimStart();
    return wordAt(text, at + 1 + (after.length - next.length)) ? word : null;
  }
  return null;
}

/** What may follow a function's name inside a run of letters: sinx, cosθ. */
function isMathsAfter(rest: string): boolean {
  return (
    rest.length <= 1 || NAMES.some((name) => rest.startsWith(name)) || /^[a-z](?:sin|cos|tan|ln)/.test(rest)
  );
}

/** Two letters that touch signs of mathematics are factors: 3at², (at + b). */
function isFormula(text: string, at: number, word: string): boolean {
  return /[\d=+*/^_({[]$/u.test(text.slice(0, at)) || /^[=+*/^_²³\d]/u.test(text.slice(at + word.length));
}
