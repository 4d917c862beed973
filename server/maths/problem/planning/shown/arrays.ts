import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  product,
  rationalValue,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import {
  gcd,
  isWhole,
  lcm,
  rational,
  type Rational,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { polynomialExpression } from '../../../algebra-system/polynomials/polynomial.ts';
import { asLatex, ONE_PLACE, rounded } from '../../../writing/rounding.ts';
import type { Goal } from '../../schema/problem.ts';
import type { ArrayValue } from '../values/value.ts';
import { writtenArgument, writtenComplex } from './complex.ts';
import type { Written } from './written.ts';

/** With y for the unknown, or x where the roots are those that have letters. */
function writtenPolynomial(parts: Expression[], { form, target }: Goal): Written | null {
  const values = parts.map(rationalValue);
  const isOwn = typeof target === 'object' && 'the' in target && target.the === 'equation of roots';
  if (form || !values.every((one) => one !== null)) return null;
  const left = polynomialExpression(values, isOwn ? 'x' : 'y');
  return { text: `${toText(left)} = 0`, tex: `${toLatex(left)} = 0` };
}

const OF_LINE = /^(?:\\mathbf)?\{?r\}?=(?:\\mathbf)?\{?a\}?\+(?:\\lambda|\\mu|[stλμ])(?:\\mathbf)?\{?b\}?$/;

/** A vector, a line, a plane, a matrix or an angle as it is usually written; null where another form was asked for. */
export function writtenArray({ of, parts, columns }: ArrayValue, goal: Goal): Written | null {
  const form = goal.form?.replace(/\s|\$|\\,/g, '') ?? null;
  if (of === 'angle') return writtenAngle(parts[0]!, goal);
  if (of === 'complex') return writtenComplex(parts[0]!, parts[1]!, goal);
  if (of === 'polynomial') return writtenPolynomial(parts, goal);
  if (of === 'argument') return writtenArgument(parts[0]!, goal);
  if (of === 'plane') return writtenPlane(parts, form);
  if (form !== null && !(of === 'space line' && OF_LINE.test(form))) return null;
  if (of === 'matrix') return writtenMatrix(parts, columns ?? 1);
  if (of === 'space line') {
    const [at, along] = [combined(parts.slice(0, 3)), combined(simplest(parts.slice(3)))];
    const start = at.text === '0' ? { text: '', tex: '' } : { text: `${at.text} + `, tex: `${at.tex} + ` };
    return {
      text: `r = ${start.text}t(${along.text})`,
      tex: `\\mathbf{r} = ${start.tex}t\\left(${along.tex}\\right)`,
    };
  }
  if (of !== 'vector') return null;
  const { target } = goal;
  return typeof target === 'object' && 'the' in target && target.the === 'coordinates'
    ? tuple(parts)
    : combined(parts, goal.figures);
}

function writtenAngle(one: Expression, { figures, form }: Goal): Written | null {
  const value = evaluate(one);
  if (form === 'radians') {
    const text = rounded(value, figures ?? { kind: 'figures', digits: 3 });
    return { text: `${text} rad`, tex: `${asLatex(text)}\\text{ rad}` };
  }
  if (form && form !== 'degrees') return null;
  const degrees = (value * 180) / Math.PI;
  const isPlain = Math.abs(degrees - Math.round(degrees)) < 1e-9 && !figures;
  const text = isPlain ? String(Math.round(degrees)) : rounded(degrees, figures ?? ONE_PLACE);
  return { text: `${text}°`, tex: `${asLatex(text)}^{\\circ}` };
}

function tuple(parts: Expression[]): Written {
  const all = parts.map((one) => exact(one));
  return {
    text: `(${all.map(toText).join(', ')})`,
    tex: `\\left(${all.map(toLatex).join(',\\, ')}\\right)`,
  };
}

/** 2i − j + 4k */
function combined(parts: readonly Expression[], figures?: Goal['figures']): Written {
  const terms = parts.flatMap((one, at): { one: Expression; unit: string }[] => {
    const value = exact(one);
    return value.kind === 'number' && value.value.n === 0n ? [] : [{ one: value, unit: 'ijk'[at]! }];
  });
  if (terms.length === 0) return { text: '0', tex: '\\mathbf{0}' };
  if (figures) return rounding(terms, figures);
  const whole = sum(...terms.map(({ one, unit }) => multiple(one, symbol(unit))));
  return {
    text: toText(whole),
    tex: toLatex(whole).replace(/(?<![a-zA-Z\\])([ijk])(?![a-zA-Z])/g, '\\mathbf{$1}'),
  };
}

function multiple(by: Expression, unit: Expression): Expression {
  const value = rationalValue(by);
  return value && signOf(value) < 0
    ? negative(product(number(times(value, rational(-1))), unit))
    : product(by, unit);
}

function rounding(
  terms: { one: Expression; unit: string }[],
  figures: NonNullable<Goal['figures']>,
): Written {
  const all = terms.map(({ one, unit }) => {
    const rational = rationalValue(one);
    return { text: rational && isWhole(rational) ? toText(one) : rounded(evaluate(one), figures), unit };
  });
  const joined = (write: (unit: string) => string) =>
    all
      .map(({ text, unit }) => `${text === '1' ? '' : text === '-1' ? '-' : text}${write(unit)}`)
      .join(' + ')
      .replaceAll('+ -', '- ');
  return { text: joined((unit) => unit), tex: joined((unit) => `\\mathbf{${unit}}`) };
}

export function writtenMatrix(parts: Expression[], columns: number): Written {
  const all = parts.map((one) => exact(one));
  const rows = Array.from({ length: all.length / columns }, (_, at) =>
    all.slice(at * columns, (at + 1) * columns),
  );
  return {
    text: `[${rows.map((row) => `[${row.map(toText).join(', ')}]`).join(', ')}]`,
    tex: `\\begin{pmatrix} ${rows.map((row) => row.map(toLatex).join(' & ')).join(' \\\\ ')} \\end{pmatrix}`,
  };
}

/** The same direction in the smallest whole numbers; as it is where letters or surds stand in it. */
function simplest(parts: Expression[]): Expression[] {
  const scale = scaleOf(parts);
  return scale ? parts.map((one) => number(times(rationalValue(exact(one))!, scale))) : parts;
}

function scaleOf(parts: Expression[]): Rational | null {
  const values = parts.map((one) => rationalValue(exact(one)));
  if (!values.every((one) => one !== null)) return null;
  const common = values.reduce((total, { d }) => lcm(total, d), 1n);
  const whole = values.map(({ n, d }) => (n * common) / d);
  const divisor = whole.reduce((total, one) => (one === 0n ? total : gcd(total, one < 0n ? -one : one)), 0n);
  return divisor === 0n ? null : rational(common, divisor);
}

function writtenPlane(parts: Expression[], form: string | null): Written | null {
  const scale = scaleOf(parts.slice(0, 3));
  const lead = scale && parts.map((one) => rationalValue(exact(one))).find((one) => one && one.n !== 0n);
  const by = scale && lead && signOf(lead) < 0 ? times(scale, rational(-1)) : scale;
  const [a, b, c, d] = parts.map((one) => exact(by ? product(number(by), one) : one)) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  const scalar = form !== null && /^(?:\\mathbf\{?)?r\}?(?:\\cdot|\.|·)/.test(form);
  if (scalar) {
    const normal = combined([a, b, c]);
    return {
      text: `r . (${normal.text}) = ${toText(d)}`,
      tex: `\\mathbf{r}\\cdot\\left(${normal.tex}\\right) = ${toLatex(d)}`,
    };
  }
  if (
    form !== null &&
    !['ax+by+cz=d', 'ax+by+cz+d=0', 'ax+by+cz=k', 'px+qy+rz=d', 'px+qy+rz=s'].includes(form)
  )
    return null;
  const left = exact(sum(product(a, symbol('x')), product(b, symbol('y')), product(c, symbol('z'))));
  const [one, other] = form === 'ax+by+cz+d=0' ? [exact(sum(left, negative(d))), number(0)] : [left, d];
  return { text: `${toText(one)} = ${toText(other)}`, tex: `${toLatex(one)} = ${toLatex(other)}` };
}
