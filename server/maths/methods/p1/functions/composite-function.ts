import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import {
  type Defined,
  definitionOf,
  domainOf,
  isAside,
} from '../../../reading/algebra/function-definitions.ts';
import { domainsOf, isDefinedWith } from '../../../reading/algebra/function-domains.ts';
import { factorsTex } from '../../../techniques/algebra/quadratics.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import { equationTex, isSolvedBy, rootsAnswer, rootsChecked } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { degree } from '../../../algebra-system/polynomials/polynomial.ts';
import { clearedEquation } from '../../../techniques/algebra/cleared-equation.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Parameters {
  outer: Defined;
  inner: Defined | null;
  argument: Expression;
  /** The value that the composite is to have, where an equation is to be solved. */
  equals: Expression | null;
}

const WORDS = new Set(
  'given that find function functions is are defined by for when where if real values all and expression expressions # solve equation value of composite simplify in terms simplest form simplifying'.split(
    ' ',
  ),
);
const HAN = /已知|若|函数|设|求|的|值|表达式|复合|解方程|定义|为|其中|和|与/gu;
const TARGET = /^([fgh]) ?(?:([fgh]) ?\(([^()]*)\)|\( ?([fgh]) ?\(([^()]*)\) ?\)|\(([^()]*)\))$/;

export const compositeFunction: Method<Parameters> = {
  id: 'composite-function',
  topic: '9709/p1/functions',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const words = say.replaceAll(HAN, ' ').split(/\s+/).filter(Boolean);
    if (words.some((word) => !WORDS.has(word)) || question.interval) return null;
    const defined = formulas.map(definitionOf).filter((one) => one !== null);
    const rest = formulas.filter(
      (one) => !definitionOf(one) && !isAside(one) && !domainOf(one, 'x') && !/^[a-z]$/.test(one),
    );
    const [left, right, ...more] = rest.length === 1 ? rest[0]!.split('=') : [];
    const target = left && more.length === 0 ? TARGET.exec(left.trim()) : null;
    if (!target || defined.length === 0 || new Set(defined.map(({ name }) => name)).size !== defined.length)
      return null;
    const of = (name: string | undefined) => defined.find((one) => one.name === name) ?? null;
    const [outer, second] = [of(target[1]), target[2] ?? target[4]];
    const inner = of(second);
    const argument = expressionOf(target[3] ?? target[5] ?? target[6] ?? '');
    const equals = right === undefined ? null : expressionOf(right);
    if (!outer || (second && !inner) || !argument || (right !== undefined && !equals)) return null;
    if (
      right !== undefined
        ? argument.kind !== 'symbol' || !inner || symbolsOf(equals!).length > 0
        : !inner && argument.kind === 'symbol'
    )
      return null;
    const domains = domainsOf(formulas);
    if (!domains || (equals && domains.size > 0) || !isDefinedWith(domains, { outer, inner, argument }))
      return null;
    return { outer, inner, argument, equals };
  },
  solve({ outer, inner, argument, equals }, question) {
    const middle = inner ? exact(substitute(inner.of, inner.letter, argument)) : argument;
    const put = substitute(
      outer.of,
      outer.letter,
      inner
        ? symbolsOf(argument).length > 0
          ? substitute(inner.of, inner.letter, argument)
          : middle
        : argument,
    );
    const value = exact(put);
    const head = inner
      ? `${outer.name}${inner.name}(${toLatex(argument)})`
      : `${outer.name}(${toLatex(argument)})`;
    const steps = [
      ...(inner
        ? [
            step(
              { en: 'Work out the inner function first', zh: '先求内层函数' },
              [`${inner.name}(${toLatex(argument)}) = ${toLatex(middle)}`],
              ['M1'],
              {
                en: `${outer.name}${inner.name} means ${inner.name} first, then ${outer.name}.`,
                zh: `${outer.name}${inner.name} 表示先作用 ${inner.name}，再作用 ${outer.name}。`,
              },
            ),
          ]
        : []),
      step(
        { en: 'Substitute into the outer function', zh: '代入外层函数' },
        [...new Set([`${head} = ${toLatex(put)}`, `${head} = ${toLatex(value)}`])],
        inner ? ['A1'] : ['M1', 'A1'],
      ),
    ];
    const title = { en: 'Composite function', zh: '复合函数' };
    if (!equals)
      return Number.isNaN(evaluate(value)) && symbolsOf(value).length === 0
        ? null
        : { title, steps, answer: { text: toText(value), tex: toLatex(value) } };
    const letter = symbolsOf(argument)[0]!;
    const equation = { left: put, right: equals };
    const cleared = clearedEquation(equation, letter);
    const all = cleared && degree(cleared.polynomial) > 0 ? realRoots(cleared.polynomial) : null;
    if (!cleared || !all) return null;
    const roots = all.filter(({ value: x }) => isSolvedBy(equation, { [letter]: x }));
    return {
      title,
      steps: [
        ...steps,
        step(
          { en: 'Solve the equation', zh: '解方程' },
          [
            equationTex({ left: value, right: equals }),
            `${factorsTex(cleared.polynomial, symbol(letter))} = 0`,
            rootsAnswer(letter, roots).tex,
          ],
          ['M1', 'A1'],
        ),
      ],
      answer: rootsAnswer(letter, roots, question),
    };
  },
  verify({ answer }, { outer, inner, argument, equals }) {
    const compositeAt = (values: Record<string, number>) => {
      const at = evaluate(argument, values);
      return evaluate(outer.of, { [outer.letter]: inner ? evaluate(inner.of, { [inner.letter]: at }) : at });
    };
    const letter = symbolsOf(argument)[0];
    if (equals && letter) {
      const whole = substitute(outer.of, outer.letter, substitute(inner!.of, inner!.letter, symbol(letter)));
      return rootsChecked(answer, { left: whole, right: equals }, letter, -100, 100);
    }
    const value = expression(answer.text);
    const points = letter
      ? Array.from({ length: 40 }, (_, index) => ({ [letter]: (index - 17) * 0.31 }))
      : [{}];
    const pairs = points
      .map((at) => [compositeAt(at), evaluate(value, at)] as const)
      .filter(([one]) => Number.isFinite(one));
    return [
      {
        name: {
          en: 'Applying the two functions in turn to several values gives the same results.',
          zh: '取多个值依次代入两个函数，结果相同。',
        },
        passed:
          pairs.length >= (letter ? 8 : 1) &&
          pairs.every(([one, other]) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))),
      },
    ];
  },
};
