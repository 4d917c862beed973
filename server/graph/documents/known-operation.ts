import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';

export type Values = Record<string, unknown>;

/** An operation of a document that was parsed and found valid, made once for all who send it. */
export interface KnownOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  isQuery: boolean;
  /** The variables as resolvers get them, or the first thing that is wrong with them. */
  valuesOf(sent: Values): { values: Values } | { fault: GraphQLError };
}

/** The operation of a document that a request means; null where it names none, or one that streams its answer. */
export function knownOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | null,
): KnownOperation | null {
  const definitions = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [definition, another] = definitions.filter((one) => name === null || one.name?.value === name);
  if (!definition || another || definition.operation === OperationTypeNode.SUBSCRIPTION) return null;
  return {
    document,
    definition,
    isQuery: definition.operation === OperationTypeNode.QUERY,
    valuesOf(sent) {
      const { coerced, errors } = getVariableValues(schema, definition.variableDefinitions ?? [], sent, {
        maxErrors: 1,
      });
      return coerced ? { values: coerced } : { fault: errors![0]! };
    },
  };
}
