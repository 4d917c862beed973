import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
  Kind,
  type ListTypeNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import { lookup } from '../../core/lookup.ts';
import { restWord } from '../graph/enum-words.ts';
import { restName, snakeCase } from '../protocol/present.ts';
import type { AnswerRow, Parameter } from '../protocol/route.ts';
import { NAME } from './described.ts';

export type Json = Record<string, unknown> & { [NAME]?: string };

const SCALARS: Record<string, Json> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

export type Fragments = Map<string, FragmentDefinitionNode>;

/** What a selection of a type answers. */
export function selectionSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLNamedType,
  set: SelectionSetNode,
): Json {
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  const collect = (on: GraphQLNamedType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) addField(on, selection);
      else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
        const condition = inner.typeCondition ? schema.getType(inner.typeCondition.name.value)! : on;
        if (isObjectType(on) && isObjectType(condition) && condition !== on) continue;
        // Refusals have a reply of their own.
        if (condition.name !== 'Problem')
          collect(
            isUnionType(on) ? condition : isInterfaceType(condition) ? on : condition,
            inner.selectionSet,
          );
      }
    }
  };
  const addField = (on: GraphQLNamedType, node: FieldNode): void => {
    if (!isObjectType(on) || node.name.value.startsWith('__')) return;
    const field = on.getFields()[node.name.value]!;
    const name = snakeCase((node.alias ?? node.name).value);
    properties[name] = outputSchema(schema, fragments, field.type, node.selectionSet, field.description);
    if (!node.directives?.length) required.push(name);
  };
  collect(type, set);
  return { [NAME]: nameOf(schema, type, set), type: 'object', required, properties };
}

/** The name of what is selected: its fragment's, or its type's. */
function nameOf(schema: GraphQLSchema, type: GraphQLNamedType, { selections }: SelectionSetNode): string {
  const members = selections.filter(
    (one) => one.kind !== Kind.FRAGMENT_SPREAD || one.name.value !== 'Refusal',
  );
  const [only] = members;
  if (members.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD) return only.name.value;
  if (members.length === 1 && only?.kind === Kind.INLINE_FRAGMENT && only.typeCondition)
    return nameOf(schema, schema.getType(only.typeCondition.name.value)!, only.selectionSet);
  return type.name;
}

function outputSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLType,
  set: SelectionSetNode | undefined,
  description?: string | null,
): Json {
  const plain = getNullableType(type);
  const inner = isListType(plain)
    ? { type: 'array', items: outputSchema(schema, fragments, plain.ofType as GraphQLType, set) }
    : set
      ? objectSchema(schema, fragments, getNamedType(type), set)
      : leafSchema(getNamedType(type));
  const whole = isNonNullType(type) ? inner : { anyOf: [inner, { type: 'null' }] };
  if (!description) return whole;
  return NAME in whole ? { allOf: [whole], description } : { ...whole, description };
}

/** One thing, or one of those that a field may be. */
function objectSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLNamedType,
  set: SelectionSetNode,
): Json {
  const members = isUnionType(type) ? type.getTypes().filter((one) => !isProblem(one)) : [];
  if (members.length < 2) return selectionSchema(schema, fragments, type, set);
  return { anyOf: members.map((one) => selectionSchema(schema, fragments, one, selectedOf(one, set))) };
}

const isProblem = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Problem');

/** What is selected where it is of this type. */
const selectedOf = ({ name }: GraphQLNamedType, set: SelectionSetNode): SelectionSetNode => ({
  ...set,
  selections: set.selections.filter(
    (one) => one.kind !== Kind.INLINE_FRAGMENT || (one.typeCondition?.name.value ?? name) === name,
  ),
});

function leafSchema(type: GraphQLNamedType): Json {
  if (!isEnumType(type)) return SCALARS[type.name] ?? {};
  return {
    [NAME]: type.name,
    type: 'string',
    enum: type.getValues().map(({ name }) => restWord(type, name)),
  };
}

/** Fields that REST carries elsewhere: in the path and in headers. */
const ELSEWHERE = new Set(['questionId', 'conversationId', 'expectedVersion', 'idempotencyKey']);

