import { act, lazy } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageBoundary } from '../../client/app/frame/PageBoundary.tsx';
import { page } from '../../client/app/loading/lazy-feature.tsx';
import { authClient, signOut } from '../../client/lib/auth/session.ts';
import { accountsServer, ADA, sessionOf } from './accounts-server.ts';
import { all, click, find, press, show, text, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const inBar = () => document.querySelector('header')!;
const linksBelow = (path: string) =>
  all('menuitem')
    .map((item) => item.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(path))
    .map((href) => href.slice(path.length));
const searchField = () => document.querySelector<HTMLInputElement>('header input[type="search"]')!;

describe('the top bar', () => {
  test('is fixed and leads home by its logo', async () => {
    await visit('/terms');
    expect(inBar().className).toContain('fixed');
    expect(find('link', 'Lemma').getAttribute('href')).toBe('/');
  });

  test('names home, the tutor, topics, the two menus, pricing and the two ways in', async () => {
    await visit('/about');
    const names = [...inBar().querySelectorAll('nav a, button')].map((element) => element.textContent);
    expect(names).toEqual([
      'Home',
      'Ask AI',
      'Topics',
      'Solve',
      'Community',
      'Subject Papers',
      'Smart Function',
      'Pricing',
      '',
      'Login',
      'Start for Free',
      '',
    ]);
    expect(find('link', 'Ask AI').getAttribute('href')).toBe('/ask-ai');
    expect(find('link', 'Topics').getAttribute('href')).toBe('/topics');
    expect(find('link', 'Pricing').getAttribute('href')).toBe('/pricing');
  });

  test.for([
    ['/topics/physics', 'Topics'],
    ['/study-hub/9709', 'Topics'],
    ['/topic/mathematics/p1/quadratics', 'Topics'],
    ['/physics/as-level', 'Topics'],
    ['/mathematics-topics', 'Topics'],
    ['/physics-papers', 'Subject Papers'],
    ['/paper/9709/p1', 'Subject Papers'],
    ['/learning-path/9231', 'Smart Function'],
    ['/community/question/abc', 'Community'],
    ['/tools/check', 'Solve'],
    ['/recommendations/9702', 'Smart Function'],
    ['/pricing', 'Pricing'],
  ] as const)('marks where %s belongs', async ([address, place]) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await visit(address);
    expect([...inBar().querySelectorAll('[aria-current]')].map((link) => link.textContent)).toEqual([place]);
  });

  test('opens the papers of the three subjects', async () => {
    await visit('/about');
    await click(find('button', 'Subject Papers'));
    await until(() => all('menuitem').length);
    expect(all('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '/mathematics-papers',
      '/further-mathematics-papers',
      '/physics-papers',
    ]);
  });

  test('holds two submenus of smart functions, each with the three subjects', async () => {
    await visit('/about');
    await click(find('button', 'Smart Function'));
    await until(() => all('menuitem').length);
    expect(all('menuitem').map((item) => item.textContent)).toEqual([
      'AI Tutoring',
      'Solve and check',
      'Photo questions',
      'Progress',
      'Error book',
      'Learning Paths',
      'Community & Recommendations',
    ]);
    const [paths, communities] = all('menuitem').slice(-2);
    await click(paths!);
    await until(() => all('menuitem').length === 10);
    expect(linksBelow('/learning-path/')).toEqual(['9709', '9231', '9702']);
    await click(communities!);
    await until(() => linksBelow('/community/').length);
    expect(linksBelow('/community/')).toEqual(['9709', '9231', '9702']);
  });

  test('offers theme and language, and says that they are saved by themselves', async () => {
    await visit('/terms');
    await click(find('button', 'Settings'));
    await until(() => all('dialog').length);
    const values = all('radio').map((radio) => radio.getAttribute('value'));
    expect(values).toEqual(['light', 'dark', 'en', 'zh']);
    expect(text()).toContain('Settings are saved automatically.');
  });

  test('repeats everything in the menu of narrow screens', async () => {
    await visit('/terms');
    await click(find('button', 'Menu'));
    await until(() => all('dialog').length);
    const menu = all('dialog')[0]!;
    expect([...menu.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/ask-ai',
      '/topics',
      '/tools/check',
      '/community',
      '/pricing',
      '/mathematics-papers',
      '/further-mathematics-papers',
      '/physics-papers',
      '/ai-tutoring',
      '/tools/check',
      '/tools/image-solver',
      '/tools/progress-tracking',
      '/tools/error-book',
      '/learning-path/9709',
      '/learning-path/9231',
      '/learning-path/9702',
      '/community/9709',
      '/community/9231',
      '/community/9702',
    ]);
    for (const name of ['Subject Papers', 'Smart Function', 'Learning Paths', 'Community & Recommendations'])
      expect(menu.textContent).toContain(name);
    expect(menu.querySelector('input[type="search"]')).not.toBeNull();
    expect(menu.textContent).toMatch(/Login.*Start for Free.*Theme.*Language.*saved automatically/s);
  });
});

