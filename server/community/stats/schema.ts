import { builder } from '../../graph/builder.ts';
import { COUNTED, type Figures, figures } from './operations.ts';

const FiguresType = builder.objectRef<Figures>('Figures').implement({
  description: `How much is here. Counted at most once a minute; beyond ${COUNTED.toLocaleString('en')} about so many.`,
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'Who has an account.' }),
    questions: t.exposeInt('questions', { description: 'Of the community.' }),
    answers: t.exposeInt('answers', { description: 'To these questions.' }),
    topics: t.exposeInt('topics', { description: 'Of the syllabuses.' }),
  }),
});

builder.queryField('figures', (t) =>
  t.field({
    type: FiguresType,
    description: 'How much is here, for those who look at it for the first time.',
    resolve: (_root, _args, ctx) => figures(ctx),
  }),
);
