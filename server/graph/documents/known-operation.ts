import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Priced } from '../cost/compiled-price.ts';
import { priceFor } from '../cost/pay.ts';
import { compileArguments } from '../validation/arguments-rule.ts';

export type Values = Record<string, unknown>;

/** An operation of a document that was parsed and found valid, made once for all who send it. */
export interface KnownOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  isQuery: boolean;
  /** A subscription, which is not answered at once. */
  isStream: boolean;
  /** What it is to be run with; null where something is wrong with the variables, which validation explains. */
  fit(sent: Values): Fitting | null;
  /** The same where validation would find it within its limits. */
  fitWithinLimits(sent: Values): Fitting | null;
}

export interface Fitting extends Priced {
  /** The variables as they were sent. */
  sent: Values;
  /** The same as resolvers get them. */
  values: Values;
}

/** The operation of a document that a request means; null where it names none. */
export function knownOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | null,
): KnownOperation | null {
  const definitions = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [definition, another] = definitions.filter((one) => name === null || one.name?.value === name);
  if (!definition || another) return null;
  const variables = definition.variableDefinitions ?? [];
  const pricesOf = priceFor(schema, document, definition);
  const argumentsFit = compileArguments(schema, document);

  function fit(sent: Values): Fitting | null {
    const { coerced: values } = getVariableValues(schema, variables, sent, { maxErrors: 1 });
    if (!values) return null;
    try {
      return { sent, values, ...pricesOf(values) };
    } catch (error) {
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }

  return {
    document,
    definition,
    isQuery: definition.operation === OperationTypeNode.QUERY,
    isStream: definition.operation === OperationTypeNode.SUBSCRIPTION,
    fit,
    fitWithinLimits(sent) {
      const fitting = fit(sent);
      return fitting && !fitting.isTooDear && argumentsFit(sent) ? fitting : null;
    },
  };
}
