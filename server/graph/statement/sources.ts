import { Unsupported } from './sql.ts';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLField,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Context } from '../../core/context.ts';
import { pageSize } from '../../core/pagination.ts';
import { type Declaration, declarationOf } from './declarations.ts';
import { formOf } from './filter.ts';
import type { SourceValues } from './request.ts';
import { isIncluded } from './selection.ts';

/** Where an operation reads rows by arguments, and where its form depends on variables. */
export interface DocumentSources {
  definition: OperationDefinitionNode;
  fragments: Record<string, FragmentDefinitionNode>;
  /** Each field that reads rows, with its place among the sources of a request. */
  indexes: ReadonlyMap<FieldNode, number>;
  valuesFor: (variables: Record<string, unknown>, ctx: Context) => SourceValues[];
  /** What a statement depends on besides its parameters. */
  formOf: (sources: readonly SourceValues[], variables: Record<string, unknown>, ctx: Context) => string;
}

type Field = GraphQLField<unknown, unknown>;
type Reading = Extract<Declaration, { one: unknown } | { page: unknown }>;
interface Found {
  field: Field;
  node: FieldNode;
  declaration: Reading;
}

/** Looks through an operation once, for all of its requests. Throws where a field does not say how it is read. */
export function sourcesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): DocumentSources {
  // Fragments that only other operations spread may need variables that this one does not have.
  const own = separateOperations(document)[definition.name?.value ?? '']!;
  const fragments = own.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const { found, optional } = look(schema, own);
  return {
    definition,
    fragments: Object.fromEntries(fragments.map((one) => [one.name.value, one])),
    indexes: new Map(found.map(({ node }, index) => [node, index])),
    valuesFor: (variables, ctx) => found.map((one) => read(one, variables, ctx)),
    formOf(sources, variables, ctx) {
      const included = optional.map((node) => (isIncluded(node, variables) ? '+' : '-'));
      return [ctx.actor?.role ?? 'guest', ...included, ...sources.map(formOfSource)].join(' ');
    },
  };
}

function look(schema: GraphQLSchema, document: DocumentNode) {
  const found: Found[] = [];
  const optional: SelectionNode[] = [];
  const undeclared = new Set<string>();
  const types = new TypeInfo(schema);
  const noteDirectives = (node: SelectionNode): void => {
    if (node.directives?.length) optional.push(node);
  };
  const visitor = visitWithTypeInfo(types, {
    Field(node) {
      noteDirectives(node);
      const field = types.getFieldDef() as Field | null | undefined;
      if (node.name.value === '__typename') return;
      const parent = types.getParentType();
      const declaration = field && declarationOf(field);
      if (!declaration) {
        if (!isDeclaredByEach(schema, parent, node.name.value))
          undeclared.add(`${parent?.name}.${node.name.value}`);
      } else if ('one' in declaration || 'page' in declaration) found.push({ field, node, declaration });
    },
    InlineFragment: noteDirectives,
    FragmentSpread: noteDirectives,
  });
  visit(document, visitor);
  if (undeclared.size > 0) throw new Unsupported([...undeclared].sort().join(', '));
  if (found.length === 0) throw new Unsupported('it reads no rows');
  return { found, optional };
}

/** Whether each type that an interface stands for says by itself how its rows make the field. */
function isDeclaredByEach(schema: GraphQLSchema, parent: unknown, name: string): boolean {
  if (!isAbstractType(parent)) return false;
  return schema.getPossibleTypes(parent).every((type) => {
    const field = type.getFields()[name];
    const declaration = field && declarationOf(field);
    return declaration != null && !('one' in declaration || 'page' in declaration);
  });
}

function read(
  { field, node, declaration }: Found,
  variables: Record<string, unknown>,
  ctx: Context,
): SourceValues {
  const args = getArgumentValues(field, node, variables) as never;
  if ('one' in declaration) return { rows: declaration.one(args, ctx), page: null };
  const page = declaration.page(args, ctx);
  const after = page.after ? page.keyset.after(page.after) : null;
  return { rows: page, page: { keyset: page.keyset, size: pageSize(page), after } };
}

function formOfSource({ rows, page }: SourceValues): string {
  if (!rows) return 'none';
  const form = `${rows.model} ${rows.typename ?? ''} ${formOf(rows.where)}`;
  return page ? `${form} ${page.keyset.name} ${page.size} ${formOf(page.after)}` : form;
}
