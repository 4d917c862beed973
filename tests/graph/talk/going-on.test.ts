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

test('a value is judged before what is asked behind it is answered', async () => {
  const turns = ['solve x^2 - 9x + 14 = 0', 'ok so 2 and 7. what if it was +9x'];
  const last = await lastReply(turns);
  expect(last).toContain('Yes, that is the answer.');
  expect(last).toContain('x = -2');
});

test('of a range whose ends are right the region is named', async () => {
  expect(await lastReply(['solve x^2 - 6x + 5 > 0', 'so 1 < x < 5'])).toContain('the two parts outside');
  expect(await lastReply(['解不等式 x^2 < 49', '开方得 x<7'])).toContain('只是一端');
});

test('a line that the answer satisfies is no mistake', async () => {
  const terms =
    'The first term of an arithmetic progression is 3 and the sum of the first 4 terms is 36. Find the common difference.';
  expect(await lastReply([terms, 'so i wrote 2(6 + 3d) = 36'])).not.toContain('that is not the answer');
});

test('a value of another quantity is not refused', async () => {
  const terms = 'A geometric progression has first term 12 and common ratio 1/3. Find the fourth term.';
  const last = await lastReply([terms, '4/9. sum to infinity is 18']);
  expect(last).not.toContain('`18` is not');
  expect(last).not.toContain('that is not the answer');
});

test('what many ask is answered with the reason', async () => {
  const circle = 'circle x^2 + y^2 + 8x - 2y = 8 find centre and radius';
  expect(await lastReply([circle, 'why is it -4 not 8, why half'])).toContain('minus half of it');
  const normal = 'Heights are normally distributed with mean 150 and standard deviation 10. Find P(X > 165).';
  expect(await lastReply([normal, '什么时候要用1减'])).toContain('左侧面积');
});

test('no mark is promised for a grade', async () => {
  expect(await lastReply(['how many marks do i need for an A in P4'])).toContain('thresholds');
  expect(await lastReply(['P1考多少分能拿A'])).toContain('没有固定的分数');
  expect(await lastReply(['i got 31/50 in my last mock'])).toContain('62 %');
});

test('a proof by induction without a solution has its own method beside it', async () => {
  const proof = 'prove by induction that 7 divides 8^n - 1 for each happy n';
  expect(await lastReply([proof])).toContain('/proof-by-induction#');
});

test('of working on a question without a solution, what is right by itself is told, and nothing more', async () => {
  const collision = '两个小球 2kg 速度5 撞静止的3kg 撞后反弹回来 求速度';
  const right = await lastReply([collision, '10 = 2*1 + 3v → v = 8/3']);
  expect(right).toContain('由 `10 = 2*1 + 3v` 能得到 `v = 8/3`');
  expect(right).toContain('我无法判断');
  expect(await lastReply([collision, '10 = 2*1 + 3v → v = 7/3'])).toContain(
    '由 `10 = 2*1 + 3v` 得不到 `v = 7/3`',
  );
  const unknown = 'the zorgl of a flim is 3 and its grax is 4. find the plunk of the flim';
  expect(await lastReply([unknown, 'i did P(0) = 2/5*1/4 = 1/10 then x = 2 or x = 3'])).toContain(
    'The arithmetic in `P(0) = 2/5*1/4 = 1/10` is right.',
  );
});

test('beside words no formula is called badly typed, and lines that were just sent are not asked for', async () => {
  const wordy = 'the zorgl of a flim is V = V0 e^(-t/RC), why is its grax 37 %';
  expect(await lastReply([wordy])).not.toContain('does not fit');
  expect(await lastReply([wordy, 'q = 3 + zorg'])).not.toContain('Send me the lines');
});
