import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cas, openCas, type Outcome } from '../../server/maths/algebra-system/kernel/port.ts';

let cas: Cas;

beforeAll(async () => {
  // What is right is asked of a kernel that a busy machine may slow down.
  cas = openCas({ limitMs: 20_000 });
  await ready(cas);
});
afterAll(() => cas.close());

/** A machine without time for the kernel says so, and is asked again. */
async function expandRunaway(kernel: Cas): Promise<Outcome<string>> {
  for (;;) {
    const outcome = await kernel.expand(RUNAWAY);
    if (outcome.ok || outcome.why !== 'busy') return outcome;
    await ready(kernel);
  }
}

/** A busy machine may need more than one asker's patience to start the kernel. */
async function ready(kernel: Cas): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const outcome = await kernel.simplify('x+x');
    if (outcome.ok) return expect(outcome.answer).toBe('2x');
  }
  throw new Error('The kernel never started.');
}

const RUNAWAY = '(a+b+c+d+g+h+k+l)^{40}';
const answerOf = <Answer>(outcome: Outcome<Answer>) => (outcome.ok ? outcome.answer : outcome.why);

describe('what the kernel is asked for', () => {
  const CASES: [name: string, ask: (kernel: Cas) => Promise<Outcome<string | string[]>>, answer: unknown][] =
    [
      ['a derivative', (k) => k.differentiate('x^2\\sin x', 'x'), '\\cos(x)x^2+2x\\sin(x)'],
      ['a derivative by a Greek letter', (k) => k.differentiate('\\theta^2', 'theta'), '2\\theta'],
      ['an antiderivative', (k) => k.integrate('\\sin^2 x', 'x'), '\\frac{x}{2}-\\frac{\\sin(2x)}{4}'],
      ['an exact integral', (k) => k.integrate('x^2e^{-x}', 'x', ['0', '1']), '2-\\frac{5}{e}'],
      ['a logarithm with its modulus', (k) => k.integrate('\\frac{1}{x}', 'x'), '\\ln(|x|)'],
      ['a simpler form', (k) => k.simplify('\\frac{x^2-1}{x-1}'), 'x+1'],
      ['factors', (k) => k.factor('x^2-5x+6'), '(x-3)(x-2)'],
      ['an expansion', (k) => k.expand('(2x-1)^3'), '8x^3-12x^2+6x-1'],
      ['partial fractions', (k) => k.apart('\\frac{1}{x^2-1}', 'x'), '\\frac{1}{2(x-1)}-\\frac{1}{2(x+1)}'],
      ['roots', (k) => k.solve('x^3-6x^2+11x=6', 'x'), ['1', '2', '3']],
    ];
  test.each(CASES)('%s', async (_name, ask, answer) => {
    expect(answerOf(await ask(cas))).toEqual(answer);
  });

  test('what it cannot do is no answer, and not an empty or rounded one', async () => {
    expect(answerOf(await cas.integrate('e^{x^2}', 'x'))).toBe('unable');
    expect(answerOf(await cas.integrate('e^{x^2}', 'x', ['0', '1']))).toBe('unable');
    expect(answerOf(await cas.solve('x=x+1', 'x'))).toBe('unable');
  });
});

describe('what the kernel would misread', () => {
  const MISREAD = {
    'an inverse function is not x over f': 'f^{-1}(x)',
    'plus or minus is not a measurement': '3\\pm2',
    'a unit is not a name': '5\\mathrm{ms}^{-2}',
    'two numbers are not one': '2 3',
    'a function without a rule': 'g(x)+1',
    'a derivative that is not known': "y'+1",
    'a line that is not complete': 'x+',
    'a command that nobody knows': '\\foo x',
    'an empty line': ' ',
  };
  test.each(Object.entries(MISREAD))('%s', async (_name, tex) => {
    expect(answerOf(await cas.simplify(tex))).toBe('unread');
  });

  test('a letter before a bracket is a factor', async () => {
    expect(answerOf(await cas.expand('t(3a-k)'))).toBe('3at-kt');
    expect(answerOf(await cas.differentiate('k\\left(x-1\\right)^2', 'x'))).toBe('2kx-2k');
  });
});

describe('the worker', () => {
  test('does not remember what a letter once meant', async () => {
    expect(answerOf(await cas.simplify('f(2)+1'))).toBe('unread');
    expect(answerOf(await cas.simplify('f+f'))).toBe('2f');
    expect(answerOf(await cas.simplify('x=5'))).toBe('x=5');
    expect(answerOf(await cas.simplify('x+1'))).toBe('x+1');
  });

  test('is killed when it overruns, and the next question is answered', async () => {
    const hasty = openCas();
    await ready(hasty);
    expect(answerOf(await expandRunaway(hasty))).toBe('overran');
    await ready(hasty);
    await hasty.close();
  });

  test('refuses who waited as long as allowed, and at once who comes when the queue is full', async () => {
    const small = openCas({ queue: 2 });
    await ready(small);
    const runaway = small.expand(RUNAWAY);
    const [first, second, third] = [small.simplify('x'), small.simplify('x'), small.simplify('x')];
    expect(answerOf(await third)).toBe('busy');
    expect([answerOf(await first), answerOf(await second)]).toEqual(['busy', 'busy']);
    // Or the machine had no time for it.
    expect(['overran', 'busy']).toContain(answerOf(await runaway));
    await small.close();
  });

  test('answers nobody after it was closed, nor keeps them waiting', async () => {
    const closing = openCas();
    await ready(closing);
    const running = closing.expand(RUNAWAY);
    const waiting = closing.simplify('x');
    await closing.close();
    expect([answerOf(await running), answerOf(await waiting), answerOf(await closing.simplify('x'))]).toEqual(
      ['closed', 'closed', 'closed'],
    );
  });
});
