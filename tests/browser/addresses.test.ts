import { describe, expect, inject, test } from 'vitest';
import { openBrowser, visitor } from './visitor.ts';

openBrowser();
const address = inject('address');

const statusOf = async (path: string, headers = {}) =>
  (await fetch(address + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })).status;

/** Rendered by the server the first time, and until then it answers with the application. */
const settles = (path: string, status: number) =>
  expect.poll(() => statusOf(path), { timeout: 20_000, message: path }).toBe(status);

const NOTHING = [
  '/nothing',
  '/nothing/here?at=all',
  '/zh/nothing',
  '/zh/topic/mathematics/p1/no-such-topic',
  '/communities',
  '/topic/mathematics/p1',
  '/topic/mathematics/p1/no-such-topic',
  '/topic/alchemy/p1/quadratics',
  '/paper/9709/p17',
  '/paper/alchemy/p1',
  '/study-hub/alchemy',
  '/topics/alchemy',
  '/learning-path/0000',
  '/community/0000',
  '/community/0000?sort=votes',
  '/community/0000/ask',
  '/recommendations/0000',
  '/community/question/01a20391-ef42-7082-9357-3cec2a043003',
  '/community/question/nonsense',
];

const SOMETHING = [
  '/',
  '/zh',
  '/about/',
  '/search?q=nothing',
  '/ask-ai',
  '/ai-tutoring',
  '/tools/check?question=x',
  '/subject-selection',
  '/topics',
  '/zh/topics',
  '/zh/ask-ai',
  '/zh/topic/mathematics/p1/quadratics',
  '/topics/physics',
  '/study-hub/9709',
  '/paper/9709/p1',
  '/mathematics-papers',
  '/physics/as-level',
  '/learning-path/9231',
  '/topic/mathematics/p1/quadratics',
  '/topic/physics/as/dc-circuits',
  '/community/9709?sort=votes',
  '/community/9709/ask',
];

describe('an address', () => {
  test.each(NOTHING)('where nothing stands, as %s, answers 404', (path) => settles(path, 404));
  test.each(SOMETHING)('where something stands, as %s, answers 200', (path) => settles(path, 200));

  test.each([
    ['/study-hub', '/topics'],
    ['/zh/subject/9709', '/zh/topics'],
  ])('that is old, as %s, leads to the new one for good', async (path, target) => {
    const answer = await fetch(address + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
  });

  test.each([
    ['/TOOLS/check?mode=working', '/tools/check?mode=working'],
    ['/zh/Community/mathematics?sort=votes', '/zh/community/9709?sort=votes'],
    ['/paper/mathematics/p1', '/paper/9709/p1'],
    ['/9709-papers', '/mathematics-papers'],
    ['/ABOUT', '/about'],
  ])('that is another spelling, as %s, leads to the main one', async (path, target) => {
    const answer = await fetch(address + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
    expect(await statusOf(target)).toBe(200);
  });

  test.each(['/nothing', '/paper/9709/p17', '/community/0000?sort=votes'])(
    '%s says so to its reader, who can go on from there',
    async (path) => {
      await settles(path, 404);
      const { page, open, errors } = await visitor();
      await open(path);
      await expect.poll(() => page.title()).toMatch(/not found|no such/i);
      await page.locator('main').getByRole('link', { name: 'Back to the home page' }).waitFor();
      expect(errors).toEqual({ console: [], foreign: [], policy: [] });
    },
  );
});
