import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { MAX_QUESTION, written } from '../text/limits.ts';
import { readByModel, readingModel } from './operations/read-by-model.ts';
import type { ModelReading as Read } from './reading/read-question.ts';

const ModelReading = builder.objectRef<Read>('ModelReading').implement({
  description: 'How a model read a question, and what follows where two of its readings agree.',
  fields: (t) => ({
    readings: t.expose('readings', {
      type: ['TypedProblem'],
      description:
        'As they came, each once. Whatever is not in the text of the question was not taken; where nothing was, how the question is read without a model.',
    }),
    solution: t.field({
      type: 'WorkedSolution',
      nullable: true,
      description:
        'The parts that are solved as they stand, and those for which two readings lead to the same checked answer; null where there is none. That the readings are right was not checked.',
      resolve: ({ solution }) => solution,
    }),
    labels: t.exposeStringList('labels', {
      description:
        'The parts that were answered through readings of the model; an empty word for a question without parts.',
    }),
    isWhole: t.exposeBoolean('isWhole', { description: 'Whether every part has an answer.' }),
    source: t.exposeString('source', { description: 'The model; `lemma` where none was needed.' }),
    failure: t.field({
      type: 'ChatFailure',
      nullable: true,
      description: 'Why there is no reading of the model.',
      resolve: ({ failure }) => failure,
    }),
  }),
});

builder.queryField('readingModel', (t) =>
  t.string({
    nullable: true,
    description: 'The model that reads questions which are not read without one; null if none is configured.',
    resolve: (_root, _args, ctx) => readingModel(ctx),
  }),
);

builder.subscriptionField('modelReading', (t) =>
  t.field({
    type: ModelReading,
    description:
      'Lets the model read a question that is not solved as it stands, twice and independently; it computes nothing. One event. Counts as a reply where the model is asked.',
    complexity: fixed(READ_PRICES.reply),
    args: {
      question: t.arg.string({
        required: true,
        description: `As \`solve\` takes it; at most ${written(MAX_QUESTION)} characters.`,
      }),
    },
    subscribe: (_root, args, ctx) => readByModel(ctx, args),
    resolve: (reading) => reading as Read,
  }),
);
