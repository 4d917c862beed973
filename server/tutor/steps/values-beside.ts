import { compareAnswers } from '../marking/mark-typed.ts';
import { splitItems } from '../marking/value-sets.ts';

const MOST = 5;

export interface Beside {
  right: string[];
  wrong: string[];
  isAll: boolean;
}

/** Values that were offered one by one beside those of the answer; null where none is right, or one cannot be told. */
export function valuesBeside(claims: string[], ours: string, question: string): Beside | null {
  if (ours.length > 160 || claims.length > MOST) return null;
  const known = splitItems(ours)
    .flatMap((one) => one.split(' or '))
    .map(bare)
    .filter(Boolean);
  const given = claims.flatMap((claim) => splitItems(claim)).filter((one) => /\d/.test(one));
  if (known.length < 2 || given.length === 0 || given.length > MOST) return null;
  const [right, wrong]: [string[], string[]] = [[], []];
  const found = new Set<number>();
  for (const one of given) {
    const verdicts = known.map((value) => same(value, bare(one), question));
    const at = verdicts.indexOf('right');
    if (at >= 0) {
      found.add(at);
      right.push(one);
    } else if (verdicts.every((verdict) => verdict === 'wrong')) wrong.push(one);
    else return null;
  }
  // What leads to the value at the end is no value of the answer.
  if (right.includes(given.at(-1)!)) wrong.length = 0;
  return right.length > 0 ? { right, wrong, isAll: wrong.length === 0 && found.size === known.length } : null;
}

/** Without the name and the unit of the student's. */
const bare = (text: string): string =>
  text
    .trim()
    .replaceAll('°', '')
    .replace(/^(?:theta|alpha|beta|lambda)(?![a-z])/i, 'θ')
    .replace(
      /^(?:and |or )?(?:[a-zα-ω]\w{0,2}|mod|arg|mean|sd|variance|var|radius|centre|center|standard deviation) ?(?:=|is|:)? ?(?=[-\d(√π]|\d|s?qrt)/iu,
      '',
    );

function same(ours: string, typed: string, question: string): 'right' | 'wrong' | null {
  const mark = compareAnswers(ours, typed);
  if (mark === 'right') return 'right';
  if (mark === 'wrong') return 'wrong';
  const number = /^-?\d{1,9}(?:\.\d{1,6})?/.exec(ours)?.[0];
  const isBare = /^-?\d{1,9}(?:\.\d{1,6})?$/.test(typed);
  if (number && isBare && question !== '') return Number(number) === Number(typed) ? 'right' : 'wrong';
  return null;
}
