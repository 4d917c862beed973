import { symbolsOf } from '../../maths/algebra-system/expressions/expression.ts';
import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';
import { parse } from '../../maths/algebra-system/parsing/statement.ts';

const MAX_LENGTH = 120;
const MOST_VALUES = 4;

/** Whether an equation with letters is true for the values that the solution finds; null where that cannot be told. */
export function holdsAtAnswer(typed: string, answer: string, steps: string[][]): boolean | null {
  if (typed.length > MAX_LENGTH || /[<>≤≥,;±]/.test(typed)) return null;
  const sides = typed.split('=').map((side) => side.trim());
  const read = parse(typed);
  if (sides.length !== 2 || !read.ok || read.statement.kind !== 'relation') return null;
  const letters = [...new Set(read.statement.sides.flatMap(symbolsOf))];
  const [letter, ...others] = letters;
  // "k = 5" is an answer and no line.
  if (!letter || others.length > 0 || sides.includes(letter) || /^-?[\d.]+$/.test(sides[0]!)) return null;
  const values = valuesOf(letter, [answer, ...steps.flat().slice(-20)].join(' , ').slice(0, 3000));
  if (values.length === 0 || values.length > MOST_VALUES) return null;
  const verdicts = values.map((value) => {
    const [one, other] = sides.map((side) => withValue(side, letter, value));
    const same = equivalent(one!, other!, 'STATEMENT');
    return same.read ? same.equivalent : null;
  });
  if (verdicts.includes(true)) return true;
  return verdicts.every((verdict) => verdict === false) ? false : null;
}

function valuesOf(letter: string, text: string): string[] {
  const plain = text
    .replaceAll(/\\d?frac\{([^{}]{1,9})\}\{([^{}]{1,9})\}/g, '$1/$2')
    .replaceAll(/\\[;,]/g, ' ');
  const found = [
    ...plain.matchAll(/(?<![\w}\\])([a-z]) ?= ?(-?\d{1,9}(?:\.\d{1,9})?(?:\/\d{1,6})?)(?![\w^.(\\{])/gi),
  ]
    .filter(([, name]) => name === letter)
    .map(([, , value]) => value!);
  return [...new Set(found)];
}

const withValue = (side: string, letter: string, value: string): string =>
  side.replaceAll(/[a-z]{1,20}/gi, (word) => (word === letter ? `(${value})` : word));
