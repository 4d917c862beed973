import { beforeAll, describe, expect, test } from 'vitest';
import { renderAnew } from '../../server/community/posts/rendering/render-again.ts';
import { openRenderer } from '../../server/text/markdown/renderer.ts';
import { answer, ask, askedId } from '../support/posts.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

interface Found {
  id: string;
  kind: string;
  title: { en: string };
  path: string;
  questionId: string | null;
  isSolved: boolean | null;
  reputation: number | null;
  subjectCode: string | null;
  highlights: { text: string; match: boolean }[];
}

const MATCH =
  'id: targetId kind title { en } path questionId isSolved reputation subjectCode highlights { text match }';
const SEARCH = `query ($text: String!, $kinds: [SearchKind!], $filter: QuestionFilter, $first: Int) {
  search(query: $text, kinds: $kinds, filter: $filter, first: $first) {
    __typename
    ... on SearchMatches { matches { ${MATCH} } kinds { kind hasMore matches { ${MATCH} } } suggestion }
    ... on Problem { code message }
  }
}`;
const QUESTIONS = `query ($query: String!, $filter: QuestionFilter) {
  searchQuestions(query: $query, filter: $filter, first: 20) { nodes { id highlights(query: $query) { text match } } }
}`;

interface Result {
  matches: Found[];
  kinds: { kind: string; hasMore: boolean; matches: Found[] }[];
  suggestion: string | null;
}

async function search(text: string, more: object = {}, who: Visitor = world.guest()): Promise<Result> {
  world.later(3);
  const { data, errors } = await who.graph(SEARCH, { text, ...more });
  expect(errors).toBeUndefined();
  return data!['search'] as unknown as Result;
}

