import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method } from '../../../writing/method.ts';
import { decimalOrFraction, exactOrRounded, fractionLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { vocabulary } from '../../../reading/statistics/vocabulary.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';

/** A probability that is at most linear in one unknown letter. */
interface Entry {
  value: number;
  fixed: number;
  slope: number;
  latex: string;
}

interface Parameters {
  letter: string | null;
  entries: Entry[];
  target: 'unknown' | 'mean' | 'variance' | 'deviation';
}

const isPlain = vocabulary('values probabilities table each unknown standard', '数学取');

export const discreteRandomVariable: Method<Parameters> = {
  id: 'discrete-random-variable',
  topic: '9709/p5/discrete-random-variables',

  match(question) {
    const text = plainWording(question.text);
    if (/~|f\(|∪|∩|\|/.test(text)) return null;
    const cells = tableIn(text) ?? listIn(text) ?? formulaIn(text);
    if (!cells || cells.entries.length < 2) return null;
    const rest = withoutShown(cells);
    if (!isPlain(rest, ['X', 'x', 'k', ...(cells.letter ? [cells.letter] : [])])) return null;
    const target = targetIn(rest, cells.letter);
    return target && { letter: cells.letter, entries: cells.entries, target };
  },

  solve({ letter, entries, target }) {
    const solved = unknownOf(entries, letter);
    if (!solved) return null;
    const chances = entries.map(({ fixed, slope }) => fixed + slope * solved.value);
    if (chances.some((one) => one < -1e-12 || one > 1 + 1e-12)) return null;
    const steps = [];
    if (letter)
      steps.push(
        step(
          { en: 'The probabilities add up to 1.', zh: '所有概率之和为 1。' },
          `${entries.map(({ latex }) => latex).join(' + ')} = 1`.replaceAll('+ -', '- '),
          ['M1'],
        ),
        step(
          { en: 'Solve for the unknown.', zh: '解出未知数。' },
          `${letter} = ${fractionLatex(present(solved.value))}`,
          ['A1'],
        ),
      );
    const title = { en: 'Discrete random variable', zh: '离散型随机变量' };
    if (target === 'unknown') {
      const text = `${letter} = ${present(solved.value)}`;
      return { title, steps, answer: { text, tex: `${letter} = ${fractionLatex(present(solved.value))}` } };
    }
    const products = (power: number) =>
      entries
        .map(
          ({ value }, index) =>
            `${power === 1 ? sign(value) : `${sign(value)}^{2}`} \\times ${fractionLatex(present(chances[index]!))}`,
        )
        .join(' + ');
    const mean = entries.reduce((total, { value }, index) => total + value * chances[index]!, 0);
    steps.push(
      step(
        { en: 'Multiply each value by its probability and add.', zh: '每个取值乘以其概率后相加。' },
        [`E(X) = ${products(1)}`, `E(X) = ${fractionLatex(present(mean))}`],
        ['M1', 'A1'],
      ),
    );
    if (target === 'mean')
      return { title, steps, answer: { text: present(mean), tex: fractionLatex(present(mean)) } };
    const square = entries.reduce((total, { value }, index) => total + value * value * chances[index]!, 0);
    const variance = square - mean * mean;
    steps.push(
      step(
        { en: 'Do the same with the squares.', zh: '对平方作同样计算。' },
        [`E(X^{2}) = ${products(2)} = ${fractionLatex(present(square))}`],
        ['M1'],
      ),
      step(
        { en: 'Subtract the square of the mean.', zh: '减去期望的平方。' },
        `\\operatorname{Var}(X) = ${fractionLatex(present(square))} - \\left(${fractionLatex(present(mean))}\\right)^{2} = ${fractionLatex(present(variance))}`,
        ['M1', 'A1'],
      ),
    );
    if (target === 'variance')
      return { title, steps, answer: { text: present(variance), tex: fractionLatex(present(variance)) } };
    const deviation = exactOrRounded(Math.sqrt(variance));
    steps.push(
      step(
        { en: 'The standard deviation is its square root.', zh: '标准差是方差的平方根。' },
        `\\sigma = ${deviation}`,
        ['A1'],
      ),
    );
    return { title, steps, answer: { text: deviation, tex: deviation } };
  },

  /** Deviations from the mean, squared and weighed, and a total of 1. */
  verify({ answer }, { letter, entries, target }) {
    const claimed = valueIn(answer.text.split('=').at(-1)!);
    const unknown = target === 'unknown' ? claimed! : (unknownOf(entries, letter)?.value ?? Number.NaN);
    const chances = entries.map(({ fixed, slope }) => fixed + slope * unknown);
    const mean = entries.reduce((total, { value }, index) => total + value * chances[index]!, 0);
    const spread = entries.reduce(
      (total, { value }, index) => total + (value - mean) ** 2 * chances[index]!,
      0,
    );
    const known = { unknown, mean, variance: spread, deviation: Math.sqrt(spread) }[target];
    return [
      {
        name: { en: 'The probabilities are not negative and add up to 1.', zh: '各概率非负且总和为 1。' },
        passed:
          Math.abs(chances.reduce((total, one) => total + one, 0) - 1) < 2e-3 &&
          chances.every((one) => one >= -1e-9) &&
          (target === 'unknown' || Math.abs(chances.reduce((total, one) => total + one, 0) - 1) < 1e-9),
      },
      {
        name: {
          en: 'The mean squared deviation gives the same result.',
          zh: '由偏差平方的平均值计算，结果相同。',
        },
        passed: claimed !== null && Math.abs(claimed - known) <= 6e-3 * Math.max(1e-9, Math.abs(known)),
      },
    ];
  },
};

const present = (value: number) => decimalOrFraction(value, 5000);

const sign = (value: number) => (value < 0 ? `(${value})` : String(value));

function unknownOf(entries: Entry[], letter: string | null): { value: number } | null {
  const fixed = entries.reduce((total, one) => total + one.fixed, 0);
  const slope = entries.reduce((total, one) => total + one.slope, 0);
  if (!letter) return Math.abs(fixed - 1) < 1e-9 ? { value: 0 } : null;
  return Math.abs(slope) < 1e-12 ? null : { value: (1 - fixed) / slope };
}

function entryOf(value: number, typed: string): { entry: Entry; letter: string | null } | null {
  const parsed = parseExpression(typed.trim());
  if (!parsed.ok) return null;
  const letters = symbolsOf(parsed.value);
  if (letters.length > 1) return null;
  const [letter] = letters;
  const at = (x: number) => evaluate(parsed.value, letter ? { [letter]: x } : {});
  const [zero, one, three] = [at(0), at(1), at(3)];
  if (![zero, one, three].every(Number.isFinite) || Math.abs(three - zero - 3 * (one - zero)) > 1e-9)
    return null;
  return {
    entry: { value, fixed: zero, slope: one - zero, latex: toLatex(parsed.value) },
    letter: letter ?? null,
  };
}

interface Cells {
  letter: string | null;
  entries: Entry[];
  rest: string;
}

function cellsOf(pairs: [value: number, typed: string][], rest: string): Cells | null {
  const read = pairs.map(([value, typed]) => entryOf(value, typed));
  if (read.some((one) => one === null)) return null;
  const letters = [...new Set(read.map((one) => one!.letter).filter((one) => one !== null))];
  if (letters.length > 1 || new Set(pairs.map(([value]) => value)).size < pairs.length) return null;
  return { letter: letters[0] ?? null, entries: read.map((one) => one!.entry), rest };
}

/** x: 0, 1, 2, 3 and P(X = x): 0.1, 0.3, k, 0.2 */
function tableIn(text: string): Cells | null {
  const match =
    /\bx\s{0,9}[:=|]\s{0,9}([-\d.,;\s|]{1,300}?)[,;|.]?\s{0,9}(?:and\s{0,9})?(?:P\s{0,9}\(\s{0,9}X\s{0,9}=\s{0,9}x\s{0,9}\)|P|p)\s{0,9}[:=|]\s{0,9}((?:[-+\d.,\s/|()*^]|[a-z](?![a-z])){1,300})/u.exec(
      text,
    );
  if (!match) return null;
  const cells = (row: string) =>
    row
      .split(/[,|]|\s(?=[^\s])/)
      .map((one) => one.trim().replace(/\.$/, ''))
      .filter(Boolean);
  const [values, chances] = [cells(match[1]!).map(Number), cells(match[2]!)];
  if (values.length !== chances.length || values.some(Number.isNaN)) return null;
  return cellsOf(
    values.map((value, index) => [value, chances[index]!]),
    text.replace(match[0], ' '),
  );
}

/** P(X = 0) = 0.2, P(X = 1) = k, … */
function listIn(text: string): Cells | null {
  const pattern =
    /P\s*\(\s*X\s*=\s*(-?\d+(?:\.\d+)?)\s*\)\s*=\s*((?:\d|\.\d|[-+/*()]|[a-z](?![a-z])|\s(?=[-+/*]))+)/g;
  const matches = [...text.matchAll(pattern)];
  if (matches.length < 2) return null;
  return cellsOf(
    matches.map(([, value, typed]) => [Number(value), typed!]),
    text.replace(pattern, ' '),
  );
}

/** P(X = x) = kx for x = 1, 2, 3, 4 */
function formulaIn(text: string): Cells | null {
  const match =
    /P\s{0,9}\(\s{0,9}X\s{0,9}=\s{0,9}x\s{0,9}\)\s{0,9}=\s{0,9}([^,;]{1,300}?)\s{0,9},?\s{0,9}(?:for|where|when|其中|\()?\s{0,9}x\s{0,9}(?:=|∈|\\in)\s{0,9}\\?\{?\s{0,9}(-?\d{1,40}(?:\s{0,9},\s{0,9}-?\d{1,40}){1,30})\s{0,9}\\?\}?\)?/u.exec(
      text,
    );
  if (!match) return null;
  const parsed = parseExpression(match[1]!);
  if (!parsed.ok) return null;
  const values = match[2]!.split(',').map(Number);
  const typed = (x: number) => match[1]!.replace(/(?<![a-z])x(?![a-z])|(?<=[a-wyz])x/g, `(${x})`);
  return cellsOf(
    values.map((x) => [x, typed(x)]),
    text.replace(match[0], ' '),
  );
}

/** Removes "show that k = 0.1 and", which states a value that is calculated anyway. */
function withoutShown({ letter, entries, rest }: Cells): string {
  if (!letter) return rest;
  const unknown = unknownOf(entries, letter)?.value;
  return rest.replace(
    new RegExp(`\\bshow that ${letter} ?= ?([\\d./()]{1,20}\\d\\)?)(?: and)?`, 'i'),
    (phrase, value: string) =>
      unknown !== undefined && Math.abs((valueIn(value) ?? Number.NaN) - unknown) < 1e-9 ? ' ' : phrase,
  );
}

function targetIn(rest: string, letter: string | null): Parameters['target'] | null {
  if (/P\s*\(/.test(rest) || /\d ?\/? ?X\b|\bX ?[-+*/^²]/.test(rest)) return null;
  const mean = /\bE\s*\(\s*X\s*\)|\bmean\b|expected value|expectation|期望|均值/i.test(rest);
  const deviation = /standard deviation|标准差/i.test(rest);
  const variance = /\b(?:Var|D)\s*\(\s*X\s*\)|\bvariance\b|方差/i.test(rest) && !deviation;
  const asksForLetter =
    letter !== null &&
    new RegExp(
      `(?:find|calculate|determine|求|计算)[^.]{0,300}?(?<![A-Za-z(])${letter}(?![A-Za-z(])`,
      'i',
    ).test(rest);
  if (mean && !variance && !deviation && !asksForLetter) return 'mean';
  if (!mean && !asksForLetter && variance !== deviation) return variance ? 'variance' : 'deviation';
  return asksForLetter && !mean && !variance && !deviation ? 'unknown' : null;
}
