import { describe, expect, test } from 'vitest';
import {
  expectNoBrowserErrors,
  type Language,
  member,
  openBrowser,
  visitor,
  type Visitor,
} from './visitor.ts';

openBrowser();

/** Until the worker is in charge and has kept what the page had loaded before. */
async function savedOffline({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled({ page });
}

/** Nothing more comes, and nothing more is put away: what is kept is written down after a page has it. */
async function settled({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = -1;
  await expect
    .poll(
      async () => {
        const [last, now] = [before, await page.evaluate(countKept)];
        before = now;
        return now > 0 && now === last;
      },
      { interval: 700 },
    )
    .toBe(true);
}

/** In the page: how much is kept in all. */
async function countKept(): Promise<number> {
  const all = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
}

const keptIn = ({ page }: Visitor, cache: string) =>
  page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0),
    cache,
  );

describe('without a network', () => {
  test('the frame and every page that was read once are there', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/pricing');
    await savedOffline(guest);
    await guest.open('/community/9231');
    await guest.page.getByText('No questions yet').waitFor();
    await settled(guest);
    await guest.open('/topic/mathematics/p1/quadratics');
    const topic = await guest.page.locator('main h1').innerText();
    await settled(guest);

    await guest.context.setOffline(true);
    await guest.open('/pricing');
    await guest.page.getByRole('heading', { name: 'One plan, and it is free' }).waitFor();
    await guest.open('/');
    await guest.page.getByRole('heading', { name: 'Every line earns its mark.' }).waitFor();
    await guest.open('/community/9231');
    await guest.page.getByText('No questions yet').waitFor();
    await guest.open('/topic/mathematics/p1/quadratics');
    await guest.page.locator('main h1', { hasText: topic }).waitFor();
    expect(topic).toMatch(/quadratic/i);
  });

  test.each<[Language, string, string]>([
    ['en', 'You are offline', 'Back to the home page'],
    ['zh', '当前没有网络', '返回首页'],
  ])('a page that was never read says that there is no network, in %s', async (language, heading, back) => {
    const guest = await visitor({ worker: true, language });
    await guest.open('/pricing');
    await savedOffline(guest);
    await guest.context.setOffline(true);
    await guest.open('/paper/9709/p1');
    await guest.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await guest.page.getByRole('link', { name: back }).click();
    await guest.page.locator('main h1', { hasNotText: heading }).waitFor();
  });

  test('the page that somebody came to first is there too', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/topic/physics/all/kinematics');
    await guest.page.locator('main h1').waitFor();
    await savedOffline(guest);
    await expect.poll(() => keptIn(guest, 'lemma-public'), { timeout: 20_000 }).toBeGreaterThan(1);
    await settled(guest);
    await guest.context.setOffline(true);
    await guest.page.reload();
    await guest.page.locator('main h1', { hasText: 'Kinematics' }).waitFor();
  });

  test('a page that came with its words to a device that keeps pages already is there too', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/about');
    await savedOffline(guest);
    await guest.open('/topic/physics/all/dynamics');
    await expect.poll(() => keptIn(guest, 'lemma-public'), { timeout: 20_000 }).toBeGreaterThan(0);
    await settled(guest);
    await guest.context.setOffline(true);
    await guest.page.reload();
    await guest.page.locator('main h1', { hasText: 'Dynamics' }).waitFor();
  });

  test('what was kept for one person is gone when they sign out', async () => {
    const ada = await member('Ada', { worker: true });
    await ada.open('/community/9709');
    await savedOffline(ada);
    await ada.open('/community/9702');
    await ada.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => keptIn(ada, 'lemma-private')).toBeGreaterThan(0);

    await ada.page.getByRole('button', { name: 'Account menu' }).click();
    await ada.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await ada.page.getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(() => keptIn(ada, 'lemma-private')).toBe(0);
  });

  test('the worker serves nothing that belongs to the server', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/terms');
    await savedOffline(guest);
    const status = await guest.page.evaluate(async () => (await fetch('/healthz')).status);
    expect(status).toBe(200);
    await guest.open('/graphql');
    expect(await guest.page.title()).toMatch(/GraphiQL/i);
    expectNoBrowserErrors(guest);
  });
});
