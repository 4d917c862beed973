import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

/** Beyond these years a moment is written in ways that not everything here can read. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 in UTC, such as `2026-03-01T09:30:00.000Z`.',
  serialize: (value) => value.toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' ? new Date(value) : null;
    if (!date || !(date.getTime() >= FIRST && date.getTime() <= LAST))
      throw new GraphQLError('DateTime must be an ISO 8601 string.');
    return date;
  },
});
