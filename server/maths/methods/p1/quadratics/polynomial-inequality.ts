import {
  type Inequality,
  inequalityOf,
  lettersOf,
  toSolve,
} from '../../../reading/algebra/question-equations.ts';
import { holds, setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { factorsTex, polynomialIn, quadraticSteps } from '../../../techniques/algebra/quadratics.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { equationTex, letterTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { difference, symbol } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { signOf } from '../../../algebra-system/numbers/rational.ts';
import {
  degree,
  numberAt,
  type Polynomial,
  polynomialOf,
} from '../../../algebra-system/polynomials/polynomial.ts';

interface Parameters extends Inequality {
  letter: string;
  polynomial: Polynomial;
}

export const SIGN_TEX: Record<string, string> = {
  '<': '<',
  '>': '>',
  '<=': '\\leqslant',
  '>=': '\\geqslant',
};

export const polynomialInequality: Method<Parameters> = {
  id: 'polynomial-inequality',
  topic: '9709/p1/quadratics',
  match(question) {
    const formulas = toSolve(question);
    const inequality = formulas?.length === 1 ? inequalityOf(formulas[0]!) : null;
    if (!inequality || !(inequality.sign in SIGN_TEX)) return null;
    const [letter, ...others] = lettersOf(inequality);
    if (!letter || others.length > 0) return null;
    const polynomial = polynomialOf(difference(inequality.left, inequality.right), letter);
    return polynomial && degree(polynomial) >= 1 && degree(polynomial) <= 6
      ? { ...inequality, letter, polynomial }
      : null;
  },
  solve({ left, right, sign, letter, polynomial }) {
    const roots = realRoots(polynomial);
    if (!roots) return null;
    const x = symbol(letter);
    const set = setWhere((value) => holds({ left, right, sign }, letter, value), roots);
    const answer = setAnswer(set, letter);
    const side = SIGN_TEX[sign]!;
    const collected = `${toLatex(polynomialIn(polynomial, x))} ${side} 0`;
    const last = step({ en: 'Write down the set of values', zh: '写出解集' }, [answer.tex], ['A1']);
    if (degree(polynomial) === 1)
      return {
        title: { en: 'Linear inequality', zh: '一元一次不等式' },
        steps: [
          step(
            { en: 'Collect the terms on one side', zh: '移项合并' },
            [equationTex({ left, right }, side), collected],
            ['M1'],
          ),
          {
            ...last,
            ...(signOf(polynomial[1]!) < 0
              ? {
                  why: {
                    en: 'Dividing by a negative number reverses the inequality sign.',
                    zh: '两边除以负数，不等号要改变方向。',
                  },
                }
              : {}),
          },
        ],
        answer,
      };
    const critical: Step[] =
      degree(polynomial) === 2
        ? quadraticSteps(polynomial, x)
        : [
            step(
              { en: 'Factorise to find the critical values', zh: '因式分解，求零点' },
              [
                `${factorsTex(polynomial, x)} ${side} 0`,
                roots.map(({ exact }) => `${letterTex(letter)} = ${toLatex(exact)}`).join(',\\quad '),
              ],
              ['M1', 'A1'],
            ),
          ];
    return {
      title: { en: 'Inequality', zh: '不等式' },
      steps: [
        step({ en: 'Collect the terms on one side', zh: '把各项移到一边' }, [collected], []),
        ...critical,
        step(
          { en: 'Consider the sign between the critical values', zh: '判断各区间内的符号' },
          [signs(polynomial, roots, letterTex(letter))],
          ['M1'],
          {
            en: 'The graph can cross the axis only at a critical value.',
            zh: '图像只有在零点处才可能穿过横轴。',
          },
        ),
        last,
      ],
      answer,
    };
  },
  verify({ answer }, { left, right, sign, letter, polynomial }) {
    const roots = realRoots(polynomial) ?? [];
    return setChecked(answer.text, letter, (x) => holds({ left, right, sign }, letter, x), roots);
  },
};

/** The sign of the polynomial on each stretch between its zeros. */
function signs(p: Polynomial, roots: Root[], letter: string): string {
  if (roots.length === 0) return `${letter} \\in \\mathbb{R}:\\; ${signAt(p, 0)}`;
  const ends = roots.map(({ exact }) => toLatex(exact));
  const stretches = roots.slice(1).map((one, index) => ({
    tex: `${ends[index]} < ${letter} < ${ends[index + 1]}`,
    at: (one.value + roots[index]!.value) / 2,
  }));
  return [
    { tex: `${letter} < ${ends[0]}`, at: roots[0]!.value - 1 },
    ...stretches,
    { tex: `${letter} > ${ends.at(-1)}`, at: roots.at(-1)!.value + 1 },
  ]
    .map(({ tex, at }) => `${tex}:\\; ${signAt(p, at)}`)
    .join(',\\quad ');
}

function signAt(p: Polynomial, x: number): string {
  return numberAt(p, x) < 0 ? '-' : '+';
}
