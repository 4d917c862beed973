import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { errorsInWords, outageAmong } from '../errors/graph-errors.ts';
import { maskError } from '../errors/mask-error.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import { inTime } from '../validation/limits.ts';
import type { Fitting, KnownOperation } from './known-operation.ts';
import { asWritten, idOfWritten, partsOf, type SplitMutation, withRow } from './split-mutation.ts';

/** An operation that may be run: its variables fit, and it is paid for. */
export interface Runnable extends Fitting {
  operation: KnownOperation;
  context: Context;
}

export interface Answer {
  /** The result as JSON. */
  text: string;
  /** Set where an outage kept the answer from being whole. */
  outage: ReturnType<typeof outageAmong>;
}

interface Options {
  schema: GraphQLSchema;
  log: Log;
  /** Whether each answer says which path it took, for whoever develops. */
  isTracing: boolean;
}

/** Runs known operations, whoever asks: the web client, strangers, pages that the server renders. */
export function openRunner({ schema, log, isTracing }: Options) {
  const mask = maskError(log);

  async function execution({ operation, sent, context }: Runnable): Promise<ExecutionResult> {
    const { document, definition } = operation;
    const result = await inTime(context.language, async () =>
      execute({
        schema,
        document,
        operationName: definition.name?.value,
        contextValue: context,
        variableValues: sent,
      }),
    );
    if (!result.errors) return result;
    const errors = errorsInWords(result.errors, context).map((error) =>
      faultInWords(mask(error), context.language),
    );
    return { ...result, errors };
  }

  /** Writes first; what was written is then read like by any query. */
  async function answerWritten(one: Runnable, split: SplitMutation): Promise<Answer> {
    const written = await execution({ ...one, operation: split.write });
    const id = idOfWritten(split, written.data);
    if (id === null) return answerOf(written);
    const read = {
      ...one,
      operation: split.read,
      sent: withRow(one.sent, id),
      values: withRow(one.values, id),
    };
    const row = rowIn(await one.context.statements.answer(read));
    if (row !== null) {
      const text = `{"data":{"${split.key}":${row}}}`;
      return { text: isTracing ? traced(text) : text, outage: null };
    }
    return answerOf(withPath(asWritten(split, await execution(read), one.context.language), read));
  }

  return {
    async answer(one: Runnable): Promise<Answer> {
      const split = one.operation.isQuery ? null : partsOf(schema, one.operation);
      if (split) return answerWritten(one, split);
      const text = await one.context.statements.answer(one);
      if (text !== null) return { text: isTracing ? traced(text) : text, outage: null };
      return answerOf(withPath(await execution(one), one));
    },
  };

  function withPath(result: ExecutionResult, one: Runnable): ExecutionResult {
    return isTracing ? { ...result, extensions: { path: pathOf(one) } } : result;
  }
}

const answerOf = (result: ExecutionResult): Answer => ({
  text: JSON.stringify(result),
  outage: outageAmong(result.errors),
});

const NODE = '{"data":{"node":';

/** The row in the response to a query for it; null where there is none. */
function rowIn(text: string | null): string | null {
  const row = text?.slice(NODE.length, -2);
  return row === undefined || row === 'null' ? null : row;
}

const traced = (text: string) => `${text.slice(0, -1)},"extensions":{"path":"one statement"}}`;

/** The path of what no statement answered. */
function pathOf({ operation, context: { statements } }: Runnable): string {
  if (!operation.isQuery) return 'executor: it is a mutation';
  return `executor: ${statements.reasonAgainst(operation) ?? 'what its variables ask for is no statement'}`;
}
