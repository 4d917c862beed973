import { describe, expect, test, vi } from 'vitest';
import { plainSlug } from '../../server/curriculum/rules.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const ask = async (query: string, headers = {}) => (await world.guest().graph(query, {}, headers)).data!;

describe('subjects and papers', () => {
  test('stand in their order, each paper with marks, minutes and sections', async () => {
    const { subjects } = await ask(
      '{ subjects { code slug board papers { code marks minutes sections { title { en } } } } }',
    );
    const papers = (
      subjects as unknown as {
        code: string;
        papers: { code: string; marks: number | null; minutes: number; sections: unknown[] }[];
      }[]
    ).flatMap(({ code, papers }) =>
      papers
        .filter(({ marks }) => marks !== null)
        .map((paper) => `${code} ${paper.code} ${paper.marks}/${paper.minutes} ${paper.sections.length}`),
    );
    expect(papers).toEqual([
      ...['p1 75/110 8', 'p2 50/75 6', 'p3 75/110 9', 'p4 50/75 5', 'p5 50/75 5', 'p6 50/75 5'].map(
        (paper) => `9709 ${paper}`,
      ),
      ...['p1 75/120 7', 'p2 75/120 6', 'p3 50/90 6', 'p4 50/90 5'].map((paper) => `9231 ${paper}`),
      ...['p1 40/75 11', 'p2 60/75 11', 'p3 40/120 3', 'p4 100/120 14', 'p5 30/75 2'].map(
        (paper) => `9702 ${paper}`,
      ),
    ]);
  });

  test('are found by code and by name, and a section says where it is taught', async () => {
    const { byCode, byName, none, second } = await ask(`{
      byCode: subject(code: "9231") { slug }
      byName: subject(code: "further-mathematics") { code board }
      none: subject(code: "economics") { code }
      second: paper(subject: "mathematics", code: "p2") { title { zh } topics { slug } sections { topicPaper topicSlug } }
    }`);
    expect([byCode, byName, none]).toEqual([
      { slug: 'further-mathematics' },
      { code: '9231', board: 'CIE' },
      null,
    ]);
    expect(second).toMatchObject({ title: { zh: '纯数学 2' }, topics: [] });
    expect(second!['sections']).toContainEqual({ topicPaper: 'p3', topicSlug: 'trigonometry' });
  });

  test('a subject lists its topics, those of one half of the A-Level when asked', async () => {
    const { physics } = await ask(
      '{ physics: subject(code: "9702") { topics { id } first: topics(level: AS) { slug } second: topics(level: A2) { slug } } }',
    );
    const lists = physics as unknown as Record<'topics' | 'first' | 'second', unknown[]>;
    expect([lists.topics.length, lists.first.length, lists.second.length]).toEqual([25, 11, 14]);
  });
});

