import { builder } from '../../graph/builder.ts';
import { listOf, partsOf, USUAL_LENGTH } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { highlight, type TextPart as TextPartShape } from '../../text/highlight.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import type { QuestionFilter } from './operations/filter.ts';
import { similarTo } from './operations/search-questions.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    TextPart: TextPartShape;
  }
  interface NamedInputs {
    QuestionFilter: QuestionFilter;
  }
}

const TextPart = builder.objectRef<TextPartShape>('TextPart').implement({
  description:
    'A piece of text that matches what was looked for, or does not. A formula is a piece of its own.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it stands in the text.' }),
    match: t.exposeBoolean('match', { description: 'Whether it matches.' }),
  }),
});

builder.queryField('similarQuestions', (t) =>
  t.prismaField({
    type: ['Question'],
    description: 'Up to five questions of a subject that may be the one whose title is being typed.',
    complexity: listOf(5, 2 * READ_PRICES.query),
    args: {
      title: t.arg.string({
        required: true,
        description: `As far as it is typed; its first ${MAX_QUERY} characters count.`,
      }),
      subjectCode: t.arg.string({ required: true, description: 'The syllabus code, such as `9709`.' }),
    },
    resolve: (selection, _root, { title, subjectCode }, ctx) =>
      similarTo(ctx, { id: null, title: [...title].slice(0, MAX_QUERY).join(''), subjectCode }, selection),
  }),
);

builder.prismaObjectFields('Question', (t) => ({
  highlights: t.field({
    type: [TextPart],
    description: `Excerpt of the body around the first match, of words or of a formula; at most ${MAX_QUERY} characters of the query are read.`,
    complexity: partsOf(USUAL_LENGTH, READ_PRICES.highlights),
    select: { body: true, rendering: { select: { renderer: true, text: true } } },
    args: {
      query: t.arg.string({
        required: true,
        description: 'The words or formulas, such as `x^2 - 5x + 6 = 0`.',
      }),
    },
    resolve: ({ body, rendering }, { query }) => highlight(storedOf('text', rendering, body), query),
  }),
  similar: t.prismaField({
    type: ['Question'],
    description: 'Up to five other questions of the subject with words or a formula in common.',
    complexity: listOf(5, 2 * READ_PRICES.query),
    select: { id: true, title: true, subjectCode: true },
    resolve: (selection, row, _args, ctx) => similarTo(ctx, row, selection),
  }),
}));
