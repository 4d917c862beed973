import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installOffer, instructionsFor } from '../../client/lib/device/install-offer.ts';
import { all, find, text, until, visit } from './page.tsx';

let standalone: boolean;

beforeEach(() => {
  standalone = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('standalone') && standalone }),
  );
  vi.stubGlobal('onbeforeinstallprompt', null);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tap = (element: HTMLElement) => act(async () => element.click());
const button = () => all('button').find(({ textContent }) => textContent === 'Install Lemma');
const dialog = () => all('dialog')[0];

/** A page on which the browser offers to install. */
async function offered() {
  await visit('/404');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => dispatchEvent(event));
  return { prompt, event };
}

async function opened() {
  const made = await offered();
  await pass(3000);
  await until(button);
  await tap(button()!);
  await until(dialog);
  return made;
}

describe('the offer to install', () => {
  test('shows a floating button 3 s after the browser makes it', async () => {
    const { event } = await offered();
    expect(event.defaultPrevented).toBe(true);
    await pass(2999);
    expect([installOffer(), button()]).toEqual([null, undefined]);
    await pass(1);
    await until(button);
    expect(button()!.className).toContain('fixed');
    expect(dialog()).toBeUndefined();
  });

  test('opens a dialog with both answers', async () => {
    await opened();
    expect(find('button', 'Maybe Later')).toBeDefined();
    expect(find('button', 'Install')).toBeDefined();
  });

  test('is not shown to users who have it installed', async () => {
    standalone = true;
    await offered();
    await pass(10_000);
    expect([installOffer(), button()]).toEqual([null, undefined]);
  });

  test('disappears once it was taken', async () => {
    const { prompt } = await opened();
    await tap(find('button', 'Install'));
    expect(prompt).toHaveBeenCalledOnce();
    await until(() => !dialog() && !button());
    expect(installOffer()).toBeNull();
  });

  test('is forgotten when it is put off, and not made again for a while', async () => {
    await opened();
    await tap(find('button', 'Maybe Later'));
    await until(() => !dialog() && !button());
    expect(installOffer()).toBeNull();
    expect(Number(localStorage.getItem('lemma-install-later'))).toBeGreaterThan(0);
  });

  test.for([
    ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'],
    ['mac-safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
    ['firefox-android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    [null, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ] as const)('is instructions for %s where the browser never makes it', ([kind, userAgent]) => {
    expect(instructionsFor(userAgent)).toBe(kind);
  });

  test('tells step by step how to install on a phone that never offers it', async () => {
    Reflect.deleteProperty(globalThis, 'onbeforeinstallprompt');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Version/18.0 Mobile Safari');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await visit('/404');
    await pass(3000);
    await until(button);
    await tap(button()!);
    await until(dialog);
    expect(text()).toContain('Choose “Add to Home Screen”.');
    expect(all('button').map(({ textContent }) => textContent)).not.toContain('Install');
  });
});
