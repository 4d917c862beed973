import { buildSchema, type ExecutionResult, parse } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import type { Context } from '../../server/core/context.ts';
import { sharedRendering } from '../../server/graph/documents/shared-responses.ts';
import { answer, askedId } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { openWorld } from '../support/world.ts';

let reads = 0;
const MODELS = new Set<PropertyKey>(['question', 'answer', 'user', 'topic', 'vote']);
/** Counts how often a table was looked into. */
const world = openWorld({
  wrap: (db) =>
    new Proxy(db, {
      get(target, name) {
        if (MODELS.has(name)) reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    }),
});

const leaving = new AbortController();
afterEach(() => leaving.abort());

const FOLLOW = `subscription ($id: ID!) { questionChanged(id: $id) { ... on AnswerPosted {
  answer { id body viewer { vote } question { title score } } } } }`;

/** How often tables were looked into for one answer that so many heard of, from its being posted on. */
async function readsFor(listeners: number): Promise<number> {
  const asker = await world.person();
  const id = await askedId(asker);
  const members = await Promise.all(Array.from({ length: 3 }, () => world.person()));
  const all = await Promise.all(
    Array.from({ length: listeners }, async (_, i) => {
      const begun = world.listening();
      const response = await subscribe(i % 2 ? members[i % 3]! : world.guest(), {
        address: world.address,
        query: FOLLOW,
        variables: { id },
        signal: leaving.signal,
      });
      return { response, begun };
    }),
  );
  const before = reads;
  await answer(asker, id);
  for (const { response } of all) expect(await firstEvent(response)).toContain('"body":"Because');
  return reads - before;
}

async function firstEvent(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  let text = '';
  while (!/data: \{[^\n]*\n/.test(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += Buffer.from(value).toString('utf8');
  }
  return text;
}

test('an event is rendered once for all who ask for the same of it, guests and members alike', async () => {
  const one = await readsFor(1);
  expect(one).toBeGreaterThan(0);
  expect(await readsFor(40)).toBe(one);
});

describe('what looks at who asks', () => {
  const schema = buildSchema(
    'type Query { a: Int } type Subscription { notice: Notice } type Notice { whose: String own: String }',
  );
  const document = parse('subscription { notice { own } }');
  const other = parse('subscription { notice { whose } }');
  let renderings = 0;

  function listen(context: Partial<Context>, operation: typeof document, event: object) {
    let listener: ((args: object) => Promise<AsyncIterable<ExecutionResult>>) | null = null;
    const plugin = shared as { onSubscribe(hook: object): void };
    plugin.onSubscribe({ setSubscribeFn: (run: typeof listener) => (listener = run) });
    return listener!({
      schema,
      document: operation,
      contextValue: { language: 'en', ...context },
      variableValues: {},
      subscribeFieldResolver: async function* () {
        yield event;
      },
      fieldResolver: (_source: unknown, _args: unknown, ctx: Context, info: { fieldName: string }) => {
        if (info.fieldName === 'notice') return {};
        renderings += 1;
        return info.fieldName === 'own' ? (ctx.actor?.id ?? 'nobody') : ctx.language;
      },
    });
  }
  const shared = sharedRendering();
  const first = async (events: Promise<AsyncIterable<ExecutionResult>>) => {
    for await (const { data } of await events) return (data as { notice: Record<string, string> }).notice;
    return null;
  };
  const actor = (id: string) => ({ actor: { id } as Context['actor'] });

  test('is told to each person as their own, and shared by the subscriptions of one', async () => {
    const event = {};
    renderings = 0;
    const notices = await Promise.all(
      ['ada', 'ben', 'ada'].map((id) => first(listen(actor(id), document, event))),
    );
    expect(notices).toEqual([{ own: 'ada' }, { own: 'ben' }, { own: 'ada' }]);
    expect(await first(listen({ actor: null }, document, event))).toEqual({ own: 'nobody' });
    expect(renderings).toBe(3);
  });

  test('keeps nobody else from sharing, each language for itself', async () => {
    const event = {};
    renderings = 0;
    const all = [
      { ...actor('ada'), language: 'en' as const },
      { ...actor('ben'), language: 'zh' as const },
      { ...actor('cleo'), language: 'en' as const },
    ];
    const notices = await Promise.all(all.map((context) => first(listen(context, other, event))));
    expect(notices).toEqual([{ whose: 'en' }, { whose: 'zh' }, { whose: 'en' }]);
    expect(renderings).toBe(2);
  });
});
