import { expect, test } from 'vitest';
import { openWorld } from '../../support/world.ts';
import { ASK } from './hold.ts';

const world = openWorld();

/** What the tutor says to the last of these, having answered those before it. */
async function lastReply(turns: string[]): Promise<string> {
  const person = await world.person();
  const messages: { role: string; content: string }[] = [];
  for (const content of turns) {
    messages.push({ role: 'USER', content });
    const { data } = await person.graph(ASK, { messages });
    messages.push({ role: 'TUTOR', content: (data!['askTutor'] as unknown as { content: string }).content });
  }
  return messages.at(-1)!.content;
}

const CURVE = `A curve has equation y = x^3 - 6x^2 + 9x + 2.
(a) Find dy/dx. [2]
(b) Find the coordinates of the stationary points of the curve and determine their nature. [5]
(c) Find the equation of the tangent to the curve at the point where x = 0. [3]`;
const FRACTIONS = 'express (5x+1)/((x-1)(x+2)) in partial fractions';

test('the answer to one part is right though words stand before it', async () => {
  expect(await lastReply([CURVE, 'a is 3x^2 - 12x + 9'])).toContain('**(a)** Yes, that is the answer.');
});

test('an answer that names its part is compared, whatever part was spoken of before', async () => {
  expect(await lastReply([CURVE, 'b x=1 and x=3'])).toContain('right so far: it is step 2');
  expect(await lastReply([CURVE, 'b x=1 and x=3', 'c) y = 9x + 2'])).toContain('**(c)** Yes');
});

test('a constant that the solution finds on its way is not refused', async () => {
  expect(await lastReply([FRACTIONS, 'A=2'])).toContain('right so far: it is step 3');
  expect(await lastReply([FRACTIONS, 'A=4'])).not.toContain('right so far');
});

test('an answer is refused by name where an equation alone took the place of another question', async () => {
  const turns = ['求矩阵 [[4,1],[2,3]] 的eigenvalues', 'λ²-7λ+14=0'];
  expect(await lastReply([...turns, '2和5'])).toContain('不是 `λ²-7λ+14=0` 的解');
});

test('a point that is called maximum is compared with its nature', async () => {
  const last = await lastReply([CURVE, '(1,6) max (3,2) max']);
  expect(last).toContain('In it `(1,6) max` is right, but `(3,2) max` is not.');
  expect(await lastReply([CURVE, '(1,6) max (3,2) min'])).toContain('Yes, that is the answer.');
});

test('a value that is asked after in words is judged', async () => {
  const circle = '圆x^2+y^2-6x+4y-12=0 求圆心和半径';
  expect(await lastReply([circle, '半径是√12吗'])).not.toContain('知识卡片');
  expect(await lastReply([circle, 'r=5 为啥要加9和4'])).not.toContain('没有找到');
});

test('a question of its own is not asked after as a line of the solution', async () => {
  const circle = '圆x^2+y^2-6x+4y-12=0 求圆心和半径';
  const last = await lastReply([circle, '点(7,1)在圆上吗 在那里的切线咋求']);
  expect(last).not.toContain('哪一行');
  expect(last).not.toContain('无法可靠地解出');
});

test.each([
  ['how many ways to arrange SUCCESS', '/permutations-and-combinations#'],
  ['i have further maths p1 tmrw and i cant do induction at all im gonna fail', '/proof-by-induction#'],
  ['i always mix up nCr and nPr lol', '/permutations-and-combinations#'],
])('a topic that is named anywhere in a message has its card quoted: %s', async (said, card) => {
  expect(await lastReply([said])).toContain(card);
});

test('a topic that is named beside a solved question has its card quoted', async () => {
  const turns = ['λ²-7λ+14=0', '那怎么写成PDP^-1'];
  expect(await lastReply(turns)).toContain('/matrices#');
});

