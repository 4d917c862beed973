import { minus, over, type Rational, sameRational, signOf } from '../../algebra-system/numbers/rational.ts';
import type { Question } from '../questions/question.ts';
import { wordingOf } from './question-equations.ts';
import { rationalIn } from './points-and-lines.ts';

export interface Facts {
  first?: Rational;
  /** The common difference or ratio. */
  common?: Rational;
  last?: Rational;
  total?: Rational;
  infinity?: Rational;
  list?: Rational[];
  terms: { at: number; value: Rational }[];
  /** `count` is null for "the first n terms". */
  sums: { count: number | null; value: Rational }[];
}
export type Want =
  | { kind: 'term' | 'sum'; at: number }
  | { kind: 'first' | 'common' | 'both' | 'count' | 'infinity' }
  | { kind: 'least'; beyond: Rational };
export interface Progression {
  facts: Facts;
  want: Want;
  isPositive: boolean;
  /** The last term that is written, and how many there are. */
  counted?: { last: Rational; count: number };
}

type NextFormula = () => string | undefined;
const IS = '(?:is |of |equals |is equal to |为|是|等于)?';

/** Each clause takes its formulas in order; false where one does not fit. */
const FACTS: [RegExp, (facts: Facts, take: NextFormula) => boolean][] = [
  [
    new RegExp(
      `^(?:first term(?: of (?:arithmetic|geometric) (?:progression|sequence|series))?|首项) ?${IS} ?#`,
    ),
    (facts, take) => set(facts, 'first', take),
  ],
  [
    new RegExp(`^(?:common (?:difference|ratio)|公[差比]) ?${IS} ?#`),
    (facts, take) => set(facts, 'common', take),
  ],
  [new RegExp(`^(?:last term|末项) ?${IS} ?#`), (facts, take) => set(facts, 'last', take)],
  [/^sum of all(?: (?:of )?its)? terms is #/, (facts, take) => set(facts, 'total', take)],
  [/^sum to infinity (?:is |of )?#/, (facts, take) => set(facts, 'infinity', take)],
  [new RegExp(`^# term (?:of (?:arithmetic|geometric) (?:progression|sequence|series) )?${IS} ?#`), term],
  // "10 and the 7th" is one "#": the place of the second term is in it.
  [new RegExp(`^term ${IS} ?#`), term],
  [new RegExp(`^第 # 项 ?${IS} ?#`), term],
  [
    /^sum of (?:its )?first # terms (?:of (?:arithmetic|geometric) (?:progression|sequence|series) )?(?:is |equals )#/,
    sum,
  ],
  [/^前 # 项(?:的)?和(?:为|是|等于) ?#/u, sum],
  [
    /^(?:are )?(?:needed|required) (?:for (?:their |its )?sum to be|to (?:give|make) sum of|to (?:give|make) total of) #/,
    sumOfAll,
  ],
];
const LIST =
  /^(?:(?:arithmetic|geometric) (?:progression|sequence|series)|等[差比](?:数列|级数)) #(?! term)/u;
const WANTS: [RegExp, (take: NextFormula) => Want | null][] = [
  [
    /^find (?:least|smallest|minimum)(?: possible)? (?:value of # for which|number of terms such that) sum of first # terms (?:exceeds|is greater than|is more than) #/,
    (take) => {
      const [, , beyond] = [take(), take(), take()];
      const value = beyond ? rationalIn(beyond) : null;
      return value && { kind: 'least', beyond: value };
    },
  ],
  [/^(?:find sum of (?:its )?first # terms|求?前 # 项(?:的|之)?和)/u, (take) => wantAt('sum', take())],
  [/^(?:find # term|求?第 # 项(?:是多少|的值)?)/u, (take) => wantAt('term', take())],
  [/^(?:find first term and common (?:difference|ratio)|求首项[和与及]公[差比])/u, () => ({ kind: 'both' })],
  [/^(?:find common (?:difference|ratio)|求公[差比])/u, () => ({ kind: 'common' })],
  [/^(?:find first term|求首项)/u, () => ({ kind: 'first' })],
  [/^(?:find number of terms|how many terms|求项数)/u, () => ({ kind: 'count' })],
  [
    /^(?:find sum to infinity|(?:求|的)?无穷(?:项)?(?:的|之)?和|(?:求|的)?所有项(?:的|之)和)/u,
    () => ({ kind: 'infinity' }),
  ],
  [/^(?:find (?:value of )?#|求 # ?(?:的值)?)/u, (take) => (take() === 'n' ? { kind: 'count' } : null)],
];
const NOISE =
  /^(?:(?:in|of|and|has|with|given that|given|its|such that|that|whose|have|for|is|all terms are positive|(?:arithmetic|geometric) (?:progression|sequence|series))(?= |$)|find(?= 等)|已知|等[差比](?:数列|级数)|的|且|其|，|中|为正项)\s*/u;

/** What a question tells of a progression and asks of it; null where any of its words is left over. */
export function progressionIn(question: Question, kind: 'arithmetic' | 'geometric'): Progression | null {
  const { say, formulas } = wordingOf(question);
  const [own, other] =
    kind === 'arithmetic'
      ? [/\barithmetic\b|等差/, /\bgeometric\b|等比/]
      : [/\bgeometric\b|等比/, /\barithmetic\b|等差/];
  if (!own.test(say) || other.test(say)) return null;
  const facts: Facts = { terms: [], sums: [] };
  const isPositive = /\bpositive\b|正项|各项为正/.test(question.lower);
  const spare = formulas.length - (say.match(/#/g)?.length ?? 0);
  let [rest, next, want] = [
    say.replace(/ (?:all )?(?:its )?terms (?:are )?positive| positive (?=common|terms)/, ' ').trim(),
    0,
    null as Want | null,
  ];
  const take: NextFormula = () => formulas[next++];
  while (rest) {
    const fact = FACTS.find(([form]) => form.test(rest));
    const asks = WANTS.find(([form]) => form.test(rest));
    if (LIST.test(rest)) {
      facts.list = listOf(formulas.slice(next, next + spare + 1)) ?? undefined;
      next += spare + 1;
      if (!facts.list) return null;
      rest = rest.replace(LIST, '').trim();
    } else if (fact) {
      if (!fact[1](facts, take)) return null;
      rest = rest.replace(fact[0], '').trim();
    } else if (asks) {
      if (want) return null;
      want = asks[1](take);
      if (!want) return null;
      rest = rest.replace(asks[0], '').trim();
    } else if (NOISE.test(rest)) rest = rest.replace(NOISE, '').trim();
    else return null;
  }
  return want && next === formulas.length ? { facts, want, isPositive } : null;
}

function set(
  facts: Facts,
  name: 'first' | 'common' | 'last' | 'total' | 'infinity',
  take: NextFormula,
): boolean {
  const formula = take();
  const value = formula ? rationalIn(formula) : null;
  if (!value || facts[name]) return false;
  facts[name] = value;
  return true;
}

function term(facts: Facts, take: NextFormula): boolean {
  const [at, value] = [position(take()), rationalIn(take() ?? '')];
  if (!at || !value) return false;
  facts.terms.push({ at, value });
  return true;
}

function sum(facts: Facts, take: NextFormula): boolean {
  const [count, formula] = [take(), take()];
  const value = rationalIn(formula ?? '');
  const at = count === 'n' ? null : position(count);
  if (!value || at === 0) return false;
  facts.sums.push({ count: at, value });
  return true;
}

/** What all the terms add up to, whose number is not told. */
function sumOfAll(facts: Facts, take: NextFormula): boolean {
  const value = rationalIn(take() ?? '');
  if (!value) return false;
  facts.sums.push({ count: null, value });
  return true;
}

function wantAt(kind: 'term' | 'sum', formula: string | undefined): Want | null {
  const at = position(formula);
  return at ? { kind, at } : null;
}

/** "12th" is 12; 0 where it is no place. */
function position(formula: string | undefined): number {
  const match = /^(\d{1,3})(?:st|nd|rd|th)?$/.exec(formula?.trim() ?? '');
  return match ? Number(match[1]) : 0;
}

/** "3", "7", "11" or "9 + 6 + 4 +" */
function listOf(formulas: string[]): Rational[] | null {
  const parts = formulas
    .flatMap((one) => one.replace(/(?:\+|\.|…|\\l?dots|\\cdots|\s){1,300}$/u, '').split(/\s\+\s/))
    .filter((one) => /\d/.test(one));
  const values = parts.map(rationalIn);
  return values.length >= 3 && values.every((one) => one !== null) ? values : null;
}

/** First term and common difference or ratio of a list, or null where it has none. */
export function patternOf(
  list: Rational[],
  kind: 'arithmetic' | 'geometric',
): { first: Rational; common: Rational } | null {
  if (kind === 'geometric' && list.some((one) => signOf(one) === 0)) return null;
  const steps = list
    .slice(1)
    .map((one, index) => (kind === 'arithmetic' ? minus(one, list[index]!) : over(one, list[index]!)));
  return steps.every((one) => sameRational(one, steps[0]!)) ? { first: list[0]!, common: steps[0]! } : null;
}

/** The terms one after the other. */
export function termsOf(
  { first, common }: { first: Rational; common: Rational },
  count: number,
  next: (term: Rational, common: Rational) => Rational,
): Rational[] {
  const terms = [first];
  while (terms.length < count) terms.push(next(terms.at(-1)!, common));
  return terms;
}

export const wholeNumber = (value: Rational): number =>
  value.d === 1n && value.n > 0n && value.n < 100_000n ? Number(value.n) : 0;
