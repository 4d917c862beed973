import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  negative,
  number,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { isThing, lookOf, type Scope } from '../scope/scope.ts';
import { isPlain, propertyOf, worked } from '../working/worked.ts';
import { pairOf, type Pair } from '../complex/formula.ts';
import { otherRootsOf } from '../complex/other-roots.ts';

/** Which corners the points of the roots are of a triangle: all three, or two beside the origin; null where it has another one. */
function cornersOf(figure: Term, said: Fact, scope: Scope): number | null {
  const triangle = scope.things.find(({ id, kind }) => kind === 'triangle' && isThing(figure, id));
  if (!triangle) return null;
  if (isThing(said.of[0], triangle.id)) return 3;
  const labels = said.of.flatMap((one) => (typeof one === 'object' && 'thing' in one ? [one.thing] : []));
  const others = [...(triangle.name ?? '')].filter((label) => !labels.includes(label));
  const isWhole = triangle.name?.length === 3 && labels.every((label) => triangle.name!.includes(label));
  if (!isWhole || others.join('').replace('O', '') !== '') return null;
  return labels.length;
}

const ORIGIN: Pair = [number(0), number(0)];

/** The area of the triangle whose corners stand for the roots of an equation, or for two of them and the origin. */
export const areaOfRoots: Operator = (goal, scope) => {
  const target = propertyOf(goal);
  const said = scope.facts.filter(({ relation }) => relation === 'roots at');
  if (target?.the !== 'area' || !isPlain(goal) || said.length !== 1) return null;
  const corners = cornersOf(target.of[0]!, said[0]!, scope);
  const look = lookOf(scope);
  const [known] = scope.facts.filter(({ relation }) => relation === 'root');
  const text = known?.of[0];
  const named = typeof text === 'string' ? statementIn(text) : null;
  const root = named?.kind === 'expression' ? pairOf(named.value, look) : null;
  const others = otherRootsOf(look);
  if (corners === null || !root || others?.length !== corners - 1) return null;
  scope.used.add(said[0]!);
  const all = [root, ...others, ...(corners === 2 ? [ORIGIN] : [])];
  if (all.length !== 3) return null;
  const twice = exact(
    sum(
      ...all.map(([x, y], at) => {
        const [u, v] = all[(at + 1) % 3]!;
        return difference(product(x, v), product(u, y));
      }),
    ),
  );
  const half = quotient(evaluate(twice) < 0 ? negative(twice) : twice, number(2));
  const area = exact(half);
  if (!(evaluate(area) > 1e-9)) return null;
  const shown =
    goal.figures && !goal.exact && area.kind !== 'number' ? rounded(evaluate(area), goal.figures) : null;
  const answer = shown ? { text: shown, tex: asLatex(shown) } : { text: toText(area), tex: toLatex(area) };
  return worked(
    { en: 'The triangle of the roots', zh: '各根构成的三角形' },
    '9709/p3/complex-numbers',
    [
      step({ en: 'Mark the points of the roots.', zh: '写出各根对应的点。' }, [
        all.map(([x, y]) => `(${toLatex(exact(x))},\\, ${toLatex(exact(y))})`).join(',\\quad '),
      ]),
      step({ en: 'Work out the area from the coordinates.', zh: '由坐标求面积。' }, [answer.tex]),
    ],
    answer,
    [
      check(
        'Heron’s formula gives the same area.',
        '海伦公式得到相同的面积。',
        Math.abs(byHeron(all) - evaluate(area)) < 1e-9 * Math.max(1, evaluate(area)),
      ),
    ],
  );
};

function byHeron(all: readonly Pair[]): number {
  const sides = all.map(([x, y], at) => {
    const [u, v] = all[(at + 1) % 3]!;
    return Math.hypot(evaluate(x) - evaluate(u), evaluate(y) - evaluate(v));
  });
  const half = sides.reduce((before, one) => before + one, 0) / 2;
  return Math.sqrt(sides.reduce((before, one) => before * (half - one), half));
}
