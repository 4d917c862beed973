import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { VoteType } from '../../graph/shared-types.ts';
import { castVote, type Tally } from './operations.ts';

const TallyType = builder.objectRef<Tally>('Tally').implement({
  description: 'The votes on a post after one was cast.',
  fields: (t) => ({
    postId: t.exposeID('postId', { description: 'Id of the question, the answer or the comment.' }),
    up: t.exposeInt('up', { description: 'Votes up.' }),
    down: t.exposeInt('down', { description: 'Votes down.' }),
    score: t.exposeInt('score', { description: 'Votes up less votes down.' }),
    vote: t.expose('vote', {
      type: VoteType,
      nullable: true,
      description: 'The reader’s own vote; null when there is none.',
    }),
  }),
});

const VoteInput = builder.inputType('VoteInput', {
  description: 'A vote to be cast.',
  fields: (t) => ({
    postId: t.id({ required: true, description: 'Id of a question, an answer or a comment.' }),
    type: t.field({ type: VoteType, required: true, description: 'The vote.' }),
  }),
});

builder.mutationField('vote', (t) =>
  t.field({
    type: TallyType,
    complexity: MUTATION_COST,
    description:
      'Sets one’s vote on a question, an answer or a comment. Comments are only voted up, which moves no reputation. Sending it again changes nothing.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: VoteInput, required: true, description: 'The vote.' }) },
    resolve: (_root, { input }, ctx) => castVote(ctx, input),
  }),
);
