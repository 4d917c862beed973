import { describe, expect, test } from 'vitest';
import { readProblems, solveParts } from '#server/maths/solving/solve.ts';
import type { ProblemPart } from '#server/maths/problem/schema/problem.ts';
import { paperOf, readPapers } from '../papers/question.ts';

const WORDS = {
  en: ['wibbled', 'never', 'except', 'unless'],
  zh: ['鳯', '从不', '除非', '并非'],
} as const;
/** Every question of the development set takes some minutes; each one in these takes its turn by its place. */
const EVERY = 4;

/** The sentence that asks, in code points of the text. */
const askedIn = ({ goals }: ProblemPart): readonly [number, number] | null => goals[0]?.span ?? null;

/** Places between two words of prose: outside of formulas, and behind the first word. */
function placesIn(sentence: string, language: 'en' | 'zh'): number[] {
  const outside = (at: number) => (sentence.slice(0, at).match(/\$/g)?.length ?? 0) % 2 === 0;
  const gap = language === 'en' ? /(?<=[a-z,]) (?=[a-z])/g : /(?<=\p{sc=Han})(?=\p{sc=Han})/gu;
  return [...sentence.matchAll(gap)].map(({ index }) => index).filter(outside);
}

const outcomeOf = (text: string, label: string) =>
  solveParts(text).find((one) => one.label === label)?.outcome;

describe('a word that nobody here reads, in the sentence that asks, stops the answer', () => {
  const questions = readPapers().filter((_, at) => at % EVERY === 0);
  test.each([...Map.groupBy(questions, paperOf)])('%s', (_, all) => {
    let tried = 0;
    const answered = all.flatMap((question, turn) => {
      const text = question.text.join('\n');
      const [problem] = readProblems(text);
      const points = Array.from(problem?.text ?? '');
      return (problem?.parts ?? []).flatMap((part, at) => {
        const span = askedIn(part);
        if (!span || !outcomeOf(problem!.text, part.label)?.solved) return [];
        const sentence = points.slice(...span).join('');
        const places = placesIn(sentence, question.language);
        if (places.length === 0) return [];
        tried += 1;
        const place = places[(turn * 7 + at * 3) % places.length]!;
        const word = WORDS[question.language][(turn + at) % 4]!;
        const added = `${sentence.slice(0, place)}${question.language === 'en' ? ` ${word}` : word}${sentence.slice(place)}`;
        const asked = `${points.slice(0, span[0]).join('')}${added}${points.slice(span[1]).join('')}`;
        return outcomeOf(asked, part.label)?.solved ? [`${question.id}${part.label}: ${added}`] : [];
      });
    });
    expect(answered).toEqual([]);
    if (!/physics/.test(paperOf(all[0]!))) expect(tried).toBeGreaterThan(0);
  });
});
