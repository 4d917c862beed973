import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { isSubscriptionOperation } from '@apollo/client/utilities';
import possibleTypes from './possible-types.json' with { type: 'json' };
import { openInOrderLink } from './links/in-order-link.ts';
import { requestsLink } from './links/requests-link.ts';
import { pagesOf } from './pagination.ts';
import { BY_AGE, Freshness } from './cache-freshness.ts';
import { type Delivered, DeliveredGraph } from '../hydration/delivered.ts';
import { liveLink } from './live-link.ts';
import { persistedLink } from './links/persisted-link.ts';
import { retryLink } from './links/retry-link.ts';
import { sessionLink } from './links/session-link.ts';
import { currentUser, onSession } from '../auth/session.ts';

/** The client for rendering pages on the server, without network or session: `link` answers. */
export function openGraphFor(link: ApolloLink): ApolloClient {
  return new ApolloClient({ ssrMode: true, link, cache: openCache(), dataMasking: true });
}

export function openGraph(delivered?: Delivered | null): ApolloClient {
  const freshness = new Freshness();
  const onDelivery = new DeliveredGraph(() => {
    const rendered = openGraphFor(ApolloLink.empty());
    rendered.restore(delivered?.state ?? {});
    return rendered;
  });
  const overHttp = ApolloLink.from([
    requestsLink,
    openInOrderLink(),
    freshness.link,
    retryLink,
    sessionLink,
    persistedLink,
    ApolloLink.split(fitsInAddress, httpLink(true), httpLink(false)),
  ]);
  const client = new ApolloClient({
    link: onDelivery.link.concat(
      ApolloLink.split(({ query }) => isSubscriptionOperation(query), liveLink, overHttp),
    ),
    cache: openCache(),
    dataMasking: true,
    defaultOptions: { watchQuery: { fetchPolicy: BY_AGE } },
  });
  freshness.govern(client);
  if (delivered) {
    client.restore(delivered.state);
    onDelivery.isOf(client);
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
          notifications: pagesOf(['kind', 'unread']),
          suggestions: pagesOf(['mine', 'status']),
        },
      },
      NotificationSettings: { keyFields: [] },
      Question: { fields: { answers: pagesOf(['sort']), comments: pagesOf([]), viewer: { merge: true } } },
      Answer: { fields: { comments: pagesOf([]), viewer: { merge: true } } },
      Reputation: { keyFields: ['userId'], fields: { history: pagesOf([]) } },
      Badge: { fields: { awards: pagesOf([]) } },
      Comment: { fields: { viewer: { merge: true } } },
      // What it says depends on what was looked for.
      SearchMatch: { keyFields: false },
      // Named within their problem alone.
      ProblemThing: { keyFields: false },
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
