import { type IdKind, type NamedKind, nodeKindOf } from '../core/ids.ts';
import type { Context } from '../core/context.ts';
import { builder } from './builder.ts';
import { READ_PRICES } from '../limits/table.ts';
import { fixed } from './cost/price.ts';
import { rowsWithoutTexts } from './rows-without-texts.ts';
import { bySql } from './statement/declarations.ts';
import type { Rows } from './statement/request.ts';

/** Anything with an id of its own; `node` finds it. */
export const Node = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'An object with a global id.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Opaque id, the same in REST; for users it is the `sub` claim of their tokens.',
    }),
  }),
});

/** The same for what is named by words, whose rows have no such id. */
export const NamedNode = Node as unknown as ReturnType<typeof builder.interfaceRef<object>>;

interface Finder {
  /** It stands in no table: nothing is selected of it. */
  withoutModel?: true;
  find: (ctx: Context, id: string, selection: object) => Promise<object | null>;
  /** What it costs where it takes more than a query. */
  price?: number;
  /** The row that an operation as one statement reads. */
  row: (args: { id: string }, ctx: Context) => Rows | null;
}

const finders = new Map<IdKind | NamedKind, Finder & { typename: string }>();

/** Lets `node(id)` find this kind of thing, under the same rules as the domain's own query. */
export function findableAsNode(kind: IdKind | NamedKind, typename: string, finder: Finder): void {
  finders.set(kind, { ...finder, typename });
}

/** Which kind it is tells its id. */
function nodePrice({ id }: { id: string }) {
  const kind = nodeKindOf(id);
  return fixed((kind && finders.get(kind)?.price) ?? READ_PRICES.query);
}

function nodeRow({ id }: { id: string }, ctx: Context): Rows | null {
  const kind = nodeKindOf(id);
  const finder = kind && finders.get(kind);
  const row = finder?.row({ id }, ctx);
  return row ? { ...row, typename: finder!.typename } : null;
}

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description: 'An object by its id; null if it does not exist or is not visible to the caller.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'Id of anything that implements `Node`, such as `9709-p1-quadratics`.',
      }),
    },
    complexity: nodePrice,
    ...bySql({ one: nodeRow }),
    resolve: async (_root, { id }, ctx, info) => {
      const kind = nodeKindOf(id);
      const finder = kind && finders.get(kind);
      if (!finder) return null;
      const { typename, find, withoutModel } = finder;
      const selection = withoutModel ? {} : rowsWithoutTexts({ context: ctx, info, typeName: typename });
      const object = await find(ctx, id, selection);
      return object && { id, ...object, __typename: typename };
    },
  }),
);
