import { createClient, type Client } from 'graphql-ws';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { commentedId } from '../support/interactions.ts';
import { setHidden, setRole, suspend } from '../support/moderation.ts';
import { accept, answer, answeredId, askedId, REFUSED, vote } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const FOLLOW = `subscription ($id: ID!) { questionChanged(id: $id) { __typename
  ... on AnswerPosted { answerCount answer { id body author { id name reputation } viewer { vote } } }
  ... on AnswerEdited { answer { id body } } ... on AnswerDeleted { answerId answerCount }
  ... on QuestionEdited { question { id title status close { duplicateOf { title } } author { name } } } ... on QuestionDeleted { questionId }
  ... on AcceptanceChanged { acceptedAnswerId } ... on VotesChanged { postId up down score } } }`;

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

interface Heard {
  connected?: () => void;
  closed?: (code: number) => void;
}

function connect(token?: string | null, { connected, closed }: Heard = {}): Client {
  const client = createClient({
    url: `${world.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token ? { token } : {},
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    on: {
      connected: () => connected?.(),
      closed: (event) => closed?.((event as { code: number }).code),
    },
  });
  clients.push(client);
  return client;
}

/** What is told live from now on; `arrived(n)` waits for the first n. */
async function follow(client: Client, query: string, variables: Record<string, unknown>) {
  const events: Record<string, unknown>[] = [];
  let wake = () => {};
  const listening = world.listening();
  client.subscribe(
    { query, variables },
    {
      next({ data }) {
        events.push(Object.values(data as object)[0] as Record<string, unknown>);
        wake();
      },
      error: () => {},
      complete: () => {},
    },
  );
  await listening;
  return {
    events,
    async arrived(count: number) {
      while (events.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return events.slice(0, count);
    },
  };
}

describe('a question’s page', () => {
  test('hears of a hidden comment how many its post has left, and of a hidden answer nothing like it', async () => {
    const [ada, moderator] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    const id = await askedId(ada);
    const answerId = await answeredId(ada, id);
    const [first] = [await commentedId(ada, id), await commentedId(moderator, id)];
    const turned = 'postId commented { postId commentCount }';
    const live = await follow(
      connect(),
      `subscription ($id: ID!) { questionChanged(id: $id) { __typename
        ... on PostHidden { ${turned} } ... on PostShown { ${turned} } } }`,
      { id },
    );
    await setHidden(moderator, first, true);
    await setHidden(moderator, first, false);
    await setHidden(moderator, answerId, true);
    expect(await live.arrived(3)).toEqual([
      { __typename: 'PostHidden', postId: first, commented: { postId: id, commentCount: 1 } },
      { __typename: 'PostShown', postId: first, commented: { postId: id, commentCount: 2 } },
      { __typename: 'PostHidden', postId: answerId, commented: null },
    ]);
  });

  test('hears of answers, votes, acceptance, edits and deletions, each with all that it needs', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const id = await askedId(ada);
    const live = await follow(connect(), FOLLOW, { id });

    const answerId = String((await answer(ben, id, { body: 'The live answer to it.' }))['id']);
    await vote(ada, answerId, 'UP');
    await accept(ada, answerId);
    await ben.graph(
      `mutation ($input: EditAnswerInput!) { editAnswer(input: $input) { ... on Answer { id } } }`,
      { input: { id: answerId, body: 'The edited answer to it.' } },
    );
    await ada.graph(
      `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { ... on Question { id } } }`,
      { input: { id, title: 'A title that was edited' } },
    );
    await ben.graph(
      `mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { ... on Deleted { deletedId } } }`,
      {
        id: answerId,
      },
    );

    expect(await live.arrived(6)).toMatchObject([
      {
        __typename: 'AnswerPosted',
        answerCount: 1,
        answer: {
          id: answerId,
          body: 'The live answer to it.',
          author: { id: ben.id, name: 'Ben' },
          viewer: null,
        },
      },
      { __typename: 'VotesChanged', postId: answerId, up: 1, score: 1 },
      { __typename: 'AcceptanceChanged', acceptedAnswerId: answerId },
      { __typename: 'AnswerEdited', answer: { body: 'The edited answer to it.' } },
      {
        __typename: 'QuestionEdited',
        question: { title: 'A title that was edited', author: { name: 'Ada' } },
      },
      { __typename: 'AnswerDeleted', answerId, answerCount: 0 },
    ]);
  });

  test('hears that it was closed, reopened and deleted', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const live = await follow(connect(), FOLLOW, { id });
    await ada.graph(`mutation { closeQuestion(input: { id: "${id}", reason: UNCLEAR }) { __typename } }`);
    await ada.graph(`mutation { reopenQuestion(input: { id: "${id}" }) { __typename } }`);
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect(await live.arrived(3)).toMatchObject([
      { __typename: 'QuestionEdited', question: { id, status: 'CLOSED' } },
      { __typename: 'QuestionEdited', question: { id, status: 'OPEN' } },
      { __typename: 'QuestionDeleted', questionId: id },
    ]);
  });

  test('hears of a duplicate where it was asked before', async () => {
    const ada = await world.person();
    const [id, original] = [await askedId(ada), await askedId(ada, { title: 'The one that came before' })];
    const live = await follow(connect(), FOLLOW, { id });
    await ada.graph(
      `mutation { closeQuestion(input: { id: "${id}", reason: DUPLICATE, duplicateOfId: "${original}" }) { __typename } }`,
    );
    expect(await live.arrived(1)).toMatchObject([
      { question: { status: 'CLOSED', close: { duplicateOf: { title: 'The one that came before' } } } },
    ]);
  });

  test('hears nothing of other questions, and nothing of a vote or an acceptance that changed nothing', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const [id, other] = [await askedId(ada), await askedId(ada)];
    const live = await follow(connect(), FOLLOW, { id });
    await vote(ben, other, 'UP');
    await vote(ben, id, 'UP');
    await vote(ben, id, 'UP');
    const answerId = await answeredId(ben, id);
    await accept(ada, answerId);
    await accept(ada, answerId);
    await accept(ada, answerId, false);
    const events = await live.arrived(4);
    expect(events.map(({ __typename }) => __typename)).toEqual([
      'VotesChanged',
      'AnswerPosted',
      'AcceptanceChanged',
      'AcceptanceChanged',
    ]);
    expect(events[3]).toMatchObject({ acceptedAnswerId: null });
  });

  test('telling listeners asks the database nothing', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const followers = await Promise.all(Array.from({ length: 15 }, () => follow(connect(), FOLLOW, { id })));
    let queries = 0;
    const original = world.pool.query.bind(world.pool);
    world.pool.query = ((...args: Parameters<typeof original>) => {
      queries += 1;
      return original(...args);
    }) as typeof world.pool.query;
    await answeredId(ben, id);
    const one = queries;
    await Promise.all(followers.map((follower) => follower.arrived(1)));
    world.pool.query = original;
    expect(queries).toBe(one);
  });
});

describe('a subject', () => {
  const NEW =
    'subscription ($code: String!) { questionAsked(subjectCode: $code) { question { id title author { name } } } }';

  test('is followed by anybody, over a socket', async () => {
    const ada = await world.person({ name: 'Ada' });
    const live = await follow(connect(), NEW, { code: '9709' });
    const id = await askedId(ada);
    expect(await live.arrived(1)).toMatchObject([{ question: { id, author: { name: 'Ada' } } }]);
  });

  test('is followed by anybody, over server-sent events', async () => {
    const ada = await world.person();
    const stop = new AbortController();
    const listening = world.listening();
    const variables = { code: '9709' };
    const response = await subscribe(world.guest(), {
      address: world.address,
      query: NEW,
      variables,
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await listening;
    const id = await askedId(ada);
    let text = '';
    while (!text.includes(id)) text += (await reader.read()).value ?? '';
    expect(text).toContain('event: next');
    stop.abort();
  });
});

describe('a socket', () => {
  const closeCode = (token: string) => new Promise<number>((closed) => void connect(token, { closed }));

  test('with a token that is not good is closed with 4403', async () => {
    expect(await closeCode('no.such.token')).toBe(4403);
  });

  test('that says nothing of itself for three seconds is closed', async () => {
    const socket = new WebSocket(`${world.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const code = await new Promise((resolve) => socket.on('close', resolve));
    expect(code).toBe(4408);
  });

  test('carries at most twenty operations at once', async () => {
    const client = connect();
    const id = await askedId(await world.person());
    const listening = world.listening(20);
    for (let i = 0; i < 20; i += 1)
      client.subscribe({ query: FOLLOW, variables: { id } }, { next() {}, error() {}, complete() {} });
    await listening;
    const refusal = await new Promise((resolve) =>
      client.subscribe({ query: FOLLOW, variables: { id } }, { next() {}, error: resolve, complete() {} }),
    );
    expect(refusal).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  test('asks and acts under the same rules as HTTP', async () => {
    const ada = await world.person();
    const client = connect(ada.token);
    const run = (query: string, variables = {}) =>
      new Promise((resolve) =>
        client.subscribe(
          { query, variables },
          { next: ({ data }) => resolve(data), error: resolve, complete() {} },
        ),
      );
    expect(await run('{ viewer { id } }')).toEqual({ viewer: { id: ada.id } });
    const id = await askedId(ada);
    expect(
      await run(`mutation ($id: ID!) { vote(input: { postId: $id, type: UP }) { __typename ${REFUSED} } }`, {
        id,
      }),
    ).toMatchObject({ vote: { code: 'SELF_VOTE' } });
  });
});

