import { type Page, rowsPaid } from '../../core/pagination.ts';
import type { Tag as TagRow } from '../../database/client/client.ts';
import { namedId, namesIn } from '../../core/ids.ts';
import { builder } from '../../graph/builder.ts';
import { connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed, listOf } from '../../graph/cost/price.ts';
import { findableAsNode, NamedNode } from '../../graph/node.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { sql } from '../../graph/statement/sql.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { popularTags, tagFigures, tagNamed } from './tags.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    TagConnection: Page<TagRow>;
  }
}

const Tag = builder.prismaObject('Tag', {
  description: 'What questions are filed under. A subject’s own tag is its code, that of a topic its slug.',
  interfaces: [NamedNode],
  fields: (t) => ({
    id: t.id({
      description: 'Opaque, such as `tag:quadratics`.',
      select: { name: true },
      resolve: ({ name }) => namedId('tag', name),
      ...bySql({ value: ({ row }) => sql`('tag:' || ${row.column('name')})` }),
    }),
    name: t.exposeString('name', { description: 'As it stands on questions, such as `quadratics`.' }),
    questions: t.int({
      description: 'Questions that have it.',
      complexity: fixed(READ_PRICES.row),
      resolve: async ({ name }, _args, ctx) => (await tagFigures(ctx, name)).questions,
    }),
    unanswered: t.int({
      description: 'Of these, the open ones that nobody has answered.',
      complexity: fixed(READ_PRICES.row),
      resolve: async ({ name }, _args, ctx) => (await tagFigures(ctx, name)).unanswered,
    }),
    trend: t.int({
      description: 'Questions asked with it in the last 7 days, less those in the 7 days before.',
      complexity: fixed(READ_PRICES.row),
      resolve: async ({ name }, _args, ctx) => (await tagFigures(ctx, name)).trend,
    }),
    subject: t.prismaField({
      type: 'Subject',
      nullable: true,
      description: 'The subject whose own tag it is.',
      complexity: fixed(READ_PRICES.query),
      resolve: (selection, { name }, _args, { db }) =>
        db.subject.findUnique({ ...selection, where: { code: name } }),
    }),
    topics: t.prismaField({
      type: ['Topic'],
      description: 'The topics of that name; subjects may share one.',
      complexity: { field: READ_PRICES.query, multiplier: 2 },
      resolve: (selection, { name }, _args, { db }) =>
        db.topic.findMany({ ...selection, where: { slug: name }, orderBy: { id: 'asc' } }),
    }),
  }),
});

const byName = (id: string) => ({ name: namesIn(id).join(':') });

findableAsNode('tag', 'Tag', {
  find: (ctx, id) => tagNamed(ctx, byName(id)),
  row: ({ id }) => ({ model: 'Tag', where: byName(id) }),
});

const TagConnection = connectionOf('Tag', Tag, 'A page of tags.');

builder.queryFields((t) => ({
  tag: t.prismaField({
    type: Tag,
    nullable: true,
    description: 'One tag; null where nobody has used it.',
    complexity: fixed(READ_PRICES.query),
    args: { name: t.arg.string({ required: true, description: 'The tag, such as `quadratics`.' }) },
    resolve: (_selection, _root, args, ctx) => tagNamed(ctx, args),
  }),
  popularTags: t.field({
    type: TagConnection,
    description:
      'The tags in use, those with the most questions first; a new one is among them within a minute.',
    complexity: (args) => listOf(rowsPaid(args), READ_PRICES.query),
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve(_root, args, ctx, info) {
      // Its rows are whole; without this each field would look them up once more.
      nodeSelection(ctx, info);
      return popularTags(ctx, args);
    },
  }),
}));
