import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  product,
  quotient,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import {
  gcd,
  isWhole,
  lcm,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { plainUnit } from '../../../algebra-system/numbers/unit-text.ts';
import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { Answer } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Written } from '../shown/written.ts';
import { PLANE_PROPERTIES } from '../plane/properties.ts';
import { quantityIn, type QuantityValue, usualUnit } from '../values/quantity.ts';
import { writtenArray } from '../shown/arrays.ts';
import { type EquationValue, equationValue, type Value, zeroForm } from '../values/value.ts';

/** A value as an answer, in the form and with the figures that were asked for; null where it cannot be written so. */
export function answerOf(values: readonly Value[], goal: Goal): Answer | null {
  const name = typeof goal.target === 'string' && /^\\?[a-zA-Z]+$/.test(goal.target) ? goal.target : null;
  const written = values.map((value) => writtenValue(value, goal));
  if (!written.every((one) => one !== null)) return null;
  const distinct = [...new Map(written.map((one) => [one.text, one])).values()];
  const label = name === null ? null : symbol(name.replace(/^\\/, ''));
  const arePoints = values[0]?.is === 'point';
  return {
    text: distinct
      .map(({ text }) => (label ? `${toText(label)} = ${text}` : text))
      .join(arePoints ? ', ' : ' or '),
    tex: distinct.map(({ tex }) => (label ? `${toLatex(label)} = ${tex}` : tex)).join(',\\; '),
  };
}

function writtenValue(value: Value, goal: Goal): Written | null {
  switch (value.is) {
    case 'expression':
      return writtenNumber(value.value, goal);
    case 'quantity':
      return writtenQuantity(value, goal);
    case 'point': {
      const [x, y] = [writtenNumber(value.x, goal), writtenNumber(value.y, goal)];
      return x && y && { text: `(${x.text}, ${y.text})`, tex: `\\left(${x.tex},\\, ${y.tex}\\right)` };
    }
    case 'many': {
      const all = value.items.map((one) => writtenValue(one, goal));
      return all.length > 0 && all.every((one) => one !== null)
        ? { text: all.map(({ text }) => text).join(', '), tex: all.map(({ tex }) => tex).join(',\\; ') }
        : null;
    }
    case 'equation': {
      const equation = writtenEquation(value, goal.form ?? null);
      return (
        equation && {
          text: `${toText(equation.left)} = ${toText(equation.right)}`,
          tex: `${toLatex(equation.left)} = ${toLatex(equation.right)}`,
        }
      );
    }
    case 'array':
      return writtenArray(value, goal);
    case 'segment':
    case 'path':
    case 'progression':
      return null;
  }
}

/** A denominator that nobody writes down. */
const LONGEST = 10n ** 9n;

function writtenNumber(one: Expression, { figures, form, exact: isExact }: Goal): Written | null {
  if (form) return null;
  const value = exact(one);
  const rational = rationalValue(value);
  const isLong = rational !== null && rational.d > LONGEST;
  if (isLong && !figures && !isExact) {
    const text = rounded(evaluate(value), { kind: 'figures', digits: 3 });
    return { text, tex: asLatex(text) };
  }
  if (!figures || (rational && isWhole(rational))) return { text: toText(value), tex: toLatex(value) };
  const text = rounded(evaluate(value), figures);
  return { text, tex: asLatex(text) };
}

/** In the unit that was asked for, or the one in which it is usually given. */
function writtenQuantity(one: QuantityValue, goal: Goal): Written | null {
  const name = goal.unit ?? usualUnit(one.dimension);
  const unit = name === null ? null : parseUnit(name);
  if (!unit || !sameDimension(unit.dimension, one.dimension)) return null;
  const scale = quotient(one.value, quantityIn({ amount: '1', unit: name! })!.value);
  const value = unit.offset === 0 ? scale : null;
  const written = value && writtenNumber(value, goal);
  return (
    written && {
      text: `${written.text} ${plainUnit(unit)}`.replace(' °', '°'),
      tex: `${written.tex}${unit.latex.startsWith('^') ? '' : '\\;'}${unit.latex}`,
    }
  );
}

