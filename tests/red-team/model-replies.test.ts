import { afterAll, describe, expect, test } from 'vitest';
import { say } from '../support/chat.ts';
import { startModel, words } from '../support/model.ts';
import { openWorld } from '../support/world.ts';

const model = await startModel();
const world = openWorld({ config: { ai: { baseUrl: model.baseUrl, apiKey: 'secret', model: 'fake-1' } } });
afterAll(() => model.stop());

async function verified(question: string, reply: string) {
  model.answer = words(reply);
  return (await say(await world.person(), { text: question })).answer.verification;
}

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0';

describe('a model’s reply is called verified', () => {
  test.each([
    [QUADRATIC, 'Factorise: $(x-2)(x-3) = 0$, so $x = 2$ or $x = 3$.'],
    [QUADRATIC, '$$x^2 - 5x + 6 = 0$$\n\n$$(x-2)(x-3) = 0$$\n\nThe roots are $x = 2, x = 3$.'],
    ['Differentiate x^3', 'The rule gives $\\frac{dy}{dx} = 3x^2$.'],
  ])('where every line holds and the answer is ours: %s %s', async (question, reply) => {
    expect(await verified(question, reply)).toMatchObject({ status: 'VERIFIED', firstWrong: null });
  });

  test.each([
    ['a line between that is wrong', QUADRATIC, 'So $(x-1)(x-6) = 0$, hence $x = 2$ or $x = 3$.'],
    ['a wrong sum in a sentence', QUADRATIC, 'As $25 - 24 = 2$, $x = 2$ or $x = 3$.'],
    ['another answer at the end', QUADRATIC, 'The roots are $x = 2$ or $x = 3$. So the answer is $x = 5$.'],
    ['a derivative that is not ours at the end', 'Differentiate x^3', 'First $3x^2$. So it is $2x^2$.'],
    ['one root alone', QUADRATIC, 'The answer is $x = 2$.'],
    ['a line that could not be judged', QUADRATIC, 'As $\\vec{a} = \\hat{b}$, $x = 2$ or $x = 3$.'],
    ['no answer of ours', 'What is 3 times 4?', 'It is $3 \\times 4 = 12$.'],
  ])('not with %s', async (_what, question, reply) => {
    expect((await verified(question, reply)).status).not.toBe('VERIFIED');
  });
});

describe('what is wrong in a reply', () => {
  test.each([
    [QUADRATIC, 'So $(x-1)(x-6) = 0$ and $x = 1$ or $x = 6$.', '(x-1)(x-6) = 0'],
    [QUADRATIC, 'So $(x-2)(x-3) = 0$ and $x = 2$ or $x = 4$.', 'x = 4'],
    [QUADRATIC, '$$(x-2)(x-3) = 0$$\n\n$$x = 2$$\n\n$$x = -3$$', 'x = -3'],
    ['Solve |2x - 1| < 5', 'So $2x - 1 < 5$ and $x < 3$.', '2x - 1 < 5'],
    ['What is a root?', 'For instance $\\sqrt{16} = 4$, but $\\sqrt{9} = 5$.', '\\sqrt{9} = 5'],
  ])('is the line that is blamed: %s %s', async (question, reply, line) => {
    expect(await verified(question, reply)).toMatchObject({ status: 'MISMATCH', firstWrong: line });
  });

  test('is not what is only an example, a name or rounded', async () => {
    const reply =
      'Let $u = x - 2$. For example if $x = 7$ it is no root. With $a = 1$, $b = -5$: $\\frac{20}{3} = 6.67$. So $x = 2$ or $x = 3$.';
    expect(await verified(QUADRATIC, reply)).toMatchObject({ firstWrong: null });
  });

  test('leaves what was not judged marked as such', async () => {
    const { lines, status } = await verified(QUADRATIC, 'As $\\vec{a} = \\hat{b}$, $x = 2$ or $x = 3$.');
    expect(status).toBe('PARTIAL');
    expect(lines.map(({ holds }: { holds: boolean | null }) => holds)).toEqual([null, true, true]);
  });
});
