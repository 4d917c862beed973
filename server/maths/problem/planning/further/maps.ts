import {
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { solveLinear } from '../../../algebra-system/matrices/linear-system.ts';
import {
  determinant,
  identity,
  inverseOf,
  kernel,
  type Matrix,
  powerOf,
  productOf,
  sameMatrix,
  sumOf,
  timesNumber,
} from '../../../algebra-system/matrices/matrix.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { over, rational } from '../../../algebra-system/numbers/rational.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { isSmallSquare, matrixOf } from './arrays.ts';
import { expressionIn, isPlain, propertyOf, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/matrices';

/** The line of points that a matrix leaves where they are. */
const invariantPoints: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'invariant points' || !isPlain(goal) || goal.figures) return null;
  const m = matrixOf(asked.of[0], scope);
  if (!isSmallSquare(m) || m.length !== 2) return null;
  const all = kernel(sumOf(m, timesNumber(identity(2), rational(-1))));
  const [along] = all;
  if (!along || all.length > 1) return null;
  const [x, y] = along as [(typeof along)[number], (typeof along)[number]];
  const line =
    x.n === 0n
      ? { text: 'x = 0', tex: 'x = 0' }
      : written('y', exact(product(number(over(y, x)), symbol('x'))));
  const image = productOf(
    m,
    along.map((one) => [one]),
  );
  return worked(
    { en: 'Invariant points', zh: '不变点' },
    TOPIC,
    [
      step({ en: 'A point that stays where it is satisfies both equations.', zh: '不动的点满足两个方程。' }, [
        '\\mathbf{M}\\begin{pmatrix} x \\\\ y \\end{pmatrix} = \\begin{pmatrix} x \\\\ y \\end{pmatrix}',
        line.tex,
      ]),
    ],
    line,
    [
      check(
        'A point of the line is its own image.',
        '直线上的点的像是它自己。',
        sameMatrix(
          image,
          along.map((one) => [one]),
        ),
      ),
    ],
  );
};

const written = (name: string, value: Expression) => ({
  text: `${name} = ${toText(value)}`,
  tex: `${name} = ${toLatex(value)}`,
});

/** The point that a transformation takes to another. */
const pointBefore: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'point before' || !isPlain(goal) || goal.figures) return null;
  const m = matrixOf(asked.of[0], scope);
  const image = expressionIn(asked.of[1]);
  if (!isSmallSquare(m) || image?.kind !== 'tuple' || image.items.length !== m.length) return null;
  if (determinant(m).n === 0n) return null;
  const values = image.items.map((one) => exact(one));
  const fixed = values.map((one) => (one.kind === 'number' ? one.value : null));
  if (fixed.some((one) => one === null)) return null;
  const wanted: Matrix = fixed.map((one) => [one!]);
  const before = productOf(inverseOf(m), wanted);
  const items = before.map(([one]) => number(one!));
  return worked(
    { en: 'The point before it was moved', zh: '变换前的点' },
    TOPIC,
    [
      step({ en: 'Multiply the image by the inverse matrix.', zh: '用逆矩阵乘以像。' }, [
        `\\left(${items.map(toLatex).join(',\\, ')}\\right)`,
      ]),
    ],
    {
      text: `(${items.map(toText).join(', ')})`,
      tex: `\\left(${items.map(toLatex).join(',\\, ')}\\right)`,
    },
    [check('Its image is the given point.', '它的像是所给的点。', sameMatrix(productOf(m, before), wanted))],
  );
};

/** A⁻¹ or A⁴ by I, A and A², as the characteristic equation gives it. */
const powerByOthers: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'power by others' || !isPlain(goal) || goal.figures) return null;
  const left = expressionIn(asked.of[0]);
  const name =
    left?.kind === 'power' && left.base.kind === 'symbol' && /^[A-Z]$/.test(left.base.name)
      ? left.base.name
      : null;
  const letters = String(asked.of[1]).match(/[A-Z]/g) ?? [];
  if (!left || !name || !letters.every((one) => one === name || one === 'I')) return null;
  const m = matrixOf({ thing: name }, scope);
  const value = matrixOf(asked.of[0], scope);
  if (!isSmallSquare(m) || !value || value.length !== m.length) return null;
  const powers = Array.from({ length: m.length }, (_, to) =>
    to === 0 ? identity(m.length) : powerOf(m, to),
  );
  const rows = value.flat().map((one, at) => [...powers.map((each) => each.flat()[at]!), one]);
  const found = solveLinear(rows, powers.length);
  if (!found) return null;
  const back = powers.map((one, at) => timesNumber(one, found[at]!)).reduce(sumOf);
  const unit = (to: number): Expression =>
    to === 0 ? symbol('I') : to === 1 ? symbol(name) : power(symbol(name), number(to));
  const terms = found
    .flatMap((one, to) => (one.n === 0n ? [] : [product(number(one), unit(to))]))
    .toReversed();
  const whole = exact(sum(...terms));
  return worked(
    { en: 'By the characteristic equation', zh: '利用特征方程' },
    '9231/p2/matrices',
    [
      step(
        {
          en: 'A matrix satisfies its own characteristic equation, so that every power is a combination of lower ones.',
          zh: '矩阵满足自己的特征方程，因此每个幂都可用较低的幂表示。',
        },
        [`${toLatex(left)} = ${toLatex(whole)}`],
      ),
    ],
    { text: toText(whole), tex: toLatex(whole) },
    [check('The combination is that matrix.', '线性组合等于该矩阵。', sameMatrix(back, value))],
  );
};

export const MAP_OPERATORS: Operator[] = [invariantPoints, pointBefore, powerByOthers];
