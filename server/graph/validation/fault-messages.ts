import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { type Language, preferredLanguage } from '../../core/locale.ts';

/** What is wrong with an operation itself, in Chinese; what it is in particular follows in the words of GraphQL. */
const FAULTS: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: '操作的语法有误',
  GRAPHQL_VALIDATION_FAILED: '操作不符合模式',
  OPERATION_TOO_LARGE: '操作过大',
  QUERY_COMPLEXITY: '操作过于复杂',
  OPERATION_RESOLUTION_FAILURE: '无法确定要执行的操作',
  PERSISTED_QUERY_NOT_FOUND: '未知的操作',
  PERSISTED_QUERY_ONLY: '不接受该操作',
  BAD_REQUEST: '请求有误',
  RATE_LIMITED: '请求过多',
  INTERNAL: '服务器出现问题',
};
const HAN = /\p{Script=Han}/u;
/** A limit is told as if it were a fault of syntax. */
const LIMIT = /^Syntax Error: (.{1,40} limit of \d{1,9} exceeded.{0,40})$/;

/** A fault of an operation with its code, and a sentence in the reader's language. */
export function faultInWords(error: GraphQLError, language: Language): GraphQLError {
  const limit = LIMIT.exec(error.message)?.[1];
  const code = limit
    ? 'OPERATION_TOO_LARGE'
    : String(error.extensions['code'] ?? 'GRAPHQL_VALIDATION_FAILED');
  const message = limit ?? error.message;
  const lead = language === 'zh' && !HAN.test(message) ? FAULTS[code] : undefined;
  return new GraphQLError(lead ? `${lead}：${message}` : message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, code },
  });
}

/** Sees every answer over HTTP before it is written, also those that no operation ran for. */
export function faultsInWords(): Plugin<Context> {
  return {
    onResultProcess({ request, result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
      const { lemma } = serverContext as { lemma?: Context };
      const language =
        lemma?.language ?? preferredLanguage(request.headers.get('accept-language') ?? undefined);
      setResult({
        ...result,
        errors: result.errors.map((error) => faultInWords(error as GraphQLError, language)),
      });
    },
  };
}
