import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { explicit } from '../plane/properties.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { polarIn } from '../polar/polar-curve.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';
import { type Value, zeroForm } from '../values/value.ts';
import { expressionIn, isPlain, knownValue, propertyOf, put, sidesIn, worked } from '../working/worked.ts';

/** Between which numbers the letter of a curve lies: a ≤ x ≤ b. */
function rangeIn(text: string, letter: string, joint = 'for'): string | null {
  const statement = statementIn(text.replaceAll('$', ''));
  if (statement?.kind !== 'relation' || statement.sides.length !== 3) return null;
  const [low, middle, high] = statement.sides as [Expression, Expression, Expression];
  const isIt = middle.kind === 'symbol' && middle.name === letter;
  if (!isIt || !statement.signs.every((sign) => sign === '<' || sign === '<=')) return null;
  if (symbolsOf(low).length + symbolsOf(high).length > 0) return null;
  return joint === 'for'
    ? `for $${toLatex(low)} \\leqslant ${letter} \\leqslant ${toLatex(high)}$`
    : `from $${letter} = ${toLatex(low)}$ to $${letter} = ${toLatex(high)}$`;
}

/** A curve with its ends as a line says it. */
function arcText(curve: Term | undefined, ends: readonly Term[], scope: Scope, joint = 'for'): string | null {
  const value = curve === undefined ? null : valueOf(curve, scope);
  const id = typeof curve === 'object' && 'thing' in curve ? curve.thing : '';
  const letter = value?.is === 'path' ? value.letter : 'x';
  const formula = value && formulaOf(value, scope);
  if (!formula) return null;
  if (ends.length === 2) {
    const [from, to] = ends.map((one) => sidesIn(one));
    const isAt = (one: typeof from) => one?.[0].kind === 'symbol' && one[0].name === letter;
    return isAt(from) && isAt(to)
      ? `${formula} from $${letter} = ${toLatex(from![1])}$ to $${letter} = ${toLatex(to![1])}$`
      : null;
  }
  const own = ends.length === 1 ? rangeIn(String(ends[0]), letter, joint) : null;
  if (ends.length === 1) return own && `${formula} ${own}`;
  const said = scope.facts.filter(({ relation, of }) =>
    relation === 'domain'
      ? isThing(of[0], id) && rangeIn(String(of[1]), letter) !== null
      : relation === 'holds' && typeof of[0] === 'string' && rangeIn(of[0], letter) !== null,
  );
  const [only] = said;
  if (!only || said.length > 1) return null;
  scope.used.add(only);
  return `${formula} ${rangeIn(String(only.of.at(-1)), letter, joint)!}`;
}

function formulaOf(value: Value, scope: Scope): string | null {
  if (value.is === 'path') return `$x = ${toLatex(value.x)}$, $y = ${toLatex(value.y)}$`;
  const one = value.is === 'equation' ? explicit(value) : null;
  const written = one && writtenOut(one, definitionsIn(scope));
  return written ? `$y = ${toLatex(written)}$` : null;
}

/** A polar curve with its ends, by x = r cos θ and y = r sin θ. */
function polarText([curve, ...ends]: readonly Term[], scope: Scope): string | null {
  const polar = ends.length === 0 ? polarIn(curve, scope) : null;
  if (!polar?.radius || polar.size !== null) return null;
  const [x, y] = ['\\cos', '\\sin'].map((name) => `\\left(${toLatex(polar.radius!)}\\right)${name} \\theta`);
  const [from, to] = polar.ends.map(toLatex);
  return `$x = ${x}$, $y = ${y}$ for $${from} \\leqslant \\theta \\leqslant ${to}$`;
}

const arcLength: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'arc length' || !isPlain(goal) || goal.figures) return null;
  const text = polarText(asked.of, scope) ?? arcText(asked.of[0], asked.of.slice(1), scope);
  return text === null ? null : answerLine(`Find the length of the curve ${text}.`);
};

const surface: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'surface area' || !isPlain(goal) || goal.figures) return null;
  const said = scope.facts.filter(({ relation }) => relation === 'revolved');
  const turned = said.at(-1);
  const axis = turned && ['x-axis', 'y-axis'].find((one) => isThing(turned.of[1], one));
  if (!turned || !axis) return null;
  const text = arcText(turned.of[0], [], scope, 'from');
  scope.used.add(turned);
  return text === null
    ? null
    : answerLine(
        `Find the area of the surface generated when the curve ${text} is rotated about the ${axis}.`,
      );
};

