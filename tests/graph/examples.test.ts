import { type GraphQLArgument, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

interface Named {
  place: string;
  name: string;
  description: string;
}

/** Arguments and fields of inputs that take text or ids. */
const INPUTS: Named[] = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (type.name.startsWith('__')) return [];
  const named = (place: string, parts: readonly GraphQLArgument[]): Named[] =>
    parts
      .filter((part) => /^\[?(String|ID)\b/.test(String(part.type)))
      .map(({ name, description }) => ({ place: `${place}.${name}`, name, description: description ?? '' }));
  if (isInputObjectType(type))
    return named(type.name, Object.values(type.getFields()) as unknown as GraphQLArgument[]);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) => named(`${type.name}.${name}`, args));
});

/** What the site brings along, by the names of the inputs; all else is written by people, or made where it is installed. */
const KINDS = {
  subject: /^(subject|subjects|subjectCode)$|^Query\.subject\.code$/,
  paper: /^paper$|^Query\.paper\.code$/,
  topic: /^(topic|slug)$/,
  topicId: /^topicId$/,
  tag: /^(tag|tags|startsWith)$|^Query\.tag\.name$/,
  badge: /^badgeType$|^Query\.badge\.id$/,
  node: /^Query\.node\.id$/,
} satisfies Record<string, RegExp>;
type Kind = keyof typeof KINDS;

const kindOf = ({ place, name }: Named) =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(name) || KINDS[kind].test(place));
const WITH_EXAMPLE = INPUTS.filter((one) => kindOf(one) !== undefined);
const examplesIn = ({ description }: Named) =>
  [...description.matchAll(/`([^`]+)`/g)].map(([, example]) => example!);

test('whatever takes a name that the site brings along gives an example', () => {
  expect(WITH_EXAMPLE.length).toBeGreaterThan(50);
  const without = WITH_EXAMPLE.filter((one) => examplesIn(one).length === 0).map(({ place }) => place);
  expect(without).toEqual([]);
});

test('every such example is there to be found', async () => {
  const { data } = await world.guest().graph('{ subjects { topics { slug paperCode } } }');
  const subjects = data!['subjects'] as unknown as { topics: { slug: string; paperCode: string }[] }[];
  const topics = subjects.flatMap((one) => one.topics);
  const found = async (query: string, name: string, type = 'String!') => {
    const answer = await world.guest().graph(`query ($name: ${type}) { ${query} }`, { name });
    expect(answer.errors).toBeUndefined();
    return Object.values(answer.data!).some((one) => one !== null);
  };
  const IS_THERE: Record<Kind, (name: string) => boolean | Promise<boolean>> = {
    subject: (name) => found('subject(code: $name) { id }', name),
    paper: (name) =>
      found(
        'one: paper(subject: "9709", code: $name) { id } two: paper(subject: "9702", code: $name) { id }',
        name,
      ),
    topic(name) {
      const [slug, paper] = name.replaceAll("'", '').split('/').toReversed();
      return topics.some((one) => one.slug === slug && (!paper || one.paperCode === paper));
    },
    topicId: (name) => found('node(id: $name) { id }', name, 'ID!'),
    tag: (name) => topics.some(({ slug }) => slug.startsWith(name)),
    badge: (name) => found('badge(id: $name) { id }', name, 'ID!'),
    node: async (name) => name === 'Node' || found('node(id: $name) { id }', name, 'ID!'),
  };
  const missing: string[] = [];
  for (const one of WITH_EXAMPLE)
    for (const example of examplesIn(one))
      if (!(await IS_THERE[kindOf(one)!](example))) missing.push(`${one.place}: ${example}`);
  expect(missing).toEqual([]);
});
