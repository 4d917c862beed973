import { describe, expect, test } from 'vitest';
import {
  type Corrections,
  corrected,
  isComplete,
  linesOf,
} from '../../client/features/tools/correction/correct.ts';
import { nodesOf, withChanges } from '../../client/features/tools/correction/nodes.ts';
import { type ReadProblem, sentencesOf } from '../../client/features/tools/correction/read-sentences.ts';

const TEXT = 'The sum is 7. The line L is y = 2x. (a) Given that k > 0, find k. (b) Guess a.';
const place = (said: string) => {
  const at = TEXT.indexOf(said);
  return [at, at + said.length];
};
const STEM = place('The line L is y = 2x');
const STORY = place('The sum is 7');
const FIND = place('Given that k > 0, find k');
const GUESS = place('Guess a');

const say = (words: string) => ({ __typename: 'BilingualText' as const, en: words, zh: words });
const fact = (formula: string, span: number[]) => ({
  __typename: 'ProblemFact' as const,
  relation: 'holds',
  of: [formula],
  say: say(formula),
  span,
});
const goal = (target: string, span: number[]): ReadProblem['parts'][number]['goals'][number] => ({
  __typename: 'ProblemGoal',
  verb: 'find',
  target,
  say: say(target),
  form: null,
  figures: null,
  exact: null,
  unit: null,
  terms: null,
  where: null,
  each: null,
  hence: null,
  span,
});
const unread = (span: number[], asks: boolean) => ({ __typename: 'UnreadSentence' as const, span, asks });
const part = (one: Partial<ReadProblem['parts'][number]>): ReadProblem['parts'][number] => ({
  __typename: 'ProblemPart',
  label: '',
  marks: null,
  given: [],
  facts: [],
  goals: [],
  otherwise: [],
  unread: [],
  choices: [],
  ...one,
});

const PROBLEM: ReadProblem = {
  __typename: 'TypedProblem',
  version: 1,
  language: 'en',
  text: TEXT,
  things: [],
  facts: [fact('y = 2x', STEM)],
  unread: [unread(STORY, false)],
  parts: [
    part({
      label: '(a)',
      facts: [fact('k > 0', FIND)],
      goals: [goal('k', FIND)],
      otherwise: [{ __typename: 'ProblemAlternative', goals: [goal('2k', FIND)] }],
    }),
    part({ label: '(b)', unread: [unread(GUESS, true)] }),
  ],
};

const given = (...corrections: [number[], Corrections[string]][]) =>
  corrected(PROBLEM, Object.fromEntries(corrections.map(([span, one]) => [span.join('-'), one])));

test('each sentence stands once, in its order, with what it does', () => {
  expect(sentencesOf(PROBLEM).map(({ text, says }) => [text, says])).toEqual([
    ['The sum is 7', null],
    ['The line L is y = 2x', 'GIVEN'],
    ['Given that k > 0, find k', 'ASKED'],
    ['Guess a', null],
  ]);
});

test('a problem as it was read goes back without the names of types', () => {
  const { facts, parts } = given();
  expect(facts).toEqual([{ relation: 'holds', of: ['y = 2x'], span: STEM }]);
  expect(parts[0]!.otherwise).toHaveLength(1);
  expect(JSON.stringify(given())).not.toContain('__typename');
});

describe('what a person says of a sentence takes the place of what was read in it', () => {
  test('in the stem', () => {
    const { facts, unread: left } = given(
      [STORY, { says: 'GIVEN', formulas: 'a + b = 7\nb = 2' }],
      [STEM, { says: 'NOTHING' }],
    );
    expect(facts).toEqual([
      { relation: 'holds', of: ['a + b = 7'], span: STORY },
      { relation: 'holds', of: ['b = 2'], span: STORY },
    ]);
    expect(left).toEqual([]);
  });

  test('in a part, whose other readings go with it', () => {
    const { parts } = given([FIND, { says: 'ASKED', formulas: 'k^2 = 4' }]);
    expect(parts[0]).toMatchObject({
      facts: [],
      goals: [{ verb: 'solve', target: 'k^2 = 4', span: FIND }],
      otherwise: [],
    });
  });

  test('what the stem asks for is asked in the first part', () => {
    const { parts } = given([STORY, { says: 'ASKED', formulas: 'a' }]);
    expect(parts.map(({ goals }) => goals.map(({ target }) => target))).toEqual([['k', 'a'], []]);
  });
});

describe('what was read is changed node by node', () => {
  test('each stands with its sentence, and its formulas are told apart from names', () => {
    expect(nodesOf(PROBLEM).map(({ path, says, span, values }) => [path, says, span, values])).toEqual([
      ['facts.0', 'GIVEN', STEM, ['y = 2x']],
      ['parts.0.facts.0', 'GIVEN', FIND, ['k > 0']],
      ['parts.0.goals.0', 'ASKED', FIND, ['k']],
    ]);
    const radius = { the: 'radius', of: [{ thing: 'C' }] };
    const facts = [{ ...fact('', STEM), of: [radius, { amount: '5', unit: 'cm' }, 'a long story'] }];
    expect(nodesOf({ ...PROBLEM, facts })[0]!.values).toEqual(['5']);
    const changed = withChanges({ ...PROBLEM, facts }, { 'facts.0': { values: ['7'] } });
    expect(changed.facts[0]!.of).toEqual([radius, { amount: '7', unit: 'cm' }, 'a long story']);
  });

  test('what is taken out is not sent, and a part that was changed has no other readings', () => {
    const { facts, parts } = corrected(
      withChanges(PROBLEM, { 'facts.0': { removed: true }, 'parts.0.goals.0': { values: ['3k'] } }),
      {},
    );
    expect(facts).toEqual([]);
    expect(parts[0]).toMatchObject({ goals: [{ target: '3k' }], otherwise: [] });
    expect(JSON.stringify(parts)).not.toContain('"say"');
  });
});

test('a problem is complete once every sentence is read and every part asks for something', () => {
  expect(isComplete(given())).toBe(false);
  expect(isComplete(given([STORY, { says: 'NOTHING' }]))).toBe(false);
  expect(isComplete(given([STORY, { says: 'NOTHING' }], [GUESS, { says: 'NOTHING' }]))).toBe(false);
  expect(isComplete(given([STORY, { says: 'NOTHING' }], [GUESS, { says: 'ASKED', formulas: 'a' }]))).toBe(
    true,
  );
});

test('formulas stand one a line, or behind signs of either language', () => {
  expect(linesOf(' a + b = 7 ;c = 2；d=1\n\n')).toEqual(['a + b = 7', 'c = 2', 'd=1']);
  expect(linesOf('a, b，c1')).toEqual(['a', 'b', 'c1']);
  expect(linesOf('(1, 2)')).toEqual(['(1, 2)']);
});
