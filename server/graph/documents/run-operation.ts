import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Log } from '../../core/log.ts';
import { errorsInWords, outageAmong } from '../errors/graph-errors.ts';
import { maskError } from '../errors/mask-error.ts';
import { faultInWords } from '../validation/fault-messages.ts';
import { inTime } from '../validation/limits.ts';
import type { Fitting, KnownOperation } from './known-operation.ts';

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

/** Runs known operations, whoever asks: the web client, strangers, pages that the server renders. */
export function openRunner(schema: GraphQLSchema, log: Log) {
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

  return {
    async answer(one: Runnable): Promise<Answer> {
      const text = await one.context.statements.answer(one);
      if (text !== null) return { text, outage: null };
      const result = await execution(one);
      return { text: JSON.stringify(result), outage: outageAmong(result.errors) };
    },
  };
}
