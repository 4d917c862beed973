import { beforeAll, describe, expect, test } from 'vitest';
import { askedId } from '../support/posts.ts';
import { type Json, openWorld } from '../support/world.ts';

const world = openWorld();

const NONE = { status: 'NONE', linesOk: 0, linesTotal: 0, firstWrong: null };

const said = async (id: string) =>
  (
    await world
      .guest()
      .graph(`{ question(id: "${id}") { solved check { status linesOk linesTotal firstWrong } } }`)
  ).data!['question'];

test('a question that the machine can answer says so, once it has looked', async () => {
  const id = await askedId(await world.person(), { title: 'Solve $x^2-5x+6=0$', body: '' });
  expect(await said(id)).toEqual({ solved: null, check: NONE });
  await world.work();
  expect(await said(id)).toEqual({ solved: true, check: NONE });
});

test.for([
  [
    'its title, where the body tells what its author tried',
    'TITLE',
    'Solve $x^2-5x+6=0$',
    'I always lose a root. Why?',
  ],
  ['its body, where the title only names the subject', 'BODY', 'Roots of a quadratic', 'Solve $x^2-5x+6=0$.'],
  ['both, where the body goes on from the title', 'WHOLE', 'Solve the equation', '$x^2-5x+6=0$'],
  ['nothing of one that it cannot answer', null, 'Why is the sky blue?', 'And why not green?'],
] as const)('what the machine has an answer to is said: %s', async ([, part, title, body]) => {
  const id = await askedId(await world.person(), { title, body });
  await world.work();
  const query = `{ question(id: "${id}") { solved solvedPart } }`;
  expect((await world.guest().graph(query)).data!['question']).toEqual({
    solved: part !== null,
    solvedPart: part,
  });
  const { body: read } = await world.guest().rest('GET', `/api/community/questions/${id}`);
  expect(read['data']).toMatchObject({ solved_part: part?.toLowerCase() ?? null });
});

test('of one that it cannot answer nothing is claimed but how far the working holds', async () => {
  const body = 'I have\n\n$$(x+3)^2=25$$\n\n$$x^2+9=25$$\n\n$$x=4$$';
  const id = await askedId(await world.person(), { title: 'Where does my working go wrong?', body });
  await world.work();
  expect(await said(id)).toEqual({
    solved: false,
    check: { status: 'REFUTED', linesOk: 1, linesTotal: 3, firstWrong: 2 },
  });
});

test('is looked at again after an edit; until then nothing is said', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { title: 'Solve $x^2-5x+6=0$', body: '' });
  await world.work();
  await ada.graph(
    `mutation { editQuestion(input: { id: "${id}", title: "Why is the sky blue?" }) { __typename } }`,
  );
  expect(await said(id)).toEqual({ solved: null, check: NONE });
  await world.work();
  expect(await said(id)).toMatchObject({ solved: false });
});

test('questions like the one whose title is typed are named, at most five', async () => {
  const ada = await world.person();
  for (let i = 0; i < 6; i += 1) await askedId(ada, { title: `How do I rationalise a denominator, ${i}?` });
  const query = (title: string) =>
    world
      .guest()
      .graph('query ($title: String!) { similarQuestions(title: $title, subjectCode: "9709") { title } }', {
        title,
      });
  expect((await query('Rationalise a denominator')).data!['similarQuestions']).toHaveLength(5);
  expect((await query('qwertz')).data!['similarQuestions']).toEqual([]);
  expect((await query('')).data!['similarQuestions']).toEqual([]);
  const path = '/api/community/questions/similar?subject_code=9709&title=rationalise';
  expect((await world.guest().rest('GET', path)).body['data'] as unknown as Json[]).toHaveLength(5);
});

describe('questions like the one whose title is typed', () => {
  const similarTo = async (title: string) => {
    const { data } = await world
      .guest()
      .graph('query ($title: String!) { similarQuestions(title: $title, subjectCode: "9231") { title } }', {
        title,
      });
    return (data!['similarQuestions'] as unknown as Json[]).map((one) => one['title']);
  };
  const ASKED = [
    '求 $\\frac{d}{dx}\\tanh x$ 在 $x = 0$ 处的值',
    '求 $x$ 的取值范围，使级数收敛',
    '求矩阵 $A$ 的特征值与特征向量',
    '怎样用数学归纳法证明整除性？',
    '用数学归纳法证明 $7^n - 1$ 能被 6 整除',
    '求 $\\int t\\,e^{t}\\,dt$ 时怎样选 $u$？',
    'Find the eigenvalues of a $3 \\times 3$ matrix',
    'How do I find the values of x for which the series converges?',
    'Prove by induction that $7^n - 1$ is divisible by 6',
    'Why are eigenvectors of different eigenvalues independent?',
  ];
  beforeAll(async () => {
    for (const title of ASKED)
      await askedId(await world.person(), { title, body: '', subjectCode: '9231', paper: null, topic: null });
  });

  test.each([
    ['求'],
    ['求 x'],
    ['求 x 的值'],
    ['怎么求解这道题？'],
    ['请问这个问题怎么做'],
    ['Find the value of x'],
    ['How do I solve this question?'],
    ['求 $x$'],
  ])('are none where it only says that something is asked: %s', async (title) => {
    expect(await similarTo(title)).toEqual([]);
  });

  test.each([
    ['求 $\\int x e^x \\,dx$', [5]],
    ['Find $\\int x e^x\\,dx$', [5]],
    ['用归纳法证明整除', [3, 4]],
    ['数学归纳法怎么用', [3, 4]],
    ['求特征值', [2]],
    ['How do I find eigenvalues?', [6, 9]],
    ['Find the range of x for which this series is convergent', [7]],
    ['Induction: proving that a number is divisible', [8]],
  ])('have its words or its formula in common: %s', async (title, found) => {
    expect((await similarTo(title)).toSorted()).toEqual(found.map((at) => ASKED[at]).toSorted());
  });

  test.each([['求动量矩'], ['Find the momentum of the ball'], ['求 $\\ln(\\sin y) + 3^y$']])(
    'are none where nothing is in common: %s',
    async (title) => {
      expect(await similarTo(title)).toEqual([]);
    },
  );
});
