import { queryFromInfo } from '@pothos/plugin-prisma';
import { type IdKind, kindOf } from '../core/ids.ts';
import type { Context } from '../core/context.ts';
import { builder } from './builder.ts';
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

interface Finder {
  find: (ctx: Context, id: string, selection: object) => Promise<{ id: string } | null>;
  /** The row that an operation as one statement reads. */
  row: (args: { id: string }, ctx: Context) => Rows | null;
}

const finders = new Map<IdKind, Finder & { typename: string }>();

/** Lets `node(id)` find this kind of thing, under the same rules as the domain's own query. */
export function findableAsNode(kind: IdKind, typename: string, finder: Finder): void {
  finders.set(kind, { ...finder, typename });
}

function nodeRow({ id }: { id: string }, ctx: Context): Rows | null {
  const kind = kindOf(id);
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
      id: t.arg.id({ required: true, description: 'Id of a question, an answer or a user.' }),
    },
    ...bySql({ one: nodeRow }),
    resolve: async (_root, { id }, ctx, info) => {
      const kind = kindOf(id);
      const finder = kind && finders.get(kind);
      if (!finder) return null;
      const { typename, find } = finder;
      const object = await find(ctx, id, queryFromInfo({ context: ctx, info, typeName: typename }));
      return object && { ...object, __typename: typename };
    },
  }),
);
