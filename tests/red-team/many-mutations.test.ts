import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openKnownDocuments } from '../../server/graph/documents/known-documents.ts';
import { openYoga } from '../../server/graph/yoga.ts';
import { schema as graph } from '../../server/registry/graph.ts';
import { draft } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const SENTENCE = {
  en: 'An operation may contain at most one rate-limited mutation: send the others one after another.',
  zh: '一次请求最多包含一个有次数限制的操作，请分开发送。',
};
const ASK = (alias: string, input = 'input') => `${alias}: askQuestion(input: $${input}) { __typename }`;
const MANY: [string, string][] = [
  ['thirty under aliases', Array.from({ length: 30 }, (_, i) => ASK(`a${i}`)).join(' ')],
  ['two of different kinds', `${ASK('a')} forgetSearches { __typename }`],
  ['one beside a fragment with another', `${ASK('a')} ... on Mutation { ${ASK('b')} }`],
];
const SPREAD = `mutation ($input: AskQuestionInput!) { ${ASK('a')} ...More } fragment More on Mutation { ${ASK('b')} }`;

const documents: [string, string][] = [
  ...MANY.map(([title, text]): [string, string] => [
    title,
    `mutation ($input: AskQuestionInput!) { ${text} }`,
  ]),
  ['one beside a named fragment with another', SPREAD],
];

interface Refused {
  code: unknown;
  message: string;
}

const refusalIn = ([error]: Json[]): Refused => ({
  code: error!['extensions']!['code'],
  message: String(error!['message']),
});

type Door = (who: Visitor, query: string, language: 'en' | 'zh') => Promise<Refused>;

const DOORS: Record<string, Door> = {
  async HTTP(who, query, language) {
    const { errors } = await who.graph(query, { input: draft() }, { 'accept-language': language });
    return refusalIn(errors as unknown as Json[]);
  },
  async 'server-sent events'(who, query) {
    const text = await (
      await subscribe(who, { address: world.address, query, variables: { input: draft() } })
    ).text();
    return refusalIn(JSON.parse(/"errors":(\[.*\])/.exec(text)![1]!) as Json[]);
  },
  async 'a socket'(who, query, language) {
    const client = createClient({
      url: `${world.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: who.token, language },
      retryAttempts: 0,
    });
    try {
      return await new Promise<Refused>((resolve) =>
        client.subscribe(
          { query, variables: { input: draft() } },
          {
            next: () => resolve({ code: 'answered', message: '' }),
            error: (errors) => resolve(refusalIn(errors as unknown as Json[])),
            complete: () => resolve({ code: 'answered', message: '' }),
          },
        ),
      );
    } finally {
      await client.dispose();
    }
  },
};

describe('several mutations that are limited, in one operation,', () => {
  for (const [door, send] of Object.entries(DOORS))
    test.each(documents)(`run not at all over ${door}: %s`, async (_title, query) => {
      const ada = await world.person();
      expect(await send(ada, query, 'en')).toEqual({ code: 'TOO_MANY_MUTATIONS', message: SENTENCE.en });
      expect(await world.db.question.count({ where: { authorId: ada.id } })).toBe(0);
    });

  test('are refused in Chinese as well', async () => {
    const ada = await world.person();
    for (const send of [DOORS['HTTP']!, DOORS['a socket']!])
      expect((await send(ada, documents[0]![1], 'zh')).message).toBe(SENTENCE.zh);
  });
});

test('one of them runs, also when it is spread twice under one name', async () => {
  const ada = await world.person();
  const query = `mutation ($input: AskQuestionInput!) { ${ASK('a')} ...More } fragment More on Mutation { ${ASK('a')} }`;
  const { data } = await ada.graph(query, { input: draft() });
  expect(data!['a']!['__typename']).toBe('Question');
});

test('every operation of the site itself holds one at most', async () => {
  const { schema } = openYoga({
    schema: graph,
    log: { error() {} } as never,
    onlyPersisted: false,
    documents: openKnownDocuments(graph),
    stillGood: async () => true,
  }).getEnveloped({} as never);
  const own = JSON.parse(
    readFileSync(new URL('../../server/graph/documents/persisted-operations.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const mutations = Object.values(own).filter((text) => text.startsWith('mutation'));
  expect(mutations.length).toBeGreaterThan(10);
  const ada = await world.person();
  for (const query of mutations) {
    expect(validate(schema, parse(query))).toEqual([]);
    const { errors = [] } = await ada.graph(query);
    expect((errors as unknown as Json[]).map((error) => error['extensions']?.['code'])).not.toContain(
      'TOO_MANY_MUTATIONS',
    );
  }
});
