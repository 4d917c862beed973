import { lookup } from '../../../../core/lookup.ts';
import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import {
  binomialTerms,
  type Laurent,
  laurentExpression,
  laurentOf,
  multiplyLaurent,
  termOf,
} from '../../../algebra-system/polynomials/laurent.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { type Rational, rational, toNumber } from '../../../algebra-system/numbers/rational.ts';

interface Power {
  first: [number, Rational];
  second: [number, Rational];
  n: number;
}
type Want =
  | { kind: 'all' }
  | { kind: 'terms'; count: number }
  | { kind: 'upTo'; exponent: number }
  | { kind: 'coefficient'; exponent: number }
  | { kind: 'term'; exponent: number };
interface Parameters {
  given: Expression;
  letter: string;
  powers: Power[];
  rest: Laurent;
  want: Want;
  isDescending: boolean;
}

const EXPANSION = '(?:binomial )?expansion';
const OF = `(?:${EXPANSION} of )`;
const COUNTS = lookup<number>({
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
});
const ORDER = '(?: in (?:ascending|descending) powers of #)?';
export const FIRST_TERMS = [
  new RegExp(
    `^find first (two|three|four|five|#) (?:non zero )?terms(?: in)?(?: ${EXPANSION})?(?: of #)?${ORDER}(?: (?:of|in) ${OF}?#)?${ORDER}$`,
  ),
  /^(?:find|求|写出)? ?# 的?展开式(?:中)?的?(?:按 # 的升幂排列的?)?前([两二三四五])项$/u,
];
export const UP_TO = [
  new RegExp(
    `^(?:expand|find (?:binomial )?expansion of) #${ORDER} (?:up to|as far as)(?: and including)?(?: term in)? #(?: term)?(?: simplifying coefficients)?(?: and (?:find|state) set of values of # for which (?:expansion|this|it) is valid)?$`,
  ),
  /^(?:将|把)? ?# 按 # 的升幂展开到(?:含)? ?# (?:的)?项$/u,
  /^(?:将|把)? ?# 展开到(?:含)? ?# (?:的)?项$/u,
];
const COEFFICIENT = [
  new RegExp(`^find coefficient of # in ${OF}?#$`),
  /^find ?# 的?(?:展开式)?中 ?(?:含)? ?# (?:项)?的系数$/u,
];
const TERM = [new RegExp(`^find term in # in ${OF}#$`), /^find ?# 的?展开式中 ?(?:含)? ?# 的?项$/u];
const CONSTANT = [
  new RegExp(`^find (?:term independent of #|constant term) in ${OF}?#$`),
  /^find ?# 的?展开式(?:中)?的?常数项$/u,
];
const ALL = [
  /^(?:fully )?expand #(?: fully| completely| and simplify)?$/,
  /^find (?:binomial )?expansion of #$/,
  /^(?:将|把)? ?(?:展开 ?#|# 展开)$/u,
];

export const binomialExpansion: Method<Parameters> = {
  id: 'binomial-expansion',
  topic: '9709/p1/series',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const request = requestIn(say, formulas);
    const given = request && expressionOf(request.given);
    const [letter, ...others] = given ? symbolsOf(given) : [];
    if (!request || !given || !letter || others.length > 0) return null;
    const parts = partsOf(given, letter);
    if (!parts) return null;
    const exponent = request.power === null ? 0 : exponentOf(request.power, letter);
    if (exponent === null) return null;
    const want = { ...request.want, ...('exponent' in request.want ? { exponent } : {}) } as Want;
    return { given, letter, ...parts, want, isDescending: /descending|降幂/.test(question.lower) };
  },
  solve({ given, letter, powers, rest, want, isDescending }) {
    const expanded = powers.map(({ first, second, n }) => binomialTerms(first, second, n));
    const maps = expanded.map((terms): Laurent =>
      terms.reduce(
        (all, { exponent, coefficient }) => multiplyTerm(all, exponent, coefficient),
        new Map<number, Rational>(),
      ),
    );
    const whole = maps.reduce(multiplyLaurent, rest);
    const sorted = [...whole].sort(([a], [b]) => (isDescending ? b - a : a - b));
    const [power] = powers;
    const theorem = step(
      { en: 'Use the binomial theorem', zh: '用二项式定理' },
      powers.map((one, index) => generalTerm(one, letter, expanded[index]!, want)),
      ['M1'],
      {
        en: 'Each term takes the second term from r of the n brackets.',
        zh: '每一项都是从 n 个括号中的 r 个取第二项得到的。',
      },
    );
    if (want.kind === 'coefficient' || want.kind === 'term') {
      const value = whole.get(want.exponent) ?? rational(0);
      const isAlone =
        powers.length === 1 && rest.size === 1 && rest.get(0)?.n === 1n && rest.get(0)?.d === 1n;
      const own = isAlone ? expanded[0]!.find(({ exponent }) => exponent === want.exponent) : undefined;
      const answer = want.kind === 'term' ? termOf(want.exponent, value, letter) : number(value);
      const middle: Step = own
        ? step(
            {
              en: `The power is ${want.exponent} when r = ${own.r}`,
              zh: `当 r = ${own.r} 时幂次为 ${want.exponent}`,
            },
            [
              `\\binom{${power!.n}}{${own.r}} ${bracket(power!.first, letter)}^{${power!.n - own.r}} ${bracket(power!.second, letter)}^{${own.r}} = ${toLatex(termOf(want.exponent, value, letter))}`,
            ],
            ['M1', 'A1'],
          )
        : step(
            { en: 'Collect the products that give this power', zh: '找出能得到该幂次的乘积并相加' },
            [pairsTex(maps, rest, want.exponent, letter)],
            ['M1', 'A1'],
          );
      return {
        title: { en: 'Binomial expansion', zh: '二项式展开' },
        steps: [
          theorem,
          middle,
          step({ en: 'Write down the required answer', zh: '写出所求' }, [toLatex(answer)], ['A1']),
        ],
        answer: { text: toText(answer), tex: toLatex(answer) },
      };
    }
    const shownTerms = sorted.filter(
      ([exponent], index) =>
        want.kind === 'all' || (want.kind === 'terms' ? index < want.count : exponent <= want.exponent),
    );
    const answer = laurentExpression(shownTerms, letter);
    return {
      title: { en: 'Binomial expansion', zh: '二项式展开' },
      steps: [
        theorem,
        step(
          { en: 'Simplify each term', zh: '逐项化简' },
          [`${toLatex(given)} = ${toLatex(answer)}${shownTerms.length < sorted.length ? ' + \\ldots' : ''}`],
          ['A1', 'A1'],
        ),
      ],
      answer: { text: toText(answer), tex: toLatex(answer) },
    };
  },
  /** Multiplied out, bracket by bracket, and compared in every coefficient that the answer names. */
  verify({ answer }, { given, letter, want, isDescending }) {
    const whole = laurentOf(given, letter);
    const parsed = expressionOf(answer.text);
    const named = parsed && laurentOf(parsed, letter);
    let passed = false;
    if (whole && named && want.kind === 'coefficient')
      passed = Math.abs(evaluate(parsed) - toNumber(whole.get(want.exponent) ?? rational(0))) < 1e-12;
    else if (whole && named) {
      const sorted = [...whole.keys()].sort((a, b) => (isDescending ? b - a : a - b));
      const exponents =
        want.kind === 'term'
          ? [want.exponent]
          : sorted.filter(
              (exponent, index) =>
                want.kind === 'all' ||
                (want.kind === 'terms' ? index < want.count : exponent <= want.exponent),
            );
      const same = (exponent: number) =>
        named.get(exponent)?.n === whole.get(exponent)?.n &&
        named.get(exponent)?.d === whole.get(exponent)?.d;
      passed = exponents.every(same) && [...named.keys()].every((exponent) => exponents.includes(exponent));
    }
    return [
      {
        name: { en: 'Multiplying the brackets out gives the same result.', zh: '逐个括号相乘，结果相同。' },
        passed,
      },
    ];
  },
};

function requestIn(
  say: string,
  formulas: string[],
): { want: Want; given: string; power: string | null } | null {
  const is = (forms: RegExp[]) => forms.some((form) => form.test(say));
  const isChinese = /[\u4e00-\u9fff]/u.test(say);
  const letters = formulas.filter((one) => /^\\?[a-z]+$/.test(one));
  const rest = formulas.filter((one) => !letters.includes(one));
  const countWord = FIRST_TERMS.map((form) => form.exec(say)?.[1]).find(Boolean);
  const first = countWord === '#' ? rest.shift() : countWord;
  if (first && COUNTS[first] && rest.length === 1)
    return { want: { kind: 'terms', count: COUNTS[first]! }, given: rest[0]!, power: null };
  const [one, two] = isChinese || is(UP_TO) ? [formulas[0], formulas.at(-1)] : [formulas[1], formulas[0]];
  if (is(UP_TO) && formulas.length >= 2) {
    const power = formulas.filter((each) => each !== formulas[0]).find((each) => /\^|²|³/.test(each)) ?? null;
    return power ? { want: { kind: 'upTo', exponent: 0 }, given: formulas[0]!, power } : null;
  }
  if (is(COEFFICIENT) && formulas.length === 2)
    return { want: { kind: 'coefficient', exponent: 0 }, given: one!, power: two! };
  if (is(TERM) && formulas.length === 2)
    return { want: { kind: 'term', exponent: 0 }, given: one!, power: two! };
  if (is(CONSTANT) && rest.length === 1)
    return { want: { kind: 'coefficient', exponent: 0 }, given: rest[0]!, power: null };
  return is(ALL) && formulas.length === 1
    ? { want: { kind: 'all' }, given: formulas[0]!, power: null }
    : null;
}

/** k of x^k. */
export function exponentOf(formula: string, letter: string): number | null {
  const one = expressionOf(formula);
  const power = one && laurentOf(one, letter);
  const [only] = power ? [...power] : [];
  return power?.size === 1 && only![1].n === 1n && only![1].d === 1n ? only![0] : null;
}

function partsOf(given: Expression, letter: string): { powers: Power[]; rest: Laurent } | null {
  const factors = given.kind === 'product' ? given.factors : [given];
  const powers: Power[] = [];
  let rest: Laurent = new Map([[0, rational(1)]]);
  for (const factor of factors) {
    const n =
      factor.kind === 'power' && factor.exponent.kind === 'number' && factor.exponent.value.d === 1n
        ? Number(factor.exponent.value.n)
        : 0;
    const base = factor.kind === 'power' && n >= 3 && n <= 30 ? laurentOf(factor.base, letter) : null;
    if (base?.size === 2 && factor.kind === 'power') {
      const [first, second] = inOrder(factor.base, base, letter);
      powers.push({ first, second, n });
      continue;
    }
    const other = laurentOf(factor, letter);
    if (!other || other.size > 12) return null;
    rest = multiplyLaurent(rest, other);
  }
  return powers.length > 0 && powers.length <= 2 ? { powers, rest } : null;
}

/** The two terms in the order in which they were typed. */
function inOrder(base: Expression, terms: Laurent, letter: string): [[number, Rational], [number, Rational]] {
  const all = [...terms];
  const typed = base.kind === 'sum' ? laurentOf(base.terms[0]!, letter) : null;
  const lead = typed && [...typed.keys()][0];
  return all[0]![0] === lead ? [all[0]!, all[1]!] : [all[1]!, all[0]!];
}

function multiplyTerm(
  all: Map<number, Rational>,
  exponent: number,
  coefficient: Rational,
): Map<number, Rational> {
  return all.set(exponent, coefficient);
}

const bracket = ([exponent, coefficient]: [number, Rational], letter: string) =>
  `\\left(${toLatex(termOf(exponent, coefficient, letter))}\\right)`;

function generalTerm(
  { first, second, n }: Power,
  letter: string,
  terms: ReturnType<typeof binomialTerms>,
  want: Want,
): string {
  const [a, b] = [bracket(first, letter), bracket(second, letter)];
  if (want.kind === 'coefficient' || want.kind === 'term')
    return `\\left(\\cdots\\right)^{${n}}:\\quad \\binom{${n}}{r} ${a}^{${n}-r} ${b}^{r}`;
  const shown = terms
    .slice(0, 4)
    .map(({ r }) => (r === 0 ? `${a}^{${n}}` : `\\binom{${n}}{${r}} ${a}^{${n - r}} ${b}^{${r}}`));
  return `${shown.join(' + ')} + \\ldots`;
}

/** coefficient × coefficient for every pair of powers that add up. */
function pairsTex(maps: Laurent[], rest: Laurent, exponent: number, letter: string): string {
  const [left, right] = maps.length === 2 ? [multiplyLaurent(maps[0]!, rest), maps[1]!] : [rest, maps[0]!];
  const pairs = [...left].flatMap(([own, value]) => {
    const other = right.get(exponent - own);
    return other
      ? [
          `\\left(${toLatex(termOf(own, value, letter))}\\right)\\left(${toLatex(termOf(exponent - own, other, letter))}\\right)`,
        ]
      : [];
  });
  return pairs.length > 0 ? pairs.join(' + ') : rationalTex(rational(0));
}
