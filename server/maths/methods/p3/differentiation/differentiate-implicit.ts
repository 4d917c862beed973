import { shownValue, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import {
  atPoint,
  differentiatedSide,
  implicitSlope,
} from '../../../techniques/calculus/implicit-differentiation.ts';
import { formulasOf, isPlain, plainText, pointIn } from '../../../reading/calculus/calculus-question.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { randomOf } from '../../../algebra-system/numeric/random.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  left: Expression;
  right: Expression;
  at: [Expression, Expression] | null;
  bare: boolean;
}

const WORDS =
  /(?:in terms of x and y|implicit(?:ly| differentiation| function)?|gradient|point|terms|d\s*y\s*\/\s*d\s*x|\\frac\s*\{\s*d\s*y\s*\}\s*\{\s*d\s*x\s*\}|隐函数|求导|点|斜率)/giu;

export const differentiateImplicit: Method<Parameters> = {
  id: 'differentiate-implicit',
  topic: '9709/p3/differentiation',

  match({ text }) {
    const plain = plainText(text);
    const wantsRate = /d\s*y\s*\/\s*d\s*x|\\frac\s*\{\s*d\s*y/.test(plain);
    if (!wantsRate && !/gradient|斜率/i.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS);
    const [first, second, more] = formulas ?? [];
    const parsed = first && !more ? parse(first) : null;
    if (!parsed?.ok || parsed.statement.kind !== 'relation' || parsed.statement.signs.join() !== '=')
      return null;
    const [left, right] = parsed.statement.sides as [Expression, Expression];
    const letters = [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort().join();
    if (letters !== 'x,y' || !isPlain(left) || !isPlain(right) || isExplicit(left, right)) return null;
    const at = second ? pointIn(second) : null;
    if (second ? !at : !wantsRate) return null;
    return { left, right, at, bare: !wantsRate };
  },

  solve({ left, right, at, bare }) {
    const all = difference(left, right);
    const slope = implicitSlope(all, 'x', 'y');
    const rate = '\\frac{\\mathrm{d}y}{\\mathrm{d}x}';
    const steps: Step[] = [
      step(
        { en: 'Differentiate both sides with respect to x.', zh: '等式两边同时对 x 求导。' },
        [`${toLatex(differentiatedSide(left, 'x', 'y'))} = ${toLatex(differentiatedSide(right, 'x', 'y'))}`],
        ['M1', 'A1'],
        {
          en: 'y depends on x, so each derivative with respect to y is multiplied by dy/dx.',
          zh: 'y 是 x 的函数，所以对 y 求导后要乘以 dy/dx。',
        },
      ),
      step({ en: 'Make dy/dx the subject.', zh: '解出 dy/dx。' }, [`${rate} = ${toLatex(slope)}`], ['A1']),
    ];
    const title = { en: 'Implicit differentiation', zh: '隐函数求导' };
    const answer = (value: Expression) => ({
      text: `${bare ? '' : 'dy/dx = '}${toText(value)}`,
      tex: `${rate} = ${toLatex(value)}`,
    });
    if (!at) return { title, steps, answer: answer(slope) };
    const [x, y] = at;
    if (Math.abs(evaluate(all, { x: evaluate(x), y: evaluate(y) })) > 1e-9) return null;
    const value = exact(atPoint(slope, { x, y }));
    steps.push(
      step(
        { en: 'Substitute the coordinates of the point.', zh: '代入点的坐标。' },
        [`x = ${toLatex(x)},\\; y = ${toLatex(y)}: \\quad ${rate} = ${toLatex(value)}`],
        ['M1', 'A1'],
      ),
    );
    return { title, steps, answer: answer(value) };
  },

  /** Follows the curve numerically: y is adjusted until the equation holds again, which gives the gradient. */
  verify({ answer }, { left, right, at }) {
    const shown = shownValue(answer);
    const all = (x: number, y: number) => evaluate(left, { x, y }) - evaluate(right, { x, y });
    const isSlope = (x: number, y: number) => {
      const level = all(x, y);
      const above = slopeAt((at) => all(at, y) - level, x);
      const beside = slopeAt((at) => all(x, at) - level, y);
      const value = shown ? evaluate(shown, { x, y }) : NaN;
      return Math.abs(beside) < 1e-3 || Number.isNaN(above + beside + value)
        ? null
        : Math.abs(value + above / beside) <= 1e-5 * Math.max(1, Math.abs(value));
    };
    const random = randomOf(7);
    const points = at
      ? [[evaluate(at[0]), evaluate(at[1])] as const]
      : Array.from({ length: 40 }, () => [random() * 3 + 0.1, random() * 3 + 0.1] as const);
    const verdicts = points.map(([x, y]) => isSlope(x, y));
    return [
      {
        name: {
          en: 'The ratio of small changes agrees at random points.',
          zh: '在随机点上，与微小变化量之比一致。',
        },
        passed: !verdicts.includes(false) && verdicts.filter(Boolean).length >= (at ? 1 : 8),
      },
    ];
  },
};

/** y alone on one side is not implicit. */
function isExplicit(left: Expression, right: Expression): boolean {
  return (
    [left, right].some((side) => side.kind === 'symbol' && side.name === 'y') &&
    ![left, right].every((side) => symbolsOf(side).includes('y'))
  );
}
