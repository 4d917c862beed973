import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { syllabus } from './syllabus.ts';
import { clearPage } from './clear-page.ts';
import { all, click, find, text, type, until, visit } from './page.tsx';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  serveGraph(syllabus());
  await graph.clearStore();
});

const main = () => document.querySelector('main')!;
const title = () => main().querySelector('h1')?.textContent;
const links = () => [...main().querySelectorAll('a')].map((link) => link.getAttribute('href'));

async function open(address: string, language: 'en' | 'zh' = 'en') {
  await clearPage();
  const router = await visit(address, language);
  await until(title);
  return router;
}

describe('the addresses of the curriculum', () => {
  test.for([
    ['/topics', 'Study hub'],
    ['/study-hub/9709', 'Mathematics'],
    ['/subject-selection', 'Choose a subject'],
    ['/learning-path/9709', 'Mathematics learning path'],
    ['/learning-path/9702', 'Physics learning path'],
    ['/mathematics-papers', 'Mathematics papers'],
    ['/further-mathematics-papers', 'Further Mathematics papers'],
    ['/physics-papers', 'Physics papers'],
    ['/mathematics-topics', 'Mathematics topics'],
    ['/topics/mathematics', 'Mathematics topics'],
    ['/topics/further-mathematics', 'Further Mathematics topics'],
    ['/topics/physics', 'Physics topics'],
    ['/physics/as-level', 'Physics AS Level'],
    ['/physics/a2-level', 'Physics A2 Level'],
    ['/paper/9709/p1', 'Mathematics p1'],
    ['/topic/mathematics/p1/quadratics', 'Quadratics'],
    ['/topic/physics/all/kinematics', 'Kinematics'],
    ['/search?q=quadratics', 'Results for “quadratics”'],
  ] as const)('%s shows %s', async ([address, heading]) => {
    await open(address);
    expect(title()).toBe(heading);
    expect(document.title).toContain('Lemma');
  });

  test.for(['/study-hub', '/subject/9709'])('%s leads on to the study hub', async (address) => {
    const router = await open(address);
    expect([router.location.pathname, title()]).toEqual(['/topics', 'Study hub']);
  });

  test.for([
    '/study-hub/1234',
    '/topics/chemistry',
    '/paper/9709/p9',
    '/topic/mathematics/p1/nothing',
    '/learning-path/1234',
    '/mathematics-notes',
    '/-papers',
  ])('%s, of which there is nothing, is the page that is not there', async (address) => {
    await open(address);
    expect(title()).toBe('Page not found');
    expect(document.title).toBe('Page not found · Lemma');
  });

  test.for([
    ['/mathematics-Topics', 'Mathematics topics'],
    ['/PHYSICS/as-level/', 'Physics AS Level'],
  ])('%s, in capitals or with a stroke at its end, shows %s', async ([address, heading]) => {
    await open(address!);
    expect(title()).toBe(heading);
  });

  test('are all reached from the lists: papers by code, topics by name', async () => {
    await open('/mathematics-papers');
    expect(links()).toEqual(expect.arrayContaining(['/paper/9709/p1', '/paper/9709/p3']));
    await open('/further-mathematics-papers');
    expect(links()).toContain('/paper/9231/p1');
    for (const [list, topic] of [
      ['/topics/mathematics', '/topic/mathematics/p3/algebra'],
      ['/topics/further-mathematics', '/topic/further-mathematics/p1/matrices'],
      ['/topics/physics', '/topic/physics/all/kinematics'],
    ] as const) {
      await open(list);
      expect(links()).toContain(topic);
    }
  });

  test('that failed to load offer a retry', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 400 }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await visit('/topics');
    await until(() => all('alert').length);
    serveGraph(syllabus());
    await click(find('button', 'Retry'));
    await until(() => title() === 'Study hub');
  });
});