/** dy/dx or d²y/dx² as a formula has them. */
function orderOf(text: Term | undefined): 1 | 2 | null {
  const one = expressionIn(text);
  if (one?.kind !== 'derivative' || one.of !== 'y' || one.by !== 'x') return null;
  return one.order === 1 || one.order === 2 ? one.order : null;
}

/** dy/dx and d²y/dx² on F(x, y) = 0, as expressions in x and y. */
function slopesOn(rest: Expression): [Expression, Expression] {
  const [byX, byY] = ['x', 'y'].map((letter) => differentiate(rest, letter)) as [Expression, Expression];
  const first = negative(quotient(byX, byY));
  const second = sum(differentiate(first, 'x'), product(differentiate(first, 'y'), first));
  return [first, second];
}

/** y near a place of the curve, by Newton's method from there. */
function followed(rest: Expression, x: number, from: number): number {
  let y = from;
  for (let turn = 0; turn < 40; turn += 1) {
    const f = (at: number) => evaluate(rest, { x, y: at });
    const slope = (f(y + 1e-6) - f(y - 1e-6)) / 2e-6;
    y -= f(y) / slope;
  }
  return y;
}

function isSlope(rest: Expression, [x, y]: [number, number], order: 1 | 2, value: number): boolean {
  const h = 1e-3;
  const [before, after] = [followed(rest, x - h, y), followed(rest, x + h, y)];
  const found = order === 1 ? (after - before) / (2 * h) : (after - 2 * y + before) / (h * h);
  return Math.abs(found - value) < 1e-3 * Math.max(1, Math.abs(value));
}

/** What a derivative is at a point of the only curve that the point was said to be on, or that was spoken of. */
function derivativeAt(asked: Extract<Term, { the: string }>, scope: Scope) {
  const order = orderOf(asked.of[0]);
  const place = asked.of[1] === undefined ? null : knownValue(asked.of[1], scope);
  if (order === null || place?.is !== 'point') return null;
  const curves = scope.things
    .filter(({ kind }) => kind === 'curve')
    .flatMap(({ id }) => valueOf({ thing: id }, scope) ?? []);
  const [curve] = curves;
  if (curve?.is !== 'equation' || curves.length > 1) return null;
  const rest = zeroForm(curve);
  if (symbolsOf(rest).some((one) => one !== 'x' && one !== 'y')) return null;
  const at = { x: place.x, y: place.y };
  const [x, y] = [evaluate(place.x), evaluate(place.y)];
  if (Math.abs(evaluate(rest, { x, y })) > 1e-9) return null;
  const slopes = slopesOn(rest);
  const value = exact(put(slopes[order - 1]!, at));
  const number = evaluate(value);
  if (!Number.isFinite(number)) return null;
  return {
    order,
    rest,
    value,
    first: exact(put(slopes[0], at)),
    isTrue: isSlope(rest, [x, y], order, number),
  };
}

const derivative: Operator = (goal, scope) => {
  const { target, verb } = goal;
  if (typeof target !== 'object' || !('the' in target) || !isPlain(goal) || goal.figures) return null;
  const isShown = verb === 'show' && target.the === 'statement:equal';
  const asked = isShown ? target.of[0]! : target;
  if (typeof asked !== 'object' || !('the' in asked) || asked.the !== 'derivative at') return null;
  const found = derivativeAt(asked, scope);
  const printed = isShown ? expressionIn(target.of[1]) : null;
  if (!found || (isShown && !(printed && Math.abs(evaluate(printed) - evaluate(found.value)) < 1e-10)))
    return null;
  const name =
    found.order === 1 ? '\\frac{\\mathrm{d}y}{\\mathrm{d}x}' : '\\frac{\\mathrm{d}^2y}{\\mathrm{d}x^2}';
  const lead =
    found.order === 2
      ? [`\\frac{\\mathrm{d}y}{\\mathrm{d}x} = ${toLatex(found.first)}`, `${name} = ${toLatex(found.value)}`]
      : [`${name} = ${toLatex(found.value)}`];
  return worked(
    { en: 'Implicit differentiation', zh: '隐函数求导' },
    '9231/p2/differentiation',
    [
      step(
        {
          en: 'Differentiate the equation with respect to x, y being a function of x, and put in the point.',
          zh: '把 y 看作 x 的函数，对方程两边关于 x 求导，再代入该点。',
        },
        lead,
      ),
    ],
    { text: toText(found.value), tex: toLatex(found.value) },
    [check('Points of the curve nearby give the same.', '曲线上邻近的点给出相同的结果。', found.isTrue)],
  );
};

