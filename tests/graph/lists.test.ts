import { describe, expect, test } from 'vitest';
import { answer, ask, askedId, vote } from '../support/posts.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const LIST = `query ($filter: QuestionFilter, $sort: QuestionSort, $first: Int, $after: String) {
  questions(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { id title score createdAt activeAt } } nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } totalCount
  }
}`;
const SEARCH = `query ($query: String!, $filter: QuestionFilter, $first: Int, $after: String) {
  searchQuestions(query: $query, filter: $filter, first: $first, after: $after) {
    nodes { id title highlights(query: $query) { text match } } pageInfo { hasNextPage endCursor }
  }
}`;

const titles = (list: Json) => (list['nodes'] as unknown as { title: string }[]).map(({ title }) => title);
const listed = async (who: Visitor, variables: Record<string, unknown>) =>
  (await who.graph(LIST, variables)).data!['questions'] as unknown as {
    edges: { node: { id: string; score: number; createdAt: string; activeAt: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  };

describe('a list of questions', () => {
  test('is read page by page without a gap or a repeat, in every order', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const tag = 'vectors';
    const oldest = await askedId(ada, { tags: [tag], paper: 'p3', topic: 'vectors' });
    world.later(30);
    for (let i = 0; i < 6; i += 1) {
      const id = await askedId(ada, { tags: [tag], paper: 'p3', topic: 'vectors' });
      if (i % 3 === 0) await vote(ben, id, 'UP');
      if (i % 2 === 0) await answer(ben, id);
      world.later(i === 3 ? 0 : 30);
    }
    await answer(ben, oldest);
    for (const [sort, column] of [
      ['NEWEST', 'createdAt'],
      ['ACTIVE', 'activeAt'],
      ['VOTES', 'score'],
    ] as const) {
      const nodes = (await listed(ada, { filter: { tag }, sort, first: 100 })).edges.map(({ node }) => node);
      const whole = nodes.map(({ id }) => id);
      const values = nodes.map((node) => node[column]);
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
      expect(whole[0] === oldest).toBe(sort === 'ACTIVE');
      const read: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof listed>> = await listed(ada, {
          filter: { tag },
          sort,
          first: 2,
          after,
        });
        read.push(...page.edges.map(({ node }) => node.id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(read).toEqual(whole);
      expect(new Set(read).size).toBe(7);
    }
    expect((await listed(ada, { filter: { tag } })).totalCount).toBe(7);
  });

  test('holds what its filter says and nothing else', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const physics = await askedId(ben, {
      subjectCode: '9702',
      paper: 'all',
      topic: 'waves',
      tags: ['waves'],
      language: 'ZH',
      title: '为什么会发生干涉？',
    });
    const ids = async (filter: object, sort = 'NEWEST') =>
      (await listed(ada, { filter, sort })).edges.map(({ node }) => node.id);
    for (const filter of [
      { subjectCode: '9702' },
      { subjectCode: '9702', paper: 'all', topic: 'waves' },
      { tag: 'WAVES' },
      { authorId: ben.id },
      { subjectCode: '9702', unanswered: true },
      { subjectCode: '9702', language: 'ZH' },
      { subjectCode: '9702', status: 'OPEN' },
      { subjectCode: '9702', since: world.now.toISOString() },
    ])
      expect(await ids(filter)).toEqual([physics]);
    expect(await ids({ subjectCode: '9702' }, 'UNANSWERED')).toEqual([physics]);
    await answer(ada, physics);
    expect(await ids({ subjectCode: '9702', unanswered: true })).toEqual([]);
    expect(await ids({ subjectCode: '9702' }, 'UNANSWERED')).toEqual([]);
    expect(await ids({ authorId: 'nobody' })).toEqual([]);
  });

  test('of what is unanswered has open questions alone', async () => {
    const ada = await world.person();
    const [open, closed] = [
      await askedId(ada, { tags: ['unanswered'] }),
      await askedId(ada, { tags: ['unanswered'] }),
    ];
    await answer(ada, await askedId(ada, { tags: ['unanswered'] }));
    await ada.graph(`mutation { closeQuestion(input: { id: "${closed}", reason: UNCLEAR }) { __typename } }`);
    const { edges } = await listed(ada, { filter: { tag: 'unanswered' }, sort: 'UNANSWERED' });
    expect(edges.map(({ node }) => node.id)).toEqual([open]);
  });

  test('refuses more rows than a page holds, and fewer than one, in words', async () => {
    const ada = await world.person();
    for (const first of [1_000_000_000, 101, 0, -5]) {
      const { errors } = await ada.graph(
        'query ($first: Int) { questions(first: $first) { pageInfo { hasNextPage } } }',
        { first },
        { 'accept-language': 'zh' },
      );
      expect(errors).toMatchObject([
        {
          message: '“first”必须是 1 到 100 之间的整数。',
          extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'first', min: 1, max: 100 }] },
        },
      ]);
    }
    await world.sql(
      `INSERT INTO questions (id, author_id, subject_code, title, body, language, tags, created_at, active_at, title_words, body_words)
       SELECT new_id(3, now()), $1, '9231', 'One of many', 'Of which a page holds a hundred.', 'en', '{9231}', now(), now(), '', ''
       FROM generate_series(1, 101)`,
      [ada.id],
    );
    const { edges, pageInfo } = await listed(ada, { first: 100, filter: { subjectCode: '9231' } });
    expect([edges.length, pageInfo.hasNextPage]).toEqual([100, true]);
  });

  test('is refused so by every list that takes a number of rows', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    for (const list of [
      'searchQuestions(query: "x", first: 101) { nodes { id } }',
      `question(id: "${id}") { answers(first: 101) { nodes { id } } }`,
      'conversations(first: 101) { nodes { id } }',
      'chatHistory(first: 101) { replyId }',
      'searchHistory { recent(first: 51) { query } }',
      'searchHistory { popular(first: 0) { query } }',
    ]) {
      const { errors } = await ada.graph(`{ ${list} }`);
      expect(errors, list).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    }
    const { data } = await ada.graph(
      '{ search(query: "x", first: 51) { ... on Problem { code fields { field max } } } }',
    );
    expect(data!['search']).toEqual({ code: 'VALIDATION_FAILED', fields: [{ field: 'first', max: 50 }] });
  });

  test('is refused before the mutation that it is read behind', async () => {
    const ada = await world.person();
    const { data, errors } = await ada.graph(
      'mutation ($first: Int = 51) { recordSearch(input: { query: "waves" }) { ... on SearchHistory { recent(first: $first) { query } } } }',
    );
    expect([data ?? null, errors]).toMatchObject([null, [{ extensions: { code: 'VALIDATION_FAILED' } }]]);
    expect((await ada.graph('{ searchHistory { recent { query } } }')).data).toEqual({
      searchHistory: { recent: [] },
    });
  });

  test('refuses a cursor of another list in words', async () => {
    const ada = await world.person();
    await ask(ada);
    const newest = await ada.graph('{ questions(first: 1) { pageInfo { endCursor } } }');
    const after = newest.data!['questions']!['pageInfo']!['endCursor'];
    expect(after).toEqual(expect.any(String));
    const read = (sort: string) =>
      ada.graph(
        `query ($after: String) { questions(sort: ${sort}, after: $after) { nodes { id } } }`,
        { after },
        { 'accept-language': 'zh' },
      );
    expect((await read('NEWEST')).errors).toBeUndefined();
    const { errors } = await read('VOTES');
    expect(errors).toMatchObject([
      { message: '这个游标不属于此列表。', extensions: { code: 'VALIDATION_FAILED' } },
    ]);
  });
});

describe('search', () => {
  test('finds English words in any form and Chinese words inside a sentence', async () => {
    const ada = await world.person();
    await ask(ada, {
      title: 'Integrating by parts twice gives a sign error',
      body: 'Where does $-x^2e^{-x}$ come from?',
    });
    await ask(ada, { title: '为什么洛必达法则在这里不能用？', body: '极限不是未定式。', language: 'ZH' });
    const find = async (query: string, more: object = {}) =>
      titles((await ada.graph(SEARCH, { query, ...more })).data!['searchQuestions']!);
    expect(await find('integrate part')).toEqual(['Integrating by parts twice gives a sign error']);
    expect(await find('洛必达')).toEqual(['为什么洛必达法则在这里不能用？']);
    expect(await find('洛必达', { filter: { language: 'EN' } })).toEqual([]);
    expect(await find('\\frac{unheardof}{words}')).toEqual([]);
    expect(await find("'; DROP TABLE questions; --")).toEqual([]);
  });

  test('shows the piece of the text that matches', async () => {
    const ada = await world.person();
    await ask(ada, {
      title: 'A question about friction on a slope',
      body: 'The particle is at rest. Limiting equilibrium holds when friction is $\\mu R$.',
    });
    const { data } = await ada.graph(SEARCH, { query: 'equilibrium' });
    const [first] = data!['searchQuestions']!['nodes'] as unknown as {
      highlights: { text: string; match: boolean }[];
    }[];
    expect(first!.highlights.find(({ match }) => match)?.text).toBe('equilibrium');
  });

  test('is read page by page, best match first', async () => {
    const ada = await world.person();
    const asked: string[] = [];
    for (const i of [2, 0, 4, 1, 3])
      asked[i] = await askedId(ada, {
        title: `Eigenvector puzzle ${'eigenvector '.repeat(i)}number`,
        tags: [],
      });
    const read: string[] = [];
    let after: unknown = null;
    do {
      const { data } = await ada.graph(SEARCH, { query: 'eigenvector', first: 2, after });
      const page = data!['searchQuestions']! as unknown as {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      read.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    // The more often a title names it, the better it matches.
    expect(read).toEqual(asked.toReversed());
  });

  test('matches that are as good as each other are all on some page', async () => {
    const ada = await world.person();
    const asked: string[] = [];
    for (let i = 0; i < 5; i += 1)
      asked.push(await askedId(ada, { title: 'A brachistochrone', body: `${i}` }));
    const read: string[] = [];
    for (let after: unknown = null; read.length < 10;) {
      const { data } = await ada.graph(SEARCH, { query: 'brachistochrone', first: 2, after });
      const page = data!['searchQuestions']! as unknown as {
        nodes: { id: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      read.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(read.toSorted()).toEqual(asked.toSorted());
  });

  test('keeps to the subject, paper, topic, tag, author, status and time that it is asked for', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const title = 'Cissoid of Diocles';
    const since = world.now.toISOString();
    const mine = await askedId(ada, { title, tags: ['cissoid'] });
    world.later(60);
    const theirs = { subjectCode: '9231', paper: 'p1', topic: null, title, tags: [], language: 'ZH' };
    const other = await askedId(ben, theirs);
    await answer(ada, other);
    await ben.graph(`mutation { closeQuestion(input: { id: "${other}", reason: UNCLEAR }) { __typename } }`);
    const find = async (filter: object) => {
      const { data } = await ada.graph(SEARCH, { query: 'cissoid', filter });
      return (data!['searchQuestions']!['nodes'] as unknown as { id: string }[]).map(({ id }) => id);
    };
    expect((await find({})).toSorted()).toEqual([mine, other].toSorted());
    for (const filter of [
      { subjectCode: '9709' },
      { topic: 'quadratics' },
      { tag: 'CISSOID' },
      { authorId: ada.id },
      { status: 'OPEN' },
      { unanswered: true },
      { language: 'EN' },
    ])
      expect({ filter, found: await find(filter) }).toEqual({ filter, found: [mine] });
    expect(await find({ paper: 'p2' })).toEqual([]);
    expect(await find({ since: world.now.toISOString() })).toEqual([other]);
    expect(await find({ since })).toHaveLength(2);
  });

  test('a blank search is refused with a sentence', async () => {
    const { errors } = await world.guest().graph('{ searchQuestions(query: "  ") { nodes { id } } }');
    expect(errors).toMatchObject([
      { extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'query', code: 'REQUIRED' }] } },
    ]);
  });
});
