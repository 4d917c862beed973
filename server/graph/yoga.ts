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
    cors: false,
    logging: false,
    maskedErrors: { maskError: maskError(log) },
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (hash) => documents[hash] ?? null,
        allowArbitraryOperations: !onlyPersisted,
      }),
      refusalsOfQueries(),
      ...operationLimits(),
      endsWithSession(stillGood),
    ],
  });
}

export type Yoga = ReturnType<typeof openYoga>;
