import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { polynomialExpression, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';
import { definitionsIn } from '../scope/definitions.ts';
import { explicit } from '../plane/properties.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';

const X = symbol('x');
const DONE = ['translated', 'reflected', 'stretched'];
const SAMPLES = [0.31, 0.83, 1.27, 1.91, 2.63, 3.7, 5.1, -0.47, -1.3, -2.9];

interface Move {
  fact: Fact;
  /** y = f(x) afterwards. */
  of: (y: Expression) => Expression;
  /** Where a point goes. */
  at: (x: number, y: number) => [number, number];
}

/** The equation of a curve after what was done to it, in the order in which it was said. */
export const imageEquation: Operator = (goal, scope) => {
  if (goal.verb !== 'find' || goal.figures || goal.terms || goal.where?.length) return null;
  const id = wantedOf(goal, scope);
  const value = id === null ? null : valueOf({ thing: id }, scope);
  const start = value?.is === 'equation' ? explicit(value) : null;
  if (id === null || !start || symbolsOf(start).some((one) => one !== 'x')) return null;
  const moves = movesOf(id, scope);
  if (!moves || moves.length === 0) return null;
  const stages = moves.reduce<Expression[]>((all, { of }) => [...all, exact(of(all.at(-1)!))], [start]);
  const found = written(stages.at(-1)!, goal);
  if (!found) return null;
  for (const { fact } of moves) scope.used.add(fact);
  for (const fact of scope.facts) if (fact.relation === 'image equation') scope.used.add(fact);
  const points = SAMPLES.map((x) => [x, evaluate(start, { x })] as [number, number])
    .filter(([, y]) => Number.isFinite(y))
    .map((place) => moves.reduce(([x, y], { at }) => at(x, y), place));
  const isFunction = typeof goal.target === 'string';
  const label = isFunction ? `${bare(String(goal.target))} = ` : 'y = ';
  return {
    title: { en: 'Transform a graph', zh: '图像变换' },
    steps: stages.slice(1).map((y, at) => step(sayOf(moves[at]!.fact), [`y = ${toLatex(y)}`])),
    answer: { text: `${isFunction ? '' : 'y = '}${toText(found)}`, tex: `${label}${toLatex(found)}` },
    checks: [
      check(
        'Points of the curve go to points of this one.',
        '原曲线上的点变换后都在所得曲线上。',
        points.length >= 4 &&
          points.every(([x, y]) => Math.abs(evaluate(found, { x }) - y) < 1e-8 * Math.max(1, Math.abs(y))),
      ),
    ],
    topic: '9709/p1/functions',
    found: isCut(scope)
      ? []
      : [
          isFunction
            ? { relation: 'holds', of: [`${bare(String(goal.target))} = ${toText(found)}`] }
            : { relation: 'image equation', of: [{ thing: id }, `y = ${toText(found)}`] },
        ],
  };
};

/** Whether a function or a curve is taken on a part of the line alone. */
const isCut = ({ facts }: Scope): boolean =>
  facts.some(({ relation, of: [, text] }) => relation === 'domain' && !/\\in\b|∈/.test(String(text)));

/** The curve whose image is asked for; "find g(x)" where its image was said to be y = g(x). */
function wantedOf({ target }: Goal, scope: Scope): string | null {
  const curves = new Set(
    scope.facts
      .filter(({ relation }) => DONE.includes(relation))
      .map(({ of: [of] }) => (typeof of === 'object' && 'thing' in of ? of.thing : '')),
  );
  const [only] = [...curves];
  if (curves.size !== 1 || !only) return null;
  if (typeof target === 'string') {
    const name = /^([fgh])\(x\)$/.exec(bareText(target))?.[1];
    const isImage = scope.facts.some(
      ({ relation, of: [, text] }) =>
        relation === 'image equation' && name !== undefined && bareText(String(text)) === `y=${name}(x)`,
    );
    return isImage && !definitionsIn(scope).has(name!) ? only : null;
  }
  const [image] = 'the' in target && target.the === 'equation' ? target.of : [];
  const isImage = typeof image === 'object' && 'the' in image && image.the === 'image';
  return isImage && isThing(image.of[0], only) ? only : null;
}

const bareText = (text: string): string =>
  bare(text)
    .replace(/\\mathrm\{([a-z])\}/g, '$1')
    .replace(/\s/g, '');

function movesOf(id: string, scope: Scope): Move[] | null {
  const own = scope.facts.filter(({ of: [of] }) => isThing(of, id));
  const start = own.findLastIndex(({ relation }) => relation === 'image start');
  if (start < 0) return null;
  scope.used.add(own[start]!);
  const said = own.slice(start).filter(({ relation }) => DONE.includes(relation));
  const moves = said.map(moveOf);
  return moves.every((one) => one !== null) ? moves : null;
}

function moveOf(fact: Fact): Move | null {
  const [, first, second] = fact.of;
  if (fact.relation === 'translated') {
    const [a, b] = [numberIn(first), numberIn(second)];
    const [dx, dy] = [a, b].map((one) => (one ? evaluate(one) : NaN)) as [number, number];
    return a && b
      ? {
          fact,
          of: (y) => sum(substitute(y, 'x', difference(X, a)), b),
          at: (x, y) => [x + dx, y + dy],
        }
      : null;
  }
  if (fact.relation === 'reflected')
    return first === 'x'
      ? { fact, of: (y) => negative(y), at: (x, y) => [x, -y] }
      : { fact, of: (y) => substitute(y, 'x', negative(X)), at: (x, y) => [-x, y] };
  const factor = numberIn(second);
  const size = factor ? evaluate(factor) : 0;
  if (!factor || size === 0) return null;
  return first === 'y'
    ? { fact, of: (y) => product(factor, y), at: (x, y) => [x, size * y] }
    : { fact, of: (y) => substitute(y, 'x', quotient(X, factor)), at: (x, y) => [size * x, y] };
}

function numberIn(term: Fact['of'][number] | undefined): Expression | null {
  const read = typeof term === 'string' ? statementIn(term) : null;
  return read?.kind === 'expression' &&
    symbolsOf(read.value).length === 0 &&
    Number.isFinite(evaluate(read.value))
    ? read.value
    : null;
}

/** Multiplied out, which is the only form that is given here. */
function written(y: Expression, { form, target }: Goal): Expression | null {
  const polynomial = polynomialOf(y, 'x');
  if (!form) return polynomial ? polynomialExpression(polynomial, 'x') : y;
  const body = typeof target === 'string' ? bareText(form) : bareText(form).replace(/^y=/, '');
  const degree = {
    'ax^2+bx+c': 2,
    'x^2+bx+c': 2,
    'ax^3+bx^2+cx+d': 3,
    'ax+b': 1,
    'mx+c': 1,
    'x^2+px+q': 2,
    'px^2+qx+r': 2,
  }[body];
  return polynomial && degree === polynomial.length - 1 ? polynomialExpression(polynomial, 'x') : null;
}

const SAID: Record<string, { en: string; zh: string }> = {
  translated: { en: 'Translate: put x − a for x, and add b.', zh: '平移：以 x − a 代 x，再加 b。' },
  reflected: { en: 'Reflect.', zh: '作对称变换。' },
  stretched: { en: 'Stretch.', zh: '作伸缩变换。' },
};
const sayOf = ({ relation }: Fact) => SAID[relation]!;
