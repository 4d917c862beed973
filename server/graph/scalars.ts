import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 in UTC, such as `2026-03-01T09:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' ? new Date(value) : null;
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.');
    return date;
  },
});
