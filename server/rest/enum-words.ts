import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

type Values = Record<string, unknown>;

/** Enums whose words stay as they are: marks and codes are written like that everywhere. */
const AS_THEY_ARE = new Set(['MarkCode', 'ErrorCode', 'FieldErrorCode']);

/** A word of an enum as REST writes it. */
export const restWord = (type: GraphQLNamedType, word: string) =>
  AS_THEY_ARE.has(type.name) ? word : word.toLowerCase();

/** Writes the words of enums in an operation's result as REST does, each by the type of its field. */
export function wordWriter(schema: GraphQLSchema, { definitions }: DocumentNode): (data: unknown) => unknown {
  const operation = operationOf(definitions);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const root: Field = { type: schema.getRootType(operation.operation)!, fields: new Map() };
  addFields(root, root.type, operation.selectionSet, { schema, fragments });
  return (data) => written(data, root);
}

/** Spells the words of enums in an operation's variables as the graph does; what is no word stays, and is refused there. */
export function wordReader(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
): (variables: Values) => Values {
  const types = new Map(
    operationOf(definitions).variableDefinitions?.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(schema, type as never) as GraphQLInputType,
    ]),
  );
  return (variables) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, spelled(value, types.get(name))]),
    );
}

interface Field {
  type: GraphQLNamedType;
  fields: Map<string, Field>;
}

interface Document {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
}

const operationOf = (definitions: DocumentNode['definitions']): OperationDefinitionNode =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;

function addFields(parent: Field, on: GraphQLNamedType, set: SelectionSetNode, document: Document): void {
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? document.fragments.get(selection.name.value)! : selection;
      const condition = fragment.typeCondition && document.schema.getType(fragment.typeCondition.name.value);
      addFields(parent, condition ?? on, fragment.selectionSet, document);
      continue;
    }
    const definition =
      isObjectType(on) || isInterfaceType(on) ? on.getFields()[selection.name.value] : undefined;
    if (!definition) continue;
    const name = (selection.alias ?? selection.name).value;
    const field = parent.fields.get(name) ?? { type: getNamedType(definition.type), fields: new Map() };
    parent.fields.set(name, field);
    if (selection.selectionSet) addFields(field, field.type, selection.selectionSet, document);
  }
}

function written(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, field));
  if (isEnumType(field.type)) return typeof value === 'string' ? restWord(field.type, value) : value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = field.fields.get(name);
      return [name, known ? written(inner, known) : inner];
    }),
  );
}

function spelled(value: unknown, type: GraphQLInputType | undefined): unknown {
  if (!type || value === null || value === undefined) return value;
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.isArray(value)
      ? value.map((one) => spelled(one, plain.ofType as GraphQLInputType))
      : spelled(value, plain.ofType as GraphQLInputType);
  if (isEnumType(plain)) {
    const words = plain.getValues().map(({ name }) => name);
    return (
      words.find((word) => typeof value === 'string' && word.toLowerCase() === value.toLowerCase()) ?? value
    );
  }
  if (!isInputObjectType(plain) || typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = plain.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, spelled(inner, fields[name]?.type)]),
  );
}