/** What a body takes that follows an input type of the graph. */
export function inputSchema(
  schema: GraphQLSchema,
  name: string,
  {
    path,
    defaults,
    inPath = 'id',
  }: { path?: string; inPath?: string; defaults?: AnswerRow<unknown, object>['defaults'] } = {},
): Json {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input of the graph`);
  const optional = defaults?.('en') ?? {};
  const fields = Object.values(type.getFields()).filter(
    ({ name: field }) => !ELSEWHERE.has(field) && !(field === inPath && path?.includes(':id')),
  );
  return {
    [NAME]: name,
    type: 'object',
    required: fields
      .filter((field) => isRequiredInputField(field) && !(field.name in optional))
      .map((field) => bodyName(field.name)),
    properties: Object.fromEntries(
      fields.map(({ name: field, type: of, description }) => [
        bodyName(field),
        valueSchema(schema, of, description ? { description } : {}),
      ]),
    ),
  };
}

const bodyName = (name: string) => (name === 'topic' ? 'topic_slug' : snakeCase(name));

/** What a body takes that holds variables of the operation; with a default, and where optional, they may be left out. */
export function variablesSchema(
  schema: GraphQLSchema,
  document: DocumentNode,
  body: Record<string, Json>,
  optional: readonly string[] = [],
): Json {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const fields = Object.entries(body).map(([name, more]) => {
    const definition = definitions.find(({ variable }) => variable.name.value === name);
    if (!definition) {
      const { required: isRequired = false, ...value } = more;
      return { name: snakeCase(name), isRequired, value };
    }
    const type = typeFromAST(schema, definition.type as ListTypeNode) as GraphQLInputType;
    const isRequired = isNonNullType(type) && !('default' in more) && !optional.includes(name);
    return { name: restName(name), isRequired, value: valueSchema(schema, type, more) };
  });
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  };
}

/** What something of this type is sent as, with what its type does not say. */
function valueSchema(schema: GraphQLSchema, type: GraphQLInputType, more: Json): Json {
  const named = getNamedType(type);
  const one = isInputObjectType(named) ? inputSchema(schema, named.name) : leafSchema(named);
  const plain = isListType(getNullableType(type)) ? { type: 'array', items: one } : one;
  // Null is taken wherever a value may be left out, and often says something else: that there is none.
  const whole: Json = isNonNullType(type) ? plain : { anyOf: [plain, { type: 'null' }] };
  if (Object.keys(more).length === 0) return whole;
  return NAME in whole ? { allOf: [whole], ...more } : { ...whole, ...more };
}

/** What stands in the path and in the query string. */
export function parametersOf(schema: GraphQLSchema, path: string, query: Parameter[] = []): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: placeIn(path),
    schema: { type: 'string' },
  }));
  const inQuery = query.map(({ name, description, required, schema: text, enumName }) => ({
    name,
    description,
    ...(required && { required }),
    schema: enumName ? { type: 'string', enum: wordsOf(schema, enumName) } : text,
    in: 'query',
  }));
  return [...inPath, ...inQuery];
}

const PERSON = 'Id of a person, or `me`.';
const PLACES = lookup<string>({
  tags: 'The tag, such as `quadratics`.',
  badges: 'Type of the badge, such as `nice_answer`, or its id.',
  profiles: PERSON,
  reputation: PERSON,
  user: PERSON,
  people: 'Id of a person.',
  replies: 'Id of the reply.',
  'error-book': 'Id of the entry.',
});

/** What stands in a path: one of what the part before it names, unless said otherwise. */
function placeIn(path: string): string {
  const list = path.slice(0, path.indexOf('/:')).split('/').at(-1)!;
  return PLACES[list] ?? `Id of the ${list.endsWith('s') ? list.slice(0, -1) : list}.`;
}

/** The words of one of the graph's enums, as REST writes them. */
export function wordsOf(schema: GraphQLSchema, enumName: string): string[] {
  const type = schema.getType(enumName);
  if (!isEnumType(type)) throw new Error(`${enumName} is no enum of the graph`);
  return type.getValues().map(({ name }) => restWord(type, name));
}
