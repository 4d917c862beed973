import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression, mapParts, number } from '../../algebra-system/expressions/expression.ts';
import { plus, rational } from '../../algebra-system/numbers/rational.ts';
import { compile } from './compiled.ts';

/** How far rounding may move a value: `sure` is certainly no mistake, `most` is the largest possible. */
export interface Slack {
  sure: number;
  most: number;
}

export const NONE: Slack = { sure: 0, most: 0 };

type Typed = Extract<Expression, { kind: 'number' }>;

const isDecimal = (one: Expression): one is Typed =>
  one.kind === 'number' && one.typed?.includes('.') === true;

const placesOf = ({ typed }: Typed) => typed!.length - typed!.indexOf('.') - 1;
const figuresOf = ({ typed }: Typed) => typed!.replace(/\D/g, '').replace(/^0+/, '').length;

/** The value of one in the last place of a decimal as it is typed for an answer, 4.7 × 10⁻⁷ too. */
function unitOf(one: Expression): number | null {
  if (one.kind === 'negative') return unitOf(one.of);
  if (one.kind === 'product' && one.factors.length === 2 && isTenPower(one.factors[1]!)) {
    const unit = unitOf(one.factors[0]!);
    return unit === null ? null : unit * evaluate(one.factors[1]!);
  }
  return isDecimal(one) ? 10 ** -placesOf(one) : null;
}

const isTenPower = (one: Expression) =>
  one.kind === 'power' && one.base.kind === 'number' && evaluate(one.base) === 10;

/** A decimal stands for all that round to it; one cut off after the same figure is left in doubt. */
export function slackOfAnswer(one: Expression): Slack | null {
  const unit = unitOf(one);
  return unit === null ? null : { sure: unit / 2, most: unit };
}

/** 2.34 of 2.345: exactly half a unit away, and not rounded up. */
export const isHalfwayDown = (before: number, after: number, { sure }: Slack): boolean =>
  sure > 0 && Math.abs(Math.abs(before - after) - sure) <= 1e-6 * sure && Math.abs(after) < Math.abs(before);

/** An angle of whole degrees stands for those that round to it, though not with certainty. */
export function slackOfAngle(one: Expression): Slack | null {
  if (one.kind === 'negative') return slackOfAngle(one.of);
  const isWhole =
    one.kind === 'call' && one.name === 'degrees' && one.of.kind === 'number' && one.of.value.d === 1n;
  return isWhole ? { sure: 0, most: Math.PI / 360 } : null;
}

/** One unit of the third figure, to which results between are given. */
export const unitOfThirdFigure = (value: number): number =>
  value === 0 || !Number.isFinite(value) ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2);

const NOTHING: ReadonlySet<string> = new Set();

type SlackAt = (values: readonly number[]) => Slack;

function decimalsIn(one: Expression): Typed[] {
  const decimals: Typed[] = [];
  contains(one, (part) => {
    if (isDecimal(part) && !decimals.includes(part)) decimals.push(part);
    return false;
  });
  return decimals;
}

/** The decimals as typed; one that is typed again is data, not a rounded result. */
export const typedIn = (...all: Expression[]): ReadonlySet<string> =>
  new Set(all.flatMap(decimalsIn).map(({ typed }) => typed!));

/** The uncertainty of an expression whose decimals may have been rounded; a number of two figures is data. */
export function slackWithin(
  one: Expression,
  letters: readonly string[],
  given: ReadonlySet<string> = NOTHING,
): SlackAt {
  const decimals = decimalsIn(one).filter(({ typed }) => !given.has(typed!));
  if (decimals.length === 0) return () => NONE;
  const whole = compile(one, letters);
  const moved = decimals.map((decimal) => ({
    isData: figuresOf(decimal) < 3,
    of: compile(shiftDecimal(one, decimal), letters),
  }));
  return (values) => {
    const here = whole(values);
    const slack = { sure: 0, most: 0 };
    for (const { isData, of } of moved) {
      const away = Math.abs(of(values) - here);
      if (!Number.isFinite(away)) continue;
      if (!isData) slack.sure += away;
      slack.most += 3 * away;
    }
    return slack;
  };
}

function shiftDecimal(one: Expression, decimal: Typed): Expression {
  if (one === decimal)
    return number(plus(decimal.value, rational(1n, 2n * 10n ** BigInt(Math.min(placesOf(decimal), 40)))));
  return mapParts(one, (part) => shiftDecimal(part, decimal));
}

export const addSlack = (one: Slack, other: Slack): Slack => ({
  sure: one.sure + other.sure,
  most: one.most + other.most,
});

export const largest = (...all: Slack[]): Slack => ({
  sure: Math.max(0, ...all.map(({ sure }) => sure)),
  most: Math.max(0, ...all.map(({ most }) => most)),
});

/** 17.3 may be written as 17, and 1058.4 as 1060, though not with certainty. */
export function wholeUnit(value: number): number {
  if (!Number.isInteger(value) || value === 0) return 0;
  let unit = 1;
  while (Math.abs(value) >= 100 * unit && value % (10 * unit) === 0) unit *= 10;
  return unit / 2;
}