describe('the end of a session', () => {
  /** With what code the socket of somebody closes. */
  async function connected({ token }: Visitor): Promise<{ code: Promise<number> }> {
    const code = Promise.withResolvers<number>();
    await new Promise<void>((resolve) => connect(token, { connected: resolve, closed: code.resolve }));
    return { code: code.promise };
  }

  test('an expired token closes its socket with 4403', async () => {
    const ada = await world.person();
    const { code } = await connected(ada);
    world.later(11 * 60);
    expect(await code).toBe(4403);
  });

  test('signing out closes the socket within some seconds', async () => {
    const ada = await world.person();
    const { code } = await connected(ada);
    await world.db.session.deleteMany({ where: { userId: ada.id } });
    world.later(6);
    expect(await code).toBe(4403);
  });

  test('whoever is suspended, or whose role is another, goes on over a new socket as who they are then', async () => {
    const [admin, ben] = [await world.person({ role: 'ADMIN' }), await world.person()];
    const moderator = await world.person({ role: 'MODERATOR' });
    const sockets = [await connected(ben), await connected(moderator), await connected(admin)];
    await suspend(admin, ben.id, 3);
    await setRole(admin, moderator.id, 'STUDENT');
    world.later(6);
    expect(await Promise.all([sockets[0]!.code, sockets[1]!.code])).toEqual([1013, 1013]);
    // Nothing of the admin has changed.
    expect(await Promise.race([sockets[2]!.code, connected(ben)])).toMatchObject({
      code: expect.any(Promise),
    });
  });

  test('server-sent events end with a role', async () => {
    const [admin, moderator] = [
      await world.person({ role: 'ADMIN' }),
      await world.person({ role: 'MODERATOR' }),
    ];
    const listening = world.listening();
    const query = 'subscription { moderationChanged { open } }';
    const response = await subscribe(moderator, { address: world.address, query });
    const whole = response.text();
    await listening;
    await setRole(admin, moderator.id, 'STUDENT');
    world.later(6);
    expect(await whole).toContain('event: complete');
  });

  test('server-sent events end with the token as well', async () => {
    const ada = await world.person();
    const variables = { id: await askedId(ada) };
    const listening = world.listening();
    const response = await subscribe(ada, { address: world.address, query: FOLLOW, variables });
    const whole = response.text();
    await listening;
    world.later(11 * 60);
    expect(await whole).toContain('event: complete');
  });
});
