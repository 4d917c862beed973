import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { factorial } from '../../../algebra-system/numeric/distributions.ts';
import { probabilitiesIn } from '../../../reading/statistics/events.ts';
import { decimalOrFraction, fractionLatex, fractionText } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { vocabulary } from '../../../reading/statistics/vocabulary.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Parameters {
  generating: Expression;
  letter: string | null;
  target: { kind: 'unknown' | 'mean' | 'variance' } | { kind: 'chance'; k: number };
}

const isPlain = vocabulary('generating function pgf probabilities', '生成函母');

export const probabilityGeneratingFunction: Method<Parameters> = {
  id: 'probability-generating-function',
  topic: '9231/p4/probability-generating-functions',

  match(question) {
    const text = plainWording(question.text);
    const match =
      /\bG(?:_\{?[A-Z]\}?)?\s{0,9}\(\s{0,9}t\s{0,9}\)\s{0,9}=\s{0,9}(.{1,300}?)(?:,|;|\.(?!\d)|\s{1,9}(?:where|for|find|calculate|and)\b|求|$)/i.exec(
        text,
      );
    if (!match || !/generating function|\bpgf\b|概率生成函数|母函数|\bX\b/i.test(text)) return null;
    const parsed = parseExpression(match[1]!);
    if (!parsed.ok || !symbolsOf(parsed.value).includes('t')) return null;
    const letters = symbolsOf(parsed.value).filter((one) => one !== 't');
    if (letters.length > 1) return null;
    if (!isPlain(text.replace(match[0], ' '), ['X', 't', 'G', ...letters])) return null;
    const target = targetIn(
      text.replace(match[0], ' ').concat(/(?:find|calculate|and|求)$/i.exec(match[0])?.[0] ?? ''),
      letters[0] ?? null,
      text,
    );
    return target && { generating: parsed.value, letter: letters[0] ?? null, target };
  },

  solve(parameters) {
    const { letter, target } = parameters;
    const read = resolveConstant(parameters);
    if (!read) return null;
    const { generating, value } = read;
    const title = { en: 'Probability generating function', zh: '概率生成函数' };
    const steps: Step[] = letter
      ? [
          step(
            { en: 'The probabilities add up to 1, so G(1) = 1.', zh: '概率之和为 1，所以 G(1) = 1。' },
            [
              `G(1) = ${toLatex(exact(substitute(parameters.generating, 't', one())))} = 1`,
              `${letter} = ${fractionLatex(present(value))}`,
            ],
            ['M1', 'A1'],
          ),
        ]
      : [];
    if (target.kind === 'unknown')
      return {
        title,
        steps,
        answer: {
          text: `${letter} = ${present(value)}`,
          tex: `${letter} = ${fractionLatex(present(value))}`,
        },
      };
    if (target.kind === 'chance') {
      const text = present(derivativeAt(generating, target.k, 0) / factorial(target.k));
      steps.push(
        step(
          { en: 'The probability is the coefficient of that power of t.', zh: '概率等于 t 的该次幂的系数。' },
          `P(X = ${target.k}) = ${target.k === 0 ? 'G(0)' : `[t^{${target.k}}]\\, G(t)`} = ${fractionLatex(text)}`,
          ['M1', 'A1'],
        ),
      );
      return { title, steps, answer: { text, tex: fractionLatex(text) } };
    }
    const first = derivativeAt(generating, 1, 1);
    steps.push(
      step(
        { en: 'Differentiate and put t = 1.', zh: '求导并令 t = 1。' },
        [
          `G'(t) = ${toLatex(exact(differentiate(generating, 't')))}`,
          `E(X) = G'(1) = ${fractionLatex(present(first))}`,
        ],
        ['M1', 'A1'],
      ),
    );
    if (target.kind === 'mean')
      return { title, steps, answer: { text: present(first), tex: fractionLatex(present(first)) } };
    const second = derivativeAt(generating, 2, 1);
    const text = present(second + first - first * first);
    steps.push(
      step({ en: 'Differentiate again.', zh: '再次求导。' }, `G''(1) = ${fractionLatex(present(second))}`, [
        'M1',
      ]),
      step(
        { en: 'Var(X) = G″(1) + G′(1) − G′(1)².', zh: 'Var(X) = G″(1) + G′(1) − G′(1)²。' },
        `\\operatorname{Var}(X) = ${fractionLatex(present(second))} + ${fractionLatex(present(first))} - \\left(${fractionLatex(present(first))}\\right)^{2} = ${fractionLatex(text)}`,
        ['M1', 'A1'],
      ),
    );
    return { title, steps, answer: { text, tex: fractionLatex(text) } };
  },

  /** The probabilities themselves, from the values of G around a circle, add up to the answer. */
  verify({ answer }, parameters) {
    const read = resolveConstant(parameters);
    const claimed = valueIn(answer.text.split('=').at(-1)!);
    if (!read || claimed === null) return [];
    const { target } = parameters;
    const chances = coefficients(read.generating);
    const total = (weigh: (k: number) => number) => chances.reduce((sum, one, k) => sum + weigh(k) * one, 0);
    const mean = total((k) => k);
    const known =
      target.kind === 'chance'
        ? chances[target.k]!
        : { unknown: read.value, mean, variance: total((k) => (k - mean) ** 2) }[target.kind];
    return [
      {
        name: { en: 'The probabilities are not negative and add up to 1.', zh: '各概率非负且总和为 1。' },
        passed: chances.every((chance) => chance > -1e-9) && Math.abs(total(() => 1) - 1) < 1e-6,
      },
      {
        name: {
          en: 'Calculating from the probabilities gives the same result.',
          zh: '由各概率计算，结果相同。',
        },
        passed: Math.abs(claimed - known) <= 5.1e-3 * Math.max(Math.abs(known), 1e-6),
      },
    ];
  },
};