async function questions(query: string, filter: object = {}) {
  const { data, errors } = await world.guest().graph(QUESTIONS, { query, filter });
  expect(errors).toBeUndefined();
  return data!['searchQuestions']!['nodes'] as unknown as Pick<Found, 'id' | 'highlights'>[];
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('a question is found', () => {
  let quadratic: string;
  let integral: string;
  let chinese: string;
  let ada: Visitor;

  beforeAll(async () => {
    ada = await world.person();
    quadratic = await askedId(ada, {
      title: 'Which factors has $x^2-5x+6=0$ here?',
      body: 'I tried $(x-1)(x-6)$ and it is wrong.',
    });
    integral = await askedId(ada, {
      title: 'Stuck on an area under a curve',
      body: String.raw`The area is $\int_0^1 x e^{x}\,\mathrm{d}x$, and I get $\frac{1}{2}$ for it.`,
    });
    chinese = await askedId(ada, {
      title: '请问导数在这一步为什么等于零？',
      body: '我求复数的模时用了链式法则。',
      language: 'ZH',
      tags: ['微分学'],
    });
  });

  test('by a tag that neither its title nor its text names', async () => {
    expect(idsOf(await questions('微分学'))).toEqual([chinese]);
  });

  test.for([
    ['as it was typed', 'x^2-5x+6=0'],
    ['with spaces and braces', 'x^{2} - 5x + 6 = 0'],
    ['with its terms in another order', '6 - 5x + x^2 = 0'],
    ['with its sides turned round', '0 = x^2-5x+6'],
    ['between dollar signs', '$x^2-5x+6=0$'],
    ['with a raised two', 'x² − 5x + 6 = 0'],
    ['with another letter', 't^2 - 5t + 6 = 0'],
    ['as one side alone', 'x^2-5x+6'],
    ['within words', 'how do I solve x^2 - 5x + 6 = 0 please'],
    ['within Chinese', '解方程x^2-5x+6=0怎么做'],
  ])('by its formula %s', async ([, query]) => {
    expect(idsOf(await questions(query!))[0]).toBe(quadratic);
  });

  test.for([
    ['\\int_0^1 xe^x \\, dx'],
    ['∫_0^1 x e^x dx'],
    ['\\int_{0}^{1} t \\cdot e^{t} dt'],
    ['x e^x dx integral'],
  ])('by its integral, written %s', async ([query]) => {
    expect(idsOf(await questions(query!))[0]).toBe(integral);
  });

  test('by a formula of its shape, but after those that hold the formula itself', async () => {
    const other = await askedId(ada, { title: 'Roots of another kind', body: 'Is $3z^2+7z-2=0$ solvable?' });
    const found = idsOf(await questions('x^2-5x+6=0'));
    expect(found[0]).toBe(quadratic);
    expect(found).toContain(other);
  });

  test.for([['x^3-5x+6=0'], ['x^2 + y^2 = 25'], ['\\sin x - 5 \\cos x = 6']])(
    'not by %s, which is another formula',
    async ([query]) => {
      expect(idsOf(await questions(query!))).not.toContain(quadratic);
    },
  );

  test.for([
    ['simplified characters', '导数'],
    ['traditional characters', '導數'],
    ['pinyin', 'daoshu'],
    ['pinyin with spaces', 'dao shu'],
    ['pinyin of several words', 'lianshi faze'],
    ['traditional characters among others', '複數的模'],
  ])('by Chinese in %s', async ([, query]) => {
    expect(idsOf(await questions(query!))).toContain(chinese);
  });

  test('by misspelt English', async () => {
    const id = await askedId(ada, { title: 'The discriminant of a parabola', body: 'It is negative.' });
    expect(idsOf(await questions('discrimnant'))).toContain(id);
    expect(idsOf(await questions('disciminant parabola'))[0]).toBe(id);
  });

  test('by Chinese that was written in traditional characters', async () => {
    const id = await askedId(ada, { title: '請問這個機率怎麼算？', body: '樣本空間', language: 'ZH' });
    expect(idsOf(await questions('样本空间'))).toContain(id);
    const [found] = await questions('样本空间');
    expect(found!.highlights.find(({ match }) => match)?.text).toBe('樣本');
  });

  test('with the formula that matches marked, whole', async () => {
    const [found] = await questions('∫_0^1 x e^x dx');
    expect(found!.highlights.filter(({ match }) => match)).toEqual([
      { text: String.raw`$\int_0^1 x e^{x}\,\mathrm{d}x$`, match: true },
    ]);
    expect(found!.highlights.filter(({ text }) => text === '')).toEqual([]);
  });

  test('by what it says after an edit, and no more by what it said before', async () => {
    const id = await askedId(ada, { title: 'A formula that changes', body: 'It is $a^3+b^3=c^3+7$.' });
    expect(idsOf(await questions('a^3+b^3=c^3+7'))).toContain(id);
    const EDIT =
      'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Problem { code } } }';
    const { data } = await ada.graph(EDIT, { input: { id, body: 'It is $\\cosh u = \\tanh w + 3$.' } });
    expect(data!['editQuestion']!['__typename']).toBe('Question');
    expect(idsOf(await questions('\\cosh u = \\tanh w + 3'))).toContain(id);
    expect(idsOf(await questions('a^3+b^3=c^3+7'))).not.toContain(id);
  });

  test('by its tags, in Chinese by their sound too, and by those of an edit alone', async () => {
    const id = await askedId(ada, {
      title: 'Which way is shorter here',
      body: 'Both lead there.',
      tags: ['微元法', 'osculating'],
    });
    for (const query of ['微元法', 'weiyuan', 'osculating', 'shorter osculating'])
      expect(idsOf(await questions(query)), query).toContain(id);
    const EDIT =
      'mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename ... on Problem { code } } }';
    const { data } = await ada.graph(EDIT, { input: { id, tags: ['evolute'] } });
    expect(data!['editQuestion']!['__typename']).toBe('Question');
    expect(idsOf(await questions('evolute'))).toContain(id);
    expect(idsOf(await questions('osculating'))).not.toContain(id);
  });

  test('once an older rendering without prints was made anew', async () => {
    const id = await askedId(ada, {
      title: 'Written long ago',
      body: 'With $\\sec p + \\cot q = 11$ in it.',
      tags: ['curtate'],
    });
    await world.sql("UPDATE renderings SET renderer = 1, prints = '{}' WHERE question_id = $1", [id]);
    await world.sql("UPDATE questions SET title_words = 'x', body_words = 'x' WHERE id = $1", [id]);
    expect(await questions('\\sec p + \\cot q = 11')).toEqual([]);
    const renderer = openRenderer({ warn() {} } as never);
    await renderAnew({ pool: world.pool, renderer }, new AbortController().signal).finally(() =>
      renderer.close(),
    );
    expect(idsOf(await questions('\\sec p + \\cot q = 11'))).toContain(id);
    expect(idsOf(await questions('written long ago curtate'))).toContain(id);
  });

  test('within the filter alone', async () => {
    expect(idsOf(await questions('x^2-5x+6=0', { subjectCode: '9702' }))).toEqual([]);
    expect(idsOf(await questions('x^2-5x+6=0', { subjectCode: '9709', language: 'EN' }))).toContain(
      quadratic,
    );
    expect(idsOf(await questions('daoshu', { language: 'EN' }))).not.toContain(chinese);
  });

  test('by nobody once it is deleted', async () => {
    const id = await askedId(ada, { title: 'Soon gone', body: 'With $\\ln m + \\ln n = 13$.' });
    expect(idsOf(await questions('\\ln m + \\ln n = 13'))).toEqual([id]);
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect(await questions('\\ln m + \\ln n = 13')).toEqual([]);
    expect((await search('Soon gone')).matches.filter(({ kind }) => kind === 'QUESTION')).toEqual([]);
  });
});

describe('an answer is found', () => {
  test('by its words and by its formula, and leads to its place below the question', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada, { title: 'Where does the catenary hang?' });
    const body = String.raw`A catenoidal argument gives $y = c\cosh\frac{x}{c} + 17$ at once.`;
    const id = idOf(await answer(ben, questionId, { body }));
    for (const text of ['catenoidal', '17 + c \\cosh(x/c) = y']) {
      const { matches } = await search(text, { kinds: ['ANSWER'] });
      expect(matches).toMatchObject([
        {
          id,
          kind: 'ANSWER',
          title: { en: 'Where does the catenary hang?' },
          path: `/community/question/${questionId}#answer-${id}`,
          questionId,
          isSolved: false,
        },
      ]);
    }
    expect(
      (await search('catenoidal', { kinds: ['ANSWER'], filter: { subjectCode: '9702' } })).matches,
    ).toEqual([]);
    expect((await search('catenoidal', { kinds: ['ANSWER'], filter: { authorId: ada.id } })).matches).toEqual(
      [],
    );
    expect(
      (await search('catenoidal', { kinds: ['ANSWER'], filter: { authorId: 'nobody' } })).matches,
    ).toEqual([]);
  });

  test('by its author among however many others fit better, also where they say me', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada);
    const own = idOf(await answer(ben, questionId, { body: 'Somewhere in it a brachistochrone.' }));
    for (const body of ['brachistochrone', 'A brachistochrone, the brachistochrone.'])
      await answer(await world.person(), questionId, { body });
    for (const authorId of [ben.id, 'me']) {
      const asked = { kinds: ['ANSWER'], filter: { authorId }, first: 1 };
      expect(idsOf((await search('brachistochrone', asked, ben)).matches)).toEqual([own]);
    }
    const guest = await search('brachistochrone', { kinds: ['ANSWER'], filter: { authorId: 'me' } });
    expect(guest.matches).toEqual([]);
  });

  test('no more once it or its question is deleted', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const questionId = await askedId(ada);
    const id = idOf(await answer(ben, questionId, { body: 'Brobdingnagian reasoning settles it.' }));
    expect(idsOf((await search('brobdingnagian')).matches)).toEqual([id]);
    await world.sql('UPDATE questions SET deleted_at = now() WHERE id = $1', [questionId]);
    expect((await search('brobdingnagian')).matches).toEqual([]);
    await world.sql('UPDATE questions SET deleted_at = NULL WHERE id = $1', [questionId]);
    await ben.graph(`mutation { deleteAnswer(input: { id: "${id}" }) { __typename } }`);
    expect((await search('brobdingnagian')).matches).toEqual([]);
  });
});

