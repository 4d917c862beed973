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

  function execution({ operation, sent, context }: Runnable) {
    const { document, definition } = operation;
    return execute({
      schema,
      document,
      operationName: definition.name?.value,
      contextValue: context,
      variableValues: sent,
    });
  }

  /** The text of the response, out of one statement; or the result of the executor. */
  async function run(one: Runnable): Promise<string | ExecutionResult> {
    const { context } = one;
    const result = await inTime(context.language, async () => {
      try {
        const text = await context.statements.answer(one);
        if (text !== null) return text;
      } catch (outage) {
        return execution({ ...one, context: withoutDatabase(context, outage) });
      }
      return execution(one);
    });
    if (typeof result === 'string' || !result.errors) return result;
    const errors = errorsInWords(result.errors, context).map((error) =>
      faultInWords(mask(error), context.language),
    );
    return { ...result, errors };
  }

  /** Writes first; what was written is then read like by any query. */
  async function answerWritten(one: Runnable, split: SplitMutation): Promise<Answer> {
    const written = await run({ ...one, operation: split.write });
    const id = typeof written === 'object' && idOfWritten(split, written.data);
    if (!id) return answerOf(written);
    const read = {
      ...one,
      operation: split.read,
      sent: withRow(one.sent, id),
      values: withRow(one.values, id),
    };
    const result = await run(read);
    if (typeof result === 'string' && result !== NO_NODE)
      return answerOf(traced(read, `{"data":{"${split.key}":${result.slice(NODE.length)}`));
    const found = typeof result === 'string' ? { data: null } : result;
    return answerOf(traced(read, asWritten(split, found, one.context.language)));
  }

  return {
    async answer(one: Runnable): Promise<Answer> {
      const split = one.operation.isQuery ? null : partsOf(schema, one.operation);
      if (split) return answerWritten(one, split);
      return answerOf(traced(one, await run(one)));
    },
  };

  /** The same result, where somebody develops with the path that it took in its extensions. */
  function traced(
    { operation, context }: Runnable,
    result: string | ExecutionResult,
  ): string | ExecutionResult {
    if (!isTracing) return result;
    if (typeof result === 'string') return `${result.slice(0, -1)},"extensions":{"path":"one statement"}}`;
    const reason = operation.isQuery
      ? (context.statements.reasonAgainst(operation) ?? 'what its variables ask for is no statement')
      : 'it is a mutation';
    return { ...result, extensions: { ...result.extensions, path: `executor: ${reason}` } };
  }
}

function answerOf(result: string | ExecutionResult): Answer {
  if (typeof result === 'string') return { text: result, outage: null };
  return { text: JSON.stringify(result), outage: outageAmong(result.errors) };
}

/** In which whoever asks the database hears at once of the outage that another one waited for. */
const withoutDatabase = (context: Context, outage: unknown): Context =>
  Object.create(context, {
    db: {
      get() {
        throw outage;
      },
    },
  }) as Context;

const NODE = '{"data":{"node":';
const NO_NODE = `${NODE}null}}`;
