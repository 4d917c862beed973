import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { syllabus } from './syllabus.ts';
import { clearPage } from './clear-page.ts';
import { all, click, find, press, submit, text, type, until, visit } from './page.tsx';

const both = (en: string, zh: string) => ({ en, zh });
const match = (number: number) => ({
  targetId: `topic-${number}`,
  kind: 'TOPIC',
  title: both(`Topic ${number}`, `主题 ${number}`),
  description: both(`What topic ${number} is about.`, `主题 ${number} 讲什么。`),
  language: null,
  subjectCode: '9709',
  subject: both('Mathematics', '数学'),
  paper: 'p1',
  paperTitle: both('Pure Mathematics 1', '纯数学 1'),
  path: `/topic/mathematics/p1/topic-${number}`,
  highlights: [] as { text: string; match: boolean }[],
  answerCount: null,
  isSolved: null,
  avatarUrl: null,
  reputation: null,
});
const matches = (count: number) => Array.from({ length: count }, (_, i) => match(i + 1));
const found = (list: object[], more: object = {}) => ({
  __typename: 'SearchMatches',
  suggestion: null,
  matches: list,
  kinds: [],
  ...more,
});
const searchResult = (count: number) => found(matches(count));

let operations: ReturnType<typeof serveGraph>;

type Search = (variables: { kinds: string[] | null; subject: string | null; filter: object }) => unknown;

const serve = (quick: () => unknown = () => matches(3), whole: Search = () => searchResult(2)) => {
  operations = serveGraph({ ...syllabus(), quickSearch: quick, search: whole });
};

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  serve();
  await graph.clearStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const box = () => document.querySelector<HTMLInputElement>('header input[type="search"]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]:not([data-offer])')];
const offers = () => [...document.querySelectorAll<HTMLElement>('[role="option"][data-offer]')];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const names = () => operations.map(({ name }) => name);

async function searchBy(words = 'quad') {
  await type(box(), words);
  await until(
    () => box().getAttribute('aria-expanded') === 'true' && document.querySelector('[role="listbox"]'),
  );
}

