import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { isZeroNormal } from '../../../algebra-system/normal/normal.ts';
import { normal } from '../../../algebra-system/normal/of-expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { differentiatedSide, implicitSlope } from '../../../techniques/calculus/implicit-differentiation.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Scope, use, valueOf } from '../scope/scope.ts';
import { zeroForm } from '../values/value.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';

/** "Show that dy/dx = (y − x²)/(y² − x)" on the one curve of which the equation is told. */
export function shownSlope({ relation, of: [text] }: Fact, scope: Scope): SolvedGoal | null {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  const [left, wanted] =
    statement?.kind === 'relation' && statement.signs.join() === '=' ? statement.sides : [];
  if (!statement || !wanted || left?.kind !== 'derivative' || left.order !== 1) return null;
  if (left.of !== 'y' || left.by !== 'x' || symbolsOf(wanted).some((one) => one !== 'x' && one !== 'y'))
    return null;
  const curves = scope.things.filter(({ kind }) => kind === 'curve');
  const value = curves.length === 1 ? valueOf({ thing: curves[0]!.id }, scope) : null;
  if (value?.is !== 'equation') return null;
  const form = zeroForm(value);
  const letters = symbolsOf(form);
  if (letters.some((one) => one !== 'x' && one !== 'y') || !letters.includes('y')) return null;
  const slope = implicitSlope(form, 'x', 'y');
  const isSame = normal(difference(slope, wanted));
  if (!isSame || !isZeroNormal(isSame) || !agree(slope, wanted)) return null;
  use(
    scope,
    ({ relation: other, of: [of] }) =>
      other === 'equal' && typeof of === 'object' && 'the' in of && of.the === 'equation',
  );
  return {
    title: { en: 'Differentiate implicitly', zh: '隐函数求导' },
    steps: [
      step({ en: 'Differentiate both sides with respect to x.', zh: '两边对 x 求导。' }, [
        `${toLatex(differentiatedSide(value.left, 'x', 'y'))} = ${toLatex(differentiatedSide(value.right, 'x', 'y'))}`,
      ]),
      step({ en: 'Make dy/dx the subject.', zh: '解出 dy/dx。' }, [
        `${toLatex(left)} = ${toLatex(slope)}`,
        statementLatex(statement),
      ]),
    ],
    answer: { text: `dy/dx = ${toText(wanted)}`, tex: statementLatex(statement) },
    checks: [
      {
        name: { en: 'Both forms agree in numbers', zh: '两种形式的数值相等' },
        passed: true,
      },
    ],
  };
}

const PLACES = [
  [0.7, 1.9],
  [-1.3, 2.2],
  [2.4, -0.8],
] as const;

const agree = (one: Expression, other: Expression): boolean =>
  PLACES.every(([x, y]) => {
    const [a, b] = [one, other].map((side) => evaluate(side, { x, y })) as [number, number];
    return !Number.isFinite(a) || !Number.isFinite(b) || Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));
  });
