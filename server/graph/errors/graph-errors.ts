import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { outageOf } from '../../core/outage.ts';
import { ERROR_STATUS, type Outage, OUTAGES, RateLimited, Refusal } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';

/**
 * A query or subscription that refuses has no union to put the refusal in: it becomes a top-level error with the
 * refusal's code and a sentence in the reader's language.
 */
export function refusalsOfQueries(): Plugin<Context> {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: ({ result, setResult }) => explainErrors(result, args.contextValue, setResult),
    }),
    // A subscription that refuses does so before its first event.
    onSubscribe: ({ args }) => ({
      onSubscribeResult: ({ result, setResult }) => explainErrors(result, args.contextValue, setResult),
    }),
  };
}

function explainErrors(
  result: unknown,
  context: unknown,
  setResult: (result: ExecutionResult) => void,
): void {
  if (!isResult(result) || !result.errors) return;
  const errors = errorsInWords(result.errors, context as Context);
  const http = outageAmong(errors) ?? limitIn({ ...result, errors });
  setResult({ ...result, errors, ...(http && { extensions: { ...result.extensions, http } }) });
}

function isResult(result: unknown): result is ExecutionResult {
  return typeof result === 'object' && result !== null && !(Symbol.asyncIterator in result);
}

export function errorsInWords(errors: readonly GraphQLError[], context: Context): GraphQLError[] {
  return errors.map((error) => inWords(error, context));
}

function inWords(error: GraphQLError, { language, log }: Context): GraphQLError {
  const refusal = error.originalError;
  const outage = outageOf(refusal);
  if (outage) {
    log.warn({ message: refusal!.message, path: error.path }, 'the database or the storage did not answer');
    return outageInWords(outage, language, error);
  }
  if (refusal && isUnstorable(refusal)) return unstorable(language, error);
  if (!(refusal instanceof Refusal)) return error;
  return new GraphQLError(refusal.text[language], {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: refusalInWords(refusal, language),
  });
}

/** What a refusal says beside its sentence. */
export function refusalInWords(refusal: Refusal, language: Language) {
  return {
    code: refusal.code,
    fields: refusal.fields.map(({ text, ...field }) => ({ ...field, message: text[language] })),
    ...(refusal instanceof RateLimited && { retryAfter: refusal.retryAfter }),
  };
}

/** An outage as the graph tells it. */
export function outageInWords(code: Outage, language: Language, place?: GraphQLError): GraphQLError {
  const { text, retryAfter } = OUTAGES[code];
  return new GraphQLError(text[language], {
    nodes: place?.nodes ?? null,
    path: place?.path ?? null,
    extensions: { code, retryAfter },
  });
}

/** The status and the headers of an answer that an outage kept from being whole. */
export function outageAmong(errors: readonly GraphQLError[] = []) {
  const outage = errors.find(({ extensions }) => Object.hasOwn(OUTAGES, String(extensions['code'])));
  if (!outage) return null;
  const { status } = OUTAGES[outage.extensions['code'] as Outage];
  return { status, headers: { 'retry-after': String(outage.extensions['retryAfter']) } };
}

/** A limit that an operation as a whole is past. */
export function limitInWords(refusal: RateLimited, language: Language): GraphQLError {
  return new GraphQLError(refusal.text[language], { extensions: refusalInWords(refusal, language) });
}

/** The status and the headers of an answer to an operation that did not begin, being past a limit. */
export function limitIn(result: ExecutionResult) {
  const { code, retryAfter } = result.errors?.[0]?.extensions ?? {};
  if ('data' in result || code !== 'RATE_LIMITED') return null;
  return { status: ERROR_STATUS.RATE_LIMITED, headers: { 'retry-after': String(retryAfter) } };
}

/** What Postgres answers to U+0000 in any text. */
export const isUnstorable = ({ message }: Error) =>
  /invalid byte sequence for encoding "UTF8": 0x00/.test(message);

type Where = { nodes?: GraphQLError['nodes'] | null; path?: GraphQLError['path'] | null };

export function unstorable(language: Language, { nodes, path }: Where): GraphQLError {
  const text = { en: 'Text cannot hold the character U+0000.', zh: '文本中不能含有字符 U+0000。' };
  return new GraphQLError(text[language], {
    nodes: nodes ?? null,
    path: path ?? null,
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
