import type { Fact, Goal } from '../schema/problem.ts';
import { plain } from '../statistics/facts/notation.ts';
import { type Found, latest, only, valueOf } from './found.ts';
import { rateIn, timesIn } from './rates.ts';
import type { Parameter, Region, Sign, Tested } from './tested.ts';
import { sumIn } from '../reading/samples/sums.ts';

/** The facts of one part, the stem being the first. */
export interface Piece {
  facts: readonly Fact[];
  /** Whether the part asks for the chance of an error under another value. */
  isOther: boolean;
}

/** Everything that was told of a test, taken apart; null where two things that were told do not go together. */
export function testedIn(pieces: readonly Piece[], goals: readonly Goal[]): Tested | null {
  const last = pieces.length - 1;
  const all = pieces.flatMap(({ facts, isOther }, part) =>
    facts.map((one): Found => ({
      relation: one.relation,
      of: one.of.map(String),
      part,
      isOther: isOther && part > 0,
    })),
  );
  const asked = goals
    .flatMap(({ where }) => where ?? [])
    .map((one): Found => ({ relation: one.relation, of: one.of.map(String), part: last, isOther: false }));
  const known = all.filter((one) => !one.isOther || !OF_PARAMETER.has(one.relation) || isOfSample(one));
  const trends = [...known, ...asked].filter(({ relation }) => relation === 'told trend');
  const signs = [...new Set(trends.map(({ of }) => of[0]!))];
  const region = regionIn(known);
  if (region === 'unclear' || signs.length > 1) return null;
  const sign = (signs[0] ??
    (region ? (/</.test(region.sign) || region.sign === '=' ? '<' : '>') : undefined)) as Sign | undefined;
  if (!sign || (region && sign !== '!=' && /</.test(region.sign) !== (sign === '<') && region.sign !== '='))
    return null;
  const levels = [...known, ...asked].filter(({ relation }) => relation === 'told level');
  const level = levels.length > 0 ? only(latest(levels).map(({ of }) => valueOf(of[0]!))) : null;
  const parameter = parameterIn(known, trends);
  if (!parameter || Number.isNaN(parameter.value) || (level !== null && !(level > 0 && level <= 0.2)))
    return null;
  const others = all.filter(
    (one) => one.part === last && one.isOther && OF_PARAMETER.has(one.relation) && !isOfSample(one),
  );
  const actual = only(others.map((one) => actualOf(one, parameter)));
  return {
    ...parameter,
    sign,
    level,
    region,
    actual,
    isNormal: all.some(({ relation }) => relation === 'normal'),
    isApproximate: all.some(({ relation, part }) => relation === 'told approximation' && part === last),
    words:
      trends.map(({ of }) => of[1]!.split('~')[1] ?? '').toSorted((a, b) => b.length - a.length)[0] ?? '',
  };
}

const OF_PARAMETER = new Set(['told moment', 'told share', 'told rate', 'told sum']);
const isOfSample = ({ relation, of }: Found): boolean => relation === 'told moment' && of[0] !== 'mean';

function regionIn(known: readonly Found[]): Region | null | 'unclear' {
  const all = [
    ...new Map(
      known.filter(({ relation }) => relation === 'told region').map(({ of }) => [of.join(' '), of]),
    ).values(),
  ];
  if (all.length === 0) return null;
  const [sign, value] = all[0]!;
  if (all.length > 1) return 'unclear';
  if (sign !== 'formula') return { sign: sign as Region['sign'], value: valueOf(value!) };
  const [, found, number] = /^[A-Z]\s*(<=?|>=?|=)\s*([\d.]+)$/.exec(plain(value!)) ?? [];
  return found && number ? { sign: found as Region['sign'], value: Number(number) } : 'unclear';
}

