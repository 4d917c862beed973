import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';
import { compareAnswers } from '../marking/mark-typed.ts';
import { splitItems } from '../marking/value-sets.ts';

const MAX_LENGTH = 120;
const MOST_PIECES = 6;

export interface Pieces {
  right: string[];
  wrong: string[];
  are: 'values' | 'terms';
}

/** Of a wrong list or sum which pieces are right and which are not; null where that cannot be told of each, or all are alike. */
export function rightPieces(typed: string, ours: string): Pieces | null {
  if (typed.length > MAX_LENGTH || ours.length > MAX_LENGTH) return null;
  return pieces(splitItems(typed), splitItems(ours), 'values') ?? termsOf(typed, ours);
}

const WORDS = /(?<![a-z])(?!(?:sin|cos|tan|sec|cosec|cot|ln|log|exp|sqrt|sinh|cosh|tanh)(?![a-z]))[a-z]{3}/i;

function termsOf(typed: string, ours: string): Pieces | null {
  const bare = (text: string) => text.replace(/^[^=<>]{1,12}=(?=[^=])/, '').trim();
  if (/[=<>≤≥]/.test(bare(typed) + bare(ours)) || WORDS.test(typed)) return null;
  return pieces(splitSum(bare(typed)), splitSum(bare(ours)), 'terms');
}

function pieces(given: string[], known: string[], are: Pieces['are']): Pieces | null {
  if (given.length < 2 || given.length > MOST_PIECES || known.length > MOST_PIECES) return null;
  const names = known.some((one) => one.includes('='));
  const [right, wrong]: [string[], string[]] = [[], []];
  for (const piece of given) {
    const value = names || are === 'terms' ? piece : piece.replace(/^[a-zα-ω]\w?\s?=\s?/iu, '');
    const verdicts = known.map((one) => comparePiece(one, value, are));
    if (verdicts.includes('right')) right.push(piece);
    else if (verdicts.every((one) => one === 'wrong')) wrong.push(piece);
    else return null;
  }
  return right.length > 0 && wrong.length > 0 ? { right, wrong, are } : null;
}

function comparePiece(ours: string, typed: string, are: Pieces['are']): 'right' | 'wrong' | null {
  if (are === 'terms') {
    const same = equivalent(ours, typed, 'STATEMENT');
    return same.read
      ? same.equivalent === true
        ? 'right'
        : same.equivalent === false
          ? 'wrong'
          : null
      : null;
  }
  const isBare = (text: string) => !/[=<>≤≥]/.test(text);
  const own = isBare(typed) ? ours.replace(/^[a-zα-ω]\w?\s?=\s?/iu, '') : ours;
  if (isBare(typed) !== isBare(own)) return null;
  if (/[<>≤≥]/.test(typed)) {
    const same = equivalent(own, typed, 'STATEMENT');
    return same.read && same.equivalent !== null ? (same.equivalent ? 'right' : 'wrong') : null;
  }
  const mark = compareAnswers(own, typed);
  return mark === 'right' || mark === 'wrong' ? mark : null;
}

/** The terms of a sum with their signs. */
function splitSum(text: string): string[] {
  const terms: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    const before = text.slice(0, at).trimEnd().at(-1) ?? '';
    if (depth !== 0 || !/[+\-−]/.test(sign) || before === '' || /[*/^+\-−(×÷·]/.test(before)) continue;
    terms.push(text.slice(from, at));
    from = at;
  }
  return [...terms, text.slice(from)].map((one) => one.trim().replace(/^\+\s{0,3}/, '')).filter(Boolean);
}