/** What y or f(x) was said to be. */
function meaningOf(term: Term | undefined, scope: Scope): Expression | null {
  const one = expressionIn(term);
  if (one?.kind !== 'symbol') return one && writtenOut(one, definitionsIn(scope));
  const said = scope.facts.filter(({ relation, of: [text] }) => {
    const sides = relation === 'holds' ? sidesIn(text) : null;
    return sides?.[0].kind === 'symbol' && sides[0].name === one.name;
  });
  const [only] = said;
  const curves = scope.things
    .filter(({ kind }) => kind === 'curve')
    .flatMap(({ id }) => valueOf({ thing: id }, scope) ?? []);
  const [curve] = curves;
  if (!only && one.name === 'y' && curve?.is === 'equation' && curves.length === 1) return explicit(curve);
  if (!only || said.length > 1) return null;
  scope.used.add(only);
  return sidesIn(only.of[0])![1];
}

const maclaurin: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'maclaurin series' || !isPlain(goal) || goal.figures) return null;
  const of = meaningOf(asked.of[0], scope);
  const term = asked.of[1];
  if (!of || typeof term !== 'string' || symbolsOf(of).length !== 1) return null;
  for (const fact of scope.facts) if (isReal(fact, symbolsOf(of)[0]!)) scope.used.add(fact);
  return answerLine(
    `Find the Maclaurin series of $${toLatex(of)}$ up to and including the term in $${term.replaceAll('$', '')}$.`,
  );
};

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five'];

/** The first terms that are not zero, of what y or f(x) was said to be. */
const maclaurinTerms: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'maclaurin terms' || !isPlain(goal) || goal.figures) return null;
  const of = meaningOf(asked.of[0], scope);
  const count = COUNTS[Number(asked.of[1])];
  if (!of || !count || symbolsOf(of).length !== 1) return null;
  for (const fact of scope.facts) if (isReal(fact, symbolsOf(of)[0]!)) scope.used.add(fact);
  return answerLine(`Find the first ${count} non-zero terms of the Maclaurin series of $${toLatex(of)}$.`);
};

/** −π/2 < x < π/2 about 0: where the function is taken. */
function isReal({ relation, of }: Fact, letter: string): boolean {
  if (relation !== 'holds' && relation !== 'domain') return false;
  const statement = statementIn(String(of.at(-1)).replaceAll('$', ''));
  return (
    statement?.kind === 'relation' &&
    !statement.signs.includes('=') &&
    statement.sides.flatMap(symbolsOf).every((one) => one === letter) &&
    statement.sides.every((side) => Number.isFinite(evaluate(side, { [letter]: 0 })))
  );
}

const mean: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'mean value' || !isPlain(goal) || goal.figures) return null;
  const of = meaningOf(asked.of[0], scope);
  const statement = statementIn(String(asked.of[1]).replaceAll('$', ''));
  if (!of || statement?.kind !== 'relation' || statement.sides.length !== 3) return null;
  const [from, middle, to] = statement.sides as [Expression, Expression, Expression];
  if (middle.kind !== 'symbol' || symbolsOf(of).join() !== middle.name) return null;
  const whole = answerLine(
    `Find the exact value of $\\int_{${toLatex(from)}}^{${toLatex(to)}} ${toLatex(of)} \\, d${middle.name}$.`,
  );
  const total = whole && expressionIn(whole.answer.text);
  if (!whole || !total || symbolsOf(total).length > 0) return null;
  const value = exact(quotient(total, difference(to, from)));
  return {
    ...whole,
    steps: [
      ...whole.steps,
      step({ en: 'Divide by the length of the interval.', zh: '除以区间的长度。' }, [toLatex(value)]),
    ],
    answer: { text: toText(value), tex: toLatex(value) },
    topic: '9231/p2/integration',
  };
};

export const CURVE_OPERATORS: Operator[] = [arcLength, surface, derivative, maclaurin, maclaurinTerms, mean];