/** Which parameter is tested: what is told of it before a sample is, or what the claim compares it with. */
function parameterIn(known: readonly Found[], trends: readonly Found[]): Parameter | null {
  const of = (relation: string) => known.filter((one) => one.relation === relation);
  const compared = trends.flatMap((one) =>
    one.of[2] ? [valueOf(one.of[2])] : /^bias~.*\bcoin\b/.test(one.of[1]!) ? [0.5] : [],
  );
  const isPoisson =
    of('poisson').length > 0 ||
    of('told law').some((one) => /^\W*(?:mathrm\W*)?Po\b/.test(one.of[0]!.replace(/^.*?(?:~|\\sim)/, '')));
  const sizes = of('told sample');
  const size = sizes.length > 0 ? only(latest(sizes).map((one) => Number(one.of[0]))) : null;
  const sizePart = sizes.length > 0 ? latest(sizes)[0]!.part : 0;
  const counts = of('told count').filter(({ part }) => part >= sizePart);
  const count = counts.length > 0 ? only(latest(counts).map((one) => Number(one.of[0]))) : null;
  const isNumber = of('told rate').length > 0 || isPoisson;
  if (isNumber) return rateIn(known, compared, count, size);
  if (Number.isNaN(size)) return null;
  const shares = of('told share');
  const moments = of('told moment');
  if (
    shares.length > 0 ||
    trends.some((one) => one.of[1]!.startsWith('share~') || one.of[1]!.startsWith('bias~'))
  ) {
    if (moments.length > 0 || of('told spread').length > 0 || Number.isNaN(count)) return null;
    const value = only([...shares.map((one) => valueOf(one.of[0]!)), ...compared]);
    return value !== null && value > 0 && value < 1 && (count === null || size === null || count <= size)
      ? {
          kind: 'share',
          value,
          size,
          sigma: null,
          sampleMean: null,
          count,
          isOldSpread: false,
          period: null,
          per: null,
          factor: 1,
        }
      : null;
  }
  return meanIn(known, compared, size, sizePart);
}

function meanIn(
  known: readonly Found[],
  compared: readonly number[],
  size: number | null,
  sizePart: number,
): Parameter | null {
  const at = known.findIndex(({ relation }) => relation === 'told sample');
  const isBefore = (one: Found) => at < 0 || known.indexOf(one) < at;
  const moments = known.filter(({ relation }) => relation === 'told moment');
  const value = only([
    ...moments.filter((one) => one.of[0] === 'mean' && isBefore(one)).map((one) => valueOf(one.of[1]!)),
    ...compared,
  ]);
  const inSample = moments.filter((one) => one.part >= sizePart && (one.of[0] !== 'mean' || !isBefore(one)));
  const means = inSample.map((one) =>
    one.of[0] === 'total' ? valueOf(one.of[1]!) / (size ?? Number.NaN) : valueOf(one.of[1]!),
  );
  const sums = known.filter(({ relation }) => relation === 'told sum');
  const spreads = known.filter(({ relation }) => relation === 'told spread');
  if (
    sums.length > 0 ||
    value === null ||
    spreads.some((one) => !isBefore(one) && !one.of[0]!.startsWith('population')) ||
    known.some(({ relation }) => relation === 'told law')
  )
    return null;
  const sigma = only(
    spreads.map((one) =>
      one.of[0]!.endsWith('variance') ? Math.sqrt(valueOf(one.of[1]!)) : valueOf(one.of[1]!),
    ),
  );
  const sampleMean =
    inSample.length > 0 ? only(latest(inSample).map((one) => means[inSample.indexOf(one)]!)) : null;
  if (Number.isNaN(sampleMean) || Number.isNaN(sigma) || (sigma !== null && !(sigma > 0))) return null;
  return {
    kind: 'mean',
    value,
    size,
    sigma,
    sampleMean,
    count: null,
    isOldSpread: !known.some(({ relation }) => relation === 'same spread'),
    period: null,
    per: null,
    factor: 1,
  };
}

/** The value that a part takes to be the right one. */
function actualOf({ relation, of }: Found, { kind, per, factor }: Parameter): number {
  if (relation === 'told rate')
    return kind === 'rate' && (of[1] === per || timesIn(of[1]!, per ?? '') !== null)
      ? (valueOf(of[0]!) * factor) / (of[1] === per ? 1 : timesIn(of[1]!, per!)!)
      : Number.NaN;
  if (relation === 'told share') return kind === 'share' ? valueOf(of[0]!) : Number.NaN;
  if (relation === 'told moment') return kind === 'mean' ? valueOf(of[1]!) : Number.NaN;
  const sum = sumIn(of[0]!);
  return sum ? Number.NaN : letterValue(of[0]!, kind);
}

function letterValue(source: string, kind: Tested['kind']): number {
  const [, letter, value] = /^(p|\\?mu|μ|\\?lambda|λ)\s*=\s*([\d.]+)$/.exec(plain(source)) ?? [];
  const expected = kind === 'mean' ? /mu|μ/ : kind === 'share' ? /^p$/ : /lambda|λ/;
  return letter && expected.test(letter) && kind !== 'rate' ? Number(value) : Number.NaN;
}
