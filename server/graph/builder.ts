import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import { getNamedType, getNullableType, isLeafType, isListType } from 'graphql';
import type { Context } from '../core/context.ts';
import type PrismaTypes from '../database/client/pothos.ts';
import { getDatamodel } from '../database/client/pothos.ts';
import { Invalid, RateLimited, SignedOut, Suspended } from '../core/errors.ts';
import { SUSPENSION } from './suspension.ts';
import { partsOf, USUAL_LENGTH } from './cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import type { ScalarShapes, NamedInputs, NamedInterfaces, NamedObjects } from './type-names.ts';

export const builder = new SchemaBuilder<{
  Context: Context;
  PrismaTypes: PrismaTypes;
  Objects: NamedObjects;
  Interfaces: NamedInterfaces;
  Inputs: NamedInputs;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
  } & ScalarShapes;
}>({
  plugins: [ErrorsPlugin, ComplexityPlugin, PrismaPlugin, SUSPENSION],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultTypes: [],
    defaultUnionOptions: {
      description: 'The result, or the refusal.',
      name: ({ fieldName }) => `${fieldName[0]!.toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  complexity: {
    fieldComplexity: (_args, _ctx, { type }) => {
      const isList = isListType(getNullableType(type));
      if (isLeafType(getNamedType(type))) return isList ? READ_PRICES.leaves : READ_PRICES.leaf;
      return isList ? partsOf(USUAL_LENGTH) : { field: READ_PRICES.object, multiplier: 1 };
    },
  },
  prisma: {
    client: (ctx) => ctx.db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
});

/** What every mutation may refuse with, beside its own refusals. */
export const ALWAYS = [SignedOut, Suspended, Invalid, RateLimited];

builder.queryType({ description: 'All queries.' });
builder.mutationType({
  description: 'All mutations. Refusals are part of the result, as `Problem`.',
});
builder.subscriptionType({
  description: 'All subscriptions, over graphql-ws or server-sent events.',
});
