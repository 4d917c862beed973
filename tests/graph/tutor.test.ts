import { describe, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const ASK = `query ($messages: [ChatMessageInput!]!, $mode: TutorMode, $rung: TutorRung, $segments: [ContextSegmentInput!]) {
  askTutor(messages: $messages, mode: $mode, rung: $rung, segments: $segments) { __typename
    ... on TutorReply { content language about source
      solutions { label method stepsTotal steps { say { text } tex } answer { text } checks { name { en } } }
      working { firstWrong linesOk linesTotal }
      citations { cardId path subjectCode paper topic title { en zh } }
      verification { status linesOk linesTotal firstWrong } }
    ... on Problem { code message } } }`;

interface Reply {
  content: string;
  language: string;
  about: string | null;
  solutions: { label: string; stepsTotal: number; steps: unknown[]; answer: { text: string } | null }[];
  working: { firstWrong: number | null } | null;
  citations: { path: string; topic: string }[];
  verification: { status: string; firstWrong: string | null };
  code?: string;
}

/** Says one thing after the other; the last is what is answered. */
async function ask(turns: string[], options: Record<string, unknown> = {}): Promise<Reply> {
  const messages = turns.flatMap((content) => [
    { role: 'USER', content },
    { role: 'TUTOR', content: '…' },
  ]);
  const { data, errors } = await (
    await world.person()
  ).graph(ASK, { messages: messages.slice(0, -1), ...options });
  expect(errors).toBeUndefined();
  return data!['askTutor'] as unknown as Reply;
}

const QUADRATIC = 'Solve x^2 - 5x + 6 = 0';

describe('a question', () => {
  test('is solved with its marks, its checks and the cards of its topic', async () => {
    const reply = await ask([QUADRATIC]);
    expect(reply.solutions).toMatchObject([{ method: 'quadratic', answer: { text: 'x = 2 or x = 3' } }]);
    expect(reply.content).toContain('**M1**');
    expect(reply.content).toMatch(/\*\*Answer:\*\* \$x = 2/);
    expect(reply.verification.status).toBe('VERIFIED');
    expect(reply.citations.length).toBeGreaterThan(0);
    expect(reply.citations.every(({ topic }) => topic === 'quadratics')).toBe(true);
    expect(reply.citations[0]!.path).toMatch(/^\/topic\/mathematics\/p1\/quadratics#/);
  });

  test('in Chinese is answered in Chinese', async () => {
    const reply = await ask(['解方程 x^2 - 5x + 6 = 0']);
    expect(reply.language).toBe('ZH');
    expect(reply.content).toContain('**答案：**');
  });

  test('in parts is solved part by part, each with what stands before them', async () => {
    const reply = await ask(['(a) Differentiate x^3 + 2x\n(b) Solve x^2 = 9']);
    expect(reply.solutions.map(({ label, answer }) => [label, answer?.text])).toEqual([
      ['(a)', '3x^2 + 2'],
      ['(b)', 'x = -3 or x = 3'],
    ]);
  });

  test('in parts is solved with what an earlier part found', async () => {
    const reply = await ask([
      'The first, second and third terms of a geometric progression are 2k + 6, 2k and k + 2 respectively, where k is a positive constant.\n(a) Find the value of k. [3]\n(b) Find the sum to infinity of the progression. [2]',
    ]);
    expect(reply.solutions.map(({ label, answer }) => [label, answer?.text])).toEqual([
      ['(a)', 'k = 6'],
      ['(b)', '54'],
    ]);
  });

  test('of which a part has no words is solved all the same', async () => {
    const reply = await ask(['(a)\n[2]\n(b) Solve x^2 = 9. [2]']);
    expect(reply.solutions.map(({ label }) => label)).toEqual(['(b)']);
  });

  test('of which one part cannot be solved says so and is only partly verified', async () => {
    const reply = await ask(['(a) Solve x^2 = 9\n(b) Prove that there are infinitely many primes']);
    expect(reply.solutions).toHaveLength(1);
    expect(reply.content).toContain('**(b)** I cannot solve this reliably');
    expect(reply.verification.status).toBe('PARTIAL');
  });

  test('that cannot be solved gets no answer, and the theory that fits', async () => {
    const reply = await ask(['Prove the sine rule by induction']);
    expect(reply.solutions).toEqual([]);
    expect(reply.content).toContain('I cannot solve this reliably, so I give no answer.');
    expect(reply.citations.length).toBeGreaterThan(0);
    expect(reply.verification.status).toBe('UNCHECKED');
  });

  test.each(['What is Newton’s second law?'])(
    'for a law is answered in the words that earn the marks, with the card that gives it: %s',
    async (question) => {
      const reply = await ask([question]);
      expect(reply.content).toContain('words that earn the marks');
      expect(reply.content).toMatch(/rate of change of momentum/i);
      expect(reply.citations.length).toBeGreaterThan(0);
    },
  );

  test.each(['什么是判别式？', 'What is the argand diagram?'])(
    'for an explanation is answered with the cards that give it: %s',
    async (question) => {
      const reply = await ask([question]);
      expect(reply.content).toMatch(/From the syllabus notes|大纲知识点中的说明/);
      expect(reply.citations.length).toBeGreaterThan(0);
    },
  );

  test('in words alone is solved', async () => {
    const reply = await ask(['A ball is thrown vertically upwards at 12 m/s. Find the greatest height.']);
    expect(reply.verification.status).toBe('VERIFIED');
  });

  test('about nothing of the syllabus looks for no theory', async () => {
    const reply = await ask(['hello']);
    expect(reply.citations).toEqual([]);
    expect(reply.solutions).toEqual([]);
  });

  test.each(['Can you please solve x^2 = 9?', 'hi, how do I solve x^2 = 9', '请帮我解方程 x^2 = 9，谢谢'])(
    'is read through courtesies: %s',
    async (question) => {
      expect((await ask([question])).solutions[0]?.answer?.text).toBe('x = -3 or x = 3');
    },
  );

  test('may point at a selection of the page', async () => {
    const segments = [{ title: 'Exercise 4', text: 'x^2 - 5x + 6 = 0' }];
    const reply = await ask(['Solve this'], { segments });
    expect(reply.solutions[0]?.answer?.text).toBe('x = 2 or x = 3');
  });
});

describe('the ladder', () => {
  const study = { mode: 'STUDY' };

  test('begins with a hint that gives nothing away', async () => {
    const reply = await ask([QUADRATIC], study);
    expect(reply.content).toContain('Quadratic equation');
    expect(JSON.stringify(reply)).not.toMatch(/x = 2|x - 2/);
    expect(reply.solutions).toMatchObject([{ steps: [], answer: null, stepsTotal: 3 }]);
  });

  test('goes on step by step, each time with one line more', async () => {
    const one = await ask([QUADRATIC, 'next step'], study);
    const two = await ask([QUADRATIC, 'next step', '下一步'], study);
    expect([one, two].map(({ solutions }) => solutions[0]!.steps.length)).toEqual([1, 2]);
    expect(JSON.stringify(one)).not.toContain('x = 2');
  });

  test('shows all when the last step was asked for', async () => {
    const reply = await ask([QUADRATIC, 'next', 'next step', 'next step', 'next step'], study);
    expect(reply.solutions[0]!.answer?.text).toBe('x = 2 or x = 3');
  });

  test.each(['Full solution', 'show me the answer', '完整解答', '看答案'])(
    'gives the solution to whoever says: %s',
    async (words) => {
      const reply = await ask([QUADRATIC, words], study);
      expect(reply.solutions[0]!.answer?.text).toBe('x = 2 or x = 3');
    },
  );

  test('gives the solution to whoever asks the same question twice', async () => {
    const reply = await ask([QUADRATIC, 'solve x^2 - 5x + 6 = 0.'], study);
    expect(reply.solutions[0]!.answer?.text).toBe('x = 2 or x = 3');
  });

  test('can be chosen without study mode', async () => {
    const reply = await ask([QUADRATIC], { rung: 'HINT' });
    expect(reply.solutions[0]!.answer).toBeNull();
  });
});

describe('a follow-up', () => {
  test.each(['why step 3?', '为什么第三步'])('tells the reason of a step: %s', async (words) => {
    const reply = await ask([QUADRATIC, words]);
    expect(reply.content).toMatch(/A product is zero only when|乘积为零/);
  });

  test('about a step that was not shown yet gives it away to nobody', async () => {
    const reply = await ask([QUADRATIC, 'why step 3?'], { mode: 'STUDY' });
    expect(reply.content).toContain('was not shown yet');
    expect(JSON.stringify(reply)).not.toContain('x = 2');
  });

  test('for another way gets one with the same answer, or none', async () => {
    const reply = await ask([QUADRATIC, 'another way please']);
    expect(reply.content).toContain('Complete the square');
    expect(reply.solutions[0]!.answer?.text).toBe('x = 2 or x = 3');
    expect((await ask(['Solve the simultaneous equations 2x+y=5, x-y=1', '另一种解法'])).content).toContain(
      '没有另一种',
    );
  });

  test('for one like it gets a question with other numbers, not its answer, which comes when it is asked for', async () => {
    const reply = await ask([QUADRATIC, 'give me one like it']);
    expect(reply.about).toMatch(/^Solve x\^2[- +\dx]* = 0$/);
    expect(reply.about).not.toBe(QUADRATIC);
    expect(reply.solutions).toMatchObject([{ steps: [], answer: null }]);
    const solved = await ask([QUADRATIC, 'give me one like it', 'solution']);
    expect(solved.about).toBe(reply.about);
    expect(solved.solutions[0]!.answer).not.toBeNull();
  });

  test('for another one like it gets yet another', async () => {
    const one = await ask([QUADRATIC, 'give me one like it']);
    const two = await ask([QUADRATIC, 'give me one like it', '再来一题']);
    expect(two.about).not.toBe(one.about);
  });

  test('in Chinese says the same in Chinese', async () => {
    const reply = await ask([QUADRATIC, 'in Chinese']);
    expect(reply.language).toBe('ZH');
    expect(reply.content).toContain('因式分解');
  });

  test('without a question asks for one', async () => {
    expect((await ask(['next step'])).content).toContain('Type the question first');
  });
});

describe('working', () => {
  test('is judged line by line, and the first wrong line is named', async () => {
    const reply = await ask(['Check my working:\n2x + 1 = 7\n2x = 8\nx = 4']);
    expect(reply.working?.firstWrong).toBe(2);
    expect(reply.content).toContain('The first line that is wrong is line 2.');
    expect(reply.verification).toMatchObject({ status: 'MISMATCH', firstWrong: '2x = 8' });
  });

  test('that is right is told so, with whether it answers the question', async () => {
    const reply = await ask([QUADRATIC, '检查我的过程：\nx^2 - 5x + 6 = 0\n(x-2)(x-3) = 0\nx = 2 or x = 3']);
    expect(reply.content).toContain('每一行都能由上一行得出');
    expect(reply.content).toContain('最后一行就是这道题的答案');
    expect(reply.verification.status).toBe('VERIFIED');
  });
});

describe('guests', () => {
  test('may ask, twenty times in a row', async () => {
    const guest = world.guest();
    const codes = [];
    for (let i = 0; i < 21; i += 1) {
      const { data } = await guest.graph(ASK, { messages: [{ role: 'USER', content: 'hello' }] });
      codes.push((data!['askTutor'] as unknown as Reply).code ?? 'ok');
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'RATE_LIMITED']);
  });

  test('cannot send more than fifty messages at once, or end with an answer', async () => {
    const code = async (messages: object[]) =>
      (
        (await world.guest().graph(ASK, { messages }, { 'user-agent': 'another' })).data![
          'askTutor'
        ] as unknown as Reply
      ).code;
    expect(await code(Array.from({ length: 51 }, () => ({ role: 'USER', content: 'hi' })))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await code([{ role: 'TUTOR', content: 'hi' }])).toBe('VALIDATION_FAILED');
    expect(await code([])).toBe('VALIDATION_FAILED');
  });
});
