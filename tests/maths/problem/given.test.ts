import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../server/maths/problem/problems-in.ts';
import { layoutOf } from '../../../server/maths/problem/layout/layout.ts';
import { PROBLEM_LIMITS, validProblem } from '../../../server/maths/problem/schema/valid-problem.ts';
import { readProblems, solveGiven, solveParts } from '../../../server/maths/solving/solve.ts';
import { readPapers } from '../papers/question.ts';

const problemOf = (text: string) => problemsIn(text, layoutOf(text))[0]!;
const sent = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

const CIRCLE = `The circle $C$ has centre $(1, 2)$ and radius 5.
(a) Find the equation of $C$. [2]
(b) Find the equation of the tangent to $C$ at the point $(4, 6)$. [3]`;

describe('a question is read into plain data', () => {
  test('each node says where in the text it stands', () => {
    const { text, things, facts, parts } = problemOf(CIRCLE);
    const at = (span: readonly [number, number] | undefined) =>
      span &&
      Array.from(text)
        .slice(...span)
        .join('');
    expect(things.map(({ id, span }) => [id, at(span)])).toContainEqual([
      'C',
      'The circle $C$ has centre $(1, 2)$ and radius 5',
    ]);
    expect(facts.map(({ span }) => at(span))).toEqual(
      facts.map(() => 'The circle $C$ has centre $(1, 2)$ and radius 5'),
    );
    expect(parts.map(({ label, marks, goals }) => [label, marks, at(goals[0]!.span)])).toEqual([
      ['(a)', 2, 'Find the equation of $C'],
      ['(b)', 3, 'Find the equation of the tangent to $C$ at the point $(4, 6)'],
    ]);
  });

  test('a sentence that is not read is named, and hides only what needs it', () => {
    const only = problemOf(CIRCLE.replace('(b)', '(b) Sketch the wobbly graph of $y = x^2$. [1]\n(c)'));
    expect(only.parts.map(({ unread }) => unread.map(({ asks }) => asks))).toEqual([[], [true], []]);
    const told = problemOf(CIRCLE.replace('(b)', 'The wobbly thing has $x = 2$.\n(b)'));
    expect(told.parts.map(({ unread }) => unread.map(({ asks }) => asks))).toEqual([[], [false]]);
    expect(solveGiven(told).map(({ outcome }) => outcome.solved)).toEqual([true, false]);
  });
});

describe('a problem that was read is solved as its text is', () => {
  test('of every fifth printed question of the development set', () => {
    let compared = 0;
    // Parts of one question that another grammar reads have no answer from this reading.
    let apart = 0;
    for (const question of readPapers().filter((_, at) => at % 5 === 0)) {
      const text = question.text.join('\n');
      const readings = readProblems(text);
      if (readings.length !== 1) continue;
      const given = solveGiven(validProblem(sent(readings[0])));
      for (const [at, { outcome }] of solveParts(text).entries()) {
        if (!outcome.solved || outcome.worked.method !== 'problem') continue;
        const again = given[at]!.outcome;
        if (!again.solved && given.some((one) => one.outcome.solved)) {
          apart += 1;
          continue;
        }
        expect(again.solved && again.worked.answer.text, `${question.id} ${at}`).toBe(
          outcome.worked.answer.text,
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
    expect(apart).toBeLessThan(compared / 20);
  });

  test('and what is corrected in it is worked with', () => {
    const problem = problemOf(CIRCLE);
    const corrected = sent(problem) as typeof problem;
    const radius = corrected.facts.find(({ of }) => of[1] === '5')!;
    radius.of[1] = '7';
    const [first] = solveGiven(validProblem(corrected));
    expect(first!.outcome.solved && first!.outcome.worked.answer.text).toContain('49');
  });

  test('a fact that nobody understands stops the answer', () => {
    const problem = sent(problemOf(CIRCLE)) as ReturnType<typeof problemOf>;
    problem.facts.push({ relation: 'wobbles', of: [{ thing: 'C' }] });
    expect(solveGiven(validProblem(problem)).map(({ outcome }) => outcome.solved)).toEqual([false, false]);
  });
});

describe('what is no problem is refused with its place', () => {
  const one = { version: 1, parts: [{ goals: [{ verb: 'find', target: 'x' }] }] };
  const deep = (levels: number) => {
    let term: unknown = 'x';
    for (let level = 0; level < levels; level += 1) term = { the: 'sum', of: [term] };
    return term;
  };
  test('the least that is one', () => {
    expect(validProblem(one)).toMatchObject({ language: 'en', facts: [], parts: [{ label: '', given: [] }] });
  });
  test.each([
    ['another version', { ...one, version: 2 }, 'version'],
    ['no part', { ...one, parts: [] }, 'parts'],
    ['a word that is not known', { ...one, note: 'x' }, 'note'],
    ['a term that is none', { ...one, facts: [{ relation: 'holds', of: [{ formula: 'x' }] }] }, 'facts.0.of'],
    ['terms too deep', { ...one, facts: [{ relation: 'holds', of: [deep(100_000)] }] }, 'inside each other'],
    ['too long', { ...one, text: 'x'.repeat(PROBLEM_LIMITS.characters) }, 'characters'],
    [
      'too many things',
      { ...one, things: Array.from({ length: 61 }, (_, at) => ({ id: `${at}`, kind: 'curve' })) },
      'things',
    ],
  ])('%s', (_name, given, place) => {
    expect(() => validProblem(given)).toThrow(place);
  });
});