describe('the search box', () => {
  test('is in the bar and in the menu of narrow screens, and says what it finds', async () => {
    await visit('/terms');
    expect(box().placeholder).toBe('Search topics, subjects...');
    await click(find('button', 'Menu'));
    await until(() => all('dialog').length);
    expect(all('dialog')[0]!.querySelector<HTMLInputElement>('input[type="search"]')!.placeholder).toBe(
      'Search topics, subjects...',
    );
    // The menu lists what is taught: asked for later than this ends, it would count in the next test.
    await until(() => names().includes('AllSubjects'));
  });

  test('asks nothing before the typing has rested for 300 ms', async () => {
    await visit('/terms');
    vi.useFakeTimers();
    // What is loaded when the typing begins comes by a clock of its own.
    await type(box(), 'qua');
    await vi.dynamicImportSettled();
    await pass(299);
    await type(box(), 'quad');
    await pass(299);
    expect([names(), options().length]).toEqual([[], 0]);
    await pass(1);
    expect(operations).toEqual([{ name: 'QuickSearch', variables: { query: 'quad' } }]);
  });

  test('shows ten matches at most', async () => {
    serve(() => matches(12));
    await visit('/terms');
    await searchBy();
    expect(options()).toHaveLength(10);
  });

  test('shows title, subject and paper, and description of each, in the reader’s language', async () => {
    await visit('/terms', 'zh');
    await searchBy();
    expect(options()[0]!.textContent).toBe('主题 1数学 · 纯数学 1主题 1 讲什么。');
  });

  test('says so where nothing fits', async () => {
    serve(() => []);
    await visit('/terms');
    await searchBy('zzz');
    expect(document.querySelector('header [role="status"]')!.textContent).toContain('No results for “zzz”');
  });

  test('finds nothing when the search fails: no crash, no notice', async () => {
    serve(() => {
      throw new Error('broken');
    });
    await visit('/terms');
    await searchBy();
    expect([options().length, all('alert').length]).toEqual([0, 0]);
  });

  test('goes to the search page with Enter, the words encoded', async () => {
    const visited = await visit('/terms');
    await type(box(), 'a & b 速度');
    await submit(box().form!);
    expect(visited.location.pathname + visited.location.search).toBe('/search?q=a+%26+b+%E9%80%9F%E5%BA%A6');
    expect(box().value).toBe('');
  });

  test('does not search for nothing', async () => {
    const visited = await visit('/terms');
    await type(box(), '   ');
    await submit(box().form!);
    expect([visited.location.pathname, localStorage.getItem('lemma-search-history')]).toEqual([
      '/terms',
      null,
    ]);
  });

  test('is walked by keys: down and up choose, Enter goes there, Escape closes', async () => {
    const visited = await visit('/terms');
    await searchBy();
    await press('ArrowUp', box());
    expect(offers().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'false',
      'true',
    ]);
    expect(box().getAttribute('aria-activedescendant')).toBe(offers()[3]!.id);
    await press('ArrowDown', box());
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await press('Escape', box());
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await press('ArrowDown', box());
    await press('ArrowDown', box());
    await submit(box().form!);
    expect(visited.location.pathname).toBe('/topic/mathematics/p1/topic-1');
  });

  test('offers all results, questions, people and the tutor below what it found, also where that is nothing', async () => {
    serve(() => []);
    const visited = await visit('/terms');
    await searchBy('zz & y');
    expect(offers().map((option) => option.textContent)).toEqual([
      'All results for “zz & y”',
      'Questions and answers about “zz & y”',
      'People called “zz & y”',
      'Ask the tutor: “zz & y”',
    ]);
    await press('ArrowDown', box());
    await press('ArrowDown', box());
    await submit(box().form!);
    expect(visited.location.pathname + visited.location.search).toBe('/search?q=zz+%26+y&kind=question');
  });

  test('takes what was typed along to the tutor, as a message to be sent', async () => {
    const visited = await visit('/terms');
    await searchBy('why is this so');
    await click(offers()[3]!);
    expect([visited.location.pathname, localStorage.getItem('lemma-draft:chat:page')]).toEqual([
      '/ask-ai',
      'why is this so',
    ]);
  });

  test('goes to what is pressed', async () => {
    const visited = await visit('/terms');
    await searchBy();
    await click(options()[1]!);
    expect(visited.location.pathname).toBe('/topic/mathematics/p1/topic-2');
  });
});

