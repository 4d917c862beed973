import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

type Values = Record<string, unknown>;

/** Enums that REST does not write in lower case: marks and error codes. */
const AS_THEY_ARE = new Set(['MarkCode', 'ErrorCode', 'FieldErrorCode']);

/** An enum value as REST writes it. */
export const restWord = (type: GraphQLNamedType, word: string) =>
  AS_THEY_ARE.has(type.name) ? word : word.toLowerCase();

/** Writes the enum values in an operation's result as REST does, each by the type of its field. */
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

/** Spells enum values in an operation's variables as the graph does; unknown values stay, and the graph refuses them. */
export function wordReader(schema: GraphQLSchema, document: DocumentNode): (variables: Values) => Values {
  const types = new Map(variablesOf(schema, document).map(({ name, type }) => [name, type]));
  return (variables) =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, spelled(value, types.get(name))]),
    );
}

interface Variable {
  name: string;
  type: GraphQLInputType;
  hasDefault: boolean;
}

interface Field {
  type: GraphQLNamedType;
  fields: Map<string, Field>;
}

interface Selected {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
}

const operationOf = (definitions: DocumentNode['definitions']): OperationDefinitionNode =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;

/** The variables of an operation with their types. */
export function variablesOf(schema: GraphQLSchema, { definitions }: DocumentNode): Variable[] {
  return (operationOf(definitions).variableDefinitions ?? []).map(
    ({ variable, type: node, defaultValue }) => {
      const name = variable.name.value;
      const type = typeFromAST(schema, node);
      if (!isInputType(type)) throw new Error(`the variable $${name} has no input type`);
      return { name, type, hasDefault: defaultValue !== undefined };
    },
  );
}

function addFields(parent: Field, on: GraphQLNamedType, set: SelectionSetNode, document: Selected): void {
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
  if (Array.isArray(value)) return value.map((item) => written(item, field));
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
  const plain = isNonNullType(type) ? type.ofType : type;
  if (isListType(plain))
    return Array.isArray(value)
      ? value.map((item) => spelled(item, plain.ofType))
      : spelled(value, plain.ofType);
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
