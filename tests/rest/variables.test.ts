import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { OUTAGES, type Outage } from '../../server/core/errors.ts';
import { problem, refusalFor } from '../../server/rest/protocol/problems.ts';
import { faultsIn } from '../../server/rest/graph/variables.ts';

const schema = buildSchema(`
  input Line { text: String! count: Int }
  input Working { lines: [Line!]! }
  type Query { check(input: Working!): String }
`);
const document = parse('query ($input: Working!) { check(input: $input) }');
const faults = (input: unknown) =>
  faultsIn(schema, document, { input }, 'en').map(({ field, code }) => [field, code]);

test.each([
  ['a missing body', undefined, [['input', 'REQUIRED']]],
  ['a missing field', { lines: [{}] }, [['lines[0].text', 'REQUIRED']]],
  ['null in place of a value', { lines: [{ text: null }] }, [['lines[0].text', 'REQUIRED']]],
  ['null in a list', { lines: [null] }, [['lines[0]', 'REQUIRED']]],
  ['an unknown field', { lines: [], colour: 1 }, [['colour', 'UNKNOWN']]],
  ['a value of another type', { lines: [{ text: 'x', count: 'y' }] }, [['lines[0].count', 'MALFORMED']]],
])('%s is named with its own code', (_what, input, expected) => {
  expect(faults(input)).toEqual(expected);
});

test.each(Object.keys(OUTAGES) as Outage[])('%s has the status that the graph answers', (code) => {
  const { status } = problem(refusalFor(code, 'en'), { requestId: 'r', publicUrl: null });
  expect(status).toBe(OUTAGES[code].status);
});
