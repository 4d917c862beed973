import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  has,
  negative,
  power,
  product,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import type { Check, Solution, Step } from '../../writing/method.ts';
import { inBrackets } from '../../writing/brackets.ts';
import { isDerivative, shownValue } from '../../algebra-system/equivalence/sampling.ts';
import type { DerivativeQuestion } from './derivative-question.ts';
import { isBelow, outerAndInner, presentable, type Rule, varyingFactors } from './derivative-rules.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import type { Factor, Term } from '../../algebra-system/normal/term.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import type { Text } from '../../../core/locale.ts';
import { step } from '../../writing/step.ts';

/** dy/dx, f′(x) or d/dx( ), as LaTeX and as it is typed. */
export function rateName(
  { name, letter }: { name: string | null; letter: string },
  order = 1,
): { tex: string; text: string } {
  const x = toLatex(symbol(letter));
  const raised = order === 1 ? '' : `^{${order}}`;
  if (name === null) return { tex: `\\frac{\\mathrm{d}${raised}}{\\mathrm{d}${x}${raised}}`, text: '' };
  if (name.includes('('))
    return {
      tex: name.replace('(', `${"'".repeat(order)}(`),
      text: `${name.replace('(', `${"'".repeat(order)}(`)} = `,
    };
  const typed = order === 1 ? `d${name}/d${letter}` : `d^${order}${name}/d${letter}^${order}`;
  return { tex: `\\frac{\\mathrm{d}${raised}${name}}{\\mathrm{d}${x}${raised}}`, text: `${typed} = ` };
}

/** The worked derivative; `working` are the steps before the result of the first differentiation. */
export function derivativeSolution(
  question: DerivativeQuestion,
  rule: Rule,
  title: Text,
  working: Step[],
): Solution {
  const { letter, value } = question;
  const first = presentable(value, letter, rule);
  const result: Step = step(
    { en: 'Write the derivative in its simplest form.', zh: '写出化简后的导数。' },
    [equation(question, first, 1)],
    ['A1'],
  );
  const steps = [...working, result];
  if (question.order === 1) return { title, steps, answer: answerOf(question, first, 1) };
  const second = gathered(differentiate(first, letter));
  steps.push(
    step(
      { en: 'Differentiate once more.', zh: '再求导一次。' },
      [equation(question, second, 2)],
      ['M1', 'A1'],
    ),
  );
  return { title, steps, answer: answerOf(question, second, 2) };
}

function equation(question: DerivativeQuestion, value: Expression, order: number): string {
  const of = question.name === null ? `\\left(${toLatex(question.value)}\\right)` : '';
  return `${rateName(question, order).tex}${of} = ${toLatex(value)}`;
}

function answerOf(question: DerivativeQuestion, value: Expression, order: number) {
  return { text: `${rateName(question, order).text}${toText(value)}`, tex: equation(question, value, order) };
}

/** What is shown is the slope of the given function, found by differences. */
export function checkDerivative({ answer }: Solution, { value, letter, order }: DerivativeQuestion): Check[] {
  const shown = shownValue(answer);
  const of = order === 1 ? value : differentiate(value, letter);
  return [
    {
      name: {
        en: 'A numerical derivative agrees at random points.',
        zh: '在随机点上与差商求得的斜率一致。',
      },
      passed: shown !== null && isDerivative(shown, of, letter),
    },
  ];
}

/** u and v of each product, their derivatives, and the rule. */
export function productSteps({ value, letter }: DerivativeQuestion): Step[] {
  return termsOf(value).flatMap((term) => {
    const [first, ...rest] = varyingFactors(term, letter);
    if (!first || rest.length === 0) return [];
    const u = fromTerms([{ ...term, factors: term.factors.filter((factor) => !rest.includes(factor)) }]);
    const v = fromTerms([{ coefficient: { n: 1n, d: 1n }, factors: rest }]);
    return [
      namingStep(u, v, letter),
      step(
        { en: 'Use the product rule.', zh: '使用乘法法则。' },
        [
          `u'v + uv' = ${inBrackets(gathered(product(differentiate(u, letter), v)))} + ${inBrackets(gathered(product(u, differentiate(v, letter))))}`,
        ],
        ['M1'],
        {
          en: 'The derivative of a product is not the product of the derivatives.',
          zh: '乘积的导数不等于导数的乘积。',
        },
      ) satisfies Step,
    ];
  });
}

/** u above and v below, their derivatives, and the rule. */
export function quotientSteps({ value, letter }: DerivativeQuestion): Step[] {
  return termsOf(value).flatMap((term) => {
    const below = varyingFactors(term, letter).filter(isBelow);
    const above = term.factors.filter((factor) => !below.includes(factor));
    if (below.length === 0 || varyingFactors({ ...term, factors: above }, letter).length === 0) return [];
    const u = fromTerms([{ ...term, factors: above }]);
    const v = gathered(product(...below.map(({ base, exponent }) => power(base, negative(exponent)))));
    const [du, dv] = [u, v].map((part) => gathered(differentiate(part, letter))) as [Expression, Expression];
    return [
      namingStep(u, v, letter),
      step(
        { en: 'Use the quotient rule.', zh: '使用除法法则。' },
        [
          `\\frac{vu' - uv'}{v^{2}} = \\frac{${inBrackets(gathered(product(v, du)))} - ${inBrackets(gathered(product(u, dv)))}}{${toLatex(power(v, 2))}}`,
        ],
        ['M1'],
        { en: 'The order matters: v u′ comes first.', zh: '顺序很重要：先写 v u′。' },
      ) satisfies Step,
    ];
  });
}

function namingStep(u: Expression, v: Expression, x: string): Step {
  const line = (name: string, part: Expression) =>
    `${name} = ${toLatex(part)}, \\quad ${name}' = ${toLatex(gathered(differentiate(part, x)))}`;
  return step(
    { en: 'Let u and v be the two parts and differentiate each.', zh: '设两部分为 u、v，分别求导。' },
    [line('u', u), line('v', v)],
    ['B1'],
  );
}

/** The outer and the inner function of each term, and their derivatives multiplied. */
export function chainSteps({ value, letter }: DerivativeQuestion): Step[] {
  const x = toLatex(symbol(letter));
  return termsOf(value).flatMap((term) => {
    const [factor] = varyingFactors(term, letter) as [Factor | undefined];
    const parts = factor && outerAndInner(factor, letter);
    if (!parts) return [];
    const outer = fromTerms([constantOf(term, letter)]);
    const whole = gathered(product(outer, parts.outer));
    const [slope, inner] = [
      gathered(differentiate(whole, 'u')),
      gathered(differentiate(parts.inner, letter)),
    ];
    return [
      step(
        {
          en: 'Let u be the inner function and differentiate both.',
          zh: '设内层函数为 u，对内外两层分别求导。',
        },
        [
          `u = ${toLatex(parts.inner)}, \\quad \\frac{\\mathrm{d}u}{\\mathrm{d}${x}} = ${toLatex(inner)}`,
          `\\frac{\\mathrm{d}}{\\mathrm{d}u}\\left(${toLatex(whole)}\\right) = ${toLatex(slope)}`,
        ],
        ['M1'],
      ),
      step(
        { en: 'Use the chain rule: multiply the two.', zh: '使用链式法则：两者相乘。' },
        [`${inBrackets(slope)} \\times ${inBrackets(inner)}`],
        ['M1'],
        {
          en: 'The inner function changes too, so its derivative is a factor.',
          zh: '内层函数也在变化，所以要乘以它的导数。',
        },
      ),
    ] satisfies Step[];
  });
}

function constantOf(term: Term, letter: string): Term {
  return {
    ...term,
    factors: term.factors.filter(({ base, exponent }) => !has(base, letter) && !has(exponent, letter)),
  };
}

/** Each term with its derivative, a line each. */
export function termLines(value: Expression, letter: string): string[] {
  const x = toLatex(symbol(letter));
  return termsOf(value).map((term) => {
    const one = fromTerms([term]);
    return `\\frac{\\mathrm{d}}{\\mathrm{d}${x}}\\left(${toLatex(one)}\\right) = ${toLatex(gathered(differentiate(one, letter)))}`;
  });
}
