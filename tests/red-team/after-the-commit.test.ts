import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/client.ts';
import { answer, answeredId, ask, askedId, draft, vote } from '../support/posts.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const reads = { fail: false, failNext: false };

/** A database that can be written, but not read any more once a transaction is done. */
function unreadable(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name === '$transaction')
        return async (...given: unknown[]) => {
          const done: unknown = await Reflect.apply(member as () => unknown, target, given);
          reads.fail = reads.failNext;
          return done;
        };
      if (typeof member === 'function') return member.bind(target) as unknown;
      return typeof member === 'object' && member !== null && 'findFirst' in member ? model(member) : member;
    },
  });
}

const model = (delegate: object) =>
  new Proxy(delegate, {
    get(target, name) {
      if (reads.fail && /^(find|count|aggregate)/.test(String(name)))
        return () => Promise.reject(new Error('the database cannot be read'));
      return Reflect.get(target, name) as unknown;
    },
  });

const world = openWorld({ wrap: unreadable });

/** Does it while nothing can be read after the commit. */
async function unread<Result>(act: () => Promise<Result>): Promise<Result> {
  reads.failNext = true;
  try {
    return await act();
  } finally {
    reads.fail = reads.failNext = false;
  }
}

const run = async (
  who: Visitor,
  name: string,
  type: string,
  input: object,
  fields = '... { __typename }',
) => {
  const { data, errors } = await who.graph(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${fields} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data![name]!;
};

describe('what was written never looks failed, though nothing can be read after it:', () => {
  test('a question and an answer', async () => {
    const ada = await world.person();
    const question = await unread(() => ask(ada, { title: 'Where is the vertex of this parabola?' }));
    expect(question).toMatchObject({
      __typename: 'Question',
      title: 'Where is the vertex of this parabola?',
    });
    const answered = await unread(() => answer(ada, idOf(question)));
    expect(answered).toMatchObject({ __typename: 'Answer', question: { answerCount: 1 } });
  });

  test('their edits, also when the same edit comes again because nobody heard that it was done', async () => {
    const ada = await world.person();
    const questionId = await askedId(ada);
    const id = await answeredId(ada, questionId);
    const edit = { id, body: 'It is right, because $x=2$.', expectedVersion: 1 };
    const title = { id: questionId, title: 'Why does it matter so much?', expectedVersion: 1 };
    for (let times = 0; times < 2; times += 1) {
      const edited = await unread(() =>
        run(ada, 'editAnswer', 'EditAnswerInput', edit, '... on Answer { version }'),
      );
      expect(edited).toEqual({ __typename: 'Answer', version: 2 });
      const titled = await unread(() =>
        run(ada, 'editQuestion', 'EditQuestionInput', title, '... on Question { version }'),
      );
      expect(titled).toEqual({ __typename: 'Question', version: 2 });
    }
    expect(await world.db.revision.count({ where: { answerId: id } })).toBe(2);
    const other = await run(ada, 'editAnswer', 'EditAnswerInput', { ...edit, body: 'Something else.' });
    expect(other).toMatchObject({ __typename: 'Conflict' });
  });

  test('a vote, which reads nothing besides', async () => {
    const id = await askedId(await world.person());
    const ada = await world.person();
    await vote(ada, id, 'DOWN');
    reads.fail = true;
    try {
      expect(await vote(ada, id, 'UP')).toMatchObject({ __typename: 'Tally', up: 1, vote: 'UP' });
    } finally {
      reads.fail = false;
    }
  });

  test('a message to the tutor, whose reply is written', async () => {
    const ada = await world.person();
    const sent = await unread(() =>
      run(ada, 'sendMessage', 'SendMessageInput', { text: 'Hello' }, '... on SentMessage { reply { id } }'),
    );
    const id = sent['reply']!['id'] as unknown as string;
    await expect
      .poll(async () => (await world.db.chatMessage.findUniqueOrThrow({ where: { id } })).status, {
        timeout: 20_000,
      })
      .not.toBe('WRITING');
  });
});

describe('an answer of hostile Markdown', () => {
  test.each([
    ['a list of lists', '- '.repeat(5000)],
    ['quotes of quotes', '> '.repeat(9995)],
    ['emphasis without end', '*a '.repeat(6000)],
    ['macros that double', `$${Array.from({ length: 20 }, (_, n) => `\\def\\a${n}{\\b\\b}`).join('')}$`],
  ])('%s is told to be kept when it is, and refused when it is not', async (_, body) => {
    const ada = await world.person();
    const questionId = await askedId(await world.person());
    const { data, errors } = await ada.graph(
      `mutation ($input: PostAnswerInput!) { postAnswer(input: $input) { __typename } }`,
      { input: { questionId, body } },
    );
    expect(errors).toBeUndefined();
    const stored = await world.db.answer.count({ where: { questionId } });
    expect(stored).toBe(data!['postAnswer']!['__typename'] === ('Answer' as unknown) ? 1 : 0);
    await world.work();
    expect(idOf(await ask(ada, draft()))).toBeTruthy();
  });
});