describe('a topic', () => {
  test('of every paper that is linked has cards, each with a title and details', async () => {
    const { subjects } = await ask(
      '{ subjects { code topics { id paperCode cards { title { en zh } details { en zh } } } } }',
    );
    type Words = { en: string; zh: string };
    const all = subjects as unknown as {
      code: string;
      topics: { id: string; paperCode: string; cards: { title: Words; details: Words[] }[] }[];
    }[];
    for (const [code, papers] of [
      ['9709', ['p1', 'p3', 'p4', 'p5']],
      ['9231', ['p1', 'p2', 'p3', 'p4']],
      ['9702', ['all']],
    ] as const) {
      const { topics } = all.find((subject) => subject.code === code)!;
      expect([...new Set(topics.map(({ paperCode }) => paperCode))].toSorted()).toEqual(papers.toSorted());
      for (const { id, cards } of topics) {
        expect(cards.length, id).toBeGreaterThanOrEqual(6);
        for (const { title, details } of cards) {
          expect(title.en && title.zh, id).toBeTruthy();
          expect(details.length, id).toBeGreaterThan(0);
        }
      }
    }
  });

  test('has its name in lower case with hyphens for a slug', async () => {
    const { subjects } = await ask('{ subjects { topics { slug title { en } } } }');
    const topics = (subjects as unknown as { topics: { slug: string; title: { en: string } }[] }[]).flatMap(
      (subject) => subject.topics,
    );
    expect(topics.length).toBeGreaterThanOrEqual(76);
    for (const { slug, title } of topics)
      expect(slug).toBe(plainSlug(title.en.toLowerCase().replaceAll(' ', '-')));
  });

  test('is read in as few statements for a whole subject as for one of its topics', async () => {
    const FIELDS = 'id cards { id details { en } } prerequisites { id subject { slug } } dependents { id }';
    const statements = async (query: string) => {
      const queries = vi.spyOn(world.pool, 'query');
      await ask(query);
      const { length } = queries.mock.calls;
      queries.mockRestore();
      return length;
    };
    const one = await statements(`{ topic(subject: "9709", paper: "p1", slug: "quadratics") { ${FIELDS} } }`);
    const many = await statements(`{ subject(code: "9709") { topics { ${FIELDS} } } }`);
    expect(one).toBeGreaterThan(0);
    expect(many).toBe(one);
  });

  test('comes with its cards in both languages and examples in typed steps', async () => {
    const { topic } = await ask(`{ topic(subject: "mathematics", paper: "p1", slug: "quadratics") {
      id level difficulty minutes cardCount summary { en zh } paper { title { en } } subject { code }
      cards { id slug kind title { en zh } details { en zh } example { stem { zh } answer ask steps { say { en } tex marks checked } } }
    } }`);
    expect(topic).toMatchObject({
      id: '9709-p1-quadratics',
      level: 'AS',
      difficulty: 'EASY',
      paper: { title: { en: 'Pure Mathematics 1' } },
      subject: { code: '9709' },
    });
    const cards = topic!['cards'] as unknown as { id: string; kind: string; details: unknown[] }[];
    expect(cards.length).toBe(topic!['cardCount']);
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(
      new Set(['CONCEPT', 'METHOD', 'FORMULA', 'TIP', 'ERROR']),
    );
    expect(cards.find(({ id }) => id === '9709-p1-quadratics.formulas')).toMatchObject({
      title: { zh: '求根公式与配方公式' },
      example: {
        answer: '2(x - 3)^2 - 11',
        steps: [{ marks: ['B1'], checked: false }, { marks: ['M1'] }, { marks: ['A1'], checked: true }],
      },
    });
  });

  test('marks the lines of an example that the machine could confirm, of many examples at once as of one', async () => {
    const { subject } = await ask(
      '{ subject(code: "9709") { topics { slug cards { slug example { ask steps { tex checked } } } } } }',
    );
    type Line = { tex: string[]; checked: boolean };
    type Card = { slug: string; example: { ask: string | null; steps: Line[] } | null };
    const cards = (subject!['topics'] as unknown as { slug: string; cards: Card[] }[]).flatMap(
      (one) => one.cards,
    );
    const examples = cards.flatMap(({ example }) => (example ? [example] : []));
    expect(
      cards.find(({ slug }) => slug === 'disguised-method')!.example!.steps.map(({ checked }) => checked),
    ).toEqual([false, true, true]);
    expect(examples.every(({ ask, steps }) => ask === null || steps.at(-1)!.checked)).toBe(true);
    const lines = examples.flatMap(({ steps }) => steps);
    expect(lines.filter(({ checked }) => checked).length).toBeGreaterThan(lines.length / 3);
  });

  test('speaks the language asked for, or that of the reader', async () => {
    const query = `{ topic(subject: "9709", paper: "p1", slug: "quadratics") {
      summary { text en: text(language: EN) } cards { title { text } } } }`;
    const { topic } = await ask(query, { 'accept-language': 'zh-CN' });
    expect(topic!['summary']!['text']).toMatch(/\p{Script=Han}/u);
    expect(topic!['summary']!['en']).not.toMatch(/\p{Script=Han}/u);
  });

  test('is found by its slug with and without punctuation, and not under another paper', async () => {
    for (const slug of ['hookes-law', "hooke's-law", 'Hooke’s-Law']) {
      const { topic } = await ask(
        `{ topic(subject: "further-mathematics", paper: "p3", slug: "${slug}") { slug } }`,
      );
      expect(topic, slug).toEqual({ slug: 'hookes-law' });
    }
    const { dc, none } = await ask(`{
      dc: topic(subject: "physics", paper: "all", slug: "d.c.-circuits") { slug }
      none: topic(subject: "mathematics", paper: "p3", slug: "quadratics") { slug }
    }`);
    expect([dc, none]).toEqual([{ slug: 'dc-circuits' }, null]);
  });

  test('says what comes before it and what builds on it, each the other way round', async () => {
    const { subjects } = await ask('{ subjects { topics { id prerequisites { id } dependents { id } } } }');
    const topics = (
      subjects as unknown as {
        topics: { id: string; prerequisites: { id: string }[]; dependents: { id: string }[] }[];
      }[]
    ).flatMap((one) => one.topics);
    const pairs = topics.flatMap(({ id, prerequisites }) =>
      prerequisites.map((before) => `${before.id} ${id}`),
    );
    const back = topics.flatMap(({ id, dependents }) => dependents.map((after) => `${id} ${after.id}`));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.toSorted()).toEqual(back.toSorted());
  });

  test.for([
    ['physics', 'all'],
    ['physics', 'as'],
    ['physics', 'AS'],
    ['9702', 'p1'],
    ['physics', 'p2'],
  ])('opens under its paper and its level, too: %s %s', async ([subject, paper]) => {
    const { topic } = await ask(
      `{ topic(subject: "${subject}", paper: "${paper}", slug: "kinematics") { id } }`,
    );
    expect(topic).toEqual({ id: '9702-all-kinematics' });
  });

  test('opens under no paper that does not examine it', async () => {
    const topics = await ask(`{
      a2: topic(subject: "physics", paper: "a2", slug: "kinematics") { id }
      p4: topic(subject: "physics", paper: "p4", slug: "kinematics") { id }
      none: topic(subject: "physics", paper: "p9", slug: "kinematics") { id }
      p2: topic(subject: "mathematics", paper: "p2", slug: "differentiation") { id }
    }`);
    expect(topics).toEqual({ a2: null, p4: null, none: null, p2: { id: '9709-p3-differentiation' } });
  });

  test('names what builds on it in the order of the syllabus, its own subject first', async () => {
    const { topic } = await ask(
      '{ topic(subject: "9709", paper: "p1", slug: "quadratics") { dependents { subjectCode paperCode slug } } }',
    );
    const { dependents } = topic as unknown as {
      dependents: { subjectCode: string; paperCode: string; slug: string }[];
    };
    expect(dependents.map((one) => `${one.subjectCode}/${one.paperCode}/${one.slug}`)).toEqual([
      '9709/p1/functions',
      '9709/p1/coordinate-geometry',
      '9709/p1/trigonometry',
      '9709/p1/series',
      '9709/p1/differentiation',
      '9709/p3/algebra',
      '9709/p3/logarithmic-and-exponential-functions',
      '9709/p3/complex-numbers',
      '9231/p1/roots-of-polynomial-equations',
    ]);
  });
});
