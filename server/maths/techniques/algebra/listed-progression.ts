import {
  minus,
  over,
  plus,
  type Rational,
  raised,
  rational,
  rationalOfDecimal,
  sameRational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import type { Step } from '../../writing/method.ts';
import type { Question } from '../../reading/questions/question.ts';
import { patternOf, type Progression, type Want } from '../../reading/algebra/progressions.ts';
import { bracketTex, rationalTex } from './quadratics.ts';
import { step } from '../../writing/step.ts';

type Kind = 'arithmetic' | 'geometric';

const NUMBER = '\\d{1,40}(?:\\.\\d{1,40})?(?:/\\d{1,40})?';
const PLUS = new RegExp(
  `(?<![\\d.])-?${NUMBER}(?: ?[+-] ?${NUMBER}){1,7} ?[+-]? ?\\.\\.\\.(?: ?([+-]) ?(${NUMBER}))?`,
);
const COMMAS = new RegExp(
  `(?<![\\d.])-?${NUMBER}(?: ?, ?-?${NUMBER}){2,7} ?,? ?\\.\\.\\.(?: ?,? ?(-?)(${NUMBER})(?! ?,))?`,
);
const OF = '(?:(?:infinite |finite )?(?:arithmetic |geometric )?(?:series|progression|sequence) )?§';
const FIND = '(?:find |calculate |evaluate |work out |determine |what is |state )';
const OF_ZH = '(?:等差|等比)?(?:数列|级数)?§';
const COUNT: Record<string, number> = {
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
};

interface Form {
  form: RegExp;
  want: 'all' | 'infinity' | 'sum' | 'term' | 'count';
}
const FORMS: Form[] = [
  { want: 'all', form: new RegExp(`^${FIND}?(?:sum of |value of )?(?:all terms (?:of|in) )?${OF}$`) },
  { want: 'all', form: new RegExp(`^(?:求|计算)?${OF_ZH}(?:的?(?:和|值|所有项之和))?$`, 'u') },
  { want: 'infinity', form: new RegExp(`^${FIND}sum to infinity of ${OF}$`) },
  { want: 'infinity', form: new RegExp(`^(?:求|计算)${OF_ZH}的?无穷(?:项)?(?:的|之)?和$`, 'u') },
  { want: 'sum', form: new RegExp(`^${FIND}sum of (?:its )?first (\\d+|[a-z]+) terms (?:of|in) ${OF}$`) },
  { want: 'sum', form: new RegExp(`^(?:求|计算)${OF_ZH}的?前(\\d+)项(?:的|之)?和$`, 'u') },
  { want: 'term', form: new RegExp(`^${FIND}(\\d+)(?:st|nd|rd|th) term (?:of|in) ${OF}$`) },
  { want: 'term', form: new RegExp(`^(?:求|计算)?${OF_ZH}的?第(\\d+)项(?:是多少|的值)?$`, 'u') },
  {
    want: 'count',
    form: new RegExp(`^(?:how many terms are (?:there )?in|${FIND}number of terms in) ${OF}$`),
  },
  { want: 'count', form: new RegExp(`^(?:求)?${OF_ZH}的?(?:项数|共?有多少项)$`, 'u') },
];

/** 3 + 7 + 11 + … + 99 and the like: which progression it is, its own terms must tell. */
export function listedProgression(question: Question, kind: Kind): Progression | null {
  const text = plain(question.lower);
  const listing = PLUS.exec(text) ?? COMMAS.exec(text);
  if (!listing) return null;
  const isSum = PLUS.test(text);
  const list = numbersIn(listing[0].slice(0, listing[0].indexOf('...')));
  const end = listing[2] ? signedRational(listing[1] ?? '', listing[2]) : null;
  const say = text
    .replace(listing[0], '§')
    .replace(/\b(?:the|a|an)\b/g, ' ')
    .replace(/[.?:,]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(
      / ?§ ?(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]) ?§ ?|(?<=[\u4e00-\u9fff]) | (?=[\u4e00-\u9fff])/gu,
      (one) => one.trim(),
    )
    .trim();
  const asks = FORMS.flatMap(({ form, want }) => {
    const match = form.exec(say);
    return match ? [{ want, count: match[1] }] : [];
  });
  const [request] = asks;
  if (!list || !request || (request.want === 'all' && !isSum && !/sum|和/.test(say))) return null;
  const fits = (['arithmetic', 'geometric'] as const).filter((one) => isOf(list, end, one));
  const other = kind === 'arithmetic' ? /geometric|等比/ : /arithmetic|等差/;
  if (fits.join() !== kind || other.test(say)) return null;
  return progressionOf(list, end, kind, request);
}

function progressionOf(
  list: Rational[],
  end: Rational | null,
  kind: Kind,
  { want, count }: { want: Form['want']; count: string | undefined },
): Progression | null {
  const facts = { list, terms: [], sums: [] };
  const at = count ? (COUNT[count] ?? Number(count)) : 0;
  const whole = (goal: Want): Progression => ({ facts, want: goal, isPositive: false });
  switch (want) {
    case 'all': {
      const last = end && placeOf(list, end, kind);
      return last ? { ...whole({ kind: 'sum', at: last }), counted: { last: end, count: last } } : null;
    }
    case 'count':
      return end && kind === 'arithmetic'
        ? { ...whole({ kind: 'count' }), facts: { ...facts, last: end } }
        : null;
    case 'infinity':
      return !end && kind === 'geometric' ? whole({ kind: 'infinity' }) : null;
    default:
      return !end && Number.isInteger(at) && at > 0 && at <= 400 ? whole({ kind: want, at }) : null;
  }
}

/** The line that counts the terms from the last one. */
export function countStep({ counted }: Progression, kind: Kind, first: Rational, common: Rational): Step[] {
  if (!counted) return [];
  const [a, d, last] = [rationalTex(first), bracketTex(common), rationalTex(counted.last)];
  return [
    step(
      { en: 'Count the terms from the last one', zh: '由末项求项数' },
      [
        kind === 'arithmetic' ? `${a} + (n - 1) \\times ${d} = ${last}` : `${a} \\times ${d}^{n-1} = ${last}`,
        `n = ${counted.count}`,
      ],
      ['M1'],
    ),
  ];
}

function isOf(list: Rational[], end: Rational | null, kind: Kind): boolean {
  const pattern = patternOf(list, kind);
  if (!pattern || (list.length < 3 && !end)) return false;
  return !end || placeOf(list, end, kind) !== null;
}

/** Which term the last one is; null where it is none, or none after those that are written. */
function placeOf(list: Rational[], end: Rational, kind: Kind): number | null {
  const { first, common } = patternOf(list, kind)!;
  if (kind === 'arithmetic') {
    if (signOf(common) === 0) return null;
    const steps = over(minus(end, first), common);
    const place = plus(steps, rational(1));
    return place.d === 1n && place.n > BigInt(list.length) && place.n < 5000n ? Number(place.n) : null;
  }
  for (let place = list.length + 1; place <= 60; place += 1)
    if (sameRational(times(first, raised(common, place - 1)), end)) return place;
  return null;
}

function plain(lower: string): string {
  return lower
    .replace(/\$+|\\[()[\]]/g, ' ')
    .replace(/\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1/$2')
    .replace(/\\(?:l|c)?dots|…+|⋯|\.{3,}/gu, ' ... ')
    .replace(/−/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "3 + 7 - 1/2 +" or "3, 7, -1/2," */
function numbersIn(text: string): Rational[] | null {
  const matches = [...text.matchAll(new RegExp(`([+-]?) ?(${NUMBER})`, 'g'))];
  const values = matches.map(([, sign, value]) => signedRational(sign ?? '', value!));
  return values.length >= 2 ? values : null;
}

function signedRational(sign: string, value: string): Rational {
  const [above, below] = value.split('/').map(rationalOfDecimal);
  const size = below ? over(above!, below) : above!;
  return sign === '-' ? { n: -size.n, d: size.d } : size;
}
