import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  type NamedTypeNode,
  typeFromAST,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../server/rest/table/routes.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

interface Schema {
  $ref?: string;
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

interface Described {
  parameters?: { name: string; in: string; description?: string; schema: { enum?: string[] } }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const AT = '/api/community';

let document: Document;
let ada: Visitor;
let ben: Visitor;
let question: string;
let answer: string;
beforeAll(async () => {
  document = (await world.guest().rest('GET', '/api/openapi.json')).body as unknown as Document;
  ada = await world.person();
  ben = await world.person();
  question = await askedId(ada);
  answer = await answeredId(ben, question);
});

const schemaOf = (path: string): Schema | undefined => {
  const schema = document.paths[path]!['post']!.requestBody?.content['application/json']?.schema;
  return schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!] : schema;
};

describe('what the description of REST says may be left out', () => {
  test('is left out by whoever turns something round: `active` is required nowhere', async () => {
    for (const path of ['like', 'bookmark']) {
      expect(schemaOf(`${AT}/interactions/${path}`)!.required).toEqual(['target_id']);
      const sent = { target_id: question };
      expect((await ben.rest('POST', `${AT}/interactions/${path}`, sent)).status).toBe(200);
    }
    for (const [path, address] of [
      ['profiles/{id}/follow', `profiles/${ada.id}/follow`],
      ['questions/{id}/follow', `questions/${question}/follow`],
    ]) {
      expect(document.paths[`${AT}/${path}`]!['post']!.requestBody!.required).toBe(false);
      expect((await ben.rest('POST', `${AT}/${address}`)).status).toBe(200);
    }
  });

  test('is a body none of whose fields is needed', async () => {
    expect(document.paths[`${AT}/answers/{id}/accept`]!['post']!.requestBody!.required).toBe(false);
    expect((await ada.rest('POST', `${AT}/answers/${answer}/accept`)).status).toBe(200);
    expect(schemaOf(`${AT}/revisions/{id}/restore`)).toBeUndefined();
    await ben.rest('PUT', `${AT}/answers/${answer}`, { body: 'It has no root, since it is positive.' });
    const { body } = await ben.rest('GET', `${AT}/answers/${answer}/revisions`);
    const earliest = idOf((body['data'] as unknown as Json[]).at(-1));
    expect((await ben.rest('POST', `${AT}/revisions/${earliest}/restore`)).status).toBe(200);
    expect(schemaOf(`${AT}/moderation/cases/{id}/take`)!.required).toEqual([]);
  });

  test('is not the target of a report', async () => {
    expect(schemaOf(`${AT}/interactions/report`)!.required).toEqual(['target_id']);
    expect((await ben.rest('POST', `${AT}/interactions/report`, { reason: 'spam' })).status).toBe(422);
  });
});

test('every parameter says what it is', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => [method, path, name]),
    ),
  );
  expect(silent).toEqual([]);
  const [badge] = document.paths[`${AT}/badges/{id}`]!['get']!.parameters!;
  expect(badge!.description).toContain('nice_answer');
});

test('whatever the graph changes by its version takes that version in If-Match', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const versioned = routes.flatMap((route) => {
    if (route.kind !== 'answer') return [];
    const [input] = getOperationAST(route.document)!.variableDefinitions ?? [];
    const type = input && typeFromAST(schema, input.type as NamedTypeNode);
    const named = type && getNamedType(type);
    return isInputObjectType(named) && 'expectedVersion' in named.getFields() ? [route] : [];
  });
  expect(versioned.length).toBeGreaterThan(7);
  for (const { method, path } of versioned) {
    const { parameters = [] } = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    expect([path, parameters.map(({ name }) => name)]).toEqual([path, expect.arrayContaining(['If-Match'])]);
  }
});

test('a field that null empties is said to take null', async () => {
  const { EditQuestionInput, UpdateProfileInput } = document.components.schemas;
  for (const field of [
    EditQuestionInput!.properties!['topic_slug'],
    UpdateProfileInput!.properties!['exam_session'],
  ])
    expect(field!.anyOf).toContainEqual({ type: 'null' });
  await ada.rest('PUT', `${AT}/profiles/me`, { exam_session: '2030-11' });
  const { body } = await ada.rest('PUT', `${AT}/profiles/me`, { exam_session: null });
  expect(body['data']).toMatchObject({ exam_session: null });
});

test('every object that REST answers or takes is described by its fields', () => {
  const empty = Object.entries(document.components.schemas).filter(([, { properties = {} }]) =>
    Object.values(properties).some(
      ({ type, items }) => type === 'array' && items?.type === 'object' && !items.properties,
    ),
  );
  expect(empty.map(([name]) => name)).toEqual([]);
});

test('a parameter that is none of its words is refused by its own name, with the words that it takes', async () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const { name, in: place, schema } of methods['get']?.parameters ?? []) {
      if (place !== 'query' || !schema.enum) continue;
      const address = path.replaceAll(/\{\w+\}/g, ada.id);
      const needed = path.endsWith('search') ? '&q=x' : '';
      const { status, body } = await ada.rest('GET', `${address}?${name}=LAST_7_DAYS${needed}`);
      const at = `${path} ${name}`;
      expect([at, status, body['errors']]).toEqual([
        at,
        422,
        [
          {
            field: name,
            code: 'MALFORMED',
            message: `The field “${name}” must be one of ${schema.enum.join(', ')}.`,
          },
        ],
      ]);
    }
});

test('`me` names whoever asks in the list of what somebody did, too', async () => {
  await ben.rest('POST', `${AT}/interactions/like`, { target_id: question, active: true });
  const mine = await ben.rest('GET', `${AT}/interactions/user/me?type=like`);
  expect(mine.body).toEqual((await ben.rest('GET', `${AT}/interactions/user/${ben.id}?type=like`)).body);
  expect(mine.body['data']).toHaveLength(1);
  expect((await world.guest().rest('GET', `${AT}/interactions/user/me`)).status).toBe(401);
});

test('a draft is answered by the names under which it is sent', async () => {
  const sent = {
    key: 'ask/9709',
    title: 'Half a title',
    body: 'Half a body',
    tags: ['quadratics'],
    paper: 'p1',
    topic_slug: 'quadratics',
    subject_code: '9709',
    language: 'zh',
    anonymous: true,
    ai_generated: false,
  };
  expect((await ada.rest('POST', `${AT}/drafts`, sent)).body['data']).toMatchObject(sent);
  expect((await ada.rest('GET', `${AT}/drafts/at?key=ask/9709`)).body['data']).toMatchObject(sent);
});
