import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { pagesOf } from '../../client/lib/graph/pagination.ts';

const LIST = parse(`query List($sort: String, $after: String) {
  things(sort: $sort, after: $after) { edges { cursor node { id } } pageInfo { endCursor hasNextPage } }
}`);

interface Things {
  things: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string } };
}

function openList() {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { things: pagesOf(['sort']) } } } });
  return {
    cache,
    arrive(ids: string, { after, sort = 'new' }: { after?: string; sort?: string } = {}) {
      const edges = [...ids].map((id) => ({ cursor: id, node: { __typename: 'Thing', id } }));
      const pageInfo = { endCursor: ids.at(-1), hasNextPage: true };
      cache.writeQuery({ query: LIST, variables: { sort, after }, data: { things: { edges, pageInfo } } });
    },
    read(sort = 'new') {
      const { things } = cache.readQuery<Things>({ query: LIST, variables: { sort } })!;
      return [things.edges.map(({ node }) => node.id).join(''), things.pageInfo.endCursor];
    },
  };
}

describe('the pages of a list', () => {
  test('grow into one list', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('def', { after: 'c' });
    expect(list.read()).toEqual(['abcdef', 'f']);
  });

  test('show a row once that moved while they were read', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('cde', { after: 'c' });
    expect(list.read()).toEqual(['abcde', 'e']);
  });

  test('keep later pages when the first is fetched again', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('def', { after: 'c' });
    list.arrive('nab');
    expect(list.read()).toEqual(['nabcdef', 'f']);
  });

  test('do not keep a row of the beginning that is gone', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('def', { after: 'c' });
    list.arrive('acd');
    expect(list.read()).toEqual(['acdef', 'f']);
  });

  test('begin anew when nothing of them is left', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('xyz');
    expect(list.read()).toEqual(['xyz', 'z']);
  });

  test('are one list for each order', () => {
    const list = openList();
    list.arrive('abc');
    list.arrive('cba', { sort: 'old' });
    expect([list.read(), list.read('old')]).toEqual([
      ['abc', 'c'],
      ['cba', 'a'],
    ]);
  });

  test('lose a row that was deleted', () => {
    const list = openList();
    list.arrive('abc');
    list.cache.evict({ id: 'Thing:b' });
    expect(list.read()[0]).toBe('ac');
  });
});
