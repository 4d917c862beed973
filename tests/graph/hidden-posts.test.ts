import { beforeAll, describe, expect, test } from 'vitest';
import { commentedId, commentsOf, deleteComment, editComment, like } from '../support/interactions.ts';
import { setHidden } from '../support/moderation.ts';
import { accept, answer, ask, answeredId, askedId, vote } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

type Who = 'guest' | 'stranger' | 'author' | 'moderator' | 'admin';
const people = {} as Record<Who, Visitor>;
const SEEN_BY: Record<Who, boolean> = {
  guest: false,
  stranger: false,
  author: true,
  moderator: true,
  admin: true,
};
const EVERYBODY = Object.keys(SEEN_BY) as Who[];

beforeAll(async () => {
  people.guest = world.guest();
  people.stranger = await world.person();
  people.author = await world.person();
  people.moderator = await world.person({ role: 'MODERATOR' });
  people.admin = await world.person({ role: 'ADMIN' });
});

const hide = (table: 'questions' | 'answers', id: string) =>
  world.sql(`UPDATE ${table} SET hidden_at = $2, hidden_reason = 'REPORTS', hidden_times = 1 WHERE id = $1`, [
    id,
    world.now,
  ]);

const EDIT_ANSWER =
  'mutation ($id: ID!) { editAnswer(input: { id: $id, body: "Words that nobody hears." }) { __typename } }';
const DELETE_ANSWER = 'mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { __typename } }';
const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(input: { id: $id }) { __typename } }';

let count = 0;

async function hiddenQuestion() {
  const asked = await ask(people.author, {
    title: 'Does a xylophone have harmonics?',
    body: `Number ${(count += 1)}.`,
  });
  const id = String(asked['id']);
  await hide('questions', id);
  return id;
}

async function hiddenAnswer() {
  const questionId = await askedId(people.stranger);
  const id = await answeredId(people.author, questionId);
  await world.sql('UPDATE questions SET answer_count = 0 WHERE id = $1', [questionId]);
  await hide('answers', id);
  return { id, questionId };
}

const idsIn = (data: Json, field: string) =>
  (data[field]!['nodes'] as unknown as { id: string }[]).map(({ id }) => id);

/** Where a question could be found, and whether it is there. */
const PLACES: Record<string, (who: Visitor, id: string) => Promise<boolean>> = {
  question: async (who, id) =>
    (await who.graph('query ($id: ID!) { question(id: $id) { id } }', { id })).data!['question'] !== null,
  node: async (who, id) =>
    (await who.graph('query ($id: ID!) { node(id: $id) { id } }', { id })).data!['node'] !== null,
  questions: async (who, id) =>
    idsIn((await who.graph('{ questions(first: 100) { nodes { id } } }')).data!, 'questions').includes(id),
  'the count of questions': async (who, id) => {
    const { data } = await who.graph(
      'query ($authorId: ID) { questions(filter: { authorId: $authorId }) { totalCount nodes { id } } }',
      { authorId: people.author.id },
    );
    const ids = idsIn(data!, 'questions');
    expect(data!['questions']!['totalCount']).toBe(ids.length);
    return ids.includes(id);
  },
  searchQuestions: async (who, id) =>
    idsIn(
      (await who.graph('{ searchQuestions(query: "xylophone harmonics") { nodes { id } } }')).data!,
      'searchQuestions',
    ).includes(id),
  'GET question': async (who, id) => (await who.rest('GET', `/api/community/questions/${id}`)).status === 200,
  'GET its answers': async (who, id) =>
    (await who.rest('GET', `/api/community/questions/${id}/answers`)).status === 200,
};

/** What a stranger is told of a question from now on, up to an event of this kind. */
async function listen(id: string) {
  const stop = new AbortController();
  const listening = world.listening();
  const response = await subscribe(people.stranger, {
    address: world.address,
    query: 'subscription ($id: ID!) { questionChanged(id: $id) { __typename } }',
    variables: { id },
    signal: stop.signal,
  });
  await listening;
  return async (kind: string) => {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes(kind)) heard += (await reader.read()).value ?? '';
    stop.abort();
    return heard;
  };
}

