import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const READ = `query ($question: String!) { readProblem(question: $question) {
  ... on ProblemReadings { readings { version language text things { id kind name span } facts { relation of span }
    parts { label marks given { relation of } facts { relation of } unread { span asks }
      goals { verb target form figures { kind digits } exact unit terms where { relation of } each hence span } } } } } }`;
const CHECK = `query ($lines: [String!]!, $question: String, $problem: TypedProblemInput, $part: String) {
  checkWorking(lines: $lines, question: $question, problem: $problem, part: $part) { __typename
    ... on CheckedWorking { firstWrong marks { earned total confirmed } lines { verdict marks } }
    ... on Problem { code message fields { field code } } ... on Unreadable { place { at length } } } }`;

const QUESTION = `The curve $C$ has equation $y = x^3 - 3x + 1$.
(a) Find the coordinates of the stationary points of $C$. [4]
(b) Find the equation of the tangent to $C$ at the point where $x = 2$. [3]`;
const TANGENT = ['dy/dx = 3x^2 - 3', 'at x = 2: m = 9, y = 3', 'y - 3 = 9(x - 2)', 'y = 9x - 15'];
const MOVED = ['dy/dx = 3x^2 - 3', 'at x = 2: m = 9, y = 6', 'y - 6 = 9(x - 2)', 'y = 9x - 12'];

interface Given {
  facts: { of: unknown[] }[];
}

async function readings(question: string): Promise<Given> {
  const { data } = await world.guest().graph(READ, { question });
  return (data!['readProblem']!['readings'] as unknown as Given[])[0]!;
}

const check = async (variables: Record<string, unknown>, language = 'en') =>
  (await world.guest().graph(CHECK, variables, { 'accept-language': language })).data!['checkWorking'];

describe('working that answers a question given as data', () => {
  test('is marked as beside the same question in words', async () => {
    const problem = await readings(QUESTION);
    const marked = await check({ lines: TANGENT, problem, part: '(b)' });
    expect(marked).toMatchObject({ firstWrong: null, marks: { earned: 3, total: 3, confirmed: true } });
    expect(marked).toEqual(await check({ lines: TANGENT, question: QUESTION, part: '(b)' }));
  });

  test('is marked by what was corrected in it, and not by the text that it was read from', async () => {
    const problem = await readings(QUESTION);
    problem.facts.find(({ of }) => String(of[1]).includes('x^3'))!.of[1] = 'y = x^3 - 3x + 4';
    expect(await check({ lines: MOVED, problem, part: '(b)' })).toMatchObject({
      firstWrong: null,
      marks: { earned: 3, total: 3, confirmed: true },
    });
    expect(await check({ lines: TANGENT, problem, part: '(b)' })).toMatchObject({ firstWrong: 2 });
  });

  test('is marked where nobody wrote a text', async () => {
    const problem = {
      version: 1,
      parts: [{ marks: 3, goals: [{ verb: 'solve', target: 'x^2 - 5x + 6 = 0' }] }],
    };
    expect(await check({ lines: ['(x - 2)(x - 3) = 0', 'x = 2 or x = 3'], problem })).toMatchObject({
      marks: { earned: 3, total: 3, confirmed: true },
    });
    expect(await check({ lines: ['(x - 1)(x - 6) = 0'], problem })).toMatchObject({ firstWrong: 1 });
  });

  test('is refused with its place where it is no problem, as `solveProblem` refuses it', async () => {
    const problem = { version: 3, parts: [{ goals: [{ verb: 'find', target: 'x' }] }] };
    expect(await check({ lines: ['x = 2'], problem })).toMatchObject({
      __typename: 'Invalid',
      message: expect.stringContaining('version'),
    });
  });

  test.each([
    ['en', 'In the formula “2x +* 3 = 7”, at “*”: “*” does not fit here.'],
    ['zh', '公式“2x +* 3 = 7”的“*”处：“*”放在这里不合适。'],
  ])('is refused where a formula in it cannot be read, in %s', async (language, message) => {
    const facts = [{ relation: 'holds', of: ['2x +* 3 = 7'] }];
    const problem = { version: 1, parts: [{ facts, goals: [{ verb: 'find', target: 'x' }] }] };
    expect(await check({ lines: ['x = 2'], problem }, language)).toMatchObject({
      __typename: 'Unreadable',
      message,
      place: { at: 4, length: 1 },
    });
  });

  test.each([
    ['en', 'Give the question as text or as data, not both.'],
    ['zh', '题目请以文字或数据之一给出，不要两者同时给出。'],
  ])('is refused where the question is given in words as well, in %s', async (language, message) => {
    const problem = { version: 1, parts: [{ goals: [{ verb: 'solve', target: 'x^2 = 4' }] }] };
    expect(await check({ lines: ['x = 2'], problem, question: 'Solve x^2 = 4' }, language)).toMatchObject({
      __typename: 'Invalid',
      message,
      fields: [{ field: 'problem', code: 'MALFORMED' }],
    });
  });

  test('is marked over REST too', async () => {
    const problem = await readings(QUESTION);
    const body = { lines: TANGENT, problem, part: '(b)' };
    const answer = await world.guest().rest('POST', '/api/maths/check', body);
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toMatchObject({
      first_wrong: null,
      marks: { earned: 3, total: 3, confirmed: true },
    });
    const refused = await world
      .guest()
      .rest('POST', '/api/maths/check', { ...body, problem: { version: 3, parts: [] } });
    expect(refused.status).toBe(422);
  });
});
