import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { wordReader, wordWriter } from '../../server/rest/graph/enum-words.ts';

const schema = buildSchema(`
  enum State { OPEN, CLOSED }
  enum Language { EN, ZH }
  enum MarkCode { M1, A1 }
  interface Thing { state: State }
  type Note implements Thing { state: State, status: String, marks: [MarkCode!]! }
  type Query { things(filter: Filter, languages: [Language!]): [Thing!]! }
  input Filter { state: State, text: String }
`);

const document = parse(`
  query ($filter: Filter, $languages: [Language!]) {
    things(filter: $filter, languages: $languages) { condition: state ... on Note { ...Rest } }
  }
  fragment Rest on Note { state status marks }
`);

test('the words of enums are written in lower case by the types of their fields, and nothing else is', () => {
  const things = [{ condition: 'OPEN', state: null, status: 'OPEN', marks: ['M1'] }];
  expect(wordWriter(schema, document)({ things })).toEqual({
    things: [{ condition: 'open', state: null, status: 'OPEN', marks: ['M1'] }],
  });
});

test('the words of enums are read in any case, and what is no word stays to be refused', () => {
  const read = wordReader(schema, document);
  expect(read({ filter: { state: 'closed', text: 'open' }, languages: ['zh'] })).toEqual({
    filter: { state: 'CLOSED', text: 'open' },
    languages: ['ZH'],
  });
  expect(read({ filter: { state: 'ajar' }, languages: 7 })).toEqual({
    filter: { state: 'ajar' },
    languages: 7,
  });
});
