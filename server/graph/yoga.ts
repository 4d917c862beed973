import { readFileSync } from 'node:fs';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createYoga } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { maskError, refusalsOfQueries } from './errors.ts';
import { schema } from './index.ts';
import { endsWithSession } from './live.ts';
import { operationLimits } from './limits.ts';

interface Options {
  log: Log;
  onlyPersisted: boolean;
  stillGood: (context: Context) => Promise<boolean>;
}

/** The operations of the web client by their hashes. */
const MANIFEST = new URL('./persisted-documents.json', import.meta.url);

const refused = (message: string, code = 'BAD_REQUEST') => ({
  message,
  extensions: { code, http: { status: 400 } },
});

export function openYoga({ log, onlyPersisted, stillGood }: Options) {
  const documents = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  return createYoga<{ lemma: Context }>({
    schema,
    graphqlEndpoint: '/graphql',
    // The caller is known before Yoga is asked: see app.ts.
    context: ({ lemma }) => lemma,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // Bodies are measured before Yoga is asked: see app.ts.
    maxRequestBodySize: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: maskError(log) },
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (hash) => documents[hash] ?? null,
        allowArbitraryOperations: !onlyPersisted,
        customErrors: {
          keyNotFound: refused('Send a query, or the hash of one that is known.'),
          notFound: refused('This operation is not known: send its query.', 'PERSISTED_QUERY_NOT_FOUND'),
          persistedQueryOnly: refused(
            'This installation answers its own operations only.',
            'PERSISTED_QUERY_ONLY',
          ),
        },
      }),
      refusalsOfQueries(),
      ...operationLimits(),
      endsWithSession(stillGood),
    ],
  });
}

export type Yoga = ReturnType<typeof openYoga>;
