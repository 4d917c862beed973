import { expect, test } from 'vitest';
import { readingPrompt } from '#server/chat/reading/instructions.ts';
import type { Problem, Term } from '#server/maths/problem/schema/problem.ts';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';
import { readPapers } from '../../papers/question.ts';
import { readings } from './readings.ts';

/** The kinds, relations and properties of a reading. */
function wordsOf({ things, facts, parts }: Problem): Set<string> {
  const words = new Set(things.map(({ kind }) => kind));
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if ('relation' in one) words.add(one.relation as string);
    if ('the' in one) words.add((one as Extract<Term, { the: string }>).the);
    Object.values(one).forEach(look);
  };
  look(facts);
  look(parts);
  return words;
}

test('what a model is told holds the words that a perfect reading is written with', () => {
  const papers = new Map(readPapers().map((one) => [one.id, one.text.join('\n')] as const));
  const missing = readings().flatMap(([id, given]) => {
    const [system] = readingPrompt({ text: papers.get(id)!, labels: [], number: 0 });
    const prompt = String(system!.content);
    return [...wordsOf(validProblem(given))]
      .filter((word) => !prompt.includes(word))
      .map((word) => `${id}: ${word}`);
  });
  expect(missing).toEqual([]);
});
