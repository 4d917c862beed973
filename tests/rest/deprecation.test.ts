import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Context } from '../../server/core/context.ts';
import { NotFound } from '../../server/core/errors.ts';
import { file } from '../../server/rest/protocol/route.ts';
import { openRest } from '../../server/rest/serve.ts';
import { routes } from '../../server/rest/table/routes.ts';
import { schema } from '../../server/registry/graph.ts';

const DAY = 86_400_000;
const deprecated = { since: '2027-01-31', sunset: '2027-08-31', instead: '/api/kept' };
const nothing = () => Promise.reject(new NotFound({ en: 'There is no such thing.', zh: '没有这个。' }));
const row = { summary: 'A thing', name: 'Thing', guests: true, refusals: [404], open: nothing };

async function answer(address: string) {
  const rest = openRest({
    yoga: { getEnveloped: () => ({ schema }) } as never,
    known: null as never,
    publicUrl: null,
    routes: [file('/api/old/:id', { ...row, name: 'OldThing', deprecated }), file('/api/kept/:id', row)],
  });
  const context = { language: 'en', requestId: 'r' } as Context;
  const server = createServer((req, res) => void rest(req, res, context, { fault: null }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  try {
    const response = await fetch(`http://127.0.0.1:${port}${address}`);
    return { headers: response.headers, status: response.status, body: await response.text() };
  } finally {
    server.close();
  }
}

test('every answer of a route that is on its way out says since when, until when, and what replaces it', async () => {
  const { headers, status } = await answer('/api/old/1');
  expect(status).toBe(404);
  expect(headers.get('deprecation')).toBe(`@${Date.UTC(2027, 0, 31) / 1000}`);
  expect(headers.get('sunset')).toBe('Tue, 31 Aug 2027 00:00:00 GMT');
  expect(headers.get('link')).toContain('</api/kept>; rel="successor-version"');
});

test('no other route says so', async () => {
  const { headers } = await answer('/api/kept/1');
  for (const name of ['deprecation', 'sunset', 'link']) expect(headers.get(name)).toBeNull();
});

test('OpenAPI marks just the route that is on its way out', async () => {
  const { paths } = JSON.parse((await answer('/api/openapi.json')).body) as {
    paths: Record<string, { get: { deprecated?: boolean } }>;
  };
  expect(paths['/api/old/{id}']!.get.deprecated).toBe(true);
  expect(paths['/api/kept/{id}']!.get.deprecated).toBeUndefined();
});

test('a route stays for six months after it was deprecated', () => {
  for (const { path: at, row: marked } of routes) {
    if (!marked.deprecated) continue;
    const { since, sunset } = marked.deprecated;
    expect(Date.parse(sunset) - Date.parse(since), at).toBeGreaterThanOrEqual(181 * DAY);
  }
});

test('what the graph deprecates is in the changelog with its reason', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-changelog-'));
  mkdirSync(path.join(folder, 'docs'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('docs/changelog.graphql', 'type Query { old: Int, kept: Int }\n');
  write('schema.graphql', 'type Query { old: Int @deprecated(reason: "Ask for `kept`."), kept: Int }\n');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
  const command = path.resolve('server/setup/commands/changelog.ts');
  execFileSync(process.execPath, [command, 'One word for it'], { cwd: folder });
  const entry = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
  expect(entry).toMatch(/`Query\.old` (is|was) deprecated/i);
  expect(entry).toContain('Ask for `kept`.');
});
