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

test('"it" is the expression on the table, or what came out', async () => {
  const fractions = 'express (5x+1)/((x-1)(x+2)) in partial fractions';
  const integral = [fractions, 'now integrate it from 2 to 3'];
  expect(await lastReply(integral)).toContain(String.raw`\ln \frac{125}{16}`);
  expect(await lastReply([...integral, '2ln2 + 3ln5 - 3ln4'])).toContain('Yes, that is the answer.');
  expect(await lastReply(['differentiate y = x^2 ln x', '再求导呢'])).toContain(String.raw`2\ln x + 3`);
});

test('another quantity of the same body is worked out', async () => {
  const car = 'a car accelerates from rest at 2 m/s^2 for 6 seconds. find the distance travelled';
  expect(await lastReply([car, 'how fast is it going then'])).toContain(String.raw`12\;\mathrm{m\,s^{-1}}`);
  const sample = 'sample has half life 8 days, activity 4.0 x 10^6 Bq. whats activity after 20 days';
  expect(await lastReply([sample, 'how many nuclei at the start'])).toContain(String.raw`4.0 \times 10^{12}`);
});

test('a tangent, a turning point and another event belong to what is on the table', async () => {
  const normal = 'find the equation of the normal to y = x^2 - 3x + 1 at x = 2';
  expect(await lastReply([normal, 'where does it meet the curve again'])).toContain(
    String.raw`\left(0,\, 1\right)`,
  );
  const circle = '圆x^2+y^2-6x+4y-12=0 求圆心和半径';
  expect(await lastReply([circle, '点(7,1)在圆上吗 在那里的切线咋求'])).toContain('4x + 3y = 31');
  expect(await lastReply(['X ~ B(12, 0.3) find P(X=4)', 'at least 2?'])).toContain('0.915');
});

test('the letters of a word are arranged under another condition', async () => {
  const word = 'how many ways to arrange SUCCESS';
  expect(await lastReply([word, 'what if all the Ss r together'])).toContain('$60$');
  expect(await lastReply([word, 'and no two S next to each other'])).toContain('$120$');
});

test('an identity without a solution beside it is true by itself, and no more is claimed', async () => {
  const line = '(k+1)(k+2)(k/3 + 1) = (k+1)(k+2)(k+3)/3';
  expect(await lastReply(['prove by induction that 3 divides n^3 + 2n for every tree', line])).toContain(
    'are the same for every value. That alone was looked at',
  );
});

test('a line that differs from the solution by one number is told so', async () => {
  const inverse = 'f(x) = x^2 - 4x + 7 for x>=2. find f^-1';
  expect(await lastReply([inverse, 'i wrote (x-2)^2 + 11'])).toContain('step 1 has `3`');
  const progression =
    'an arithmetic progression has first term 5 and common difference 3. find the sum of the first 20 terms';
  expect(await lastReply([progression, 'u20 = 62'])).not.toContain('step 1');
});

test('beside a problem no card of another topic is quoted', async () => {
  const word = 'how many ways to arrange SUCCESS';
  expect(await lastReply([word, '60, so not together = 360?'])).not.toContain('/representation-of-data');
  const car = 'A ball is thrown vertically upwards with speed 20 m/s. find the greatest height';
  expect(await lastReply([car, 'why is v 0 at the top'])).not.toContain('/topic/');
});

test('the time of a body is no time of an examination', async () => {
  const ball = 'A ball is thrown vertically upwards with speed 20 m/s. find the greatest height';
  expect(await lastReply([ball, 'how long until it comes back'])).not.toContain('Paper 1');
  expect(await lastReply([ball, 'how long is the paper'])).toContain('Paper 1');
});

test('a worry is met with warmth and one thing to go on with', async () => {
  expect(await lastReply(['i cant do induction at all im gonna fail'])).toContain('Proof by induction');
  expect(await lastReply(['解方程 x^2-5x+6=0', '好烦啊不想做了'])).toContain('3 步');
});