describe('a hidden question', () => {
  test.each(Object.keys(PLACES))('is seen by its author and staff alone: %s', async (place) => {
    const id = await hiddenQuestion();
    const seen = await Promise.all(
      EVERYBODY.map(async (who) => [who, await PLACES[place]!(people[who], id)] as const),
    );
    expect(Object.fromEntries(seen)).toEqual(SEEN_BY);
  });

  test('is not there for a stranger who votes, answers, edits, closes or deletes', async () => {
    const id = await hiddenQuestion();
    const codes = await Promise.all(
      [
        `vote(input: { postId: "${id}", type: UP }) { ... on Problem { code } }`,
        `postAnswer(input: { questionId: "${id}", body: "An answer to it." }) { ... on Problem { code } }`,
        `editQuestion(input: { id: "${id}", body: "Other words." }) { ... on Problem { code } }`,
        `closeQuestion(input: { id: "${id}", reason: UNCLEAR }) { ... on Problem { code } }`,
        `deleteQuestion(input: { id: "${id}" }) { ... on Problem { code } }`,
      ].map(async (field) => {
        const { data } = await people.stranger.graph(`mutation { result: ${field} }`);
        return data!['result']!['code'];
      }),
    );
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'NOT_FOUND'));
  });

  test('says to its author and staff since when and why, and takes no answers of theirs', async () => {
    const id = await hiddenQuestion();
    const { data } = await people.author.graph(
      'query ($id: ID!) { question(id: $id) { hiddenAt hiddenReason } }',
      { id },
    );
    expect(data!['question']).toEqual({ hiddenAt: world.now.toISOString(), hiddenReason: 'REPORTS' });
    expect(await answer(people.moderator, id)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is no duplicate that others are led to, and counts no views', async () => {
    const [id, other] = [await hiddenQuestion(), await askedId(people.stranger)];
    await world.sql(
      `UPDATE questions SET status = 'CLOSED', close_reason = 'DUPLICATE', duplicate_of_id = $2 WHERE id = $1`,
      [other, id],
    );
    const named = async (who: Visitor) =>
      (
        await who.graph('query ($id: ID!) { question(id: $id) { close { duplicateOf { id } } } }', {
          id: other,
        })
      ).data!['question']!['close']!['duplicateOf'];
    expect([await named(people.stranger), await named(people.author)]).toEqual([null, { id }]);
    const { data } = await people.stranger.graph(
      'mutation ($ids: [ID!]!) { recordViews(input: { questionIds: $ids }) { ... on RecordedViews { counted } } }',
      {
        ids: [id],
      },
    );
    expect(data!['recordViews']!['counted']).toBe(0);
  });

  test('tells nothing of its edits to those who listen', async () => {
    const id = await hiddenQuestion();
    const heardUntil = await listen(id);
    const edit =
      'mutation ($id: ID!) { editQuestion(input: { id: $id, body: "Words that nobody hears." }) { __typename } }';
    await people.author.graph(edit, { id });
    await setHidden(people.moderator, id, false);
    expect(await heardUntil('PostShown')).not.toContain('QuestionEdited');
  });
});

