import { type DocumentNode, getVariableValues, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { isReadable, UNREADABLE } from '../../http/json-shape.ts';

interface OperationRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/**
 * The first fault of an operation's variables, or null. Every fault is told with the whole value in it, so that
 * telling them all takes time and room by the square of what was sent.
 */
export function firstFaultIn({
  schema,
  document,
  operationName,
  variables,
}: OperationRequest): GraphQLError | null {
  if (!isReadable(variables)) return new GraphQLError(UNREADABLE.en, { extensions: { code: 'BAD_REQUEST' } });
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const chosen = operations.filter(({ name }) => operationName === null || name?.value === operationName);
  if (chosen.length !== 1) return null;
  const { errors } = getVariableValues(schema, chosen[0]!.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  const fault = errors?.[0];
  return fault ? shortFault(fault) : null;
}

/** A fault without what was sent in whole. */
export const shortFault = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(shortened(message), { nodes: nodes ?? null });

/** What was expected stands at the end of such a sentence, what was sent in its middle. */
function shortened(sentence: string): string {
  return sentence.length > 600 ? `${sentence.slice(0, 200)} … ${sentence.slice(-300)}` : sentence;
}
