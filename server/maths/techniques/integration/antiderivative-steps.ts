import { type Expression, symbol } from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { asPowers, gathered } from '../../algebra-system/normal/terms.ts';
import type { Step } from '../../writing/method.ts';
import { step } from '../../writing/step.ts';
import type { Antiderivative } from './antiderivative.ts';
import type { Parts } from './parts.ts';

/** ∫ … dx as LaTeX. */
export function integralTex(
  of: Expression,
  letter: string,
  limits?: [Expression, Expression] | null,
): string {
  const range = limits ? `_{${toLatex(limits[0])}}^{${toLatex(limits[1])}}` : '';
  const inner = of.kind === 'sum' || of.kind === 'negative' ? `\\left(${toLatex(of)}\\right)` : toLatex(of);
  return `\\int${range} ${inner}\\,\\mathrm{d}${toLatex(symbol(letter))}`;
}

/** The steps by which the antiderivative was found. */
export function antiderivativeSteps(of: Expression, letter: string, result: Antiderivative): Step[] {
  switch (result.way) {
    case 'standard':
      return [standardStep(letter, result)];
    case 'reverse chain':
      return chainRuleSteps(of, letter, result);
    case 'partial fractions':
      return partialFractionSteps(of, letter, result);
    case 'identity':
      return identitySteps(of, result);
    case 'parts':
      return [
        ...partsSteps(of, letter, result.parts),
        ...antiderivativeSteps(result.parts.left, letter, result.left).map(withoutMarks),
      ];
    case 'parts twice':
      return [
        step(
          {
            en: 'Integrate by parts twice: the original integral reappears and can be made the subject.',
            zh: '两次分部积分，原积分再次出现，解出即可。',
          },
          [`I = ${integralTex(of, letter)}`, `I = ${toLatex(result.value)}`],
          ['M1', 'M1'],
        ),
      ];
    case 'term by term':
      return result.each.flatMap(({ of: part, result: each }) => antiderivativeSteps(part, letter, each));
  }
}

type By<Way extends Antiderivative['way']> = Extract<Antiderivative, { way: Way }>;

function standardStep(letter: string, { form, value }: By<'standard'>): Step {
  return step(
    { en: 'Integrate term by term using the standard integrals.', zh: '按积分公式逐项积分。' },
    [`${integralTex(asPowers(form), letter)} = ${toLatex(value)}`],
    ['M1'],
    {
      en: 'Increase the power by one and divide by the new power; also divide by the derivative of a linear bracket.',
      zh: '指数加一再除以新指数；括号内为一次式时还要除以其导数。',
    },
  );
}

function chainRuleSteps(of: Expression, letter: string, { chain, value }: By<'reverse chain'>): Step[] {
  return [
    step(
      {
        en: 'The derivative of the inner function is a factor of the integrand: let u be the inner function.',
        zh: '被积式中含有内层函数的导数：设其为 u。',
      },
      [`u = ${toLatex(chain.inner)}`, `${integralTex(of, letter)} = ${integralTex(chain.integrand, 'u')}`],
      ['M1'],
    ),
    step(
      { en: 'Integrate with respect to u and substitute back.', zh: '对 u 积分，再代回。' },
      [`= ${toLatex(chain.inU)} = ${toLatex(value)}`],
      ['M1'],
    ),
  ];
}

function partialFractionSteps(
  of: Expression,
  letter: string,
  { parts, value }: By<'partial fractions'>,
): Step[] {
  return [
    step(
      { en: 'Split into partial fractions.', zh: '化为部分分式。' },
      [`${toLatex(of)} = ${toLatex({ kind: 'sum', terms: parts })}`],
      ['M1', 'A1'],
    ),
    step(
      { en: 'Integrate each fraction.', zh: '对每个分式积分。' },
      [`${integralTex(of, letter)} = ${toLatex(value)}`],
      ['M1'],
    ),
  ];
}

function identitySteps(of: Expression, { form, value }: By<'identity'>): Step[] {
  return [
    step(
      {
        en: 'Rewrite with an identity so that each term can be integrated.',
        zh: '用恒等式改写，使每一项都能积分。',
      },
      [`${toLatex(of)} = ${toLatex(form)}`],
      ['M1'],
      {
        en: 'There is no standard integral for a square: use the double-angle formulae.',
        zh: '平方没有直接的积分公式，要用倍角公式降次。',
      },
    ),
    step({ en: 'Integrate each term.', zh: '逐项积分。' }, [`= ${toLatex(value)}`], ['M1']),
  ];
}

function partsSteps(of: Expression, letter: string, { u, dv, du, v, left }: Parts): Step[] {
  const x = toLatex(symbol(letter));
  return [
    step(
      { en: 'Integrate by parts: choose u and dv.', zh: '分部积分：选取 u 和 dv。' },
      [
        `u = ${toLatex(u)}, \\quad \\frac{\\mathrm{d}v}{\\mathrm{d}${x}} = ${toLatex(dv)}`,
        `\\frac{\\mathrm{d}u}{\\mathrm{d}${x}} = ${toLatex(du)}, \\quad v = ${toLatex(v)}`,
      ],
      ['M1'],
      {
        en: 'u is the part that gets simpler when it is differentiated.',
        zh: 'u 取求导后变简单的部分。',
      },
    ),
    step(
      { en: 'Use uv minus the integral of v du.', zh: '代入 uv 减去 v du 的积分。' },
      [
        `${integralTex(of, letter)} = ${toLatex(gathered({ kind: 'product', factors: [u, v] }))} - ${integralTex(left, letter)}`,
      ],
      ['M1', 'A1'],
    ),
  ];
}

/** Marks belong to the first time a method is used. */
function withoutMarks(marked: Step): Step {
  const plain = { ...marked };
  delete plain.marks;
  return plain;
}
