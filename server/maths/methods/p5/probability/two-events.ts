import type { Method } from '../../../writing/method.ts';
import { decimalOrFraction, fractionLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { plainWording, valueIn } from '../../../reading/statistics/wording.ts';
import { probabilitiesIn } from '../../../reading/statistics/events.ts';

/** The four parts of the Venn diagram: both, A alone, B alone, neither. */
type Parts = readonly [both: number, onlyA: number, onlyB: number, neither: number];

interface Parameters {
  letters: [string, string];
  rows: Row[];
  target: Event;
  shown: string;
}

/** An equation for the parts: sum of coefficient × part = value. */
interface Row {
  coefficients: number[];
  value: number;
  latex: string;
}

/** The parts that an event consists of, and those of its condition. */
interface Event {
  parts: number[];
  given: number[] | null;
}

export const twoEvents: Method<Parameters> = {
  id: 'two-events',
  topic: '9709/p5/probability',

  match(question) {
    const text = plainWording(question.text);
    const probabilities = probabilitiesIn(text);
    const letters = [
      ...new Set(probabilities.flatMap(({ inner }) => inner.match(/\b[A-Z]\b/g) ?? [])),
    ].sort();
    if (letters.length !== 2 || probabilities.length < 3 || /~|Venn|show that|证明/i.test(text)) return null;
    const pair = letters as [string, string];
    const events = probabilities.map((one) => ({ ...one, event: eventIn(one.inner, pair) }));
    const unknowns = events.filter(({ value }) => value === null);
    if (unknowns.length !== 1 || events.some(({ event }) => !event)) return null;
    const given = events.filter(({ value }) => value !== null);
    const rows: Row[] = given.map(({ event, value, inner, latex }) =>
      rowOf(event!, value!, `P(${setEvent(inner)}) = ${fractionLatex(latex)}`),
    );
    if (/mutually exclusive|互斥|互不相容/i.test(text))
      rows.push({ coefficients: [1, 0, 0, 0], value: 0, latex: `P(${pair[0]} \\cap ${pair[1]}) = 0` });
    const independent = /independent|独立/i.test(text);
    if (/\b(?:are|is) [A-Z] (?:and|or) [A-Z]\b|\b(?:are (?:they|the)|whether|is it)\b|是否/i.test(text))
      return null;
    if (/not independent|不独立/i.test(text)) return null;
    if (independent)
      rows.push(
        ...independence(
          given.map(({ event, value }) => ({ event: event!, value: value! })),
          pair,
        ),
      );
    return { letters: pair, rows, target: unknowns[0]!.event!, shown: setEvent(unknowns[0]!.inner) };
  },

  solve({ letters: [a, b], rows, target, shown }) {
    const parts = partsFrom(rows);
    if (!parts) return null;
    const total = (of: number[]) => of.reduce((sum, index) => sum + parts[index]!, 0);
    const above = total(
      target.given ? target.parts.filter((one) => target.given!.includes(one)) : target.parts,
    );
    const below = target.given ? total(target.given) : 1;
    if (below < 1e-12) return null;
    const text = present(above / below);
    const names = [`${a} \\cap ${b}`, `${a} \\cap ${b}'`, `${a}' \\cap ${b}`, `${a}' \\cap ${b}'`];
    return {
      title: { en: 'Probabilities of two events', zh: '两个事件的概率' },
      steps: [
        step(
          { en: 'Write down what is known.', zh: '写出已知条件。' },
          rows.map(({ latex }) => latex),
          ['B1'],
          {
            en: 'P(A | B) = P(A ∩ B)/P(B), and P(A ∪ B) = P(A) + P(B) − P(A ∩ B).',
            zh: 'P(A | B) = P(A ∩ B)/P(B)，P(A ∪ B) = P(A) + P(B) − P(A ∩ B)。',
          },
        ),
        step(
          { en: 'Find the four parts of the Venn diagram.', zh: '求韦恩图四个部分的概率。' },
          parts.map((one, index) => `P(${names[index]}) = ${fractionLatex(present(one))}`),
          ['M1'],
        ),
        step(
          { en: 'Combine the parts that the question asks for.', zh: '合并所需的部分。' },
          target.given
            ? `P(${shown}) = \\frac{${fractionLatex(present(above))}}{${fractionLatex(present(below))}} = ${fractionLatex(text)}`
            : `P(${shown}) = ${fractionLatex(text)}`,
          ['M1', 'A1'],
        ),
      ],
      answer: { text, tex: fractionLatex(text) },
    };
  },

  /** The parts are probabilities, and a table of a million cases built from them has the given probabilities. */
  verify({ answer }, { rows, target }) {
    const parts = partsFrom(rows);
    if (!parts) return [];
    const holds = rows.every(
      ({ coefficients, value }) =>
        Math.abs(coefficients.reduce((sum, one, index) => sum + one * parts[index]!, 0) - value) < 1e-9,
    );
    const cases = parts.map((one) => one * 1e6);
    const inside = (of: number[]) =>
      cases.reduce((sum, one, index) => sum + (of.includes(index) ? one : 0), 0);
    const both = target.given
      ? inside(target.given.filter((one) => target.parts.includes(one))) / inside(target.given)
      : inside(target.parts) / 1e6;
    return [
      {
        name: { en: 'All the given probabilities are satisfied.', zh: '所有已知概率都成立。' },
        passed: holds,
      },
      {
        name: { en: 'No part is negative and they add up to 1.', zh: '各部分非负且总和为 1。' },
        passed:
          parts.every((one) => one >= -1e-12) &&
          Math.abs(parts.reduce((sum, one) => sum + one, 0) - 1) < 1e-9,
      },
      {
        name: { en: 'Counting cases gives the answer.', zh: '按频数计算得到同一结果。' },
        passed: Math.abs((valueIn(answer.text) ?? 2) - both) < 5e-4,
      },
    ];
  },
};

const present = (value: number) => decimalOrFraction(value, 2000);

const setEvent = (inner: string) =>
  inner
    .replace(/∩/g, ' \\cap ')
    .replace(/∪/g, ' \\cup ')
    .replace(/\|/g, ' \\mid ')
    .replace(/\b(?:and)\b/g, ' \\cap ')
    .replace(/\b(?:or)\b/g, ' \\cup ')
    .replace(/\s+/g, ' ')
    .trim();

/** A' ∩ B, A ∪ B, A | B', A and B. */
function eventIn(inner: string, [a, b]: [string, string]): Event | null {
  const sides = inner.split('|');
  if (sides.length > 2) return null;
  const sets = sides.map((side) => partsIn(side, a, b));
  const [parts, given] = sets;
  return parts && given !== null ? { parts, given: given ?? null } : null;
}

function partsIn(side: string, a: string, b: string): number[] | null {
  const plain = side
    .replace(/\band\b|且/g, '∩')
    .replace(/\bor\b|或/g, '∪')
    .replace(/\s|\^\{?\\prime\}?/g, (one) => (one.trim() ? "'" : ''));
  const single = (one: string): number[] | null => {
    const [, letter, not] = /^([A-Z])('?)$/.exec(one) ?? [];
    if (letter !== a && letter !== b) return null;
    const inside = letter === a ? [0, 1] : [0, 2];
    return not ? [0, 1, 2, 3].filter((index) => !inside.includes(index)) : inside;
  };
  const whole = /^\((.*)\)'$/.exec(plain);
  if (whole) {
    const inner = partsIn(whole[1]!, a, b);
    return inner && [0, 1, 2, 3].filter((index) => !inner.includes(index));
  }
  const [, left, sign, right] = /^([A-Z]'?)([∩∪])([A-Z]'?)$/.exec(plain) ?? [];
  if (!sign) return single(plain);
  const [one, other] = [single(left!), single(right!)];
  if (!one || !other) return null;
  return [0, 1, 2, 3].filter((index) =>
    sign === '∩'
      ? one.includes(index) && other.includes(index)
      : one.includes(index) || other.includes(index),
  );
}

function rowOf({ parts, given }: Event, value: number, latex: string): Row {
  const coefficients = [0, 1, 2, 3].map((index) => {
    const inside = Number(parts.includes(index) && (!given || given.includes(index)));
    return given ? inside - value * Number(given.includes(index)) : inside;
  });
  return { coefficients, value: given ? 0 : value, latex };
}

/** Independent events: when one of them has a known probability, P(A ∩ B) = P(A)·P(B) is a straight equation. */
function independence(given: { event: Event; value: number }[], [a, b]: [string, string]): Row[] {
  for (const { event, value } of given) {
    if (event.given) continue;
    const key = event.parts.join();
    const latex = `P(${a} \\cap ${b}) = P(${a})\\,P(${b})`;
    const chance = key === '0,1' || key === '0,2' ? value : key === '2,3' || key === '1,3' ? 1 - value : null;
    if (chance === null) continue;
    const of = key === '0,1' || key === '2,3' ? [0, 2] : [0, 1];
    return [
      {
        coefficients: [0, 1, 2, 3].map((index) => Number(index === 0) - chance * Number(of.includes(index))),
        value: 0,
        latex,
      },
    ];
  }
  return [];
}

/** The four parts, where the equations fix them. */
function partsFrom(rows: Row[]): Parts | null {
  const matrix = [...rows.map(({ coefficients, value }) => [...coefficients, value]), [1, 1, 1, 1, 1]];
  for (let column = 0, row = 0; column < 4; column += 1, row += 1) {
    const pivot = matrix
      .slice(row)
      .reduce(
        (best, one, index) =>
          Math.abs(one[column]!) > Math.abs(matrix[best]![column]!) ? row + index : best,
        row,
      );
    if (!matrix[pivot] || Math.abs(matrix[pivot]![column]!) < 1e-9) return null;
    [matrix[row], matrix[pivot]] = [matrix[pivot]!, matrix[row]!];
    for (let other = 0; other < matrix.length; other += 1) {
      if (other === row) continue;
      const by = matrix[other]![column]! / matrix[row]![column]!;
      matrix[other] = matrix[other]!.map((one, index) => one - by * matrix[row]![index]!);
    }
  }
  if (matrix.slice(4).some((one) => Math.abs(one[4]!) > 1e-9)) return null;
  return [0, 1, 2, 3].map((index) => matrix[index]![4]! / matrix[index]![index]!) as unknown as Parts;
}
