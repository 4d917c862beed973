import { ApolloClient, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import possibleTypes from './possible-types.json' with { type: 'json' };
import { pagesOf } from './pagination.ts';
import { BY_AGE, Freshness } from './cache-freshness.ts';
import { liveLink } from './live-link.ts';
import { persistedLink } from './persisted-link.ts';
import { retryLink } from './retry-link.ts';
import { sessionLink } from './session-link.ts';
import { currentUser, onSession } from '../auth/session.ts';

/** What the graph answered to a guest when the page was rendered. */
export interface Delivered {
  state: NormalizedCacheObject;
  /** By the server's clock. */
  at: number;
}

/** The client for rendering pages on the server, without network or session: `link` answers. */
export function openGraphFor(link: ApolloLink): ApolloClient {
  return new ApolloClient({ ssrMode: true, link, cache: openCache(), dataMasking: true });
}

export function openGraph(delivered?: Delivered | null): ApolloClient {
  const freshness = new Freshness();
  const overHttp = ApolloLink.from([
    freshness.link,
    retryLink,
    sessionLink,
    persistedLink,
    ApolloLink.split(fitsInAddress, httpLink(true), httpLink(false)),
  ]);
  const client = new ApolloClient({
    link: ApolloLink.split(({ query }) => isSubscriptionOperation(query), liveLink, overHttp),
    cache: openCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { fetchPolicy: BY_AGE } },
  });
  freshness.govern(client);
  if (delivered) {
    client.restore(delivered.state);
    if (!currentUser()) freshness.delivered(delivered.at);
  }
  refetchOnSessionChange(client, freshness);
  return client;
}

/** Variables may be longer than a URL can be. */
const fitsInAddress = ({ variables }: ApolloLink.Operation) => JSON.stringify(variables).length < 1500;

function httpLink(useGETForQueries: boolean): ApolloLink {
  // A custom header: another origin cannot send it without a preflight.
  return new BaseHttpLink({ uri: '/graphql', useGETForQueries, headers: { 'x-graphql-yoga-csrf': '1' } });
}

function openCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: possibleTypes.possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          questions: pagesOf(['filter', 'sort']),
          searchQuestions: pagesOf(['query', 'filter']),
          conversations: pagesOf(['search']),
        },
      },
      Question: { fields: { answers: pagesOf(['sort']), viewer: { merge: true } } },
      Answer: { fields: { viewer: { merge: true } } },
    },
  });
}

/** Signing in or out changes what a page may show: it stays visible and is fetched again. */
function refetchOnSessionChange(client: ApolloClient, freshness: Freshness): void {
  let asWhom = currentUser()?.id;
  onSession((_event, user) => {
    if (user?.id === asWhom) return;
    asWhom = user?.id;
    freshness.expireAll();
    void client.refetchQueries({ include: 'active' });
  });
}
