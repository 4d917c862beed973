import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { errorsInWords, outageAmong } from '../errors/graph-errors.ts';
import { maskError } from '../errors/mask-error.ts';
import { inTime } from '../validation/limits.ts';
import type { KnownOperation, Values } from './known-operation.ts';

/** An operation that may be run: its variables fit, and it is paid for. */
export interface RunnableOperation {
  operation: KnownOperation;
  /** The variables as they were sent. */
  sent: Values;
  /** The same as resolvers get them. */
  values: Values;
  context: Context;
}

export interface Answer {
  /** The result as JSON. */
  text: string;
  /** Set where an outage kept the answer from being whole. */
  outage: ReturnType<typeof outageAmong>;
}

/** Runs known operations, whoever asks: the web client, strangers, pages that the server renders. */
export function openRunner(schema: GraphQLSchema, log: Log) {
  const mask = maskError(log);

  async function execution({ operation, sent, context }: RunnableOperation): Promise<ExecutionResult> {
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
    return result.errors ? { ...result, errors: errorsInWords(result.errors, context).map(mask) } : result;
  }

  return {
    async answer(one: RunnableOperation): Promise<Answer> {
      const result = await execution(one);
      return { text: JSON.stringify(result), outage: outageAmong(result.errors) };
    },
  };
}
