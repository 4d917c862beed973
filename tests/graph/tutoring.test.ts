import { describe, expect, test } from 'vitest';
import { intentOf } from '#server/tutor/reading/intent.ts';
import { NAMED, PHRASES } from '../../client/features/chat/messages/phrases.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const ASK = `query ($messages: [ChatMessageInput!]!, $subjectCode: String, $topic: String, $goal: String) {
  askTutor(messages: $messages, mode: STUDY, subjectCode: $subjectCode, topic: $topic, goal: $goal) {
    ... on TutorReply { content about language solutions { answer { text } } citations { cardId topic paper } }
    ... on Problem { code message } } }`;

interface Reply {
  content: string;
  about: string | null;
  language: string;
  solutions: { answer: { text: string } | null }[];
  citations: { cardId: string; topic: string; paper: string }[];
  code?: string;
}

const QUADRATICS = { subjectCode: '9709', topic: 'p1/quadratics' };

/** As a guest says one thing after the other; the last is answered. */
async function ask(turns: string[], about: Record<string, string> = QUADRATICS): Promise<Reply> {
  const messages = turns.flatMap((content) => [
    { role: 'USER', content },
    { role: 'TUTOR', content: '…' },
  ]);
  const { data, errors } = await world
    .guest()
    .graph(ASK, { messages: messages.slice(0, -1), ...about }, { 'user-agent': `device ${Math.random()}` });
  expect(errors).toBeUndefined();
  return data!['askTutor'] as unknown as Reply;
}

const topicsOf = ({ citations }: Reply) => [
  ...new Set(citations.map(({ paper, topic }) => `${paper}/${topic}`)),
];

describe('a topic that is studied', () => {
  test('is named with its goal, whose cards come first, and with what it rests on', async () => {
    const reply = await ask(['Where do I start?'], {
      ...QUADRATICS,
      goal: 'The discriminant <img src=x> and *tangents*',
    });
    expect(reply.content).toContain('We are working on **Quadratics**');
    expect(reply.content).toContain(String.raw`\<img src=x\> and \*tangents\*`);
    expect(reply.citations[0]!.cardId).toMatch(/discriminant/);
    expect(topicsOf(reply)).toEqual(['p1/quadratics']);
  });

  test.each([
    ['Practise questions', 'METHOD'],
    ['准备考试', 'TIP'],
    ['Fix a mistake', 'ERROR'],
    ['理解概念', 'CONCEPT'],
  ])('begins with the cards that the goal "%s" needs', async (goal, kind) => {
    const [first] = (await ask(['Where do I start?'], { ...QUADRATICS, goal })).citations;
    expect((await world.db.card.findUniqueOrThrow({ where: { id: first!.cardId } })).kind).toBe(kind);
  });

  test.each(Object.values(PHRASES).flatMap(({ en, zh }) => [en, zh]))(
    'understands what the page suggests to say: %s',
    (phrase) => {
      expect(intentOf(phrase, true).kind).not.toBe('question');
    },
  );

  test.each([
    ['What are the main ideas?', 'The main ideas of this topic'],
    ['Which formulas do I need?', 'The formulas of this topic'],
    ['How are these questions done?', 'How to do questions on this topic'],
    ['Which mistakes are common here?', 'Where marks are commonly lost'],
    ['What helps in the exam?', 'What helps in the exam'],
    ['主要概念有哪些？', '主要概念'],
    ['需要哪些公式？', '本知识点的公式'],
    ['这类题怎么做？', '本知识点题目的做法'],
    ['常见错误有哪些？', '常见的失分点'],
    ['考试要注意什么？', '考试提示'],
    ['从哪里开始？', '先看这些知识卡片'],
  ])('answers "%s" with its own cards', async (phrase, words) => {
    const reply = await ask([phrase]);
    expect(reply.content).toContain(words);
    expect(topicsOf(reply)).toEqual(['p1/quadratics']);
  });

  test('is greeted by name, and a greeting asks for nothing else', async () => {
    expect((await ask(['hello'])).content).toContain('We are working on **Quadratics**');
    expect((await ask(['你好'])).content).toContain('我们正在学习**二次');
  });

  test('is told apart from one of the same name in another paper', async () => {
    const turns = ['What are the main ideas?'];
    const [first, third] = [
      await ask(turns, { subjectCode: '9709', topic: 'p1/trigonometry' }),
      await ask(turns, { subjectCode: '9709', topic: 'p3/trigonometry' }),
    ];
    expect([topicsOf(first), topicsOf(third)]).toEqual([['p1/trigonometry'], ['p3/trigonometry']]);
  });

  test('that is not there is no reason to fail', async () => {
    expect((await ask(['hello'], { subjectCode: '9709', topic: 'p1/nothing' })).code).toBeUndefined();
  });
});

test('what Ask AI opens with is understood for every topic by its name', async () => {
  const topics = await world.db.topic.findMany({ select: { titleEn: true, titleZh: true } });
  const kinds = { quiz: 'like', meaning: 'term', formulas: 'formula' } as const;
  for (const { titleEn, titleZh } of topics)
    for (const [name, kind] of Object.entries(kinds)) {
      const say = NAMED[name as keyof typeof NAMED];
      for (const words of [say.en(titleEn), say.zh(titleZh)]) {
        const intent = intentOf(words);
        expect(intent.kind, words).toBe(kind);
        if (intent.kind === 'like') expect(intent.about, words).not.toBeNull();
      }
    }
});

describe('a practice question for a topic', () => {
  test('comes without its answer, and its solution when that is asked for', async () => {
    const question = 'Give me a practice question';
    const set = await ask([question]);
    expect(set.about).toBeTruthy();
    expect(set.solutions).toEqual([{ answer: null }]);
    expect(topicsOf(set)).toEqual(['p1/quadratics']);
    const solved = await ask([question, 'full solution']);
    expect(solved.about).toBe(set.about);
    expect(solved.solutions[0]!.answer).not.toBeNull();
  });

  test('is another one each time', async () => {
    const question = 'Give me a practice question';
    const all = [
      await ask([question]),
      await ask([question, question]),
      await ask([question, question, question]),
    ];
    expect(new Set(all.map(({ about }) => about)).size).toBe(3);
  });

  test('is in Chinese where the topic has one that the engine reads', async () => {
    const reply = await ask(['出一道练习题']);
    expect(reply.language).toBe('ZH');
    expect(reply.about).toMatch(/\p{Script=Han}/u);
  });

  test('is not set where none passes its check, and the cards stand there instead', async () => {
    const reply = await ask(['Give me a practice question'], {
      subjectCode: '9231',
      topic: 'proof-by-induction',
    });
    expect(reply.about).toBeNull();
    expect(reply.content).toContain('I could not generate a question on this topic');
    expect(new Set(reply.citations.map(({ topic }) => topic))).toEqual(new Set(['proof-by-induction']));
  });

  test('needs a topic: without one the tutor names some', async () => {
    expect((await ask(['Give me a practice question'], {})).content).toContain('name a topic such as');
  });
});
