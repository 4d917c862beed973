import { agree, realFunction, shownValue, slopeAt } from '../../../algebra-system/equivalence/sampling.ts';
import {
  assignmentIn,
  formulasOf,
  functionIn,
  plainText,
} from '../../../reading/calculus/calculus-question.ts';
import { commonForm } from '../../../algebra-system/normal/common-factor.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  quotient,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

interface Parameters {
  letter: string;
  x: Expression;
  y: Expression;
  at: Expression | null;
  bare: boolean;
}

const WORDS =
  /(?:in terms of (?:t|θ|\\theta|theta)\b|gradient|point|parametric equations?|are|d\s*y\s*\/\s*d\s*x|\\frac\s*\{\s*d\s*y\s*\}\s*\{\s*d\s*x\s*\}|参数方程|斜率|\bat\b)/giu;

export const differentiateParametric: Method<Parameters> = {
  id: 'differentiate-parametric',
  topic: '9709/p3/differentiation',

  match({ text }) {
    const plain = plainText(text);
    const wantsRate = /d\s*y\s*\/\s*d\s*x|\\frac\s*\{\s*d\s*y/.test(plain);
    if (!wantsRate && !/gradient|斜率/i.test(plain)) return null;
    const formulas = formulasOf(plain, WORDS) ?? [];
    const x = formulas.map(functionIn).find((one) => one?.name === 'x');
    const y = formulas.map(functionIn).find((one) => one?.name === 'y');
    if (!x || !y || x.letter !== y.letter || ['x', 'y'].includes(x.letter)) return null;
    const rest = formulas.filter(
      (formula) => functionIn(formula)?.name !== 'x' && functionIn(formula)?.name !== 'y',
    );
    const at = rest.length === 1 ? assignmentIn(rest[0]!) : null;
    if (rest.length > 0 ? at?.letter !== x.letter : !wantsRate) return null;
    return { letter: x.letter, x: x.value, y: y.value, at: at?.value ?? null, bare: at !== null };
  },

  solve({ letter, x, y, at, bare }) {
    const t = toLatex(symbol(letter));
    const [dx, dy] = [x, y].map((one) => gathered(differentiate(one, letter))) as [Expression, Expression];
    const slope = commonForm(quotient(dy, dx));
    const rate = '\\frac{\\mathrm{d}y}{\\mathrm{d}x}';
    const steps: Step[] = [
      step(
        { en: 'Differentiate x and y with respect to the parameter.', zh: '分别对参数求 x、y 的导数。' },
        [
          `\\frac{\\mathrm{d}x}{\\mathrm{d}${t}} = ${toLatex(dx)}, \\quad \\frac{\\mathrm{d}y}{\\mathrm{d}${t}} = ${toLatex(dy)}`,
        ],
        ['M1', 'A1'],
      ),
      step(
        { en: 'Divide: the chain rule gives dy/dx.', zh: '相除：由链式法则得 dy/dx。' },
        [
          `${rate} = \\frac{\\mathrm{d}y}{\\mathrm{d}${t}} \\div \\frac{\\mathrm{d}x}{\\mathrm{d}${t}} = ${toLatex(slope)}`,
        ],
        ['M1', 'A1'],
      ),
    ];
    const title = { en: 'Parametric differentiation', zh: '参数方程求导' };
    const value = at ? exact(substitute(slope, letter, at)) : slope;
    if (at)
      steps.push(
        step(
          { en: 'Substitute the value of the parameter.', zh: '代入参数的值。' },
          [`${t} = ${toLatex(at)}: \\quad ${rate} = ${toLatex(value)}`],
          ['A1'],
        ),
      );
    return {
      title,
      steps,
      answer: { text: `${bare ? '' : 'dy/dx = '}${toText(value)}`, tex: `${rate} = ${toLatex(value)}` },
    };
  },

  verify({ answer }, { letter, x, y, at }) {
    const shown = shownValue(answer);
    const [fx, fy] = [realFunction(x, letter), realFunction(y, letter)];
    const ratio = (t: number) => {
      const below = slopeAt(fx, t);
      return Math.abs(below) < 1e-3 ? NaN : slopeAt(fy, t) / below;
    };
    const holds = !shown
      ? false
      : at
        ? Math.abs(ratio(evaluate(at)) - evaluate(shown)) <= 1e-5 * Math.max(1, Math.abs(evaluate(shown)))
        : agree(ratio, realFunction(shown, letter), 'parametric', 1e-5);
    return [
      {
        name: {
          en: 'The ratio of the numerical gradients agrees.',
          zh: '与差商求得的斜率之比一致。',
        },
        passed: holds,
      },
    ];
  },
};
