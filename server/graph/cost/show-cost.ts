import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';

/** Asks for `extensions.cost`; whoever does not ask is answered without looking at the text of the answer again. */
const HEADER = 'x-show-cost';

/** Whether a request asks what it cost. */
export const asksForCost = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers[HEADER] === '1';

/** What a request cost, and what is left of the limit that its RateLimit headers name: null where none was near. */
function costOf({ record: { cost, limit } }: Context) {
  return {
    price: Math.ceil(cost),
    limit: limit?.limit ?? null,
    remaining: limit?.remaining ?? null,
    reset: limit?.reset ?? null,
  };
}

/** The text of an answer with its cost. */
export function withCost(text: string, context: Context): string {
  const { extensions, ...result } = JSON.parse(text) as { extensions?: object };
  return JSON.stringify({ ...result, extensions: { ...extensions, cost: costOf(context) } });
}

/** The same for answers of the pipeline. */
export function costShown(): Plugin<Context> {
  return {
    onResultProcess({ request, result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { lemma } = serverContext as { lemma?: Context };
      if (!lemma || request.headers.get(HEADER) !== '1') return;
      setResult({ ...result, extensions: { ...result.extensions, cost: costOf(lemma) } });
    },
  };
}