describe('the search page', () => {
  const results = () =>
    [...document.querySelectorAll('main li :is(h2, h3) a')].map((link) => link.getAttribute('href'));

  test('shows a card for each match, and only those of the chosen kind', async () => {
    const question = { ...match(2), targetId: 'q-2', kind: 'QUESTION', path: '/community/question/q-2' };
    serve(undefined, ({ kinds }) =>
      found([match(1), question].filter(({ kind }) => !kinds || kinds.includes(kind))),
    );
    await visit('/search?q=quad');
    await until(() => results().length);
    expect(results()).toEqual(['/topic/mathematics/p1/topic-1', '/community/question/q-2']);
    await click(find('radio', 'Questions'));
    await until(() => results().length === 1);
    expect(results()).toEqual(['/community/question/q-2']);
    await click(find('radio', 'All'));
    await until(() => results().length === 2);
  });

  test('marks users’ texts with their language, and syllabus texts not', async () => {
    const question = { ...match(2), kind: 'QUESTION', language: 'ZH', title: both('为什么？', '为什么？') };
    serve(undefined, () => found([match(1), question]));
    await visit('/search?q=why');
    await until(() => results().length === 2);
    const languages = [...document.querySelectorAll('main li:has(h2, h3)')].map((card) =>
      [...card.querySelectorAll<HTMLElement>('[lang]')].map(({ lang }) => lang),
    );
    expect(languages).toEqual([[], ['zh', 'zh']]);
  });

  test('shows the best of each kind below its name, and more of a kind when that is asked for', async () => {
    const question = { ...match(2), targetId: 'q-2', kind: 'QUESTION', path: '/community/question/q-2' };
    const kinds = [
      { kind: 'TOPIC', hasMore: false, matches: [match(1)] },
      { kind: 'QUESTION', hasMore: true, matches: [question] },
    ];
    serve(undefined, ({ kinds: asked }) =>
      found(asked ? [question, match(3)] : [match(1), question], { kinds }),
    );
    await visit('/search?q=quad');
    await until(() => results().length);
    expect([...document.querySelectorAll('main section > div > h2')].map((name) => name.textContent)).toEqual(
      ['Topics', 'Questions'],
    );
    await click(find('button', 'Show more'));
    await until(() => find('radio', 'Questions').matches(':checked'));
    await until(() => results().length === 2 && text().includes('2 results'));
  });

  test('marks what matches, formulas whole', async () => {
    const highlights = [
      { text: 'Solve ', match: false },
      { text: '$x^2=4$', match: true },
      { text: ' by hand', match: false },
    ];
    serve(undefined, () =>
      found([{ ...match(1), kind: 'QUESTION', highlights, answerCount: 2, isSolved: true }]),
    );
    await visit('/search?q=x%5E2%3D4&kind=question');
    await until(() => results().length);
    const marks = [...document.querySelectorAll('main mark')];
    expect(marks).toHaveLength(1);
    expect(marks[0]!.querySelector('.formula')).not.toBeNull();
    expect(text()).toContain('Solved');
    expect(text()).toContain('2 answers');
  });

  test('narrows questions by subject, language and status, and says so in the address', async () => {
    const asked: object[] = [];
    serve(undefined, ({ kinds, subject, filter }) => {
      asked.push({ kinds, subject, filter });
      return searchResult(1);
    });
    const visited = await visit('/search?q=quad&kind=question&subject=9702&status=unanswered&language=zh');
    await until(() => results().length);
    expect(asked).toEqual([
      { kinds: ['QUESTION'], subject: '9702', filter: { language: 'ZH', unanswered: true } },
    ]);
    await click(find('button', 'Clear filters'));
    await until(() => asked.length === 2);
    expect([asked[1], visited.location.search]).toEqual([
      { kinds: ['QUESTION'], subject: null, filter: {} },
      '?q=quad&kind=question',
    ]);
  });

  test('offers the words that were perhaps meant', async () => {
    serve(undefined, () => found(matches(1), { suggestion: 'quadratic' }));
    await visit('/search?q=quadratc');
    await until(() => text().includes('Did you mean quadratic?'));
    expect(find('link', 'quadratic').getAttribute('href')).toBe('/search?q=quadratic');
  });

  test('where nothing fits, takes what was typed to the tutor or to a question', async () => {
    serve(undefined, () => searchResult(0));
    await visit('/search?q=zzz&subject=9702');
    await until(() => text().includes('No results for “zzz”'));
    expect(find('link', 'Ask the community').getAttribute('href')).toBe('/community/9702/ask');
    await click(find('link', 'Ask the community'));
    expect(localStorage.getItem('lemma-draft:ask-title')).toBe('zzz');
  });

  test('says what can be looked for, before anything is', async () => {
    await visit('/search');
    await until(() => text().includes('What are you looking for?'));
    expect(find('link', 'Browse the topics').getAttribute('href')).toBe('/topics');
    expect(results()).toEqual([]);
  });

  test('says when nothing was found, in words', async () => {
    serve(undefined, () => searchResult(0));
    await visit('/search?q=zzz');
    await until(() => text().includes('No results for “zzz”'));
  });

  test('shows the server’s own sentence when it refuses', async () => {
    serve(undefined, () => ({ __typename: 'RateLimited', code: 'RATE_LIMITED', message: 'Wait a minute.' }));
    await visit('/search?q=quad');
    await until(() => all('alert').some((alert) => alert.textContent === 'Wait a minute.'));
  });

  test('that could not ask lists nothing and offers another try', async () => {
    serve(undefined, () => {
      throw new Error('broken');
    });
    await visit('/search?q=quad');
    await until(() => text().includes('This could not be loaded.'));
    expect(results()).toEqual([]);
  });
});

