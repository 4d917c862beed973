import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { MUTATION_COST } from '../../graph/cost/price.ts';
import { INVITING } from '../../limits/table.ts';
import { PRIVILEGES } from '../reputation/rules.ts';
import { inviteToAnswer } from './operations.ts';

const InviteToAnswerInput = builder.inputType('InviteToAnswerInput', {
  description: 'Somebody to be asked for an answer.',
  fields: (t) => ({
    questionId: t.id({ required: true, description: 'Id of the question.' }),
    userId: t.id({ required: true, description: 'Id of whoever should answer it.' }),
  }),
});

builder.mutationField('inviteToAnswer', (t) =>
  t.prismaField({
    type: 'Question',
    complexity: MUTATION_COST,
    description: `Asks somebody to answer a question; they hear of it, once. Needs ${PRIVILEGES.invite} reputation; at most ${INVITING.perQuestion} people for a question, and ${INVITING.perDay} in 24 hours.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: InviteToAnswerInput, required: true, description: 'The invitation.' }) },
    resolve: (selection, _root, { input }, ctx) => inviteToAnswer(ctx, input, selection),
  }),
);

builder.prismaObjectField('Question', 'invited', (t) =>
  t.field({
    type: ['User'],
    description: `Those who were invited to answer it, at most ${INVITING.perQuestion}.`,
    select: {
      invitations: {
        where: { user: { deletedAt: null } },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        select: { user: true },
      },
    },
    resolve: ({ invitations }) => invitations.map(({ user }) => user),
  }),
);