describe('the account in the bar', () => {
  const own = [
    '/profile',
    '/community/reputation',
    '/notifications',
    '/review/edits',
    '/tools/error-book',
    '/tools/progress-tracking',
  ];

  afterEach(() => act(() => signOut()));

  async function visitAs(user: typeof ADA) {
    accountsServer(({ path }) => (path.startsWith('/token') ? { body: sessionOf(user) } : undefined));
    await visit('/terms');
    const { error } = await (
      await authClient()
    ).signInWithPassword({ email: user.email, password: 'long enough' });
    expect(error).toBeNull();
    await until(() => all('button').some((button) => button.getAttribute('aria-label') === 'Account menu'));
  }

  test('opens all that is theirs to whoever is signed in, and the way out', async () => {
    await visitAs(ADA);
    await click(find('button', 'Account menu'));
    await until(() => all('menuitem').length);
    expect(all('menuitem').map((item) => item.textContent)).toEqual([
      'Profile',
      'Reputation and badges',
      'Notifications',
      'Suggested edits',
      'Error book',
      'Progress',
      'Sign out',
    ]);
    await click(find('menuitem', 'Sign out'));
    await until(() => all('button').some((button) => button.textContent === 'Login'));
  });

  test('leads staff to what they look after', async () => {
    await visitAs({ ...ADA, app_metadata: { ...ADA.app_metadata, role: 'MODERATOR' } });
    await click(find('button', 'Account menu'));
    await until(() => all('menuitem').length);
    expect(find('menuitem', 'Moderation')).toBeDefined();
  });

  test('is in the menu of narrow screens as well, for nobody else', async () => {
    await visitAs(ADA);
    await click(find('button', 'Menu'));
    await until(() => all('dialog').length);
    const links = () => [...all('dialog')[0]!.querySelectorAll('section[aria-label="Account menu"] a')];
    expect(links().map((link) => link.getAttribute('href'))).toEqual(own);
    await click(find('button', 'Sign out'));
    await click(find('button', 'Menu'));
    await until(() => all('dialog').length);
    expect(links()).toEqual([]);
  });
});

test('the tutor is reached by keys from the bar, not after all of a long page', async () => {
  await visit('/terms');
  const places = [...document.querySelectorAll('header, [data-tutor-button], main')];
  expect(places.map(({ localName }) => localName)).toEqual(['header', 'button', 'main']);
});

describe('single keys', () => {
  test('find the search box and the list of keys', async () => {
    await visit('/terms');
    await press('/');
    expect(document.activeElement).toBe(searchField());
    await press('?');
    await until(() => text().includes('Keyboard shortcuts'));
  });

  test.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘ E'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl + E'],
  ])('are listed beside those held with another, as written on the keyboard of %s', async (browser, keys) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
    await visit('/terms');
    expect(document.querySelector<HTMLElement>('[data-tutor-button]')!.title).toBe(`Ask the tutor (${keys})`);
    await press('?');
    await until(() => [...document.querySelectorAll('kbd')].some(({ textContent }) => textContent === keys));
  });

  test('do nothing while the user is typing', async () => {
    await visit('/terms');
    searchField().focus();
    await press('?', searchField());
    expect(all('dialog')).toEqual([]);
  });

  test('do nothing once they are switched off', async () => {
    await visit('/terms');
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
  const links = () =>
    [...document.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')]);

  test('carries this year and leads to its four pages', async () => {
    await visit('/community/9709');
    expect(document.querySelector('footer')!.textContent).toContain(`© ${new Date().getFullYear()} Lemma`);
    expect(links()).toEqual([
      ['About Us', '/about'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Contact Us', '/contact'],
    ]);
  });

  test('names privacy, terms and contact on the landing page, where they are not links', async () => {
    await visit('/');
    for (const label of ['Privacy Policy', 'Terms of Service', 'Contact Us'])
      expect(document.querySelector('footer')!.textContent).toContain(label);
    expect(links()).toEqual([['About Us', '/about']]);
  });
});

describe('a page that is on its way', () => {
  test('says "Loading..." to everybody until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
    const Page = lazy(() => promise);
    await show(page(Page));
    const waiting = document.querySelector('[role="status"]')!;
    expect([waiting.getAttribute('aria-label'), waiting.textContent]).toEqual(['Loading...', 'Loading...']);
    expect(waiting.querySelector('svg')).not.toBeNull();
    await act(async () => resolve({ default: () => 'Here it is' }));
    expect(text()).toBe('Here it is');
  });

  test('is tried afresh on the next page when it failed to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = lazy(() => Promise.reject(new Error('gone')));
    await show(
      <MemoryRouter>
        <Link to="/whole">On</Link>
        <PageBoundary>
          <Routes>
            <Route path="/" element={page(Broken)} />
            <Route path="/whole" element="whole again" />
          </Routes>
        </PageBoundary>
      </MemoryRouter>,
    );
    await until(() => text().includes('This page ran into an error'));
    await click(find('link', 'On'));
    expect(text()).toBe('Onwhole again');
  });
});

describe('a page that is not there', () => {
  test.for(['/404', '/no/such/page'])('at %s says so and leads home', async (address) => {
    await visit(address);
    await until(() => text().includes('Page not found'));
    expect(find('link', 'Back to the home page').getAttribute('href')).toBe('/');
  });

  test('says so in Chinese to readers of both languages', async () => {
    await visit('/nowhere');
    expect(text()).toContain('页面未找到');
  });

  test('says so in Chinese alone to readers of Chinese', async () => {
    await visit('/nowhere', 'zh');
    expect(text()).toContain('页面未找到');
    expect(text()).not.toContain('Page not found');
    expect(find('link', '返回首页').getAttribute('href')).toBe('/zh');
  });
});
