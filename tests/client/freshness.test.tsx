import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { parse } from 'graphql';
import { act } from 'react';
import { from, map, of, throwError } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BY_AGE, FRESH_MS, Freshness, KEPT_MS } from '../../client/lib/graph/cache-freshness.ts';
import { retryLink } from '../../client/lib/graph/links/retry-link.ts';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { FiguresDocument } from '../../client/features/landing/Figures.gen.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { show, text, until, visit } from './page.tsx';
import { syllabus } from './syllabus.ts';

const PRICE = parse('query Price($of: String = "tea") { price(of: $of) }');

let now: number;
let requests: unknown[];
let client: ApolloClient;
let freshness: Freshness;
let arrival: Promise<void> | null;

beforeEach(() => {
  now = 0;
  requests = [];
  arrival = null;
  freshness = new Freshness(() => now);
  const shop = new ApolloLink(({ variables }) => {
    requests.push(variables.of);
    const answer = { data: { price: requests.length } };
    return arrival ? from(arrival).pipe(map(() => answer)) : of(answer);
  });
  client = new ApolloClient({
    link: freshness.link.concat(shop),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: BY_AGE } },
  });
  freshness.govern(client);
});

function Price({ of: what }: { of?: string }) {
  const { data } = useQuery<{ price: number }, { of?: string }>(PRICE, {
    variables: what ? { of: what } : {},
  });
  return <output>{data ? `price ${data.price}` : 'waiting'}</output>;
}

const look = async (what?: string) => {
  await clearPage();
  await show(
    <ApolloProvider client={client}>
      <Price of={what} />
    </ApolloProvider>,
  );
};

describe('an answer of the graph', () => {
  test('is not requested again for 60 s', async () => {
    await look();
    now = FRESH_MS - 1;
    await look();
    expect([FRESH_MS, requests, text()]).toEqual([60_000, ['tea'], 'price 1']);
  });

  test.for([
    ['of less than 5 min is shown while it is requested again', 300_000 - 1, 'price 1'],
    ['of 5 min is not shown while it is requested again', 300_000, 'waiting'],
  ] as const)('%s', async ([, age, meanwhile]) => {
    await look();
    now = age;
    const { promise, resolve } = Promise.withResolvers<void>();
    arrival = promise;
    await look();
    expect([requests, text()]).toEqual([['tea', 'tea'], meanwhile]);
    await act(async () => resolve());
    await until(() => text() === 'price 2');
  });

  test('has an age of its own for each choice of variables; a default counts as if it were given', async () => {
    await look('tea');
    await look();
    await look('salt');
    expect(requests).toEqual(['tea', 'salt']);
  });

  test('that came with the page is as old as the page', async () => {
    now = KEPT_MS;
    client.writeQuery({ query: PRICE, variables: { of: 'tea' }, data: { price: 'delivered' } });
    freshness.delivered(now - FRESH_MS + 1);
    await look();
    expect([requests, text()]).toEqual([[], 'price delivered']);
    now += 1;
    await look();
    expect(requests).toEqual(['tea']);
  });

  test('that came from a server whose clock is ahead is no younger than its arrival', async () => {
    freshness.delivered(now + KEPT_MS);
    now = FRESH_MS;
    expect(freshness.policyFor(PRICE)).toBe(BY_AGE);
  });

  test('that came with a page for guests is requested again after signing in', () => {
    freshness.delivered(now);
    expect(freshness.policyFor(PRICE)).toBe('cache-first');
    freshness.expireAll();
    expect(freshness.policyFor(PRICE)).toBe(BY_AGE);
  });

  test('fetched as another user is requested again before it is shown', async () => {
    await look();
    freshness.expireAll();
    expect(freshness.policyFor(PRICE)).toBe('network-only');
  });
});

const serverError = (statusCode: number) =>
  new ServerError('no', { response: new Response(null, { status: statusCode }), bodyText: '' });

const failing = (error: Error) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const attempts: number[] = [];
  const link = retryLink.concat(
    new ApolloLink(() => {
      attempts.push(1);
      return throwError(() => error);
    }),
  );
  return { attempts, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
};

describe('a page of the product', () => {
  test('requests nothing again because the window got the focus, however old its data is', async () => {
    const operations = serveGraph({
      ...syllabus(),
      search: () => ({ __typename: 'SearchMatches', suggestion: null, matches: [], kinds: [] }),
      figures: () => ({ people: 1, questions: 1, answers: 1, topics: 1 }),
    });
    await visit('/search?q=tea');
    await until(() => text().includes('No results for “tea”'));
    const before = operations.map(({ name }) => name);
    const later = Date.now() + 2 * KEPT_MS;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      window.dispatchEvent(new Event('pageshow'));
    });
    // A request that focus caused would be on its way before this one.
    await act(() => graph.query({ query: FiguresDocument, fetchPolicy: 'network-only' }));
    expect(operations.map(({ name }) => name)).toEqual([...before, 'Figures']);
  });
});

describe('a failure', () => {
  test.for([
    ['of the network', new TypeError('Failed to fetch')],
    ['of the server', serverError(503)],
  ] as const)('%s is tried again twice', async ([, error]) => {
    const { client: unlucky, attempts } = failing(error);
    await expect(unlucky.query({ query: PRICE })).rejects.toThrow();
    expect(attempts).toHaveLength(3);
  });

  test('that is a refusal is not tried again', async () => {
    const { client: refused, attempts } = failing(serverError(429));
    await expect(refused.query({ query: PRICE })).rejects.toThrow();
    expect(attempts).toHaveLength(1);
  });

  test('of an act is not tried again: it may have happened', async () => {
    const { client: unlucky, attempts } = failing(new TypeError('Failed to fetch'));
    await expect(unlucky.mutate({ mutation: parse('mutation { buy }') })).rejects.toThrow();
    expect(attempts).toHaveLength(1);
  });
});
