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

  return {
    async answer(one: Runnable): Promise<Answer> {
      const text = await one.context.statements.answer(one);
      if (text !== null) return { text: isTracing ? traced(text) : text, outage: null };
      const executed = await execution(one);
      const result = isTracing ? { ...executed, extensions: { path: pathOf(one) } } : executed;
      return { text: JSON.stringify(result), outage: outageAmong(result.errors) };
    },
  };
}

const traced = (text: string) => `${text.slice(0, -1)},"extensions":{"path":"one statement"}}`;

/** The path of what no statement answered. */
function pathOf({ operation, context: { statements } }: Runnable): string {
  if (!operation.isQuery) return 'executor: it is a mutation';
  return `executor: ${statements.reasonAgainst(operation) ?? 'what its variables ask for is no statement'}`;
}
