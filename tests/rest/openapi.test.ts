import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString, stringifyYaml } from '@redocly/openapi-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { routes } from '../../server/rest/table/routes.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

interface Schema {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  minItems?: number;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let document: Document;
/** Everything that it describes. */
let operations: { method: string; path: string; operation: Operation }[];
beforeAll(async () => {
  document = (await world.guest().rest('GET', '/api/openapi.json')).body as unknown as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});

/** Section 7 of the specification: method, path, and what is sent. */
const SPECIFIED: [string, string, ...string[]][] = [
  ['GET', '/questions', 'subject_code', 'status', 'sort'],
  ['GET', '/questions/{id}'],
  ['POST', '/questions', 'title', 'body', 'subject_code', 'tags'],
  ['PUT', '/questions/{id}', 'title', 'body', 'tags'],
  ['DELETE', '/questions/{id}'],
  ['GET', '/questions/search', 'q', 'subject_code'],
  ['GET', '/questions/{id}/answers'],
  ['GET', '/answers/{id}'],
  ['POST', '/questions/{id}/answers', 'body'],
  ['PUT', '/answers/{id}', 'body'],
  ['DELETE', '/answers/{id}'],
  ['POST', '/answers/{id}/accept'],
  ['POST', '/interactions/like', 'target_type', 'target_id'],
  ['POST', '/interactions/bookmark', 'target_type', 'target_id'],
  ['POST', '/interactions/vote', 'target_type', 'target_id', 'vote_type'],
  ['POST', '/interactions/report', 'target_type', 'target_id', 'reason'],
  ['GET', '/interactions/user/{id}', 'type'],
  ['GET', '/profiles/{id}'],
  ['PUT', '/profiles/{id}', 'name', 'bio', 'subjects'],
  ['GET', '/profiles/{id}/stats'],
  ['GET', '/profiles/{id}/activity'],
  ['GET', '/profiles/{id}/following'],
  ['GET', '/profiles/{id}/followers'],
  ['POST', '/profiles/{id}/follow'],
  ['GET', '/badges'],
  ['GET', '/badges/{id}'],
  ['GET', '/badges/user/{id}'],
  ['GET', '/badges/user/{id}/history'],
  ['POST', '/badges/award', 'user_id', 'badge_type', 'reason'],
  ['GET', '/reputation', 'user_id'],
  ['GET', '/reputation/{id}/history'],
  ['GET', '/reputation/leaderboard'],
  ['POST', '/reputation/adjust', 'user_id', 'points', 'reason'],
  ['GET', '/notifications'],
  ['GET', '/notifications/unread-count'],
  ['POST', '/notifications/{id}/read'],
  ['POST', '/notifications/read-all'],
  ['DELETE', '/notifications/{id}'],
  ['GET', '/stats'],
  ['GET', '/stats/user/{id}', 'range'],
  ['GET', '/stats/tags', 'limit'],
  ['GET', '/stats/active-users', 'range', 'limit'],
];

describe('the description of REST', () => {
  test('has every call of the table, and resolves within itself', () => {
    for (const { method, path: at } of routes)
      expect(
        document.paths[at.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()],
        `${method} ${at}`,
      ).toMatchObject({
        summary: expect.any(String),
        responses: expect.any(Object),
      });
    for (const [, name] of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(document.components.schemas).toHaveProperty(name!);
  });

  test.each(SPECIFIED)('has %s %s, as the specification names it', (method, at, ...names) => {
    const operation = document.paths[`/api/community${at}`]?.[method.toLowerCase()];
    const schema = operation?.requestBody?.content['application/json']?.schema;
    const { properties = {} } =
      (schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!] : schema) ?? {};
    const known = [...(operation?.parameters ?? []).map(({ name }) => name), ...Object.keys(properties)];
    expect(operation).toBeDefined();
    expect(known).toEqual(expect.arrayContaining(names));
  });

  test('has no error that a linter finds, by its recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({
      source: stringifyYaml(document),
      absoluteRef: 'openapi.yaml',
      config,
    });
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  test('names what is sent and answered, so that clients have types for it', () => {
    const names = Object.keys(document.components.schemas);
    for (const name of [
      'WholeQuestion',
      'WholeAnswer',
      'UserRef',
      'AskQuestionInput',
      'SendMessageInput',
      'Attachment',
      'Problem',
    ])
      expect(names).toContain(name);
    expect(names.filter((name) => /\d$/.test(name))).toEqual([]);
    const answered = JSON.stringify(document.paths['/api/community/questions/{id}']);
    expect(answered).toContain('"#/components/schemas/GetQuestionReply"');
  });

  test('describes chat and uploads as well', () => {
    for (const [address, method] of [
      ['/api/chat', 'post'],
      ['/api/chat/completions', 'post'],
      ['/api/uploads', 'post'],
      ['/api/uploads/{id}', 'get'],
      ['/api/uploads/{id}', 'delete'],
    ] as const)
      expect(document.paths[address]?.[method], `${method} ${address}`).toBeDefined();
  });

  test('says for what one has to sign in: a guest is told so there, and nowhere else', async () => {
    const guest = world.guest();
    for (const { method, path, operation } of operations) {
      // Of nobody in particular it is one’s own.
      const whose = path === '/api/community/reputation' ? 'user_id=nobody' : '';
      const { status } = await guest.rest(
        method,
        addressOf(path, operation) + whose,
        bodyOf(operation),
        TYPE,
      );
      const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
      expect([`${method} ${path}`, status === 401], String(status)).toEqual([`${method} ${path}`, !isOpen]);
      expect([200, 201, 404, 422]).toContain(isOpen ? status : 422);
    }
  });

  test('what it does not require may be left out', async () => {
    const ada = await world.person();
    const { operation } = operations.find((one) => one.operation.operationId === 'AskQuestion')!;
    const bodyWith = (more: object) => ({ ...(bodyOf(operation) as object), ...more });
    const sent = bodyWith({ title: 'Why is this so?', subject_code: '9709' });
    expect(Object.keys(sent).toSorted()).toEqual(['subject_code', 'title']);
    const { status, body } = await ada.rest('POST', '/api/community/questions', sent, {
      'accept-language': 'zh',
    });
    expect(status).toBe(201);
    expect(body['data']).toMatchObject({ body: '', language: 'zh', tags: ['9709'] });
  });

  test('a list has as many rows as it says, where nobody asks for more or fewer', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const answer = await answeredId(ada, id);
    const lists = operations.filter(
      ({ path, operation }) => !path.includes('/moderation/') && operation.parameters?.some(isLimit),
    );
    expect(lists.length).toBeGreaterThan(4);
    for (const { path, operation } of lists) {
      const { body } = await ada.rest(
        'GET',
        addressOf(path, operation, {
          id: /\/(profiles|reputation|badges\/user)\//.test(path)
            ? ada.id
            : path.includes('/answers/{id}')
              ? answer
              : id,
          q: 'discriminant',
        }),
      );
      expect([path, body['page']?.['limit']]).toEqual([
        path,
        operation.parameters!.find(isLimit)!.schema.default,
      ]);
    }
  });

