import type { Goal, Problem, ProblemPart, Term } from './schema/problem.ts';

/** So exactly that nothing is lost where another part goes on with it. */
const TO_GO_ON = { kind: 'figures', digits: 10 } as const;

/** Labels of the parts whose result another part speaks of: `{"the":"result","of":["(a)"]}`. */
export function resultsAsked({ parts }: Problem): string[] {
  const labels = new Set<string>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (isResult(one)) labels.add(String(one.of[0]));
    Object.values(one).forEach(look);
  };
  look(parts);
  return [...labels];
}

/** The same question with what these parts lead to worked out to many figures. */
export const toGoOn = (problem: Problem, labels: readonly string[]): Problem => ({
  ...problem,
  parts: problem.parts.map((part) =>
    labels.includes(part.label)
      ? { ...part, goals: part.goals.map((goal): Goal => ({ ...goal, figures: TO_GO_ON })) }
      : part,
  ),
});

/** The same question with the results that were found in their places. */
export function withResults(problem: Problem, answers: ReadonlyMap<string, string>): Problem {
  const put = <One>(one: One): One => {
    if (typeof one !== 'object' || one === null) return one;
    if (isResult(one)) return (valueIn(answers.get(String(one.of[0])) ?? '') ?? one) as One;
    if (Array.isArray(one)) return one.map(put) as One;
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, put(value)])) as One;
  };
  return { ...problem, parts: problem.parts.map((part): ProblemPart => put(part)) };
}

const isResult = (one: object): one is Extract<Term, { the: string }> =>
  'the' in one && one.the === 'result' && 'of' in one && Array.isArray(one.of);

/** One value, without the letter before it; null where there are several. */
function valueIn(answer: string): string | null {
  const value = answer.replace(/^[A-Za-z()]{1,8} = /, '');
  return value === '' || / or |, |=/.test(value) ? null : value;
}
