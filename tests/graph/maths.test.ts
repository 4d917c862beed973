import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const PROBLEM = '... on Problem { code message } ... on Unreadable { place { at length } }';
const SOLVE = `query ($question: String!) { solve(question: $question) { __typename
  ... on WorkedSolution { method subjectCode paper topic title { en zh }
    steps { say { en zh text } tex marks why { en } } answer { text tex say { zh } } checks { name { en zh } }
    parts { label marks text question reason { en zh } sentences { ...Understood } solution { answer { text } parts { label } } } }
  ... on NotSolved { sentences { ...Understood } } ${PROBLEM} } }
  fragment Understood on SentenceRead { text says unclear { at length } }`;
const EQUIVALENT = `query ($a: String!, $b: String!, $kind: EquivalenceKind, $form: AnswerForm) { equivalent(a: $a, b: $b, kind: $kind, form: $form) {
  __typename ... on Comparison { equivalent hasForm a b } ${PROBLEM} } }`;

describe('solving', () => {
  const solve = async (question: string, headers = {}) =>
    (await (await world.person()).graph(SOLVE, { question }, headers)).data!['solve'];

  test('gives each line with its marks in both languages, and how the answer was checked', async () => {
    const solved = await solve('Solve x^2 - 5x + 6 = 0');
    expect(solved).toMatchObject({
      __typename: 'WorkedSolution',
      method: 'quadratic',
      subjectCode: '9709',
      paper: 'p1',
      topic: 'quadratics',
      title: { en: expect.stringMatching(/[a-z]/), zh: expect.stringMatching(/[一-龥]/) },
      answer: { text: 'x = 2 or x = 3', say: null },
    });
    const steps = solved!['steps'] as unknown as { say: object; tex: string[]; marks: string[] }[];
    expect(steps.flatMap(({ marks }) => marks)).toEqual(['M1', 'A1']);
    expect(steps.flatMap(({ tex }) => tex).join(' ')).toMatch(/x - 2.*x - 3.* = 0/);
    const [check] = solved!['checks'] as unknown as { name: { en: string; zh: string } }[];
    expect(check!.name).toEqual({ en: expect.stringMatching(/[a-z]/), zh: expect.stringMatching(/[一-龥]/) });
  });

  test('gives every part of a question in its order, with its solution or the reason why there is none', async () => {
    const solved = await solve(
      'The curve has equation y = x^3 - 3x.\n(a) Find dy/dx. [2]\n(b) (i) Sketch the curve. [2]\n(ii) Use your answer to (a) to find k. [1]\n(c) Find the coordinates of the stationary points. [4]',
    );
    const found = (text: string) => ({ solution: { answer: { text }, parts: [] }, reason: null });
    expect(solved!['parts']).toMatchObject([
      { label: '(a)', marks: 2, text: 'Find dy/dx.', ...found('dy/dx = 3x^2 - 3') },
      { label: '(b)(i)', marks: 2, solution: null, reason: { zh: expect.stringMatching(/读懂/) } },
      { label: '(b)(ii)', marks: 1, solution: null, reason: { en: expect.stringMatching(/earlier/) } },
      {
        label: '(c)',
        marks: 4,
        question: 'The curve has equation y = x^3 - 3x. Find the coordinates of the stationary points.',
        ...found('(-1, 2), (1, -2)'),
      },
    ]);
    expect(solved!['answer']).toMatchObject({ text: '(a) dy/dx = 3x^2 - 3; (c) (-1, 2), (1, -2)' });
  });

  test('tells what was understood of a question without a solution, sentence by sentence', async () => {
    const sentences = [
      { text: 'The curve C has equation y = x^3 - 3x.', says: 'GIVEN', unclear: [] },
      { text: 'Admire C.', says: null, unclear: [{ at: 0, length: 6 }] },
    ];
    const whole = 'The curve C has equation y = x^3 - 3x. Admire C.';
    expect(await solve(whole)).toMatchObject({ __typename: 'NotSolved', sentences });
    const inParts = await solve(
      'The curve C has equation y = x^3 - 3x.\n(a) Find dy/dx. [2]\n(b) Admire C. [1]',
    );
    expect(inParts!['parts']).toMatchObject([{ sentences: [] }, { sentences }]);
  });

  test('reads a question in Chinese, and words itself as the request asks', async () => {
    const solved = await solve('解方程 x² = 9', { 'accept-language': 'zh-CN' });
    const [step] = solved!['steps'] as unknown as { say: { zh: string; text: string } }[];
    expect(step!.say.text).toBe(step!.say.zh);
  });

  test('says where a question cannot be read', async () => {
    expect(await solve('Solve 2x + = 3')).toMatchObject({
      __typename: 'Unreadable',
      code: 'UNREADABLE',
      message: expect.stringMatching(/\w/),
      place: { at: 11, length: 1 },
    });
    expect(await solve('good morning')).toMatchObject({ __typename: 'Unreadable', place: null });
  });

  test.each(['Integrate (x^2 + 1)/(x^4 + 1)', 'Evaluate ∫_0^1 sqrt(1-x^2) dx', '求 ∫ sqrt(x^2 + 1) dx'])(
    '%s is solved, by the kernel where no method knows it, and checked all the same',
    async (question) => {
      const solved = await solve(question);
      expect(solved).toMatchObject({ __typename: 'WorkedSolution', topic: expect.any(String) });
      expect((solved!['checks'] as unknown as unknown[]).length).toBeGreaterThan(0);
    },
  );

  test('what neither a method nor the kernel knows has no answer', async () => {
    expect(await solve('Integrate e^(x^2) with respect to x')).toMatchObject({ code: 'NOT_SOLVED' });
  });

  test('guesses nothing: a question of no known kind gets no answer', async () => {
    expect(await solve('Solve x^x^x = sin(x) + 7 for Monday')).toMatchObject({
      code: expect.stringMatching(/^(NOT_SOLVED|UNREADABLE)$/),
    });
  });

  test('refuses a question that is empty or too long', async () => {
    expect(await solve('  ')).toMatchObject({ __typename: 'Invalid' });
    expect(await solve('x'.repeat(2001))).toMatchObject({ __typename: 'Invalid' });
  });
});