describe('a person is found', () => {
  test('by the beginning of any word of their name, who is called just so first, then by reputation', async () => {
    const famous = await world.person({ name: 'Zephyrine Quill', reputation: 900 });
    const plain = await world.person({ name: 'Zephyrine', reputation: 20 });
    const chinese = await world.person({ name: '欧阳娜娜', reputation: 20 });
    const people = async (text: string) => idsOf((await search(text, { kinds: ['PERSON'] })).matches);
    expect(await people('zephyrine')).toEqual([plain.id, famous.id]);
    expect(await people('zeph')).toEqual([famous.id, plain.id]);
    // Also where there is room for one alone.
    const { matches } = await search('zephyrine', { kinds: ['PERSON'], first: 1 });
    expect(idsOf(matches)).toEqual([plain.id]);
    expect(await people('qui')).toEqual([famous.id]);
    expect(await people('欧阳')).toEqual([chinese.id]);
    expect(await people('z')).toEqual([]);
    const [found] = (await search('zeph', { kinds: ['PERSON'] })).matches;
    expect(found).toMatchObject({ path: `/profile/${famous.id}`, reputation: 900, subjectCode: null });
    await world.sql('UPDATE users SET deleted_at = now() WHERE id = $1', [famous.id]);
    expect(await people('zeph')).toEqual([plain.id]);
  });

  test('by simplified or traditional characters, and by pinyin, in either of which a name may be written', async () => {
    const ids: string[] = [];
    for (const name of ['诸葛修远', '諸葛詢之']) {
      const person = await world.person({ reputation: 20 });
      await person.graph(
        `mutation { updateProfile(input: { userId: "me", name: "${name}" }) { __typename } }`,
      );
      ids.push(person.id);
    }
    const people = async (text: string) => idsOf((await search(text, { kinds: ['PERSON'] })).matches).sort();
    for (const text of ['诸葛', '諸葛', 'zhuge', 'Zhu Ge'])
      expect(await people(text), text).toEqual(ids.sort());
    expect(await people('zhugexiuyuan')).toEqual(await people('諸葛修遠'));
    expect(await people('諸葛修遠')).toHaveLength(1);
    expect(await people('zhugehai')).toEqual([]);
  });

  test('by no signs of a language of queries', async () => {
    for (const text of ["a':*|", '((', '!!!', "x' & y", '%%', '\\\\'])
      expect((await search(text)).matches).toBeDefined();
  });
});