describe('a hidden answer', () => {
  test('is seen by its author and staff alone, in the list, by its id and over REST', async () => {
    const { id, questionId } = await hiddenAnswer();
    for (const who of EVERYBODY) {
      const { data } = await people[who].graph(
        'query ($id: ID!, $q: ID!) { answer(id: $id) { id } node(id: $id) { id } question(id: $q) { answerCount answers { nodes { id } totalCount } } }',
        { id, q: questionId },
      );
      const found = [
        data!['answer'] !== null,
        data!['node'] !== null,
        data!['question']!['answers']!['totalCount'] as unknown as number,
        (await people[who].rest('GET', `/api/community/answers/${id}`)).status,
      ];
      const seen = SEEN_BY[who];
      expect([who, ...found]).toEqual([who, seen, seen, seen ? 1 : 0, seen ? 200 : 404]);
      expect(data!['question']!['answerCount']).toBe(0);
    }
  });

  test('is not there for the asker who votes on it or accepts it', async () => {
    const { id } = await hiddenAnswer();
    expect(await vote(people.stranger, id, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await accept(people.stranger, id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that is deleted takes nothing from the count of those that are shown', async () => {
    const { id, questionId } = await hiddenAnswer();
    await people.author.graph('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { __typename } }', {
      id,
    });
    const { answerCount } = await world.db.question.findUniqueOrThrow({ where: { id: questionId } });
    expect(answerCount).toBe(0);
  });
});

describe('a hidden comment', () => {
  test('calls nobody when it is edited, and takes nothing from the count when it is deleted', async () => {
    const [author, named] = [await world.person(), await world.person({ name: 'Noether' })];
    const questionId = await askedId(people.stranger);
    await answeredId(named, questionId);
    const [hidden, shown] = [await commentedId(author, questionId), await commentedId(author, questionId)];
    await setHidden(people.moderator, hidden, true);
    const heardUntil = await listen(questionId);
    expect(await editComment(author, hidden, 'Look at this, @Noether.')).toMatchObject({ version: 2 });
    expect(await deleteComment(author, hidden)).toMatchObject({ deletedId: hidden });
    world.later(1);
    await commentedId(people.stranger, questionId);
    const heard = await heardUntil('CommentPosted');
    expect(heard).not.toContain('CommentEdited');
    expect(heard).not.toContain('CommentDeleted');
    expect(await world.db.notification.count({ where: { userId: named.id } })).toBe(0);
    expect(await commentsOf(people.stranger, questionId)).toMatchObject({
      commentCount: 2,
      comments: { nodes: [{ id: shown }, {}] },
    });
  });
});

/** An answer to a hidden question, with a comment on it, from before anything was hidden. */
async function hiddenThread() {
  const [asker, other] = [await world.person(), await world.person()];
  const questionId = await askedId(asker);
  const id = await answeredId(other, questionId);
  const commentId = await commentedId(other, id);
  await hide('questions', questionId);
  return { asker, questionId, id, commentId };
}

type Thread = Awaited<ReturnType<typeof hiddenThread>>;

/** What those who may see it do to something hidden, by what listeners would be told. */
const DEEDS: [string, string, (of: Thread) => Promise<unknown>][] = [
  ['a hidden question', 'VotesChanged', (of) => vote(people.moderator, of.questionId, 'UP')],
  ['a hidden question', 'LikesChanged', (of) => like(people.moderator, of.questionId)],
  ['a hidden question', 'CommentPosted', (of) => commentedId(of.asker, of.questionId)],
  ['a hidden question', 'QuestionDeleted', (of) => of.asker.graph(DELETE_QUESTION, { id: of.questionId })],
  ['the answers to it', 'VotesChanged', (of) => vote(people.moderator, of.id, 'UP')],
  ['the answers to it', 'AcceptanceChanged', (of) => accept(of.asker, of.id)],
  ['the answers to it', 'AnswerDeleted', (of) => people.moderator.graph(DELETE_ANSWER, { id: of.id })],
  ['the answers to it', 'AnswerEdited', (of) => people.moderator.graph(EDIT_ANSWER, { id: of.id })],
  ['the answers to it', 'PostHidden', (of) => setHidden(people.moderator, of.id, true)],
  ['the comments below it', 'VotesChanged', (of) => vote(people.moderator, of.commentId, 'UP')],
  ['the comments below it', 'PostHidden', (of) => setHidden(people.moderator, of.commentId, true)],
  [
    'the comments below it',
    'CommentEdited',
    (of) => editComment(people.moderator, of.commentId, 'Other words.'),
  ],
  ['the comments below it', 'CommentDeleted', (of) => deleteComment(people.moderator, of.commentId)],
];

/** The same of an answer that is hidden while its question is shown. */
const ANSWER_DEEDS: [string, (id: string) => Promise<unknown>][] = [
  ['VotesChanged', (id) => vote(people.moderator, id, 'UP')],
  ['LikesChanged', (id) => like(people.moderator, id)],
  [
    'AcceptanceChanged',
    async (id) => {
      await world.sql(
        'UPDATE questions SET author_id = $2 WHERE id = (SELECT question_id FROM answers WHERE id = $1)',
        [id, people.moderator.id],
      );
      return accept(people.moderator, id);
    },
  ],
  ['AnswerEdited', (id) => people.author.graph(EDIT_ANSWER, { id })],
  ['AnswerDeleted', (id) => people.author.graph(DELETE_ANSWER, { id })],
  ['CommentPosted', (id) => commentedId(people.author, id)],
];

/** Everything heard after this deed, up to what happens once all is shown again. */
async function heardOf(questionId: string, kind: string, deed: () => Promise<unknown>): Promise<string> {
  const heardUntil = await listen(questionId);
  const done = await deed();
  expect(JSON.stringify(done)).not.toContain('"code"');
  await world.sql('UPDATE questions SET hidden_at = NULL, deleted_at = NULL WHERE id = $1', [questionId]);
  const other = await world.person();
  if (kind === 'CommentPosted') await like(other, questionId);
  else await commentedId(other, questionId);
  return heardUntil(kind === 'CommentPosted' ? 'LikesChanged' : 'CommentPosted');
}

describe('nobody who may not read it hears', () => {
  test.each(DEEDS)('of %s: %s', async (_what, kind, deed) => {
    const thread = await hiddenThread();
    expect(await heardOf(thread.questionId, kind, () => deed(thread))).not.toContain(kind);
  });

  test.each(ANSWER_DEEDS)('of a hidden answer to a shown question: %s', async (kind, deed) => {
    const { id, questionId } = await hiddenAnswer();
    expect(await heardOf(questionId, kind, () => deed(id))).not.toContain(kind);
  });
});