test('a step that only states the answer rests on no card', async () => {
  const turns = ['圆x^2+y^2-6x+4y-12=0 求圆心和半径', 'r=5 为啥要加9和4'];
  expect(await lastReply(turns)).not.toContain('/topic/');
});

test('a card that says nothing of what is asked beside a question is not quoted', async () => {
  const turns = ['一根弦长0.80m 两端固定 基频150Hz 求波速', '那第三谐波频率多少'];
  expect(await lastReply(turns)).not.toContain('#doppler');
});

test('a word that the solution does not have is not asked after as a line of it', async () => {
  expect(await lastReply([CURVE, 'how can u tell w/o drawing'])).not.toContain('Which line do you mean');
});

test('a value with its unit for a part is no unit alone', async () => {
  const parts =
    '(a) A car starts from rest and reaches 20 m/s in 5 s. Find its acceleration.\n(b) Prove that there are infinitely many primes.';
  expect(await lastReply([parts, '(a) 4 m/s^2'])).not.toContain('the unit');
  expect(await lastReply([parts, '(b) 1.2 mm'])).not.toContain('the unit');
});

test('no card of another topic is quoted for a term whose card stands above', async () => {
  const turns = ['f(x) = x^2 - 4x + 7 for x>=2. find f^-1', 'domain?', 'what does one-one even mean'];
  const last = await lastReply(turns);
  expect(last).toContain('/functions#domain-range');
  expect(last).not.toContain('/series#');
});

test('what one tires of is answered with a kind word', async () => {
  const turns = ['同步卫星的轨道半径怎么算 地球质量6.0×10^24 kg', '好难啊 不想学了'];
  expect(await lastReply(turns)).toMatch(/理解|每个人都会/);
});

test('no line is promised to be checked that may not be read', async () => {
  const question = 'lines r = (1,0,1) + s(1,2,2) and r = (0,4,1) + t(3,0,4) do they meet';
  const all = [question, 'hmm', 'why?', 'what now', '42.8'];
  for (const at of all.keys()) {
    const last = await lastReply(all.slice(0, at + 1));
    expect(last).not.toMatch(/every line of yours|I check each|each is checked|notes have nothing/);
  }
});

test('the marks are those of the whole question, or of the part that is spoken of', async () => {
  expect(await lastReply([CURVE, 'c) y = 9x + 2', 'how many marks is it?'])).toContain('has 10 marks');
  expect(await lastReply([CURVE, 'how many marks for (b)'])).toContain('part (b) has 5 marks');
  const without = 'how many marks would i get for b if i forgot the y coordinates';
  expect(await lastReply([CURVE, without])).toContain('part (b) has 5 marks');
});

test.each([
  ['5040/12 = 420', 'is right'],
  ['5040/12 = 430', 'does not hold'],
])('a sum that is sent alone is judged: %s', async (sum, verdict) => {
  expect(await lastReply([sum])).toContain(verdict);
});

test('nobody is asked for a line of a solution that there is not', async () => {
  const words = ['5040?', '420?', 'i always mix up these two lol'];
  const last = await lastReply(words);
  expect(last).toContain('could not place “i always mix up these two lol”');
  expect(last).not.toContain('line of the solution');
});

test.each([
  ['sample has half life 8 days, activity 4.0 x 10^6 Bq. whats activity after 20 days', 'does not fit here'],
  ['扇形OAB的半径为8 cm,角AOB = 1.2 rad。\n(a) 求弧AB的长。\n(b) 求扇形OAB的面积。', '这里缺少内容'],
])('nothing is called missing or out of place in words: %s', async (question, fault) => {
  expect(await lastReply([question])).not.toContain(fault);
});

test.each([
  [CURVE, 'how can u tell w/o drawing', '#drawing-tip'],
  [
    '5 letters are arranged in a row. Find the number of ways.',
    'and no two S next to each other',
    '/dynamics#',
  ],
])('no card is quoted for words that any card may have: %s, %s', async (question, said, card) => {
  expect(await lastReply([question, said])).not.toContain(card);
});