describe('a search over everything', () => {
  test('puts the exact title first, and questions crowd out no topic', async () => {
    const ada = await world.person();
    await world.db.question.createMany({
      data: Array.from({ length: 40 }, (_, i) => ({
        id: `01a1fd20-fc72-770c-aca4-${(0x100000 + i).toString(16).padStart(10, '0')}03`,
        authorId: ada.id,
        subjectCode: '9709',
        title: `Quadratics again ${i}`,
        body: 'Quadratics.',
        language: 'en' as const,
        createdAt: world.now,
        activeAt: world.now,
        titleWords: 'quadratics again',
        bodyWords: 'quadratics',
      })),
    });
    const { matches, kinds } = await search('quadratics', { first: 20 });
    expect(matches[0]).toMatchObject({ kind: 'TOPIC', title: { en: 'Quadratics' } });
    expect(matches).toHaveLength(20);
    expect(matches.filter(({ kind }) => kind === 'QUESTION').length).toBeLessThanOrEqual(10 + 4);
    expect(kinds[0]).toMatchObject({ kind: 'TOPIC' });
    const asked = kinds.find(({ kind }) => kind === 'QUESTION')!;
    expect([asked.matches.length, asked.hasMore]).toEqual([5, true]);
    expect(
      (await search('quadratics', { kinds: ['QUESTION'], first: 50 })).matches.length,
    ).toBeGreaterThanOrEqual(40);
  });

  test('mends what is misspelt, and nothing else', async () => {
    expect((await search('integraton by partz')).suggestion).toBe('integration by parts');
    for (const text of ['integration by parts', '二次函数', 'daoshu', 'x^2-5x+6=0'])
      expect((await search(text)).suggestion, text).toBeNull();
  });

  test('finds topics by traditional characters and by pinyin', async () => {
    for (const text of ['二次函數', 'erci hanshu', 'er ci han shu'])
      expect((await search(text, { kinds: ['TOPIC'] })).matches[0], text).toMatchObject({
        title: { en: 'Quadratics' },
      });
  });
});

test('a question that was asked in one language is found by a search that mixes both', async () => {
  const ada = await world.person();
  const id = idOf(
    await ask(ada, { title: '用 Newton 法求根收敛吗？', body: '从哪里开始？', language: 'ZH' }),
  );
  expect(idsOf(await questions('newton 求根'))).toContain(id);
});
