import { type GraphQLArgument, isEnumType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';

type Part = [name: string, description: string];

/** Whatever somebody who builds on the graph reads of it. */
const PARTS: Part[] = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
  .flatMap((type) => {
    const part = (name: string, { description }: { description?: string | null | undefined }): Part => [
      name,
      description ?? '',
    ];
    const values = isEnumType(type) ? type.getValues() : [];
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    return [
      part(type.name, type),
      ...values.map((value) => part(`${type.name}.${value.name}`, value)),
      ...fields.flatMap((field) => [
        part(`${type.name}.${field.name}`, field),
        ...('args' in field ? (field.args as GraphQLArgument[]) : []).map((argument) =>
          part(`${type.name}.${field.name}(${argument.name})`, argument),
        ),
      ]),
    ];
  });

test('every type, field, argument, input and word of the graph is described', () => {
  expect(PARTS.length).toBeGreaterThan(500);
  expect(PARTS.filter(([, description]) => !description.trim()).map(([name]) => name)).toEqual([]);
});

test('words of enums are in capitals, and text in two languages has one type', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const words = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
  expect(words.filter((word) => !/^[A-Z][A-Z0-9_]*$/.test(word))).toEqual([]);
  expect(PARTS.filter(([name]) => /(En|Zh|_en|_zh)$/.test(name))).toEqual([]);
});

test('every description is written as sentences are', () => {
  const odd = PARTS.filter(([, description]) => !/^[A-Z0-9`].{1,600}\.$/.test(description));
  expect(odd).toEqual([]);
});
