import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString, stringifyYaml } from '@redocly/openapi-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

interface Document {
  paths: Record<string, Record<string, { operationId: string; requestBody?: unknown; responses: object }>>;
  components: { schemas: Record<string, unknown> };
}
let document: Document;
beforeAll(async () => {
  document = (await world.passerBy().rest('GET', '/api/openapi.json')).body as unknown as Document;
});

describe('the description of REST', () => {
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
  if (!('data' in found.data)) return null;
  const ids: string[] = found.data.data.top_answer_ids;
  await castVote({ target_id: ids[0] ?? '', vote_type: more ? 'up' : 'none' });
  await chat({ messages: [{ role: 'user', content: found.data.data.body }] });
  // @ts-expect-error: there is no such vote
  await castVote({ target_id: '', vote_type: 'sideways' });
  // @ts-expect-error: there is no such field
  return found.data.data.headline;
}
`;
