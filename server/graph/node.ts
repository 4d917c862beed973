import { queryFromInfo } from '@pothos/plugin-prisma';
import { type IdKind, kindOf } from '../core/ids.ts';
import type { Context } from '../core/context.ts';
import { builder } from './builder.ts';

/** Anything with an id of its own; `node` finds it. */
export const Node = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'Anything that has an id of its own.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Opaque, and the same over REST. That of a person is the `sub` of their access tokens.',
    }),
  }),
});

type Find = (ctx: Context, id: string, selection: object) => Promise<{ id: string } | null>;
const finders = new Map<IdKind, { typename: string; find: Find }>();

/** Lets `node(id)` find this kind of thing, under the same rules as the domain's own query. */
export function findableAsNode(kind: IdKind, typename: string, find: Find): void {
  finders.set(kind, { typename, find });
}

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description: 'One thing by its id; null when there is none, or none that this reader may see.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of a question, an answer or a person.' }),
    },
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