describe('comparing answers', () => {
  const compare = async (a: string, b: string, kind?: string, form?: string) =>
    (await (await world.person()).graph(EQUIVALENT, { a, b, kind, form })).data!['equivalent'];

  test.each<[a: string, b: string, kind: string | undefined, same: boolean | null]>([
    ['(x + 1)^2', 'x^2 + 2x + 1', undefined, true],
    ['(x + 1)^2', 'x^2 + 1', undefined, false],
    ['x = 2 or x = 3', 'x = 3, x = 2', undefined, true],
    ['2 < x <= 3', '3 >= x > 2', 'STATEMENT', true],
    ['x^2/2 + c', 'x^2/2 + 5', 'ANTIDERIVATIVE', true],
    ['x^2/2 + c', 'x^3/2', 'ANTIDERIVATIVE', false],
    ['12 m s^-1', '43.2 km/h', 'QUANTITY', true],
    ['12 m s^-1', '12 m s^-2', 'QUANTITY', false],
    ['1.2 × 10^3 N', '1.2 kN', 'QUANTITY', true],
  ])('%s and %s as %s: %s', async (a, b, kind, same) => {
    expect(await compare(a, b, kind)).toMatchObject({ __typename: 'Comparison', equivalent: same });
  });

  test('says whether the answer has the form that was asked for', async () => {
    const forms = (b: string) => compare('x^2 - 5x + 6', b, 'STATEMENT', 'FACTORISED');
    expect(await forms('(x - 2)(x - 3)')).toMatchObject({ equivalent: true, hasForm: true });
    expect(await forms('x^2 - 5x + 6')).toMatchObject({ equivalent: true, hasForm: false });
    expect(await compare('2x', 'x + x')).toMatchObject({ hasForm: null });
  });

  test('says which answer cannot be read, and where', async () => {
    expect(await compare('x + 1', 'x +')).toMatchObject({ message: /^In b: /, place: { at: 3, length: 1 } });
    expect(await compare('5 florps', '5 m', 'QUANTITY')).toMatchObject({ place: { at: 2, length: 6 } });
  });
});

