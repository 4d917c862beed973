import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('theme, language and the first visit each have one name on the device', async () => {
  await visit('/');
  await until(() => localStorage.getItem('lemma-visited'));
  await click(find('button', 'Settings'));
  await until(() => document.querySelector('input[value="dark"]'));
  await click(document.querySelector<HTMLElement>('input[value="dark"]')!);
  await click(document.querySelector<HTMLElement>('input[value="zh"]')!);
  await until(() => localStorage.getItem('lemma-language'));
  // Beside them stands the name by which the server tells this device from others at its address.
  const { 'lemma-device': _name, ...stored } = Object.fromEntries(Object.entries(localStorage));
  expect(stored).toEqual({
    'lemma-visited': 'yes',
    'lemma-theme': 'dark',
    'lemma-language': 'zh',
  });
});
