import { execute } from 'graphql';
import type { Context } from '../../server/core/context.ts';
import type { Runnable } from '../../server/graph/documents/run-operation.ts';
import type { Statements } from '../../server/graph/statement/statements.ts';
import { schema } from '../../server/registry/graph.ts';

export interface Difference {
  document: string;
  variables: unknown;
  statement: string;
  executor: string;
}

export interface Compared {
  /** How many queries statements answered. */
  answered: number;
  differences: Difference[];
  /** With what each person last asked, and guests under an empty id. */
  contexts: Map<string, Context>;
}

/** Answers of statements, each compared with what the executor answers to the same operation. */
export function comparedWithExecutor(statements: Statements, compared: Compared): Statements {
  const { differences, contexts } = compared;

  async function byExecutor({ operation, sent, context }: Runnable): Promise<string> {
    const { document, definition } = operation;
    const result = await execute({
      schema,
      document,
      operationName: definition.name?.value,
      contextValue: Object.create(context, { chargeRead: { value() {} } }) as typeof context,
      variableValues: sent,
    });
    return JSON.stringify(result);
  }

  return {
    ...statements,
    async answer(one) {
      contexts.set(one.context.actor?.id ?? '', one.context);
      const answer = await statements.answer(one);
      if (answer === null) return null;
      compared.answered += 1;
      let [statement, executor] = [answer, await byExecutor(one)];
      // What others write between the two is no difference.
      for (let attempt = 0; statement !== executor && attempt < 3; attempt += 1) {
        statement = (await statements.answer(one)) ?? '';
        executor = await byExecutor(one);
      }
      if (statement !== executor)
        differences.push({
          document: one.operation.document.loc?.source.body ?? one.operation.definition.name?.value ?? '',
          variables: one.sent,
          statement,
          executor,
        });
      return answer;
    },
  };
}
