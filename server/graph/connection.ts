import type { ObjectRef } from '@pothos/core';
import { getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { Context } from '../core/context.ts';
import { type Page, type PageRequest, rowsPaid } from '../core/pagination.ts';
import { builder } from './builder.ts';
import { CHARGED_ABOVE, listOf } from './cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { rowsWithoutTexts } from './rows-without-texts.ts';
import { bySql } from './statement/declarations.ts';

type PageInfoShape = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};

const PageInfo = builder.objectRef<PageInfoShape>('PageInfo').implement({
  description: 'Where this page of a list begins and ends.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more rows follow.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Whether it starts after a cursor, so that rows may precede it.',
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'The cursor of the first row; null when there is none.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'The cursor of the last row, to pass as `after`; null when there is none.',
    }),
  }),
});

const PART = bySql({ part: 'connection' });

/** The connection and edge types of a list of these nodes. */
export function connectionOf<Row>(
  name: string,
  node: ObjectRef<typeof builder.$inferSchemaTypes, Row>,
  description: string,
) {
  const Edge = builder.objectRef<{ cursor: string; node: Row }>(`${name}Edge`).implement({
    description: 'A row of a page with its cursor.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Pass it as `after` to continue from here.' }),
      node: t.field({ type: node, description: 'The row.', ...PART, resolve: (edge) => edge.node as never }),
    }),
  });

  return builder.objectRef<Page<Row>>(`${name}Connection`).implement({
    description,
    fields: (t) => ({
      edges: t.field({
        type: [Edge],
        description: 'Its rows, each with its cursor.',
        ...PART,
        complexity: CHARGED_ABOVE,
        resolve: (page) => page.edges,
      }),
      nodes: t.field({
        type: [node],
        description: 'Its rows.',
        ...PART,
        complexity: CHARGED_ABOVE,
        resolve: (page) => page.edges.map((edge) => edge.node) as never,
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Where it begins and ends.',
        ...PART,
        resolve: ({ edges, hasNextPage, hasPreviousPage }) => ({
          hasNextPage,
          hasPreviousPage,
          startCursor: edges.at(0)?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        }),
      }),
      totalCount: t.int({
        description: 'How many rows the whole list has, counted up to 10,000.',
        ...PART,
        complexity: READ_PRICES.totalCount,
        resolve: (page) => page.total(),
      }),
    }),
  });
}

/** What to load with each node of the connection that this field returns. */
export function nodeSelection(ctx: Context, info: GraphQLResolveInfo) {
  const connection = getNamedType(info.returnType);
  const node = isObjectType(connection) && connection.getFields()['nodes'];
  if (!node) throw new Error(`${connection.name} is no connection`);
  const typeName = getNamedType(node.type).name;
  return rowsWithoutTexts({ context: ctx, info, typeName, paths: [['edges', 'node'], ['nodes']] });
}

/** A connection asks the database each time, under every alias and for every row that it stands in. */
export const connectionCost = (request: PageRequest) => listOf(rowsPaid(request), READ_PRICES.query);
