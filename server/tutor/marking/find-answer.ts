import { compareAnswers } from './mark-typed.ts';

const MAX_ANSWERS = 6;

/** The last formulas of the answer's kind that agree with the engine's answer, or the first that does not. */
export function findAnswer(formulas: string[], ours: string): { right: number[]; wrong: number | null } {
  const none = { right: [], wrong: null };
  const given = formulas.map(withOr);
  const letter = letterOf(ours);
  const isAnswer = (formula: string) =>
    letter === null ? lettersIn(endOf(formula)) === lettersIn(endOf(ours)) : letterOf(formula) === letter;
  const last = given.findLastIndex(isAnswer);
  if (last < 0) return none;
  if (agrees(given[last]!, ours)) return { right: [last], wrong: null };
  if (letter === null) return none;

  let from = last;
  while (from > 0 && last - from < MAX_ANSWERS - 1 && isAnswer(given[from - 1]!)) from -= 1;
  const values = given.slice(from, last + 1);
  if (values.length > 1 && compareAnswers(ours, values.join(' or ')) === 'right')
    return { right: values.map((_, i) => from + i), wrong: null };
  const known = ours.split(' or ');
  for (const [i, formula] of values.entries())
    for (const value of formula.split(' or '))
      if (known.every((one) => compareAnswers(one, value) === 'wrong')) return { right: [], wrong: from + i };
  return none;
}

const agrees = (formula: string, ours: string): boolean =>
  [formula, endOf(formula)].some(
    (candidate) => candidate.trim() !== '' && compareAnswers(ours, candidate) === 'right',
  );

const endOf = (formula: string) => formula.split('=').at(-1)!;

/** Such as x = 3: what an answer looks like at its end. */
const VALUE = /^\s*([a-zθαβφ])(?:_\{?\w+\}?)?\s*(?:=|[<>≤≥]|\\[lg]eq?(?![a-z]))[^=]*$/i;

const letterOf = (formula: string) => VALUE.exec(formula.split(' or ')[0]!)?.[1] ?? null;

/** The letters that stand for something, constants of integration aside. */
const lettersIn = (formula: string): string => {
  const bare = formula.replaceAll(/\\[a-z]+|\b(?:sin|cos|tan|sec|cosec|cot|ln|lg|log|exp|sqrt|pi)\b/gi, ' ');
  return [...new Set(bare.match(/[a-zθαβφ]/gi) ?? [])]
    .filter((one) => !/[ceik]/i.test(one))
    .sort()
    .join('');
};

const withOr = (formula: string) =>
  formula
    .replaceAll(/,\s*(?=[a-z]\s*=)/gi, ' or ')
    .replaceAll(
      /\\(?:text|mathrm)\{\s{0,9}(or|and|或|且)\s{0,9}\}|,?\s{0,9}\\quad\s{0,9}/g,
      (_all, word?: string) => (word === 'and' || word === '且' ? ' and ' : ' or '),
    );
