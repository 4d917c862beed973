import { expect, test } from 'vitest';
import { markRead, inboxOf, remove } from '../support/inbox.ts';
import { report } from '../support/moderation.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const FOLLOW = 'subscription { inboxChanged { unreadCount isQuiet newest { kind count } } }';

/** What is told of somebody's inbox from now on. */
async function follow(token: string) {
  const stop = new AbortController();
  const listening = world.listening();
  const response = await subscribe(world.visitorWith(token), {
    address: world.address,
    query: FOLLOW,
    variables: {},
    signal: stop.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await listening;
  let text = '';
  return {
    stop: () => stop.abort(),
    async heard(count: number) {
      const events = () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json!));
      while (events().length < count) text += (await reader.read()).value ?? '';
      return events().map(({ data }) => data.inboxChanged);
    },
  };
}

test('an inbox that is looked at hears of what comes, is read and goes', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const question = await askedId(ada);
  const live = await follow(ada.token!);
  await vote(ben, question, 'UP');
  expect(await live.heard(1)).toEqual([
    { unreadCount: 1, isQuiet: false, newest: { kind: 'VOTES', count: 1 } },
  ]);
  const [row] = (await inboxOf(ada)).nodes;
  await markRead(ada, row!.id);
  expect((await live.heard(2))[1]).toMatchObject({ unreadCount: 0, newest: { kind: 'VOTES' } });
  await remove(ada, row!.id);
  expect((await live.heard(3))[2]).toMatchObject({ unreadCount: 0, newest: null });
  live.stop();
});

test('a report is not told to whoever wrote the post, before anything comes of it', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const question = await askedId(ada);
  const live = await follow(ada.token!);
  await report(ben, question);
  await vote(ben, question, 'UP');
  expect(await live.heard(1)).toMatchObject([{ newest: { kind: 'VOTES' } }]);
  world.later(1);
  await report(await world.person({ role: 'MODERATOR' }), question);
  expect((await live.heard(2))[1]).toMatchObject({ newest: { kind: 'MODERATION' } });
  live.stop();
});

interface Posts {
  question: string;
  answer: string;
  own: string;
  /** To the own question. */
  ownAnswer: string;
}

const send = (who: Visitor, call: string) =>
  who.graph(`mutation { result: ${call} { __typename ... on Problem { code } } }`);

test.each([
  ['votes for the first time', (who: Visitor, { question }: Posts) => vote(who, question, 'UP')],
  [
    'likes for the first time',
    (who: Visitor, { answer }: Posts) => send(who, `setLike(input: { targetId: "${answer}", active: true })`),
  ],
  ['reports for the first time', (who: Visitor, { answer }: Posts) => report(who, answer)],
  ['accepts for the first time', (who: Visitor, { ownAnswer }: Posts) => accept(who, ownAnswer)],
  [
    'edits for the first time',
    (who: Visitor, { own }: Posts) =>
      send(who, `editQuestion(input: { id: "${own}", body: "In other words." })`),
  ],
  ['fills in a profile', (who: Visitor) => send(who, 'updateProfile(input: { bio: "I like proofs." })')],
])('whoever %s hears of the badge at once', async (_what, act) => {
  const [ada, ben, cyd] = [
    await world.person({ reputation: 100 }),
    await world.person(),
    await world.person(),
  ];
  const [question, own] = [await askedId(ben), await askedId(ada)];
  const [answer, ownAnswer] = [await answeredId(cyd, question), await answeredId(ben, own)];
  world.later(1);
  const live = await follow(ada.token!);
  await act(ada, { question, answer, own, ownAnswer });
  expect((await live.heard(1))[0]).toMatchObject({ newest: { kind: 'BADGE' } });
  live.stop();
});

test('whoever is not signed in has none to hear of', async () => {
  const response = await subscribe(world.guest(), {
    address: world.address,
    query: FOLLOW,
    variables: {},
    signal: new AbortController().signal,
  });
  expect(await response.text()).toContain('SIGNED_OUT');
});
