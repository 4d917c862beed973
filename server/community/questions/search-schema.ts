import { builder } from '../../graph/builder.ts';
import { listOf, partsOf, USUAL_LENGTH } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { highlight, type TextPart as TextPartShape } from '../../text/highlight.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import { similarTo } from './operations/search-questions.ts';

const TextPart = builder.objectRef<TextPartShape>('TextPart').implement({
  description: 'A piece of text that matches what was looked for, or does not.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it stands in the text.' }),
    match: t.exposeBoolean('match', { description: 'Whether it matches.' }),
  }),
});

builder.prismaObjectFields('Question', (t) => ({
  highlights: t.field({
    type: [TextPart],
    description: `Excerpt of the body around the first match; at most ${MAX_QUERY} characters of the words are read.`,
    complexity: partsOf(USUAL_LENGTH, READ_PRICES.highlights),
    select: { body: true, rendering: { select: { renderer: true, text: true } } },
    args: { query: t.arg.string({ required: true, description: 'The words.' }) },
    resolve: ({ body, rendering }, { query }) => highlight(storedOf('text', rendering, body), query),
  }),
  similar: t.prismaField({
    type: ['Question'],
    description: 'Up to five other questions of the subject with words in common.',
    complexity: listOf(5, 2 * READ_PRICES.query),
    select: { id: true, title: true, subjectCode: true },
    resolve: (selection, row, _args, ctx) => similarTo(ctx, row, selection),
  }),
}));
