import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { integral, zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Piece } from '../facts/cases.ts';
import { cumulativeOf, exactIntegral } from './integrals.ts';
import type { Found, Known } from './known.ts';
import { fractionLatex, fractionOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';

interface Part {
  from: number;
  to: number;
  of: (x: number) => number;
}

interface Areas {
  parts: Part[];
  start: number;
  end: number;
  /** By the exact distribution function. */
  upTo: (x: number) => number;
  /** By quadrature. */
  over: (low: number, high: number, weight?: (x: number) => number) => number;
}

/** The areas below a density; null where it is none. */
function areasOf(pieces: readonly Piece[], letter: string): Areas | null {
  if (
    pieces.some(
      ({ from, to, body }) =>
        [from, to].some((one) => symbolsOf(one).length > 0) || symbolsOf(body).some((one) => one !== letter),
    )
  )
    return null;
  const parts: Part[] = pieces.map(({ from, to, body }) => ({
    from: evaluate(from),
    to: evaluate(to),
    of: (x) => evaluate(body, { [letter]: x }),
  }));
  if (!parts.every(({ from, to }) => Number.isFinite(from) && Number.isFinite(to) && from < to)) return null;
  if (parts.some(({ from }, at) => at > 0 && Math.abs(from - parts[at - 1]!.to) > 1e-9)) return null;
  const cumulative = cumulativeOf(pieces, letter);
  if (!cumulative) return null;
  const upTo = (x: number): number => {
    if (x <= parts[0]!.from) return 0;
    const at = parts.findIndex(({ to }) => x <= to);
    return at < 0 ? 1 : evaluate(cumulative[at]!.body, { [letter]: x });
  };
  const over = (low: number, high: number, weight: (x: number) => number = () => 1) =>
    parts.reduce((total, { from, to, of }) => {
      const [a, b] = [Math.max(from, low), Math.min(to, high)];
      return a < b ? total + integral((x) => weight(x) * of(x), a, b) : total;
    }, 0);
  const [start, end] = [parts[0]!.from, parts.at(-1)!.to];
  if (Math.abs(over(start, end) - 1) > 1e-7 || isNegative(parts)) return null;
  return { parts, start, end, upTo, over };
}

/** The distribution with its letters known. */
export function continuous(pieces: readonly Piece[], letter: string): Known | null {
  const areas = areasOf(pieces, letter);
  if (!areas) return null;
  const { parts, start, end, upTo, over } = areas;
  const exactly = (weight: Expression, numeric: (x: number) => number) => {
    const found = exactIntegral(pieces, letter, weight);
    return { value: found ? evaluate(exact(found)) : Number.NaN, again: over(start, end, numeric) };
  };
  const x = symbol(letter);
  const square: Expression = { kind: 'power', base: x, exponent: number(2) };
  const integrals = (weight: string) =>
    pieces
      .map(
        ({ from, to, body }) =>
          `\\int_{${toLatex(from)}}^{${toLatex(to)}} ${weight}\\left(${toLatex(body)}\\right)\\,\\mathrm{d}${letter}`,
      )
      .join(' + ');
  const mean = () => exactly(x, (at) => at);
  return {
    isDiscrete: false,
    isRounded: false,
    law: `f(${letter}) = ${pieces.map(({ body }) => toLatex(body)).join(',\\; ')}`,
    values: null,
    chances: null,
    between: [start, end],
    density: (at) => parts.find(({ from, to }) => at >= from && at <= to)?.of(at) ?? 0,
    chance({ low, high }, event) {
      const value = high <= low ? 0 : upTo(high) - upTo(low);
      return {
        value,
        again: high <= low ? 0 : over(low, high),
        steps: [
          step(
            {
              en: 'The probability is the area under the density between these values.',
              zh: '概率等于密度曲线在该区间下的面积。',
            },
            `P(${event}) = F(${working(Math.min(high, end))}) - F(${working(Math.max(low, start))}) = ${fractionLatex(fractionOrRounded(value, 5000))}`,
          ),
        ],
      };
    },
    mean: () => {
      const found = mean();
      return {
        ...found,
        steps: [
          step(
            { en: 'E(X) is the integral of x f(x).', zh: 'E(X) 等于 x f(x) 的积分。' },
            `E(X) = ${integrals(letter)} = ${fractionLatex(fractionOrRounded(found.value, 5000))}`,
          ),
        ],
      };
    },
    variance: () => {
      const [first, second] = [mean(), exactly(square, (at) => at * at)];
      const value = second.value - first.value ** 2;
      return {
        value,
        again: over(start, end, (at) => (at - first.again) ** 2),
        steps: [
          step({ en: 'Var(X) = E(X²) − (E(X))².', zh: 'Var(X) = E(X²) − (E(X))²。' }, [
            `E(X^{2}) = ${integrals(`${letter}^{2}`)} = ${fractionLatex(fractionOrRounded(second.value, 5000))}`,
            `\\operatorname{Var}(X) = ${fractionLatex(fractionOrRounded(value, 5000))}`,
          ]),
        ],
      };
    },
    quantile: (p) => quantileOf(areas, p),
  };
}

const isNegative = (parts: Part[]): boolean =>
  parts.some(({ from, to, of }) =>
    Array.from({ length: 201 }, (_, at) => of(from + ((to - from) * (at + 0.5)) / 201.1)).some(
      (value) => !(value > -1e-9),
    ),
  );

function quantileOf({ start, end, upTo, over }: Areas, p: number): Found {
  const found = zerosIn((value) => upTo(value) - p, start, end, { steps: 400 });
  const [again] = zerosIn((value) => over(start, value) - p, start, end, { steps: 40 });
  return {
    value: found.length === 1 ? found[0]! : Number.NaN,
    again: again ?? Number.NaN,
    steps: [step({ en: `Solve F(m) = ${p}.`, zh: `解 F(m) = ${p}。` }, `m = ${working(found[0] ?? 0)}`)],
  };
}
