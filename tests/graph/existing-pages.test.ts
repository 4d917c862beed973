import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forServer, ROUTES } from '../../client/routes.ts';
import { openRoutes } from '../../server/http/site/routes.ts';
import { namesAt } from '../../server/registry/existing-pages.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const built = mkdtempSync(path.join(os.tmpdir(), 'lemma-routes-'));
writeFileSync(path.join(built, 'routes.json'), JSON.stringify(ROUTES.map(forServer)));
const routes = openRoutes(path.join(built, 'routes.json'));
afterAll(() => rmSync(built, { recursive: true }));

test('an address is known by what it names, without its page being rendered', async () => {
  const ada = await world.person();
  const id = await askedId(ada);
  const guest = { db: world.db, actor: null } as never;
  for (const address of [
    `/community/question/${id}`,
    '/community/9709',
    '/topics/mathematics',
    '/topic/mathematics/p1/quadratics',
    '/paper/mathematics/p1',
    '/mathematics-papers',
    '/zh/mathematics-papers',
    '/search',
  ])
    expect(await namesAt(guest, routes.at(address)!), address).not.toBeNull();

  for (const address of [
    '/community/question/nothing',
    '/community/question/01a1fd20-fc72-770c-aca4-12d124a56803',
    '/community/4711',
    '/topics/alchemy',
    '/topic/mathematics/p1/slide-rules',
    '/paper/alchemy/p1',
    '/paper/mathematics/p17',
    '/community/4711/ask',
    '/COMMUNITY/4711',
    '/alchemy-topics',
    '/community/%00',
    '/community/%E0%A4',
  ])
    expect(await namesAt(guest, routes.at(address)!), address).toBeNull();
  await world.db.question.update({ where: { id }, data: { deletedAt: world.now } });
  expect(await namesAt(guest, routes.at(`/community/question/${id}`)!)).toBeNull();
});

test('a subject is named as the main address of each page names it', async () => {
  const guest = { db: world.db, actor: null } as never;
  const mathematics = { subjectCode: '9709', subjectSlug: 'mathematics' };
  expect(await namesAt(guest, routes.at('/community/mathematics')!)).toEqual(mathematics);
  expect(await namesAt(guest, routes.at('/topics/9709')!)).toEqual(mathematics);
  expect(await namesAt(guest, routes.at('/paper/mathematics/p1')!)).toEqual({ ...mathematics, paper: 'p1' });
});
