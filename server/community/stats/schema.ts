import { builder } from '../../graph/builder.ts';
import { COUNTED, type Figures, figures, SAMPLED } from './operations.ts';

const FiguresType = builder.objectRef<Figures>('Figures').implement({
  description: `How much is here, looked up at most once a minute. People beyond ${COUNTED.toLocaleString('en')} are about so many.`,
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'Who has an account.' }),
    questions: t.exposeInt('questions', { description: 'Of the community.' }),
    answers: t.exposeInt('answers', { description: 'To these questions.' }),
    topics: t.exposeInt('topics', { description: 'Of the syllabuses.' }),
    solvedRate: t.exposeFloat('solvedRate', {
      nullable: true,
      description:
        'The share of questions that have an accepted answer, 0 to 1; null while nothing was asked.',
    }),
    medianMinutesToFirstAnswer: t.exposeInt('medianMinutesToFirstAnswer', {
      nullable: true,
      description: `Half of the newest ${SAMPLED} questions that were answered waited no longer; null while none was.`,
    }),
    activeInWeek: t.exposeInt('activeInWeek', {
      description: `People who asked or answered in the last 7 days, counted up to ${COUNTED.toLocaleString('en')}.`,
    }),
  }),
});

builder.queryField('figures', (t) =>
  t.field({
    type: FiguresType,
    description: 'How much is here, for those who look at it for the first time.',
    resolve: (_root, _args, ctx) => figures(ctx),
  }),
);
