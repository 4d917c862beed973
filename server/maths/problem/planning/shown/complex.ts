import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  I,
  negative,
  number,
  PI,
  power,
  product,
  quotient,
  rationalValue,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import {
  isWhole,
  type Rational,
  rationalNear,
  signOf,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { asLatex, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Written } from './written.ts';

const FORMS = [
  ['cartesian', /^[acmpuv]\+(?:i[bdnyqv]|[bdnyqv]i)$|^x\+(?:iy|yi)$/],
  ['exponential', /^re\^[{(]?i\\?(?:theta|θ)[)}]?$/],
  ['polar', /^r[([]?\\?cos\\?(?:theta|θ)\+i\\?sin\\?(?:theta|θ)[)\]]$/],
] as const;

/** Which form of a complex number it is: x + iy, r e^{iθ} or r(cos θ + i sin θ); null for any other. */
export function complexForm(form: string): 'cartesian' | 'exponential' | 'polar' | null {
  const plain = form
    .replace(/\\(?:mathrm|text|left|right|,)|[\s$]/g, '')
    .replace(/\{([a-z])\}/g, '$1')
    .replace(/^z=/, '');
  return FORMS.find(([, shape]) => shape.test(plain))?.[0] ?? null;
}

/** As a + bi, or in the form that was asked for; null where it is none of these. */
export function writtenComplex(re: Expression, im: Expression, goal: Goal): Written | null {
  const form = goal.form === undefined ? 'cartesian' : complexForm(goal.form);
  if (form === 'cartesian') return cartesian(re, im, goal);
  if (form === 'exponential') return exponential(re, im, goal);
  return form && polar(re, im, goal);
}

function cartesian(re: Expression, im: Expression, { figures }: Goal): Written | null {
  const [a, b] = [exact(re), exact(im)];
  if (figures && ![a, b].every((one) => isPlain(one))) {
    const [x, y] = [rounded(evaluate(a), figures), rounded(Math.abs(evaluate(b)), figures)];
    const text = `${x} ${evaluate(b) < 0 ? '-' : '+'} ${y}i`;
    return { text, tex: text };
  }
  const value = rationalValue(b);
  const up =
    value && signOf(value) < 0
      ? negative(product(exact(negative(b)), I))
      : b.kind === 'sum'
        ? { kind: 'product' as const, factors: [b, I] }
        : product(b, I);
  const whole = sum(a, up);
  return { text: toText(whole), tex: toLatex(whole) };
}

const isPlain = (one: Expression): boolean => {
  const value = rationalValue(one);
  return value !== null && isWhole(value);
};

const TURNS = 12;

/** q of an angle qπ. */
function turnIn(angle: number): Rational | null {
  const turn = rationalNear(angle / Math.PI, TURNS);
  return turn && Math.abs(toNumber(turn) - angle / Math.PI) < 1e-12 ? turn : null;
}

const angleOf = (turn: Rational): Expression =>
  exact(turn.d === 1n ? product(number(turn.n), PI) : quotient(product(number(turn.n), PI), number(turn.d)));

/** A multiple of π, or rounded. */
export function writtenArgument(one: Expression, { figures, form }: Goal): Written | null {
  if (form && form !== 'radians') return null;
  const value = evaluate(one);
  const turn = turnIn(value);
  if (turn && (!figures || turn.n === 0n))
    return { text: toText(angleOf(turn)), tex: toLatex(angleOf(turn)) };
  const text = rounded(value, figures ?? THREE_FIGURES);
  return { text, tex: asLatex(text) };
}

function sizeAndTurn(re: Expression, im: Expression, goal: Goal) {
  const size = exact(root(exact(sum(power(re, 2), power(im, 2)))));
  const angle = Math.atan2(evaluate(im), evaluate(re));
  if (!Number.isFinite(angle) || !(evaluate(size) > 1e-12)) return null;
  const turn = turnIn(angle);
  const shown = turn
    ? { text: toText(angleOf(turn)), tex: toLatex(angleOf(turn)) }
    : {
        text: rounded(angle, goal.figures ?? THREE_FIGURES),
        tex: rounded(angle, goal.figures ?? THREE_FIGURES),
      };
  return { size, shown, isZero: turn?.n === 0n };
}

function exponential(re: Expression, im: Expression, goal: Goal): Written | null {
  const found = sizeAndTurn(re, im, goal);
  if (!found || found.isZero) return null;
  const { size, shown } = found;
  const isOne = size.kind === 'number' && size.value.n === size.value.d;
  return {
    text: `${isOne ? '' : toText(size)}e^((${shown.text})i)`,
    tex: `${isOne ? '' : toLatex(size)}\\mathrm{e}^{${shown.tex}\\mathrm{i}}`,
  };
}

function polar(re: Expression, im: Expression, goal: Goal): Written | null {
  const found = sizeAndTurn(re, im, goal);
  if (!found) return null;
  const { size, shown } = found;
  return {
    text: `${toText(size)}(cos(${shown.text}) + i sin(${shown.text}))`,
    tex: `${toLatex(size)}\\left(\\cos ${shown.tex} + \\mathrm{i}\\sin ${shown.tex}\\right)`,
  };
}
