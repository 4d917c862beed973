import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage } from './clear-page.ts';
import { click, find, text, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const heading = () => document.querySelector('h1')?.textContent;
describe('the pages about this site', () => {
  test.for([
    ['/about', 'About Lemma', '关于引理'],
    ['/privacy', 'Privacy Policy', '隐私政策'],
    ['/terms', 'Terms of Service', '服务条款'],
    ['/contact', 'Contact Us', '联系我们'],
    ['/pricing', 'One plan, and it is free', '一种方案，完全免费'],
  ] as const)('%s stands at an address of its own in each language', async ([path, english, chinese]) => {
    await visit(path);
    await until(() => heading() === english);
    expect(document.title).toMatch(/ · Lemma$/);

    await clearPage();
    await visit(`/zh${path}`, 'zh');
    await until(() => heading() === chinese);
  });

  test('a reader of Chinese is led to the Chinese address, and back with the language', async () => {
    const visited = await visit('/pricing', 'zh');
    await until(() => visited.location.pathname === '/zh/pricing');
    await click(find('button', '设置'));
    await until(() => document.querySelector('input[value="en"]'));
    await click(document.querySelector<HTMLElement>('input[value="en"]')!);
    await until(() => visited.location.pathname === '/pricing');
    expect(text()).toContain('One plan, and it is free');
  });

  test('pricing names no price', async () => {
    await visit('/pricing');
    await until(heading);
    expect(text()).not.toMatch(/[$€£¥]\s*\d|\d\s*(?:USD|EUR|RMB|元)|per (?:month|year)/);
  });

  test('the contact page names an address only where one was set', async () => {
    await visit('/contact');
    await until(heading);
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();

    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="lemma-contact" content="help@school.example">',
    );
    await visit('/contact');
    await until(() => document.querySelector('a[href="mailto:help@school.example"]'));
  });
});

describe('a page that is not there', () => {
  test('keeps itself out of search engines while it is shown', async () => {
    const visited = await visit('/no/such/page');
    // The page comes in a part of its own.
    await until(() => document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex');
    await click(find('link', 'Back to the home page'));
    await until(() => visited.location.pathname === '/');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });
});
