import { describe, expect, test } from 'vitest';
import { expectNoComplaints, member, openBrowser, visitor, type Visitor } from './visitor.ts';

openBrowser();

/** Until the worker is in charge and has kept what the page had loaded before. */
async function kept({ page }: Visitor): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
}

const privateAnswers = ({ page }: Visitor) =>
  page.evaluate(async () =>
    (await caches.has('lemma-private')) ? (await (await caches.open('lemma-private')).keys()).length : 0,
  );

describe('without a network', () => {
  test('the frame and every page that was read once are there', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/pricing');
    await kept(guest);
    await guest.open('/community/9709');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await guest.page.waitForLoadState('networkidle');

    await guest.context.setOffline(true);
    await guest.open('/pricing');
    await guest.page.getByRole('heading', { name: 'One plan, and it is free' }).waitFor();
    await guest.open('/');
    await guest.page.getByRole('heading', { name: 'Every line earns its mark.' }).waitFor();
    await guest.open('/community/9709');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => guest.page.locator('main [role="alert"]').count()).toBe(0);
  });

  test('what was kept for one person is gone when they sign out', async () => {
    const ada = await member('Ada', { worker: true });
    await kept(ada);
    await ada.open('/community/9702');
    await ada.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => privateAnswers(ada)).toBeGreaterThan(0);

    await ada.page.getByRole('button', { name: 'Your menu' }).click();
    await ada.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await ada.page.getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(() => privateAnswers(ada)).toBe(0);
  });

  test('the worker serves nothing that belongs to the server', async () => {
    const guest = await visitor({ worker: true });
    await guest.open('/terms');
    await kept(guest);
    const status = await guest.page.evaluate(async () => (await fetch('/healthz')).status);
    expect(status).toBe(200);
    await guest.open('/graphql');
    expect(await guest.page.title()).toMatch(/GraphiQL/i);
    expectNoComplaints(guest);
  });
});
