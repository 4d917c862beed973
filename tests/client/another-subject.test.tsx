import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveGraph } from './graph-server.ts';
import { all, click, find, text, until, visit } from './page.tsx';

const PAPER = {
  id: 'paper:WEC:unit-1',
  code: 'unit-1',
  title: { en: 'Markets in Action', zh: '运行中的市场' },
  marks: 80,
  minutes: 105,
  sections: [],
  topics: [],
};
const ECONOMICS = {
  id: 'subject:WEC',
  board: 'Edexcel',
  code: 'WEC',
  slug: 'economics',
  name: { en: 'Economics', zh: '经济学' },
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="">';
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const economics = { ...ECONOMICS, papers: [PAPER] };
  serveGraph({
    subjects: () => [economics],
    subject: ({ code }: { code: string }) => (['WEC', 'economics'].includes(code) ? economics : null),
    questions: () => ({ edges: [], nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } }),
  });
});

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

describe('a subject that came as files after the client was written', () => {
  test('stands in the menus', async () => {
    await visit('/terms');
    await click(find('button', 'Subject Papers'));
    await until(() => all('menuitem').some((item) => item.textContent?.includes('Economics')));
    const item = all('menuitem').find(({ textContent }) => textContent?.includes('Economics'))!;
    expect(item.getAttribute('href')).toBe('/economics-papers');
  });

  test('has its papers at an address of its own', async () => {
    await visit('/economics-papers');
    await until(() => document.querySelector('main h1')?.textContent === 'Economics papers');
    expect(text()).toContain('Markets in Action');
  });

  test('has a community, which an unknown subject has not', async () => {
    await visit('/community/WEC');
    await until(() => document.querySelector('main h1')?.textContent === 'Questions');
    expect(document.querySelector('main')!.textContent).toContain('WEC');

    document.body.innerHTML = '';
    await visit('/community/NIX');
    await until(() => text().includes('There is no such subject'));
    await until(() => text().includes('The community covers WEC Economics.'));
  });

  test('has an ask form, which an unknown subject has not', async () => {
    await visit('/community/WEC/ask');
    await until(() => text().includes('Ask a question'));
    expect(description()).toContain('Economics');

    document.body.innerHTML = '';
    await visit('/community/NIX/ask');
    await until(() => text().includes('There is no such subject'));
  });

  test('is named on the contact page, the selection and the hub', async () => {
    await visit('/contact');
    await until(() => document.querySelector('main a[href="/community/WEC"]')?.textContent === 'Economics');

    document.body.innerHTML = '';
    await visit('/subject-selection');
    await until(() => description().includes('Economics WEC'));

    document.body.innerHTML = '';
    await visit('/');
    await until(() => document.querySelector('main a[href="/study-hub/WEC"]') !== null);
  });
});
