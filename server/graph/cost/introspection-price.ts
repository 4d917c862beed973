import { type DocumentNode, type GraphQLSchema, Kind, type SelectionSetNode } from 'graphql';
import { lookup } from '../../core/lookup.ts';
import { READ_PRICES } from '../../limits/table.ts';

/** How many there are of each, for one thing that has them. */
const LENGTHS = {
  fields: 4,
  args: 1,
  inputFields: 1,
  enumValues: 1,
  interfaces: 1,
  possibleTypes: 1,
  directives: 8,
  ofType: 0.625,
};

/** What a document asks of the schema itself, which has no prices of its own. */
export function introspectionPrice(schema: GraphQLSchema, document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const lengths = lookup({ ...LENGTHS, types: Object.keys(schema.getTypeMap()).length });
  const known = new Map<SelectionSetNode, number>();

  function priceOf(set: SelectionSetNode, isRoot: boolean): number {
    const before = known.get(set);
    if (before !== undefined) return before;
    // Fragments that go round in a circle are refused by another rule.
    known.set(set, 0);
    let price = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, selectionSet } = selection;
        if (isRoot && name.value !== '__schema' && name.value !== '__type') continue;
        price += selectionSet
          ? (lengths[name.value] ?? 1) * (READ_PRICES.schema.object + priceOf(selectionSet, false))
          : READ_PRICES.schema.leaf;
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value);
        if (inner) price += priceOf(inner, isRoot);
      }
    }
    known.set(set, price);
    return price;
  }

  return document.definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? priceOf(one.selectionSet, true) : 0),
    0,
  );
}
