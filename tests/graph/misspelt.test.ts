import { beforeAll, describe, expect, test } from 'vitest';
import { vocabularyOf } from '../../server/curriculum/vocabulary.ts';
import { titlesTyped } from '../../server/search/titles.ts';
import { ask } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

interface Found {
  targetId: string;
  kind: string;
  title: { en: string };
}

async function search(query: string, more: object = {}): Promise<Found[]> {
  world.later(3);
  const { data, errors } = await world.guest().graph(
    `query ($query: String!, $kinds: [SearchKind!]) {
      search(query: $query, kinds: $kinds) { ... on SearchMatches { matches { targetId kind title { en } } } }
    }`,
    { query, ...more },
  );
  expect(errors).toBeUndefined();
  return data!['search']!['matches'] as unknown as Found[];
}

async function offered(query: string): Promise<Found[]> {
  world.later(1);
  const { data } = await world
    .guest()
    .graph('query ($query: String!) { quickSearch(query: $query) { targetId kind title { en } } }', {
      query,
    });
  return data!['quickSearch'] as unknown as Found[];
}

describe('a topic that was meant', () => {
  beforeAll(async () => {
    const ada = await world.person();
    for (const title of [
      'quadrtics and vectros',
      'The quadrtics of vectros',
      'Normal distrbution, quadrtics, newtons laws of motion',
    ])
      await ask(ada, { title, body: 'Quadratics and vectors, the normal distribution, differentiation.' });
    for (const title of ['微分怎么做？', '威分与振动'])
      await ask(ada, { title, body: '微分、振动、三角学与向量的题。', language: 'ZH' });
    await world.work();
  });

  test.for([
    ['quadrtics', 'Quadratics'],
    ['Quadratic', 'Quadratics'],
    ['vectros', 'Vectors'],
    ['normal distrbution', 'The normal distribution'],
    ['newtons laws of motion', "Newton's laws of motion"],
    ['differentation', 'Differentiation'],
    ['weifen', 'Differentiation'],
    ['wei fen', 'Differentiation'],
    ['威分', 'Differentiation'],
    ['zhendong', 'Oscillations'],
    ['sanjiaoxue', 'Trigonometry'],
    ['函數', 'Functions'],
  ])(
    'by "%s" comes before every card and every post, in the box and on the page: %s',
    async ([query, title]) => {
      for (const [first] of [await search(query!), await offered(query!)])
        expect(first).toMatchObject({ kind: 'TOPIC', title: { en: title } });
    },
  );

  test('is none where each word that was typed is one that is known', async () => {
    const vocabulary = await vocabularyOf(world.db);
    for (const typed of ['fractions', 'moments', '9709'])
      expect(await titlesTyped(world.db, typed, vocabulary), typed).toMatchObject({ meant: [] });
    expect((await titlesTyped(world.db, 'funktions', vocabulary)).meant).toContain('9709-p1-functions');
  });
});

test('somebody who is called just so comes before posts that name them', async () => {
  const person = await world.person({ name: 'Oksana' });
  await ask(person, { title: 'Who is Oksana of the prize question?', body: 'I wonder.' });
  expect((await search('oksana'))[0]).toMatchObject({ targetId: person.id, kind: 'PERSON' });
});

describe('a person is found by a misspelt name', () => {
  const people = async (query: string) =>
    (await search(query, { kinds: ['PERSON'] })).map(({ targetId }) => targetId);

  test('with one slip in each word: a letter too few, too many, another, or two the other way round', async () => {
    const alex = await world.person({ name: 'Alex Chen' });
    for (const query of ['alx chen', 'Alex Cehn', 'alec chan', 'allex chen', 'lex chen', 'chen alx', 'alx'])
      expect(await people(query), query).toEqual([alex.id]);
    for (const query of ['alx wong', 'aelxx chen', 'alx chen of the night shift', 'al xx'])
      expect(await people(query), query).toEqual([]);
    expect((await search('alx chen')).map(({ targetId }) => targetId)).toContain(alex.id);
    await world.sql('UPDATE users SET deleted_at = now() WHERE id = $1', [alex.id]);
    expect(await people('alx chen')).toEqual([]);
  });

  test('the fewest slips first, then by reputation, and only where nobody is called just so', async () => {
    const far = await world.person({ name: 'Ottilia Marrow', reputation: 900 });
    const near = await world.person({ name: 'Ottilie Marrow', reputation: 20 });
    expect(await people('ottilie marow')).toEqual([near.id, far.id]);
    expect(await people('ottilie marrow')).toEqual([near.id]);
  });

  test('but not where everything is looked for by words that are no slips', async () => {
    const person = await world.person({ name: 'Vectorz' });
    expect((await search('vectors')).map(({ targetId }) => targetId)).not.toContain(person.id);
    expect(await people('vectors')).toEqual([person.id]);
  });
});