/** A line or a circle in the form that was asked for, or in the one in which it is usually written. */
function writtenEquation(value: EquationValue, form: string | null): EquationValue | null {
  const line = lineOf(value);
  const plain = form?.replace(/\s|\$/g, '') ?? null;
  if (line) return writtenLine(line, plain);
  const steep = plain === null || plain === 'y=mx+c' ? slantedLine(value) : null;
  if (steep) return steep;
  if (form) return null;
  const [centre, radius] = [PLANE_PROPERTIES['centre']!(value), PLANE_PROPERTIES['radius']!(value)];
  if (centre?.is === 'point' && radius?.is === 'expression') {
    const square = (letter: string, at: Expression): Expression =>
      isZero(at)
        ? { kind: 'power', base: symbol(letter), exponent: number(2) }
        : { kind: 'power', base: sum(symbol(letter), negative(at)), exponent: number(2) };
    return equationValue(
      sum(square('x', centre.x), square('y', centre.y)),
      exact({ kind: 'power', base: radius.value, exponent: number(2) }),
    );
  }
  return null;
}

const isZero = (one: Expression): boolean => one.kind === 'number' && one.value.n === 0n;

/** y = m x + c, where m and c are numbers that are no fractions. */
function slantedLine(value: EquationValue): EquationValue | null {
  const inX = coefficientsOf(zeroForm(value), 'x');
  const inY = inX && inX.length <= 2 ? coefficientsOf(tidy(inX[0]!), 'y') : null;
  if (!inX || inY?.length !== 2) return null;
  const [free, before] = inY.map(tidy) as [Expression, Expression];
  const along = inX[1] ? tidy(inX[1]) : number(0);
  if ([free, before, along].some((one) => symbolsOf(one).length > 0)) return null;
  const [m, c] = [along, free].map((one) => exact(negative(quotient(one, before)))) as [
    Expression,
    Expression,
  ];
  return equationValue(symbol('y'), exact(sum(product(m, symbol('x')), c)));
}

type Line = [a: Rational, b: Rational, c: Rational];

/** a, b, c of a x + b y = c, where all are fractions. */
function lineOf(value: EquationValue): Line | null {
  const inX = coefficientsOf(zeroForm(value), 'x');
  if (!inX || inX.length > 2) return null;
  const inY = coefficientsOf(tidy(inX[0]!), 'y');
  if (!inY || inY.length > 2) return null;
  const numbers = [
    inX[1] ? tidy(inX[1]) : number(0),
    inY[1] ? tidy(inY[1]) : number(0),
    inY[0] ? tidy(inY[0]) : number(0),
  ].map(rationalValue);
  if (!numbers.every((one) => one !== null)) return null;
  const [a, b, c] = numbers as Line;
  return a.n === 0n && b.n === 0n ? null : [a, b, times(c, rational(-1))];
}

function writtenLine([a, b, c]: Line, form: string | null): EquationValue | null {
  const [x, y] = [symbol('x'), symbol('y')];
  const isVertical = b.n === 0n;
  if (form === null ? isVertical : false) return equationValue(x, number(over(c, a)));
  if (form === 'y=mx+c' || (form === null && isWhole(over(a, b)) && isWhole(over(c, b)))) {
    if (isVertical) return null;
    return equationValue(
      y,
      exact(sum(product(number(times(over(a, b), rational(-1))), x), number(over(c, b)))),
    );
  }
  if (form !== null && !['ax+by=c', 'ax+by+c=0'].includes(form)) return null;
  const scale = [a, b, c].map(({ d }) => d).reduce(lcm);
  const whole = [a, b, c].map((one) => times(one, rational(scale)));
  const common = whole.map(({ n }) => (n < 0n ? -n : n)).reduce(gcd);
  const sign = signOf(a) < 0 || (a.n === 0n && signOf(b) < 0) ? -1n : 1n;
  const [p, q, r] = whole.map((one) => over(one, rational(common * sign))) as Line;
  const left = exact(sum(product(number(p), x), product(number(q), y)));
  return form === 'ax+by+c=0'
    ? equationValue(exact(sum(left, number(times(r, rational(-1))))), number(0))
    : equationValue(left, number(r));
}
