import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const ASK = `query ($messages: [ChatMessageInput!]!, $subjectCode: String, $topic: String, $goal: String, $segments: [ContextSegmentInput!]) {
  askTutor(messages: $messages, mode: STUDY, subjectCode: $subjectCode, topic: $topic, goal: $goal, segments: $segments) {
    ... on TutorReply { content about solutions { method answer { text } } citations { topic } verification { status } }
    ... on Problem { code message } } }`;

interface Reply {
  content: string;
  about: string | null;
  solutions: { method: string; answer: { text: string } | null }[];
  citations: { topic: string }[];
  verification: { status: string };
}

/** As a guest says one thing after the other; the last is answered. */
async function ask(turns: string[], more: object = {}): Promise<Reply> {
  const messages = turns.flatMap((content) => [
    { role: 'USER', content },
    { role: 'TUTOR', content: '…' },
  ]);
  const { data, errors } = await world
    .guest()
    .graph(ASK, { messages: messages.slice(0, -1), ...more }, { 'user-agent': `device ${Math.random()}` });
  expect(errors).toBeUndefined();
  return data!['askTutor'] as unknown as Reply;
}

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0';
const TWO_PARTS = '(a) Solve x^2 = 9. (b) Solve x^2 = 16.';
const TWO_SUMS = '(a) Find ∫_0^1 x dx. (b) Find ∫_0^3 x^2 dx.';
const SAMPLE = 'Find unbiased estimates of the population mean and variance from the sample 3, 5, 7, 9, 11.';
const SINE = 'Solve sin x = 0.5 for 0° ≤ x ≤ 360°';

describe('what is talk is not solved', () => {
  test.each([
    'How do I choose u when integrating by parts?',
    'When do I use the product rule instead of the chain rule?',
    'Why is the discriminant b^2 - 4ac?',
    'Should I use sin or cos for the component?',
    'Can you explain what dy/dx means',
    'What happens to the sign when I multiply an inequality by -1?',
    'How many marks do I lose if I forget +c?',
    '分部积分时怎么选 u？',
    '什么时候用换元积分法？',
  ])('%s', async (message) => {
    const reply = await ask([message]);
    expect(reply.solutions).toEqual([]);
    expect(reply.verification.status).toBe('UNCHECKED');
  });
});

describe('an answer that somebody offers is marked against the question on the table', () => {
  test.each([
    [QUADRATIC, 'x = 2 or x = 3', 'Yes, that is the answer'],
    [QUADRATIC, 'is it 2 and 3?', 'Yes, that is the answer'],
    [QUADRATIC, 'I got x=3, x=2', 'Yes, that is the answer'],
    [QUADRATIC, '是不是 x=2', '还不是完整的答案'],
    [QUADRATIC, 'x = 2', 'not the whole answer'],
    [QUADRATIC, 'i think it is 1 and 6', 'No, that is not the answer'],
    [QUADRATIC, 'I got 7.2', 'No, that is not the answer'],
    [SINE, 'is it 30 and 150?', 'Yes, that is the answer'],
    [SINE, '30', 'not the whole answer'],
    ['Solve x^2 = 5', '2.24 or -2.24', 'Yes, that is the answer'],
    [QUADRATIC, 'is it x^2 - 5x + 6 = 0?', 'not yet the final answer'],
    ['Solve x^2 - 5x + 6 > 0', '2<x<3', 'the region is the other one'],
    ['Solve |2x - 1| < 5', '-3<x<3', 'No, that is not the answer'],
    ['求 cos 30° 的精确值', '是不是 0.87', '题目要求的是精确值'],
    [QUADRATIC, '(x-2)(x-3)=0', 'not yet the final answer'],
    [QUADRATIC, 'i factorised it to (x-2)(x-3)=0 then what', 'not yet the final answer'],
    ['Differentiate x^3', '3x^2', 'Yes, that is the answer'],
    ['Find the eigenvalues of [[3,1],[2,4]]', '2', 'not the whole answer'],
    ['Differentiate x^3', 'is it 3x^2?', 'Yes, that is the answer'],
    [TWO_PARTS, '(b) x = ±4', '**(b)** Yes, that is the answer'],
    [TWO_PARTS, '(a) x = ±4', 'No, that is not the answer'],
    [TWO_PARTS, 'x = ±3', '**(a)** Yes, that is the answer'],
    [
      TWO_PARTS,
      '(a) x = ±3 (b) x = ±5',
      '**(a)** Yes, that is the answer.\n\n**(b)** No, that is not the answer.',
    ],
    [TWO_SUMS, '0.5 and 9', '**(a)** Yes, that is the answer.\n\n**(b)** Yes, that is the answer.'],
    [TWO_SUMS, '1/2, 8', '**(b)** No, that is not the answer'],
    [TWO_SUMS, '9 and 0.5', 'I cannot compare this with the answer'],
    [SAMPLE, '7 and 10', 'Yes, that is the answer'],
    [SAMPLE, 'mean 7 variance 10', 'Yes, that is the answer'],
    [SAMPLE, '5 N at 53 degrees', 'I cannot compare this with the answer'],
    ['Differentiate x^3', 'the answer is 2x^2', 'No, that is not the answer'],
  ])('%s: %s', async (question, typed, expected) => {
    const reply = await ask([question, typed]);
    expect(reply.content).toContain(expected);
    expect(reply.about).toBe(question);
    const next = await ask([question, typed, 'next step']);
    expect(next.about).toBe(question);
    expect(next.solutions).not.toEqual([]);
  });

  test('and is a question of its own where there is none', async () => {
    expect((await ask(['x = 2 or x = 3'])).content).not.toMatch(/that is (?:not )?the answer/);
  });
});

