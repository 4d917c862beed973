import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  getIntrospectionQuery,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { compilePrice } from '../../server/graph/cost/compiled-price.ts';
import { introspectionPrice } from '../../server/graph/cost/introspection-price.ts';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import { OPERATION, READ_PRICES } from '../../server/limits/table.ts';
import { schema } from '../../server/registry/graph.ts';
import { generateDocument, randomFrom } from '../support/generated-documents.ts';

type Values = Record<string, unknown>;
type Row = [what: string, text: string, variables: Values];

/** The price by going through the whole document, as the library does. */
function walked(document: DocumentNode, variables: Values) {
  const { complexity } = complexityFromQuery(document, { schema, variables });
  const asked = introspectionPrice(schema, document);
  const opened = document.definitions.some(
    (one) => one.kind === 'OperationDefinition' && one.operation === 'subscription',
  )
    ? READ_PRICES.subscription
    : 0;
  return {
    price: Math.ceil(READ_PRICES.operation + opened + complexity + asked),
    isTooDear: complexity > OPERATION.price - asked,
  };
}

function compiled(document: DocumentNode) {
  const operation = getOperationAST(document)!;
  const price = compilePrice(schema, document, operation);
  return (variables: Values) => {
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!coerced) throw errors![0]!;
    return price(coerced);
  };
}

/** What it comes to, or what is wrong with the variables. */
function outcome(price: () => object): unknown {
  try {
    return price();
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

const random = randomFrom(12);

describe('the price that is compiled once is that of going through the document', () => {
  test('for a thousand documents with variables of every kind', () => {
    let dear = 0;
    let wrong = 0;
    for (let i = 0; i < 1000; i += 1) {
      const { text, variables } = generateDocument(schema, random, i % 5 === 0 ? 'mutation' : 'query');
      const document = parse(text);
      expect(validate(schema, document), text).toEqual([]);
      const price = compiled(document);
      for (let times = 0; times < 4; times += 1) {
        const sent = variables();
        const expected = outcome(() => walked(document, sent));
        expect(
          outcome(() => price(sent)),
          `${text}\n${JSON.stringify(sent)}`,
        ).toEqual(expected);
        if (typeof expected === 'string') wrong += 1;
        else if ((expected as { isTooDear: boolean }).isTooDear) dear += 1;
      }
    }
    expect(dear).toBeGreaterThan(10);
    expect(wrong).toBeGreaterThan(2);
  });

  const client = Object.values(PERSISTED_DOCUMENTS).map((text): Row => [nameOf(text), text, {}]);
  test.each<Row>([
    ['what every tool asks of the schema', getIntrospectionQuery(), {}],
    ['nothing', '{ __typename }', {}],
    ['the type of a union, and of what is below it', '{ equivalent(a: "x", b: "x") { __typename } }', {}],
    [
      'a subscription',
      'subscription ($code: String!) { questionAsked(subjectCode: $code) { __typename } }',
      { code: '9709' },
    ],
    ...client,
  ])('for %s', (_what, text, variables) => {
    const document = parse(text);
    expect(outcome(() => compiled(document)(variables))).toEqual(outcome(() => walked(document, variables)));
  });

  test('for fragments of fragments, without going through each as often as it is spread', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const document = parse(
      `query ($first: Int) { ...F0 } ${doubled.join(' ')} fragment F60 on Query { questions(first: $first) { nodes { id } } }`,
    );
    const price = compiled(document);
    for (const first of [1, 100, null]) expect(price({ first })).toEqual(walked(document, { first }));
  });
});

function nameOf(text: string): string {
  return getOperationAST(parse(text))!.name!.value;
}
