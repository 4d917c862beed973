import { NotAllowed, NotFound } from '../core/errors.ts';
import { ALWAYS, builder } from '../graph/builder.ts';
import { MUTATION_COST } from '../graph/cost/price.ts';
import { profile } from '../community/profiles/operations/profile.ts';
import { removeAvatar } from './operations/avatars.ts';

const RemoveAvatarInput = builder.inputType('RemoveAvatarInput', {
  description: 'Whose picture to take away.',
  fields: (t) => ({
    userId: t.id({ description: 'Whose; one’s own unless said. Those of others are for admins.' }),
  }),
});

builder.mutationField('removeAvatar', (t) =>
  t.prismaField({
    type: 'User',
    complexity: MUTATION_COST,
    description: 'Takes the picture of a person away. One is uploaded by REST.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed] },
    args: { input: t.arg({ type: RemoveAvatarInput, required: true, description: 'Whose picture.' }) },
    resolve: async (selection, _root, { input }, ctx) => {
      const { id } = await removeAvatar(ctx, { userId: input.userId ?? 'me' });
      return (await profile(ctx, { id }, selection))!;
    },
  }),
);
