import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';
import { gradePart } from './grade.ts';
import { keyOf, textOf } from './papers.ts';
import type { PaperPart } from './question.ts';

interface Typed {
  typed: string;
  answers: PaperPart['answers'];
  /** Nobody here reads it yet. */
  open?: true;
}

/** Standard problems as students type them, in few words, with the keys found by a computer algebra system. */
const TYPED: Typed[] = JSON.parse(readFileSync(new URL('./typed.json', import.meta.url), 'utf8'));

const graded = TYPED.map(({ typed, answers, open = false }) => {
  const [first, ...others] = solveParts(typed);
  const shown = first!.outcome.solved && others.length === 0 ? first!.outcome.worked.answer : null;
  const part: PaperPart = { label: '', marks: 1, asks: 'value', answers, route: '' };
  const verdict = gradePart(part, shown);
  return {
    open,
    verdict,
    says: `${typed}: ${shown ? textOf(shown) : 'no answer'} where ${keyOf(part)} is right`,
  };
});

const listOf = (is: (one: (typeof graded)[number]) => boolean) => graded.filter(is).map(({ says }) => says);

test('no problem that is typed in few words is answered wrong, or by half', () => {
  expect(listOf(({ verdict }) => verdict !== 'right' && verdict !== 'refused')).toEqual([]);
});

test('every problem that was read once is read still', () => {
  expect(listOf(({ open, verdict }) => !open && verdict !== 'right')).toEqual([]);
});

test('what is read now is no longer called open', () => {
  expect(
    listOf(({ open, verdict }) => open && verdict === 'right'),
    'take "open" out of typed.json there',
  ).toEqual([]);
});
