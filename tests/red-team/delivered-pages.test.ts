import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type AskAsGuest, openRenderer } from '../../server/http/site/server-rendering.ts';
import { openSite, type Site } from '../../server/http/site/site.ts';
import { newId } from '../../server/core/ids.ts';
import { openLog } from '../../server/core/log.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

/** As many pages as are asked for here are worked on at once, however slow the machine. */
vi.mock('../../server/limits/table.ts', async (original) => {
  const real = (await original()) as { CONCURRENCY: object };
  return { ...real, CONCURRENCY: { ...real.CONCURRENCY, min: 1000, initial: 1000 } };
});

/** Stands in for what the build makes: waits at a gate until it may go on. */
const RENDERER = `
import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const sleeping = new Int32Array(new SharedArrayBuffer(4));
const gate = new URL('gate', import.meta.url);
const say = (said) => {
  const { user, system } = process.threadCpuUsage();
  parentPort.postMessage({ ...said, cpuMs: (user + system) / 1000 });
};
parentPort.on('message', ({ address }) => {
  if (address.endsWith('/gate')) while (!existsSync(gate)) Atomics.wait(sleeping, 0, 0, 5);
  const written = { title: '', description: '', canonical: '', missing: false, at: 1, state: '{}' };
  say({ answer: { ...written, content: '<p>words</p>' } });
});
say({ ready: true });
`;
const SHELL = `<!doctype html><html lang="en"><head><title></title><meta name="description" content="" /></head>
<body><div id="root"></div><noscript>none</noscript><template><!--scripts--></template></body></html>`;

const built = mkdtempSync(path.join(os.tmpdir(), 'lemma-delivered-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
  writeFileSync(path.join(built, name), text);
};
const links = { en: { styles: '', scripts: '' }, zh: { styles: '', scripts: '' } };
const route = '/community/question/:question';
const pages = [{ path: route, words: 'words', links }];
write('client/index.html', SHELL);
write('render/shell.html', SHELL);
write('render/render.js', RENDERER);
write('render/pages.json', JSON.stringify({ pages, formulas: '' }));
write('pages/routes.json', JSON.stringify([{ path: route, delivery: 'server', names: 'question' }]));
write('package.json', '{"type":"module"}');

const options = { config: { publicUrl: null, contactEmail: null, demoEmail: null }, log: openLog('silent') };
const renderer = openRenderer({
  ...options,
  folder: path.join(built, 'render'),
  limitMs: 20_000,
  patienceMs: 100_000,
})!;
afterAll(async () => {
  await renderer.close();
  rmSync(built, { recursive: true });
});

const ask: AskAsGuest = () => Promise.reject(new Error('It asks nothing.'));
const isKept = (name: string) => renderer.keeps({ pathname: `/community/question/${name}`, language: 'en' });
const pageFor = (network: string, name: string, isThere = true, query = '') =>
  renderer.page(
    { route, pathname: `/community/question/${name}`, query, language: 'en', isThere },
    { ask, asker: { network, person: 'one' } },
  );

test('who asks for many pages takes the words of nobody else, and what is nowhere takes no turn', async () => {
  expect(await pageFor('A', 'warm')).not.toBeNull();
  const order: string[] = [];
  const held = pageFor('A', 'gate');
  const flood = Array.from({ length: 60 }, async (_, i) => {
    const page = await pageFor('A', `a-${i}`);
    order.push('A');
    return page;
  });
  // Refused, since its own network has so many waiting.
  expect(await Promise.race(flood)).toBeNull();
  for (let i = 0; i < 200; i += 1) expect(await pageFor('N', `nowhere-${i}`, false)).toBeNull();

  order.length = 0;
  const others = Array.from({ length: 6 }, async (_, i) => {
    const page = await pageFor(`B${i}`, `b-${i}`);
    order.push('B');
    return page;
  });
  write('render/gate', '');
  for (const page of await Promise.all([held, ...others])) expect(page).not.toBeNull();
  const pages = (await Promise.all(flood)).filter(Boolean);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(8);
  expect(order.lastIndexOf('B')).toBeLessThan(order.lastIndexOf('A'));
  expect(await pageFor('C', 'warm')).not.toBeNull();
});

test('what is nowhere does not push out what is kept', async () => {
  await pageFor('A', 'popular');
  for (let i = 0; i < 200; i += 1) expect(await pageFor('A', `nothing-${i}`, false)).not.toBeNull();
  expect(isKept('popular')).toBe(true);
  expect(isKept('nothing-199')).toBe(false);
});

test('what is asked for with queries does not push out the pages without', async () => {
  await pageFor('A', 'popular');
  for (let i = 0; i < 200; i += 1) await pageFor('A', 'popular', true, `?after=${i}`);
  expect(isKept('popular')).toBe(true);
});

test('a page is kept for seconds, though the clock was put back by a day', async () => {
  await pageFor('A', 'clock');
  const [wall, steady] = [Date.now(), performance.now()];
  vi.spyOn(Date, 'now').mockReturnValue(wall - 86_400_000);
  vi.spyOn(performance, 'now').mockReturnValue(steady + 11_000);
  const stillThere = isKept('clock');
  vi.restoreAllMocks();
  expect(stillThere).toBe(false);
});

let isAway = false;
const askers: unknown[] = [];
const opened = openSite(built, options.config, options.log)!;
const site: Site = {
  ...opened,
  handle(req, res, visitor) {
    askers.push(visitor.asker);
    opened.handle(req, res, visitor);
  },
};
const world = openWorld({
  config: { trustedProxies: 1 },
  site,
  wrap: (db) =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'question' && isAway)
          throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED', syscall: 'connect' });
        return Reflect.get(target, name) as unknown;
      },
    }),
});

const get = (place: string, address: string) =>
  fetch(world.address + place, { headers: { 'x-forwarded-for': address } });
const nowhere = () => `/community/question/${newId('question', world.now)}`;

test('turns go by the network that asks, and what is nowhere answers 404 however much is asked', async () => {
  const there = await askedId(await world.person());
  const answers = await Promise.all(Array.from({ length: 60 }, () => get(nowhere(), '192.0.2.1')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await get(`/community/question/${there}`, '2001:db8:1:2:3::4')).status).toBe(200);
  expect(askers.at(0)).toMatchObject({ network: '192.0.2.1' });
  expect(askers.at(-1)).toMatchObject({ network: '2001:db8:1:2' });
});

test('where nobody can tell whether a page is there, its reader is told to come back', async () => {
  isAway = true;
  for (const place of [nowhere(), `${nowhere()}?sort=votes`]) {
    const answer = await get(place, '192.0.2.3');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('<div id="root"></div>');
  }
  isAway = false;
  expect((await get(nowhere(), '192.0.2.3')).status).toBe(404);
});
