import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/cost/price.ts';
import { Node } from '../graph/node.ts';
import { READ_PRICES } from '../limits/table.ts';
import { BilingualText, inBoth } from '../graph/shared-types.ts';
import type { Text } from '../core/locale.ts';
import { type Example, exampleSteps } from './examples.ts';

const CardKind = builder.enumType('CardKind', {
  description: 'What a card is for.',
  values: {
    CONCEPT: { description: 'An idea to understand.' },
    METHOD: { description: 'A way to solve a kind of question.' },
    FORMULA: { description: 'Formulas with their conditions.' },
    TIP: { description: 'What helps in the examination.' },
    ERROR: { description: 'Where marks are commonly lost.' },
  } as const,
});

/** Their lengths are what an operation is charged. */
const LENGTHS = { details: 3, steps: 5 };

const WorkedExample = builder.objectRef<Example>('WorkedExample').implement({
  description: 'A question of the kind that a card is about, solved line by line.',
  fields: (t) => ({
    stem: t.expose('stem', { type: BilingualText, description: 'The question as Markdown with LaTeX.' }),
    answer: t.exposeString('answer', { description: 'As one would type it.' }),
    ask: t.exposeString('ask', {
      nullable: true,
      description: 'The question as `solve` reads it, where a method solves it.',
    }),
    steps: t.field({
      type: ['SolutionStep'],
      description: 'Its lines, from the first to the last.',
      complexity: partsOf(LENGTHS.steps, READ_PRICES.query),
      resolve: (example, _args, ctx) => exampleSteps(ctx, example),
    }),
  }),
});

builder.prismaObject('Card', {
  description: 'One thing to learn about a topic.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'That of its topic and its slug, joined by a full stop.' }),
    slug: t.exposeString('slug', { description: 'Unique within the topic.' }),
    kind: t.expose('kind', { type: CardKind, description: 'What it is for.' }),
    title: t.field({
      type: BilingualText,
      description: 'Its title.',
      ...inBoth('titleEn', 'titleZh'),
    }),
    details: t.field({
      type: [BilingualText],
      description: 'Each a sentence or two of Markdown with LaTeX.',
      complexity: partsOf(LENGTHS.details),
      select: { details: true },
      resolve: ({ details }) => details as unknown as Text[],
    }),
    example: t.field({
      type: WorkedExample,
      nullable: true,
      description: 'A question solved; null where there is none.',
      select: { example: true },
      resolve: ({ example }) => example as unknown as Example | null,
    }),
  }),
});
