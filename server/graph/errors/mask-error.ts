import { GraphQLError } from 'graphql';
import { outageOf } from '../../core/outage.ts';
import type { Log } from '../../core/log.ts';
import { isUnstorable, outageInWords, unstorable } from './graph-errors.ts';

/** Masks unexpected errors and logs each of them once. */
export function maskError(log: Log) {
  return (error: unknown): GraphQLError => {
    if (
      error instanceof GraphQLError &&
      (!error.originalError || error.originalError instanceof GraphQLError)
    )
      return error;
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const outage = outageOf(cause);
    if (outage) return outageInWords(outage, 'en', error instanceof GraphQLError ? error : undefined);
    const place =
      error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
    if (cause instanceof Error && isUnstorable(cause)) return unstorable('en', place);
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    log.error({ message: shortened(message), stack: stack && shortened(stack) }, 'operation failed');
    return new GraphQLError('Something went wrong here.', { ...place, extensions: { code: 'INTERNAL' } });
  };
}

/** A message may contain input of any length: its beginning says what happened, its end where. */
const shortened = (text: string) =>
  text.length > 4000 ? `${text.slice(0, 1000)} … ${text.slice(-2000)}` : text;
