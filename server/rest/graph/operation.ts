import {
  type DocumentNode,
  type FormattedExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  validate,
} from 'graphql';
import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import type { KnownOperations } from '../../graph/documents/answer-known.ts';
import { knownOperation } from '../../graph/documents/known-operation.ts';
import type { Yoga } from '../../graph/yoga.ts';
import { wordReader, wordWriter } from './enum-words.ts';
import type { FieldFault } from '../protocol/problems.ts';
import { faultsIn } from './variables.ts';

type Values = Record<string, unknown>;
type Result = FormattedExecutionResult<unknown>;

/** An operation of the graph as REST asks it. */
export interface Operation {
  /** The variables as the graph spells them, or what is wrong with them by their types. */
  read(values: Values, language: Language): { variables: Values } | { faults: FieldFault[] };
  ask(variables: Values, context: Context): Promise<Result>;
  follow(variables: Values, context: Context): Promise<AsyncGenerator<Result> | Result>;
  /** What the graph tells, with the words of its enums as REST writes them. */
  write(data: unknown): unknown;
}

export interface Graph {
  schema: GraphQLSchema;
  operation(document: DocumentNode): Operation;
}

/** The graph as others ask it, so that its prices and its masking hold here as well. */
export function openGraph(yoga: Yoga, known: KnownOperations): Graph {
  const schema: GraphQLSchema = yoga.getEnveloped({}).schema;

  async function enveloped(document: DocumentNode, variableValues: Values, lemma: Context) {
    const pipeline = yoga.getEnveloped({ lemma, params: { variables: variableValues } });
    const contextValue = await pipeline.contextFactory();
    return { ...pipeline, args: { schema, document, variableValues, contextValue } };
  }

  return {
    schema,
    operation(document) {
      const [fault] = validate(schema, document);
      if (fault) throw new Error(`${getOperationAST(document)?.name?.value}: ${fault.message}`);
      const readWords = wordReader(schema, document);
      const asked = knownOperation(schema, document, null);

      return {
        read(values, language) {
          const variables = readWords(values);
          const faults = faultsIn(schema, document, variables, language);
          return faults.length > 0 ? { faults } : { variables };
        },
        async ask(variables, context) {
          if (!asked) throw new Error('A subscription is followed.');
          return known.ask(asked, variables, context);
        },
        async follow(variables, context) {
          const { subscribe, args } = await enveloped(document, variables, context);
          return subscribe(args);
        },
        write: wordWriter(schema, document),
      };
    },
  };
}
