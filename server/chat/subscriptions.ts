import { builder } from '../graph/builder.ts';
import { ownMessage } from './find.ts';
import { followReply, type Grown } from './operations/follow-reply.ts';

const ReplyChunk = builder.objectRef<Grown>('ReplyChunk').implement({
  description: 'Text by which a reply grew.',
  fields: (t) => ({
    at: t.exposeInt('at', { description: 'Where in the reply it belongs, in UTF-16 units.' }),
    text: t.exposeString('text', { description: 'What belongs there.' }),
    reply: t.prismaField({
      type: 'ChatMessage',
      nullable: true,
      description: 'The whole reply, once it has ended.',
      resolve: (selection, { endedId }, _args, ctx) =>
        endedId === null ? null : ownMessage(ctx, endedId, selection),
    }),
  }),
});

builder.subscriptionField('replyGrew', (t) =>
  t.field({
    type: ReplyChunk,
    description: 'A reply of one’s own from a place on, as it is written; ends with it.',
    args: {
      id: t.arg.id({ required: true, description: 'The reply.' }),
      from: t.arg.int({
        defaultValue: 0,
        description: 'How much of it is there already, in UTF-16 units.',
      }),
    },
    subscribe: (_root, { id, from }, ctx) => followReply(ctx, { id, from: from ?? 0 }),
    resolve: (chunk) => chunk as Grown,
  }),
);