describe('the searches made on a device', () => {
  const history = () => JSON.parse(localStorage.getItem('lemma-search-history') ?? '[]');
  const searchFor = async (words: string) => {
    await type(box(), words);
    await submit(box().form!);
    await until(() => document.querySelector('main h1')?.textContent?.includes(words));
  };

  test('are kept with time and count; a repeat raises the count', async () => {
    await visit('/search');
    await searchFor('vectors');
    await searchFor('series');
    await searchFor('Vectors');
    expect(history()).toEqual([
      { query: 'Vectors', timestamp: expect.any(Number), count: 2 },
      { query: 'series', timestamp: expect.any(Number), count: 1 },
    ]);
  });

  test('show in a strip of three, and can be forgotten', async () => {
    await visit('/search');
    for (const words of ['one', 'two', 'three', 'four']) await searchFor(words);
    const strip = document.getElementById('recent-searches')!.closest('section')!;
    expect([...strip.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'four',
      'three',
      'two',
    ]);
    await click(find('button', 'Clear'));
    expect([history(), document.getElementById('recent-searches')]).toEqual([[], null]);
  });

  test('lead to at most four topics, out of five recent and three popular ones', async () => {
    const topic = syllabus().topic({ subject: '9709', paper: 'p1', slug: 'quadratics' })!;
    const entries = Array.from({ length: 8 }, (_, i) => ({ query: `q${i}`, timestamp: 100 - i, count: i }));
    localStorage.setItem('lemma-search-history', JSON.stringify(entries));
    operations = serveGraph({
      ...syllabus(),
      recommendedTopics: () =>
        Array.from({ length: 6 }, (_, i) => ({
          because: `q${i}`,
          topic: { ...topic, id: `${topic.id}-${i}` },
        })),
    });
    await visit('/topics');
    await until(() => document.querySelectorAll('#recommended ~ ul li').length);
    const rows = [...document.querySelectorAll('#recommended ~ ul li')];
    expect(rows).toHaveLength(4);
    expect(rows[0]!.textContent).toBe('Quadratics9709 p1Easy · 40 min · because you searched for “q0”');
    expect(operations.find(({ name }) => name === 'RecommendedTopics')!.variables).toEqual({
      recent: ['q0', 'q1', 'q2', 'q3', 'q4'],
      popular: ['q7', 'q6', 'q5'],
    });
  });
});

describe('recommended topics', () => {
  test.each(['/community/9709', '/recommendations/9709'])(
    'stand beside the community, with the last searches: %s',
    async (address) => {
      localStorage.setItem(
        'lemma-search-history',
        JSON.stringify([{ query: 'waves', timestamp: 1, count: 1 }]),
      );
      await visit(address);
      await until(() => document.querySelectorAll('#recommended ~ ul li').length);
      expect(document.querySelector('#recommended ~ ul a')!.getAttribute('href')).toBe(
        '/topic/mathematics/p1/quadratics',
      );
      expect(document.getElementById('recent-searches')!.closest('section')!.textContent).toContain('waves');
    },
  );
});

describe('the history', () => {
  /** The module as a device that was just opened has it. */
  const device = () => import('../../client/lib/search/search-history.ts');

  test('keeps fifty searches', async () => {
    const { rememberSearch, deviceSearches } = await device();
    for (let i = 1; i <= 53; i += 1) await rememberSearch(`search ${i}`);
    expect([deviceSearches().length, deviceSearches()[0]!.query, deviceSearches().at(-1)!.query]).toEqual([
      50,
      'search 53',
      'search 4',
    ]);
  });

  test('gives ten recent and five popular ones by default', async () => {
    const { recentOf, popularOf } = await device();
    const entries = Array.from({ length: 20 }, (_, i) => ({ query: `q${i}`, timestamp: i, count: 20 - i }));
    expect(recentOf(entries).map(({ query }) => query)).toEqual(
      Array.from({ length: 10 }, (_, i) => `q${19 - i}`),
    );
    expect(popularOf(entries).map(({ query }) => query)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
  });

  test('ignores a blank search', async () => {
    const { rememberSearch, deviceSearches } = await device();
    await rememberSearch('   ');
    expect(deviceSearches()).toEqual([]);
  });

  test('that is malformed is ignored', async () => {
    const { deviceSearches } = await device();
    localStorage.setItem('lemma-search-history', '{"not": "a list"}');
    expect(deviceSearches()).toEqual([]);
    localStorage.setItem(
      'lemma-search-history',
      '[{"query": 1}, {"query": "a", "timestamp": 1, "count": 1}]',
    );
    expect(deviceSearches()).toHaveLength(1);
    await clearPage();
  });
});