const present = (value: number) => decimalOrFraction(value, 5000);

const one = (): Expression => {
  const parsed = parseExpression('1');
  if (!parsed.ok) throw new Error('1 is a number');
  return parsed.value;
};

function derivativeAt(generating: Expression, times: number, at: number): number {
  let derived = generating;
  for (let index = 0; index < times; index += 1) derived = exact(differentiate(derived, 't'));
  return evaluate(derived, { t: at });
}

/** p₀ … p₂₅₅ by the discrete Fourier transform of G on a circle just inside the unit one. */
function coefficients(generating: Expression): number[] {
  const [count, radius] = [256, 0.98];
  const values = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return evaluateComplex(generating, { t: { re: radius * Math.cos(angle), im: radius * Math.sin(angle) } });
  });
  return Array.from({ length: 200 }, (_, k) => {
    let sum = 0;
    for (const [index, { re, im }] of values.entries()) {
      const angle = (2 * Math.PI * index * k) / count;
      sum += re * Math.cos(angle) + im * Math.sin(angle);
    }
    return sum / count / radius ** k;
  });
}

function resolveConstant({
  generating,
  letter,
}: Parameters): { generating: Expression; value: number } | null {
  const at = (k: number) => evaluate(generating, letter ? { t: 1, [letter]: k } : { t: 1 });
  if (!letter) return Math.abs(at(0) - 1) < 1e-9 ? { generating, value: 0 } : null;
  const [none, first, third] = [at(0), at(1), at(3)];
  if (
    ![none, first, third].every(Number.isFinite) ||
    Math.abs(third - none - 3 * (first - none)) > 1e-9 ||
    Math.abs(first - none) < 1e-12
  )
    return null;
  const value = (1 - none) / (first - none);
  const parsed = parseExpression(fractionText(value, 5000) ?? '');
  return parsed.ok ? { generating: substitute(generating, letter, parsed.value), value } : null;
}

function targetIn(rest: string, letter: string | null, text: string): Parameters['target'] | null {
  const events = probabilitiesIn(rest);
  const mean = /\bE\s*\(\s*X\s*\)|\bmean\b|expected value|expectation|期望|均值/i.test(rest);
  const variance = /\b(?:Var|D)\s*\(\s*X\s*\)|\bvariance\b|方差/i.test(rest);
  const asksForLetter =
    letter !== null &&
    new RegExp(
      `(?:find|calculate|determine|求|计算)(?: the)?(?: value of)?(?: constant)?\\s*${letter}(?![A-Za-z(])`,
      'i',
    ).test(text);
  if (
    /standard deviation|标准差|independent|独立|\bsum\b|\by\b/i.test(rest) ||
    Number(mean) + Number(variance) + Number(asksForLetter) + events.length !== 1
  )
    return null;
  if (mean) return { kind: 'mean' };
  if (variance) return { kind: 'variance' };
  if (asksForLetter) return { kind: 'unknown' };
  const k = /^\s*X\s*=\s*(\d+)\s*$/.exec(events[0]!.inner)?.[1];
  return events[0]!.value === null && k && Number(k) <= 12 ? { kind: 'chance', k: Number(k) } : null;
}
