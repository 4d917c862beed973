import { queryFromInfo } from '@pothos/plugin-prisma';
import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../core/context.ts';
import { modelOf } from './statement/models.ts';

/** Columns that may be long. They are read only for fields that say by `select` that they need them. */
const LONG: Record<string, readonly string[]> = {
  Question: ['body'],
  Answer: ['body', 'working'],
  Suggestion: ['body'],
  Revision: ['body'],
  ErrorEntry: ['questionText', 'questionLatex', 'userAnswer', 'correctAnswer', 'note'],
};

type Parts = Record<string, Selection | boolean>;
interface Selection {
  select?: Parts;
  include?: Parts;
}

interface Place {
  context: Context;
  info: GraphQLResolveInfo;
  /** The type whose rows are read. */
  typeName: string;
  /** Where they stand below the field; they are what it returns unless said. */
  paths?: Parameters<typeof queryFromInfo>[0]['paths'];
}

/** What is selected of rows, for Prisma, without the long columns that nobody asks for. */
export function rowsWithoutTexts({ context, info, typeName, paths }: Place): object {
  const query = queryFromInfo({ context, info, typeName, ...(paths && { paths }) });
  const model = modelNamed(info.schema.getType(typeName)!);
  return model ? leaveOut(query as Selection, model, longColumns(context, info)) : query;
}

const modelNamed = (type: GraphQLNamedType) => type.extensions['pothosPrismaModel'] as string | undefined;

/** The query with everything that its rows leave out, and those that are read with them. */
function leaveOut(query: Selection, model: string, needed: Set<string>): Selection {
  const parts = (of: Parts | undefined) =>
    of && Object.fromEntries(Object.entries(of).map(([name, part]) => [name, ofPart(name, part)]));
  const ofPart = (name: string, part: Selection | boolean) => {
    const relation = modelOf(model).relations.get(name);
    return relation && part ? leaveOut(part === true ? {} : part, relation.model, needed) : part;
  };
  const { select, include, ...args } = query;
  if (select) return { ...args, select: parts(select)! };
  const omitted = LONG[model]?.filter((column) => !needed.has(`${model}.${column}`)) ?? [];
  return {
    ...args,
    ...(include && { include: parts(include)! }),
    ...(omitted.length > 0 && { omit: Object.fromEntries(omitted.map((column) => [column, true])) }),
  };
}

/** The long columns that anything selected below a field needs. */
function longColumns(ctx: Context, { schema, fragments, fieldNodes, returnType }: GraphQLResolveInfo) {
  const needed = new Set<string>();
  const seen = new Map<SelectionSetNode, Set<string>>();

  function addModel(model: string, { select, include }: Selection): void {
    if (!select) for (const column of LONG[model] ?? []) needed.add(`${model}.${column}`);
    for (const [name, part] of Object.entries({ ...include, ...select })) {
      const relation = modelOf(model).relations.get(name);
      if (relation && part) addModel(relation.model, part === true ? {} : part);
      else if (LONG[model]?.includes(name)) needed.add(`${model}.${name}`);
    }
  }

  function addField(model: string, select: unknown): void {
    if (typeof select === 'function') addModel(model, (select({}, ctx, () => BELOW) ?? BELOW) as Selection);
    else if (select) addModel(model, { select: select as Parts });
  }

  function walk(type: GraphQLNamedType, set: SelectionSetNode): void {
    if (isAbstractType(type)) for (const one of schema.getPossibleTypes(type)) walk(one, set);
    if (!isObjectType(type) || seen.get(set)?.has(type.name)) return;
    seen.set(set, (seen.get(set) ?? new Set()).add(type.name));
    const model = modelNamed(type);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        if (model) addField(model, field.extensions['pothosPrismaSelect']);
        if (selection.selectionSet) walk(getNamedType(field.type), selection.selectionSet);
        continue;
      }
      const { typeCondition, selectionSet } =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]! : selection;
      const on = typeCondition ? schema.getType(typeCondition.name.value)! : type;
      walk(isObjectType(on) ? on : type, selectionSet);
    }
    const whole = type.extensions['pothosPrismaTypeSelection'] as Selection | undefined;
    if (model && whole) addModel(model, { select: { ...whole.include, ...whole.select } });
  }

  for (const { selectionSet } of fieldNodes) if (selectionSet) walk(getNamedType(returnType), selectionSet);
  return needed;
}

/** What is selected of a relation by the fields below it, which are looked at themselves. */
const BELOW = { select: {} };
