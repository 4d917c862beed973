import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Context } from '../core/context.ts';
import type { Log } from '../core/log.ts';
import { refusalsOfQueries } from './errors/graph-errors.ts';
import { maskError } from './errors/mask-error.ts';
import { faultsInWords } from './validation/fault-messages.ts';
import { endsWithSession } from './sockets/end-with-session.ts';
import { operationLimits } from './validation/limits.ts';
import type { KnownDocuments } from './documents/known-documents.ts';
import { PERSISTED_DOCUMENTS } from './documents/persisted-operations.ts';
import { paidByPrice } from './cost/pay.ts';
import { costShown } from './cost/show-cost.ts';
import { sharedRendering } from './documents/shared-responses.ts';

interface Options {
  schema: GraphQLSchema;
  log: Log;
  onlyPersisted: boolean;
  documents: KnownDocuments;
  stillGood: (context: Context) => Promise<boolean>;
}

const refused = (message: string, code = 'BAD_REQUEST') => ({
  message,
  extensions: { code, http: { status: 400 } },
});

export function openYoga({ schema, log, onlyPersisted, documents, stillGood }: Options) {
  return createYoga<{ lemma: Context }>({
    schema,
    graphqlEndpoint: '/graphql',
    // The caller is known before Yoga is called: see app.ts.
    context: ({ lemma }) => lemma,
    graphiql: false,
    landingPage: false,
    batching: false,
    // Known documents are kept with their prices instead, and not by number alone.
    parserAndValidationCache: false,
    multipart: false,
    // Bodies are measured before Yoga is called: see app.ts.
    maxRequestBodySize: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: maskError(log) },
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (hash) =>
          Object.hasOwn(PERSISTED_DOCUMENTS, hash) ? PERSISTED_DOCUMENTS[hash]! : null,
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
      documents.plugin(),
      refusalsOfQueries(),
      ...operationLimits(),
      sharedRendering(),
      endsWithSession(stillGood),
      faultsInWords(),
      paidByPrice(),
      costShown(),
    ],
  });
}

export type Yoga = ReturnType<typeof openYoga>;