const CHECK = `query ($lines: [String!]!) { checkWorking(lines: $lines) { __typename
  ... on CheckedWorking { linesOk linesTotal firstWrong
    lines { text tex verdict say { en zh } lost gained mistake { rule wrong { en } right { zh } } place { at length } } }
  ... on Problem { code message } } }`;

describe('checking working', () => {
  const check = async (...lines: string[]) =>
    (await (await world.person()).graph(CHECK, { lines })).data!['checkWorking'];

  test('follows right lines to the end', async () => {
    expect(await check('x^2 - 5x + 6 = 0', '(x - 2)(x - 3) = 0', 'x = 2 or x = 3')).toMatchObject({
      linesOk: 3,
      linesTotal: 3,
      firstWrong: null,
      lines: [
        { verdict: 'START', tex: 'x^{2} - 5x + 6 = 0' },
        { verdict: 'EQUIVALENT', say: null },
        { verdict: 'EQUIVALENT' },
      ],
    });
  });

  test('finds the first wrong line and names the mistake', async () => {
    expect(await check('(x + 3)^2 = 25', 'x^2 + 9 = 25')).toMatchObject({
      linesOk: 1,
      firstWrong: 2,
      lines: [
        {},
        {
          verdict: 'WRONG',
          mistake: { rule: 'square-of-sum', right: { zh: expect.stringMatching(/[一-龥]/) } },
        },
      ],
    });
  });

  test('names the solution that a line loses', async () => {
    expect(await check('x^2 = 3x', 'x = 3')).toMatchObject({
      firstWrong: 2,
      lines: [{}, { verdict: 'LOST', lost: ['0'], say: { en: 'A solution has been lost: $0$.' } }],
    });
  });

  test('says of a line that it cannot read where, and goes on with the next', async () => {
    expect(await check('2x + 1 = 7', '2x = 6 +', 'x = 3')).toMatchObject({
      firstWrong: null,
      lines: [
        {},
        { verdict: 'UNREADABLE', place: { at: 8, length: 1 }, tex: null },
        { verdict: 'EQUIVALENT' },
      ],
    });
  });

  test('accuses nobody where it cannot be certain', async () => {
    expect(await check('y = x^2', 'z = 5')).toMatchObject({
      firstWrong: null,
      lines: [{}, { verdict: 'UNCHECKED' }],
    });
  });

  test('refuses one line, and more than sixty', async () => {
    expect(await check('x = 1')).toMatchObject({ __typename: 'Invalid' });
    expect(await check(...Array.from({ length: 61 }, () => 'x = 1'))).toMatchObject({
      __typename: 'Invalid',
    });
  });
});

describe('the budget of a caller', () => {
  test('of a guest is set aside while questions are worked on, and what they did not take comes back', async () => {
    const guest = world.guest();
    const query = `query { ${Array.from({ length: 30 }, (_, i) => `a${i}: solve(question: "x = ${i}/7") { __typename }`).join(' ')} }`;
    const refused = async () =>
      Object.values((await guest.graph(query)).data!).filter(
        (result) => String(result['__typename']) === 'RateLimited',
      ).length;
    const atFirst = await refused();
    expect(atFirst).toBeGreaterThan(0);
    expect(atFirst).toBeLessThan(10);
    const { data } = await guest.graph(SOLVE, { question: 'x^2 = 49' });
    expect(data!['solve']!['__typename']).toBe('WorkedSolution');
  });

  test('of a member is their own, and holds more', async () => {
    const member = await world.person();
    const query = `query { ${Array.from({ length: 25 }, (_, i) => `a${i}: solve(question: "x = ${i}") { __typename }`).join(' ')} }`;
    const { data } = await member.graph(query);
    expect(Object.values(data!).filter(({ __typename: name }) => String(name) === 'RateLimited')).toEqual([]);
  });
});