  test('names the header that keeps a write from being done twice, and those that keep an edit from another', () => {
    const taking = (header: string) =>
      operations
        .filter(({ operation }) =>
          operation.parameters?.some((one) => one.in === 'header' && one.name === header),
        )
        .map(({ operation }) => operation.operationId)
        .toSorted();
    expect(taking('Idempotency-Key')).toEqual([
      'AddErrorEntry',
      'AdjustReputation',
      'AskQuestion',
      'BeginConversation',
      'KeepUpload',
      'PostAnswer',
      'PostCommentOnAnswer',
      'PostCommentOnQuestion',
      'RegenerateReply',
      'SendMessage',
    ]);
    expect(taking('If-Match')).toEqual([
      'DeleteAnswer',
      'DeleteComment',
      'DeleteDraft',
      'DeleteQuestion',
      'EditAnswer',
      'EditComment',
      'EditQuestion',
      'RestoreRevision',
      'SaveDraft',
    ]);
  });

  test('names each status with which something may be refused', async () => {
    const [ada, ben] = [await world.person(), await world.person({ reputation: 1 })];
    const id = await askedId(ada);
    const question = `/api/community/questions/${id}`;
    const sent = { title: 'Why is this so, once more?', subject_code: '9709' };
    const twice = () => ada.rest('POST', '/api/community/questions', sent);
    await twice();
    const refused = [
      await ada.rest('POST', '/api/community/questions', '{'),
      await twice(),
      await ada.rest('GET', '/api/community/questions/nothing'),
      await ada.rest('PUT', question, { title: 'Why is that so?' }, { 'if-match': '"9"' }),
      await ben.rest('DELETE', question),
      await world.visitorWith('bad').rest('POST', '/api/maths/solve', { question: '1 + 1' }),
    ].map(({ status }) => status);
    expect(refused).toEqual([400, 409, 404, 412, 403, 401]);
    const named = (path: string, method: string) => Object.keys(document.paths[path]![method]!.responses);
    expect(named('/api/community/questions', 'post')).toEqual(
      expect.arrayContaining(['400', '401', '403', '409', '413', '422', '429', '503', 'default']),
    );
    expect(named('/api/community/questions/{id}', 'get')).toContain('404');
    expect(named('/api/community/questions/{id}', 'put')).toEqual(expect.arrayContaining(['404', '412']));
    expect(named('/api/maths/solve', 'post')).toContain('401');
    for (const { path, operation } of operations)
      expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(['401', '429', '503']));
    expect(named('/api/community/questions', 'post')).toContain('507');
    for (const { path, operation } of operations)
      for (const [status, { description }] of Object.entries(operation.responses))
        if (status !== 'default') expect(description, `${path} ${status}`).not.toBe('Refused.');
  });

  test('gives a typed client that compiles, and that refuses what the description does not know', async () => {
    const { generateSource } = await import('oazapfts');
    const folder = mkdtempSync(path.join(process.cwd(), 'tests', '.openapi-client-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document));
    writeFileSync(
      path.join(folder, 'client.ts'),
      await generateSource(path.join(folder, 'openapi.json'), { useEnumType: false }),
    );
    writeFileSync(path.join(folder, 'use.ts'), USE);
    const { stdout } = await promisify(execFile)('tsc', [...COMPILED, path.join(folder, 'use.ts')]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    expect(stdout).toBe('');
  });
});

const TYPE = { 'content-type': 'application/json' };

const isLimit = ({ name }: { name: string }) => name === 'limit';

/** Its address with all that it requires, which names nothing that there is unless said. */
function addressOf(path: string, { parameters = [] }: Operation, known: Record<string, string> = {}): string {
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(required.map(({ name }) => [name, known[name] ?? 'something']));
  return `${path.replaceAll(/\{(\w{1,40})\}/g, (_, name: string) => known[name] ?? 'nothing')}?${query}`;
}

/** The least that it says has to be sent. */
function bodyOf({ requestBody }: Operation): unknown {
  const schema = requestBody?.content['application/json']?.schema;
  return schema ? sample(schema) : requestBody ? 'A file.' : undefined;
}

function sample(schema: Schema): unknown {
  if (schema.$ref) return sample(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  const [choice] = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  if (choice) return sample(choice);
  if (schema.enum ?? schema.const) return schema.const ?? schema.enum![0];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items!));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer') return 1;
  if (schema.type !== 'object') return 'something';
  const { required = [], properties = {} } = schema;
  return Object.fromEntries(required.map((name) => [name, sample(properties[name]!)]));
}

const COMPILED =
  '--noEmit --strict --ignoreConfig --skipLibCheck --target es2022 --module nodenext --moduleResolution nodenext --allowImportingTsExtensions --lib es2022,dom'.split(
    ' ',
  );

/** What somebody who builds on it writes. */
const USE = `
import { castVote, chat, getQuestion, listQuestions, type WholeQuestion } from './client.ts';

export async function best(subject: string): Promise<WholeQuestion['title'] | null> {
  const list = await listQuestions({ subjectCode: subject, sort: 'votes', limit: 5 });
  if (!('page' in list.data)) return null;
  const more: boolean = list.data.page.has_more;
  const found = await getQuestion(list.data.data[0]!.id);
  if (!('data' in found) || !('data' in found.data)) return null;
  const ids: string[] = found.data.data.top_answer_ids;
  await castVote({ target_id: ids[0] ?? '', vote_type: more ? 'up' : 'none' });
  await chat({ messages: [{ role: 'user', content: found.data.data.body }] });
  // @ts-expect-error: there is no such vote
  await castVote({ target_id: '', vote_type: 'sideways' });
  // @ts-expect-error: there is no such field
  return found.data.data.headline;
}
`;
