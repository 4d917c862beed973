import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { randomOf } from '../../../algebra-system/numeric/random.ts';
import { phi } from '../../../algebra-system/numeric/distributions.ts';
import { exactOrRounded, rounded, tableValue, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';

interface Variable {
  letter: string;
  mean: number;
  variance: number;
}

interface Parameters {
  variables: Variable[];
  /** aX + bY + c */
  factors: number[];
  constant: number;
  shown: string;
  target: 'mean' | 'variance' | { sign: '<' | '>'; bound: number };
}

export const linearCombination: Method<Parameters> = {
  id: 'linear-combination',
  topic: '9709/p5/the-normal-distribution',

  match(question) {
    const text = plainWording(question.text);
    const variables = variablesIn(text);
    if (
      !variables ||
      variables.length > 3 ||
      (variables.length > 1 && !/independent|独立/i.test(text)) ||
      /sample|样本|mean of \d|\|/i.test(text)
    )
      return null;
    const moment = [
      ...text.matchAll(/\b(E|Var)\s{0,9}\(\s{0,9}([^()=]{1,300})\s{0,9}\)(?!\s{0,9}=)/g),
    ].filter(([, , inner]) => /[-+]|\d/.test(inner!));
    const event = [
      ...text.matchAll(
        /\bP\s{0,9}\(\s{0,9}([^()<>=]{1,300}?)\s{0,9}(<=|>=|<|>)\s{0,9}([^()<>=]{1,300}?)\s{0,9}\)(?!\s{0,9}=)/g,
      ),
    ];
    if (moment.length + event.length !== 1) return null;
    if (moment[0]) {
      const [, name, inner] = moment[0];
      const read = combinationIn(inner!, variables);
      return read && { ...read, variables, shown: inner!.trim(), target: name === 'E' ? 'mean' : 'variance' };
    }
    const [, left, sign, right] = event[0]!;
    const read = combinationIn(`(${left}) - (${right})`, variables);
    const isNormal = variables.every(({ letter }) => new RegExp(`${letter}\\s*~\\s*N`).test(text));
    if (!read || !isNormal || read.factors.filter((one) => one !== 0).length < 2) return null;
    return {
      ...read,
      variables,
      shown: `${left} ${sign!.replace('<=', '\\leq').replace('>=', '\\geq')} ${right}`,
      target: { sign: sign![0] as '<' | '>', bound: 0 },
    };
  },

  solve({ variables, factors, constant, shown, target }, { precision }) {
    const mean = variables.reduce((sum, one, index) => sum + factors[index]! * one.mean, constant);
    const variance = variables.reduce((sum, one, index) => sum + factors[index]! ** 2 * one.variance, 0);
    const title = { en: 'Linear combination of random variables', zh: '随机变量的线性组合' };
    const set = variables
      .map(({ letter }, index) => ({ letter, factor: factors[index]! }))
      .filter(({ factor }) => factor !== 0);
    const name = typeof target === 'string' ? shown : combinationTex(set, constant);
    const means = step(
      { en: 'Combine the means with the same coefficients.', zh: '期望按相同的系数相加。' },
      `E(${name}) = ${exactOrRounded(mean)}`,
      ['M1', 'A1'],
    );
    const variances = step(
      {
        en: 'Add the variances, each multiplied by the square of its coefficient.',
        zh: '方差乘以系数的平方后相加。',
      },
      `\\operatorname{Var}(${name}) = ${variables
        .map((one, index) => ({ one, factor: factors[index]! }))
        .filter(({ factor }) => factor !== 0)
        .map(
          ({ one, factor }) =>
            `${factor === 1 ? '' : `(${working(factor)})^{2} \\times `}${working(one.variance)}`,
        )
        .join(' + ')} = ${exactOrRounded(variance)}`,
      ['M1', 'A1'],
      {
        en: 'For independent variables the variances always add; a constant does not change the variance.',
        zh: '独立变量的方差总是相加，常数不影响方差。',
      },
    );
    if (target === 'mean')
      return {
        title,
        steps: [means],
        answer: { text: exactOrRounded(mean, precision), tex: exactOrRounded(mean, precision) },
      };
    if (target === 'variance')
      return {
        title,
        steps: [variances],
        answer: { text: exactOrRounded(variance, precision), tex: exactOrRounded(variance, precision) },
      };
    const z = -mean / Math.sqrt(variance);
    const text = rounded(target.sign === '<' ? phi(z) : 1 - phi(z), precision);
    return {
      title,
      steps: [
        step({ en: 'Write everything on one side.', zh: '移项到同一边。' }, `${name} ${target.sign} 0`),
        means,
        variances,
        step(
          { en: 'Standardise.', zh: '标准化。' },
          `z = \\frac{0 - ${mean < 0 ? `(${working(mean)})` : working(mean)}}{\\sqrt{${working(variance)}}} = ${tableValue(z)}`,
          ['M1'],
        ),
        step({ en: 'Find the probability.', zh: '求概率。' }, `P(${shown}) = ${text}`, ['A1']),
      ],
      answer: { text, tex: text },
    };
  },

  /** Combines two-point variables with the same means and variances in all cases; a normal probability is simulated. */
  verify({ answer }, { variables, factors, constant, target }) {
    const cases = 2 ** variables.length;
    const values = Array.from({ length: cases }, (_, index) =>
      variables.reduce(
        (sum, { mean, variance }, at) =>
          sum + factors[at]! * (mean + (index & (2 ** at) ? 1 : -1) * Math.sqrt(variance)),
        constant,
      ),
    );
    const mean = values.reduce((sum, one) => sum + one, 0) / cases;
    const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / cases;
    const name = {
      en: 'Combining every case of simpler variables gives the same result.',
      zh: '用更简单的变量逐一组合，结果一致。',
    };
    if (typeof target === 'string')
      return [
        {
          name,
          passed:
            Math.abs(Number(answer.text) - (target === 'mean' ? mean : variance)) <=
            5e-3 * Math.max(1e-9, Math.abs(target === 'mean' ? mean : variance)),
        },
      ];
    const random = randomOf(17);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    let hits = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const value = variables.reduce(
        (sum, one, index) => sum + factors[index]! * (one.mean + Math.sqrt(one.variance) * normal()),
        constant,
      );
      if (target.sign === '<' ? value < 0 : value > 0) hits += 1;
    }
    return [
      {
        name: { en: 'A simulation gives a value close to it.', zh: '模拟结果接近。' },
        passed: Math.abs(hits / 20_000 - Number(answer.text)) < 0.02,
      },
    ];
  },
};