describe('a list of topics', () => {
  test('is grouped by paper, that of physics by year', async () => {
    await open('/topics/mathematics');
    const groups = () => [...main().querySelectorAll('h2')].map((group) => group.textContent);
    expect(groups()).toEqual(['Mathematics p1', 'Mathematics p3']);
    await open('/topics/physics');
    expect(groups()).toEqual(['AS Level', 'A2 Level']);
  });

  test('is narrowed by words of either language and by difficulty', async () => {
    await open('/topics/mathematics');
    const names = () => [...main().querySelectorAll('h3 a')].map((topic) => topic.textContent);
    await type(find('field', 'Filter the topics'), '函');
    expect(names()).toEqual(['Quadratics', 'Functions']);
    await click(find('radio', 'Medium'));
    expect(names()).toEqual(['Functions']);
    await click(find('radio', 'Hard'));
    expect(text()).toContain('No topics match');
  });

  test('of a year without topics says so', async () => {
    serveGraph({ ...syllabus(), subject: () => ({ ...syllabus().subject({ code: '9702' }), topics: [] }) });
    await open('/physics/as-level');
    expect(text()).toContain('No topics yet');
  });
});

describe('a paper', () => {
  test('tells its marks, its time and its sections, each with its topic', async () => {
    await open('/paper/9709/p1');
    expect([...main().querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual(['75', '110', '1.5']);
    expect(links()).toContain('/topic/mathematics/p1/functions');
  });

  test('whose sections are taught under another one leads there', async () => {
    await open('/paper/9709/p2');
    expect(links()).toContain('/topic/mathematics/p3/algebra');
  });

  test('that is not an exam paper is in no list of papers', async () => {
    await open('/physics-papers');
    expect(links()).not.toContain('/paper/9702/all');
  });
});

describe('a topic', () => {
  const headings = (level: string) =>
    [...main().querySelectorAll(`article > section > ${level}`)].map((one) => one.textContent);

  test('shows its cards by kind, each with a title and points', async () => {
    await open('/topic/mathematics/p1/functions');
    expect(headings('h2')).toEqual(['Ideas', 'Formulas', 'Methods', 'In the exam', 'Common errors']);
    const card = document.getElementById('card-concept')!.closest('article')!;
    expect(card.querySelector('h3')!.textContent).toBe('About concept');
    expect(card.querySelectorAll('li')).toHaveLength(2);
  });

  test('of further mathematics has its cards too', async () => {
    await open('/topic/further-mathematics/p1/matrices');
    expect(headings('h2')).toHaveLength(5);
  });

  test('has its other name, its difficulty and its time', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="">');
    await open('/topic/mathematics/p1/functions');
    expect(main().querySelector('h1 + p')!.textContent).toBe('函数');
    expect(text()).toMatch(/Medium\s*40 min/);
    expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content).toBe(
      'What Functions is.',
    );
  });

  test('shows an example with its marks, in one language or the other', async () => {
    await open('/topic/mathematics/p1/functions');
    const example = main().querySelector('[data-marked]')!;
    expect([...example.querySelectorAll('.marks-codes')].map((mark) => mark.textContent)).toEqual([
      'M1',
      'A1',
    ]);
    expect(example.textContent).toContain('Take out');
    await click(find('button', '中文'));
    expect(example.textContent).toMatch(/写成平方.*提取/s);
    expect(example.textContent).toContain('2 marks');
  });

  test('leads to what comes before and after it, to its questions, to the tutor and to the checker', async () => {
    await open('/topic/mathematics/p1/functions');
    expect(links()).toEqual(
      expect.arrayContaining([
        '/topic/mathematics/p1/quadratics',
        '/topic/mathematics/p3/algebra',
        '/community/9709?paper=p1&topic=functions',
        '/ai-tutoring?subject=9709&topic=p1%2Ffunctions',
        '/tools/check',
        '/tools/check?question=Express+2x%5E2+-+12x+%2B+7+in+the+form+a%28x+%2B+b%29%5E2+%2B+c',
      ]),
    );
  });

  test('is wholly in Chinese for readers of Chinese', async () => {
    await open('/topic/mathematics/p1/functions', 'zh');
    expect(title()).toBe('函数');
    expect(headings('h2')).toEqual(['概念', '公式', '方法', '考试提示', '常见错误']);
  });
});