describe('working that is typed under a question', () => {
  test.each([
    ['x^2 - 5x + 6 = 0\n(x-2)(x-3) = 0\nx = 2 or x = 3', 'VERIFIED'],
    ['x^2 - 5x + 6 = 0\n(x-1)(x-6) = 0\nx = 1 or x = 6', 'MISMATCH'],
  ])('is checked line by line: %j', async (typed, status) => {
    const reply = await ask([QUADRATIC, typed]);
    expect(reply.verification.status).toBe(status);
    expect(reply.about).toBe(QUADRATIC);
  });

  test('is not called right where it ends elsewhere', async () => {
    const reply = await ask([QUADRATIC, 'x^2 - 4x + 3 = 0\n(x-1)(x-3) = 0\nx = 1 or x = 3']);
    expect(reply.verification.status).toBe('MISMATCH');
    expect(reply.content).toContain('The first line that is wrong is line 1');
    expect(reply.content).not.toMatch(/^1\. ✓/m);
  });

  test('is a question of its own where its lines do not go on from each other', async () => {
    expect((await ask([QUADRATIC, 'x + y = 5\nx - y = 1'])).about).not.toBe(QUADRATIC);
  });
});

describe('a topic that is practised', () => {
  const ABOUT = { subjectCode: '9709', topic: 'p1/quadratics', goal: 'Practise questions' };

  test.each([
    'Give me a question',
    'a question please',
    'test me',
    'Practise questions',
    '给我一道题',
    '考考我',
  ])('gives a question to whoever says: %s', async (message) => {
    const reply = await ask([message], ABOUT);
    expect(reply.content).toMatch(
      /Here is a (?:question on|worked example of) this topic|本知识点的(?:题目|例题)/,
    );
    expect(reply.about).toBeTruthy();
  });

  test('gives one on every topic that has a worked example', async () => {
    for (const topic of ['p3/vectors', 'p5/the-normal-distribution', 'p4/newtons-laws-of-motion']) {
      const reply = await ask(['Give me a question'], { ...ABOUT, topic });
      expect(reply.about, `${topic}: ${reply.content}`).toBeTruthy();
    }
  });

  test('sets one that it can mark answers to, and offers steps only where it has them', async () => {
    const PHYSICS = { subjectCode: '9702', goal: 'Practise questions' };
    for (const topic of ['dynamics', 'quantum-physics', 'physical-quantities-and-units']) {
      const { content, solutions } = await ask(['Give me a question'], { ...PHYSICS, topic });
      expect(solutions.length, content).toBeGreaterThan(0);
      expect(content, topic).toContain('Ask for another hint');
    }
    const { about, content } = await ask(['Give me a question'], { ...PHYSICS, topic: 'particle-physics' });
    expect(about, content).toBeTruthy();
    expect(content).not.toContain('Ask for another hint');
    const marked = await ask(['Give me a question', '2.0'], { ...PHYSICS, topic: 'particle-physics' });
    expect(marked.content).toContain('I have no checked answer to this question to compare yours with.');
  });
});

test('a selected passage is explained from the cards, question or none', async () => {
  const segments = [{ title: 'Notes', text: 'The discriminant tells how many real roots a quadratic has.' }];
  for (const words of ['Explain this', 'explain this passage', '解释一下这段', 'I do not understand this']) {
    const reply = await ask([words], { segments });
    expect(reply.content, words).not.toMatch(/There is no question|目前还没有/);
    expect(
      reply.citations.map(({ topic }) => topic),
      words,
    ).toContain('quadratics');
  }
});

test('more selections than anybody makes are refused, not read', async () => {
  const segments = Array.from({ length: 51 }, () => ({ title: '', text: 'Of what is selected.' }));
  const messages = [{ role: 'USER', content: 'Explain this' }];
  const { data } = await world.guest().graph(ASK, { messages, segments });
  expect(data!['askTutor']).toMatchObject({ message: 'At most 50 selections can be sent at once.' });
});
