import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenOut } from '#server/maths/reading/typing/written-out.ts';
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

test.each([
  ['solve sin x = 0.5 for 0 to 360 excluding 30', 'x = 30° or x = 150°'],
  ['how many ways SUCCESS letters with Cs together', '420'],
  ['eigenvalues of [[2,1],[1,2]]^3', '1, 3'],
  ['power of car 24kW resistance 800N going uphill max speed?', '30 m s^-1'],
  ['poisson mean 3.5 per hour find P(X>=2) in 2 hours', '0.864'],
  ['biased coin p=0.3 tossed 6 times prob of 4 heads', '0.234'],
  ['find mean and variance of 2X+1 if X~B(10,0.2)', '2, 1.6'],
  ['find turning pts of y=x^3-3x for x>0', '(-1, 2), (1, -2)'],
  ['等差数列首项3公差4求前20项和 不包括第一项', '820'],
])('a word that is not read is not dropped: %s is not %s', (typed, without) => {
  const answers = solveParts(typed).map(({ outcome }) => outcome.solved && outcome.worked.answer.text);
  expect(answers).not.toContain(without);
});

test('an angle that cannot be in radians is not taken for one', () => {
  expect(writtenOut('sector r 8cm angle 1.2 find area')[0]).toContain('1.2 radians');
  expect(writtenOut('sector r 8cm angle 60 find area')[0]).not.toContain('radians');
});

test.each([
  ['y=x^3-3x\n(a) find turning pts\n(b) find eqn of tangent at x=2', '(-1, 2), (1, -2)', 'y = 9x - 16'],
  ['sector r 8cm angle 1.2 rad (a) find area (b) find perimeter', '38.4 cm^2', '25.6 cm'],
])('parts that are typed in few words are answered each under its label: %s', (typed, first, second) => {
  const parts = solveParts(typed).map(({ label, outcome }) => [
    label,
    outcome.solved && outcome.worked.answer.text,
  ]);
  expect(parts).toEqual([
    ['(a)', first],
    ['(b)', second],
  ]);
});

test('what two answers share is shown once', () => {
  const [{ outcome }] = solveParts(
    '2 particles 3kg and 5kg connected by a light string over smooth pulley find acc and tension',
  ) as [ReturnType<typeof solveParts>[number]];
  const steps = outcome.solved ? outcome.worked.steps.map((one) => JSON.stringify(one)) : [];
  expect(steps.length).toBeGreaterThan(0);
  expect(new Set(steps).size).toBe(steps.length);
});