describe('a question as data', () => {
  const READ = `query ($question: String!) { readProblem(question: $question) { __typename
    ... on ProblemReadings { readings { version language text things { id kind name span } facts { relation of span }
      parts { label marks given { relation of } facts { relation of } unread { span asks }
        goals { verb target form figures { kind digits } exact unit terms where { relation of } each hence span } } } } ... on Problem { message } } }`;
  const SOLVE_DATA = `query ($problem: TypedProblemInput!) { solveProblem(problem: $problem) { __typename
    ... on WorkedSolution { method answer { text } parts { label solution { answer { text } } } } ${PROBLEM} } }`;
  const QUESTION = `The curve $C$ has equation $y = x^3 - 3x + 1$.
(a) Find the coordinates of the stationary points of $C$. [4]
(b) Find the equation of the tangent to $C$ at the point where $x = 2$. [3]`;

  test('is what `readProblem` gives and `solveProblem` takes, corrected or not', async () => {
    const ada = await world.person();
    const read = (await ada.graph(READ, { question: QUESTION })).data!['readProblem']!;
    const [problem] = read['readings'] as unknown as { facts: { of: unknown[] }[]; parts: object[] }[];
    const solved = async (given: object) =>
      (await ada.graph(SOLVE_DATA, { problem: given })).data!['solveProblem'];
    expect(await solved(problem!)).toMatchObject({
      parts: [{ label: '(a)' }, { label: '(b)', solution: { answer: { text: 'y = 9x - 15' } } }],
    });
    const fact = problem!.facts.find(({ of }) => String(of[1]).includes('x^3'))!;
    fact.of[1] = 'y = x^3 - 3x + 4';
    expect(await solved(problem!)).toMatchObject({
      parts: [{ label: '(a)' }, { label: '(b)', solution: { answer: { text: 'y = 9x - 12' } } }],
    });
  });

  test('is refused with its place where it is none, and without an answer where a goal cannot be reached', async () => {
    const ada = await world.person();
    const send = (problem: object) => ada.graph(SOLVE_DATA, { problem });
    const goal = { verb: 'find', target: 'x' };
    const version = await send({ version: 3, parts: [{ goals: [goal] }] });
    expect(version.data!['solveProblem']).toMatchObject({
      __typename: 'Invalid',
      message: expect.stringContaining('version'),
    });
    const term = await send({ version: 1, parts: [{ goals: [{ ...goal, target: { formula: 'x' } }] }] });
    expect(term.errors![0]!['message']).toMatch(/ProblemTerm/);
    const open = await send({ version: 1, parts: [{ goals: [goal] }] });
    expect(open.data!['solveProblem']).toMatchObject({ __typename: 'NotSolved', code: 'NOT_SOLVED' });
  });

  test.each([
    ['en', 'In the formula “2x +* 3 = 7”, at “*”: “*” does not fit here.'],
    ['zh', '公式“2x +* 3 = 7”的“*”处：“*”放在这里不合适。'],
  ])(
    'with a formula that cannot be read is refused with its place in it, in %s',
    async (language, message) => {
      const ada = await world.person();
      const problem = {
        version: 1,
        parts: [
          {
            facts: [{ relation: 'holds', of: ['2x +* 3 = 7'] }],
            goals: [{ verb: 'find', target: 'x' }],
          },
        ],
      };
      const { data } = await ada.graph(SOLVE_DATA, { problem }, { 'accept-language': language });
      expect(data!['solveProblem']).toMatchObject({ __typename: 'Unreadable', message });
    },
  );
});
