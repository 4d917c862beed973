import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  isObjectType,
  isTypeSubTypeOf,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from 'graphql';
import { OUTAGES } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import { type KnownOperation, knownOperation, type Values } from './known-operation.ts';

/** A mutation that answers with what it wrote, in two parts: the write, and a query for the row that it wrote. */
export interface SplitMutation {
  /** The mutation, which selects of the row its id alone. */
  write: KnownOperation;
  /** A query for `node` with what the mutation selects of the row. */
  read: KnownOperation;
  /** The name of the mutation in the response. */
  key: string;
}

/** The name of the row's id, in the response of the write and among the variables of the query. */
const ROW_ID = 'idOfWrittenRow';

/** The id of what was written; null where the write was refused or failed. */
export function idOfWritten({ key }: SplitMutation, data: Values | null | undefined): string | null {
  const result = data?.[key] as Values | null | undefined;
  const id = result?.[ROW_ID];
  return typeof id === 'string' ? id : null;
}

/** Variables for the query that reads the row. */
export const withRow = (variables: Values, id: string): Values => ({ ...variables, [ROW_ID]: id });

/** The result of the query as that of the mutation: under its name, and with its errors there. */
export function asWritten(
  { key }: SplitMutation,
  { data, errors }: ExecutionResult,
  language: Language,
): ExecutionResult {
  const row = data?.['node'];
  const outage = row ? undefined : outageIn(errors);
  if (outage) return { errors: [unreadable(language, key, outage)], data: null };
  const told = row || errors ? errors : [goneMeanwhile(language, key)];
  const placed = told?.map((error) => {
    const { message, nodes, source, positions, originalError, extensions } = error;
    const [root, ...path] = error.path ?? [];
    if (root !== 'node') return error;
    const place = { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null };
    return new GraphQLError(message, {
      ...place,
      path: [key, ...path],
      originalError: originalError ?? null,
      extensions,
    });
  });
  return { ...(placed && { errors: placed }), data: row ? { [key]: row } : null };
}

const outageIn = (errors: readonly GraphQLError[] = []) =>
  errors.find(({ extensions }) => Object.hasOwn(OUTAGES, String(extensions['code'])));

/** What is done must not look failed where it cannot be shown. */
function unreadable(language: Language, key: string, { extensions }: GraphQLError): GraphQLError {
  const text = {
    en: 'It was written, but cannot be shown at the moment.',
    zh: '内容已写入，但暂时无法显示。',
  };
  return new GraphQLError(text[language], { path: [key], extensions });
}

/** Somebody else deleted it between the write and the answer. */
function goneMeanwhile(language: Language, key: string): GraphQLError {
  const text = { en: 'It was written, and deleted a moment later.', zh: '内容已写入，但随后被删除。' };
  return new GraphQLError(text[language], { path: [key], extensions: { code: 'NOT_FOUND' } });
}

const splits = new WeakMap<KnownOperation, SplitMutation | null>();

/** The parts of a mutation; null where it has but one. */
export function partsOf(schema: GraphQLSchema, operation: KnownOperation): SplitMutation | null {
  const known = splits.get(operation);
  if (known !== undefined) return known;
  const split = splitMutation(schema, operation);
  splits.set(operation, split);
  return split;
}

/**
 * Splits a mutation of one field, of which one possible result is a row that `node` finds; null where it cannot be split.
 * What the write refuses is selected as it was.
 */
function splitMutation(
  schema: GraphQLSchema,
  { document, definition }: KnownOperation,
): SplitMutation | null {
  const [field, second] = definition.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || second || field.directives?.length || !field.selectionSet) return null;
  if (names(document, ROW_ID)) return null;
  const result = getNamedType(schema.getMutationType()!.getFields()[field.name.value]!.type);
  const possible = isAbstractType(result)
    ? schema.getPossibleTypes(result)
    : isObjectType(result)
      ? [result]
      : [];
  const [row, another] = possible.filter(isNode);
  if (!row || another) return null;
  const others = possible.filter((type) => type !== row);

  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const selectionOf = selecting(schema, fragments);
  const selected = selectionOf(row, field.selectionSet);
  const refused = others.map((type) => onType(type, selectionOf(type, field.selectionSet!)));
  const writing = setOf([{ ...field, selectionSet: setOf([onType(row, [ID]), ...refused]) }]);
  const reading = {
    ...definition,
    operation: OperationTypeNode.QUERY,
    variableDefinitions: [...(definition.variableDefinitions ?? []), ROW_VARIABLE],
    selectionSet: setOf([nodeField(onType(row, selected))]),
  };
  const known = (one: OperationDefinitionNode) =>
    knownOperation(schema, { kind: Kind.DOCUMENT, definitions: [one, ...fragments] }, null)!;
  return {
    key: (field.alias ?? field.name).value,
    write: known({ ...definition, selectionSet: writing }),
    read: known(reading),
  };
}

/** Whether a document gives something this name. */
function names(document: DocumentNode, name: string): boolean {
  let found = false;
  visit(document, { Name: ({ value }) => void (found ||= value === name) });
  return found;
}

/** Whether it has an id by which `node` finds it. */
const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'Node');

/** Of a selection, what concerns one type; fragments on others would keep it from being a statement. */
function selecting(schema: GraphQLSchema, fragments: readonly FragmentDefinitionNode[]) {
  return function of(type: GraphQLObjectType, { selections }: SelectionSetNode): SelectionNode[] {
    return selections.flatMap((node): SelectionNode[] => {
      if (node.kind === Kind.FIELD) return [node];
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : fragments.find(({ name }) => name.value === node.name.value)!;
      const condition = fragment.typeCondition && typeFromAST(schema, fragment.typeCondition);
      if (condition && !isTypeSubTypeOf(schema, type, condition)) return [];
      return [{ ...onType(type, of(type, fragment.selectionSet)), directives: node.directives ?? [] }];
    });
  };
}

const nameOf = (value: string) => ({ kind: Kind.NAME, value }) as const;
const setOf = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
});
const onType = ({ name }: GraphQLObjectType, selections: readonly SelectionNode[]): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: { kind: Kind.NAMED_TYPE, name: nameOf(name) },
  selectionSet: setOf(selections),
});

const ID: FieldNode = { kind: Kind.FIELD, name: nameOf('id'), alias: nameOf(ROW_ID) };
const ROW = { kind: Kind.VARIABLE, name: nameOf(ROW_ID) } as const;
const ROW_VARIABLE = {
  kind: Kind.VARIABLE_DEFINITION,
  variable: ROW,
  type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: nameOf('ID') } },
} as const;
const nodeField = (selection: SelectionNode): FieldNode => ({
  kind: Kind.FIELD,
  name: nameOf('node'),
  arguments: [{ kind: Kind.ARGUMENT, name: nameOf('id'), value: ROW }],
  selectionSet: setOf([selection]),
});
