import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const SOLVE = `query ($question: String!) {
  solve(question: $question) {
    __typename
    ... on WorkedSolution { readings { typed tex others { tex question } } answer { text } }
    ... on Problem { code }
  }
}`;

async function solve(question: string) {
  const guest = await world.person();
  return (await guest.graph(SOLVE, { question })).data!['solve']!;
}

const ASK = `query ($messages: [ChatMessageInput!]!) {
  askTutor(messages: $messages, rung: SOLUTION) {
    ... on TutorReply { content solutions { readings { tex } answer { text } } }
  }
}`;

describe('a formula without brackets that has two usual readings', () => {
  test.for([
    ['Differentiate sin 3x/3', '\\frac{\\sin 3x}{3}', 'cos(3x)', 'cos(x)'],
    ['Differentiate e^2x', '\\mathrm{e}^{2x}', '2e^(2x)', 'e^2'],
    ['求 e^2x 的导数', '\\mathrm{e}^{2x}', '2e^(2x)', 'e^2'],
    ['Solve log2 x = 3', '\\log_{2} x = 3', 'x = 8', 'x = 500'],
    ['Differentiate sin(x)^2', '\\sin^{2} x', '2sin(x)cos(x)', '2x*cos(x^2)'],
    ['Find the integral of 1/2x', '\\frac{1}{2}x', 'x^2/4 + c', '1/2*ln(abs(x)) + c'],
  ] as const)(
    'in “%s” is told with its answer, and the other one is solved when it is asked',
    async ([question, tex, answer, other]) => {
      const solved = await solve(question);
      expect(solved['answer']!['text']).toBe(answer);
      const readings = solved['readings'] as unknown as { tex: string; others: { question: string }[] }[];
      expect(readings.map((reading) => reading.tex)).toEqual([tex]);
      const otherwise = await solve(readings[0]!.others[0]!.question);
      expect(otherwise).toMatchObject({ readings: [], answer: { text: other } });
    },
  );

  test('has none where brackets or spaces decide', async () => {
    for (const question of ['Differentiate e^(2x)', 'Differentiate (sin 3x)/3', 'Solve x^2 - 5x + 6 = 0'])
      expect(await solve(question)).toMatchObject({ __typename: 'WorkedSolution', readings: [] });
  });

  test('is told by the tutor before the solution', async () => {
    const guest = await world.person();
    const messages = [{ role: 'USER', content: 'Differentiate sin 3x/3' }];
    const reply = (await guest.graph(ASK, { messages })).data!['askTutor']!;
    const content = String(reply['content']);
    expect(content).toContain('`sin 3x/3` was read as $\\frac{\\sin 3x}{3}$.');
    expect(content).toContain('`Differentiate sin(3x/3)`');
    expect(content.indexOf('was read as')).toBeLessThan(content.indexOf('Answer:'));
    expect(reply).toMatchObject({ solutions: [{ readings: [{ tex: '\\frac{\\sin 3x}{3}' }] }] });
  });
});
