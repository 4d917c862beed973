import { beforeEach, describe, expect, test, vi } from 'vitest';
import { all, click, find, press, submit, text, type, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const inBar = () => document.querySelector('header')!;
const searchField = () => document.querySelector<HTMLInputElement>('header input[type="search"]')!;

describe('the top bar', () => {
  test('is fixed and leads home by its logo [row 67]', async () => {
    await visit('/');
    expect(inBar().className).toContain('fixed');
    expect(find('link', 'Lemma').getAttribute('href')).toBe('/');
  });

  test('names home, the three communities and the two ways in [rows 68, 83]', async () => {
    await visit('/');
    const names = [...inBar().querySelectorAll('nav a, button')].map((element) => element.textContent);
    expect(names).toEqual(expect.arrayContaining(['Home', 'Login', 'Start for Free']));
    const communities = [...inBar().querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(communities).toEqual([
      '/',
      '/community/9709',
      '/community/9231',
      '/community/9702',
      '/tools/check',
    ]);
  });

  test('searches with Enter in the subject in sight, with the words encoded [rows 69, 70, 75]', async () => {
    const router = await visit('/community/9702');
    expect(searchField().placeholder).toBe('Search topics, subjects...');
    await type(searchField(), 'a & b 速度');
    await submit(searchField().form!);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/community/9702?q=a+%26+b+%E9%80%9F%E5%BA%A6',
    );
  });

  test('does not search for nothing', async () => {
    const router = await visit('/');
    await type(searchField(), '   ');
    await submit(searchField().form!);
    expect(router.state.location.pathname).toBe('/');
  });

  test('offers theme and language, and says that they are saved by themselves [rows 84, 85]', async () => {
    await visit('/');
    await click(find('button', 'Settings'));
    await until(() => all('dialog').length);
    const values = all('radio').map((radio) => radio.getAttribute('value'));
    expect(values).toEqual(['light', 'dark', 'en', 'zh']);
    expect(text()).toContain('Settings are saved automatically.');
  });

  test('repeats everything in the menu of narrow screens [row 86]', async () => {
    await visit('/');
    await click(find('button', 'Menu'));
    await until(() => all('dialog').length);
    const menu = all('dialog')[0]!;
    expect([...menu.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/community/9709',
      '/community/9231',
      '/community/9702',
      '/tools/check',
    ]);
    expect(menu.querySelector('input[type="search"]')).not.toBeNull();
    expect(menu.textContent).toMatch(/Login.*Start for Free.*Theme.*Language.*saved automatically/s);
  });
});

describe('single keys', () => {
  test('find the search box and the list of keys', async () => {
    await visit('/');
    await press('/');
    expect(document.activeElement).toBe(searchField());
    await press('?');
    await until(() => text().includes('Keyboard shortcuts'));
  });

  test('do nothing while somebody writes', async () => {
    await visit('/');
    searchField().focus();
    await press('?', searchField());
    expect(all('dialog')).toEqual([]);
  });

  test('do nothing once they are switched off', async () => {
    await visit('/');
    await click(find('button', 'Settings'));
    await until(() => all('switch').length);
    await click(all('switch')[0]!);
    await click(find('button', 'Settings'));
    await press('/');
    expect([document.activeElement === searchField(), localStorage.getItem('lemma-shortcuts')]).toEqual([
      false,
      'off',
    ]);
    await click(find('button', 'Settings'));
    await until(() => all('switch').length);
    await click(all('switch')[0]!);
  });
});

describe('the footer', () => {
  test('carries this year and its four labels, none of which leads to a page that is not there [rows 87–89]', async () => {
    await visit('/');
    const footer = document.querySelector('footer')!;
    expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Lemma`);
    for (const label of ['About Us', 'Privacy Policy', 'Terms of Service', 'Contact Us'])
      expect(footer.textContent).toContain(label);
    expect(footer.querySelectorAll('a')).toHaveLength(0);
  });
});

describe('a page that is not there', () => {
  test.for(['/404', '/no/such/page'])('at %s says so and leads home [rows 60, 61, 314]', async (address) => {
    await visit(address);
    expect(text()).toContain('Page not found');
    expect(find('link', 'Back to the home page').getAttribute('href')).toBe('/');
  });

  test('says so in Chinese to readers of both languages [row 62]', async () => {
    await visit('/nowhere');
    expect(text()).toContain('页面未找到');
  });

  test('says so in Chinese alone to readers of Chinese [row 62]', async () => {
    await visit('/nowhere', 'zh');
    expect(text()).toContain('页面未找到');
    expect(text()).not.toContain('Page not found');
    expect(find('link', '返回首页').getAttribute('href')).toBe('/');
  });
});
