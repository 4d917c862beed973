import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { activate, LanguageProvider } from '../../client/app/preferences/language.tsx';
import { SimilarRail } from '../../client/features/community/question/SimilarRail.tsx';
import { SimilarQuestionsDocument } from '../../client/features/community/question/SimilarRail.gen.ts';
import { AuthorLine } from '../../client/features/community/shared/AuthorLine.tsx';
import { AuthorFragmentDoc } from '../../client/features/community/shared/Author.gen.ts';
import { OwnReputationDocument } from '../../client/features/standing/own/OwnReputation.gen.ts';
import { openGraph, openGraphFor } from '../../client/lib/graph/create-client.ts';
import { onCleanup } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { text } from './page.tsx';

const similar = (answerCount: number) => ({
  __typename: 'Question',
  id: 'q',
  topic: null,
  duplicates: { __typename: 'QuestionConnection', nodes: [] },
  similar: [
    {
      __typename: 'Question',
      id: 'other',
      title: 'Another one',
      titlePage: null,
      language: 'EN',
      score: 0,
      answerCount,
      acceptedAnswerId: null,
    },
  ],
});
const ada = { __typename: 'User', id: 'ada', name: 'Ada', avatarUrl: null, reputation: 1, role: 'USER' };

const rendered = (write: (graph: ApolloClient) => void): NormalizedCacheObject => {
  const graph = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  write(graph);
  return graph.extract() as NormalizedCacheObject;
};

const around = (graph: ApolloClient, part: ReactNode) => (
  <LanguageProvider>
    <MemoryRouter>
      <ApolloProvider client={graph}>
        <Suspense>{part}</Suspense>
      </ApolloProvider>
    </MemoryRouter>
  </LanguageProvider>
);

/** Renders on the server, hydrates around the part, lets `news` come, and then lets the part hydrate. */
async function hydrateLate(
  Part: ComponentType,
  state: NormalizedCacheObject,
  news: (graph: ApolloClient) => unknown,
) {
  await activate('en');
  const server = openGraphFor(ApolloLink.empty());
  server.restore(state);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(around(server, <Part />));
  const before = text();

  const faults: unknown[] = [];
  const loaded = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => loaded.promise);
  const graph = openGraph({ state, at: Date.now() });
  const root = await act(async () =>
    hydrateRoot(place, around(graph, <Late />), { onRecoverableError: (error) => faults.push(error) }),
  );
  onCleanup(() => act(async () => root.unmount()));
  await act(async () => news(graph));
  await act(async () => loaded.resolve({ default: Part }));
  return { before, faults };
}

test('what a query answers with hydrates as it was rendered, whatever was fetched since, and shows it then', async () => {
  serveGraph({ question: () => similar(5) });
  const state = rendered((graph) =>
    graph.writeQuery({
      query: SimilarQuestionsDocument,
      variables: { id: 'q' },
      data: { question: similar(2) } as never,
    }),
  );
  const { before, faults } = await hydrateLate(
    () => <SimilarRail id="q" />,
    state,
    (graph) =>
      graph.query({
        query: SimilarQuestionsDocument,
        variables: { id: 'q' },
        fetchPolicy: 'network-only',
      }),
  );
  expect(before).toContain('2 answers');
  await expect.poll(text).toContain('5 answers');
  expect(faults).toEqual([]);
});

test('who wrote something hydrates as it was rendered, whatever the header fetched since, and shows it then', async () => {
  serveGraph({ viewer: () => ({ ...ada, reputation: 42 }) });
  const state = rendered((graph) =>
    graph.writeFragment({ id: 'User:ada', fragment: AuthorFragmentDoc, data: ada as never }),
  );
  const { before, faults } = await hydrateLate(
    () => <AuthorLine author={{ __typename: 'User', id: 'ada' } as never} />,
    state,
    (graph) => graph.query({ query: OwnReputationDocument, fetchPolicy: 'network-only' }),
  );
  expect(before).toContain('1');
  await expect.poll(text).toContain('42');
  expect(faults).toEqual([]);
});