function combinationTex(terms: { letter: string; factor: number }[], constant: number): string {
  const set = terms.map(
    ({ letter, factor }, index) =>
      `${factor < 0 ? '-' : index > 0 ? '+' : ''} ${Math.abs(factor) === 1 ? '' : working(Math.abs(factor))}${letter}`,
  );
  return `${set.join(' ').trim()}${constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${working(Math.abs(constant))}`}`;
}

/** X ~ N(10, 4), or E(X) = 3 and Var(X) = 2. */
function variablesIn(text: string): Variable[] | null {
  const normal = [
    ...text.matchAll(/\b([A-Z])\s{0,9}~\s{0,9}N\s{0,9}\(\s{0,9}([^,()]{1,300}),\s{0,9}([^,()]{1,300})\)/g),
  ].map(([, letter, mean, variance]) => ({
    letter: letter!,
    mean: valueIn(mean!),
    variance: valueIn(variance!),
  }));
  const means = [...text.matchAll(/\bE\s*\(\s*([A-Z])\s*\)\s*=\s*(-?\d+(?:\.\d+)?)/g)];
  const plain = means.map(([, letter, mean]) => ({
    letter: letter!,
    mean: Number(mean),
    variance: valueIn(
      new RegExp(`\\bVar\\s*\\(\\s*${letter}\\s*\\)\\s*=\\s*(\\d+(?:\\.\\d+)?)`).exec(text)?.[1] ?? '',
    ),
  }));
  const poisson = [...text.matchAll(/\b([A-Z])\s{0,9}~\s{0,9}Po\s{0,9}\(\s{0,9}([^,()]{1,300})\)/g)].map(
    ([, letter, mean]) => ({
      letter: letter!,
      mean: valueIn(mean!),
      variance: valueIn(mean!),
    }),
  );
  const all = [...normal, ...plain, ...poisson];
  const isWhole = (one: { letter: string; mean: number | null; variance: number | null }): one is Variable =>
    one.mean !== null && one.variance !== null && one.variance >= 0;
  return all.length > 0 && all.every(isWhole) && new Set(all.map(({ letter }) => letter)).size === all.length
    ? (all as Variable[])
    : null;
}

function combinationIn(typed: string, variables: Variable[]): { factors: number[]; constant: number } | null {
  const parsed = parseExpression(typed);
  const letters = variables.map(({ letter }) => letter);
  if (
    !parsed.ok ||
    symbolsOf(parsed.value).some((one) => !letters.includes(one)) ||
    symbolsOf(parsed.value).length === 0
  )
    return null;
  const at = (values: number[]) =>
    evaluate(parsed.value, Object.fromEntries(letters.map((letter, index) => [letter, values[index]!])));
  const constant = at(letters.map(() => 0));
  const factors = letters.map(
    (_, index) => at(letters.map((__, other) => Number(other === index))) - constant,
  );
  const test = letters.map((_, index) => 1.7 + index * 2.3);
  const isLinear =
    Math.abs(at(test) - factors.reduce((sum, one, index) => sum + one * test[index]!, constant)) < 1e-9;
  return isLinear && Number.isFinite(constant) ? { factors, constant } : null;
}
