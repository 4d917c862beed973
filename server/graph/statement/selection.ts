import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  type InlineFragmentNode,
  isTypeSubTypeOf,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

export interface Selections {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

/** The fields that are selected of an object, by their names in the response, as the executor collects them. */
export function fieldsOf(
  selections: Selections,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const set of sets) if (set) collect(selections, type, set, { fields, seen });
  return fields;
}

interface Collected {
  fields: Map<string, FieldNode[]>;
  seen: Set<string>;
}

function collect(
  selections: Selections,
  type: GraphQLObjectType,
  { selections: nodes }: SelectionSetNode,
  collected: Collected,
): void {
  for (const node of nodes) {
    if (!isIncluded(node, selections.variables)) continue;
    if (node.kind === Kind.FIELD) {
      const name = (node.alias ?? node.name).value;
      collected.fields.set(name, [...(collected.fields.get(name) ?? []), node]);
      continue;
    }
    const fragment =
      node.kind === Kind.FRAGMENT_SPREAD ? fragmentOnce(selections, node.name.value, collected) : node;
    if (fragment && applies(selections.schema, fragment, type))
      collect(selections, type, fragment.selectionSet, collected);
  }
}

function fragmentOnce(
  { fragments }: Selections,
  name: string,
  { seen }: Collected,
): FragmentDefinitionNode | null {
  if (seen.has(name)) return null;
  seen.add(name);
  return fragments[name] ?? null;
}

/** Whether what a fragment selects is selected of this type. */
function applies(
  schema: GraphQLSchema,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition !== undefined && isTypeSubTypeOf(schema, type, condition);
}

/** Whether its directives include a selection for these variables. */
export function isIncluded(node: SelectionNode, variables: Record<string, unknown>): boolean {
  if (!node.directives?.length) return true;
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false
  );
}
