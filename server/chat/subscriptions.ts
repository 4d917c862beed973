import { builder } from '../graph/builder.ts';
import { ownMessage } from './find.ts';
import { followReply, type ReplyGrowth } from './operations/follow-reply.ts';

const ReplyChunk = builder.objectRef<ReplyGrowth>('ReplyChunk').implement({
  description: 'Text added to a reply.',
  fields: (t) => ({
    at: t.exposeInt('at', { description: 'Offset in the reply, in UTF-16 code units.' }),
    text: t.exposeString('text', { description: 'The added text.' }),
    reply: t.prismaField({
      type: 'ChatMessage',
      nullable: true,
      description: 'The complete reply, in the last chunk.',
      resolve: (selection, { endedId }, _args, ctx) =>
        endedId === null ? null : ownMessage(ctx, endedId, selection),
    }),
  }),
});

builder.subscriptionField('replyGrew', (t) =>
  t.field({
    type: ReplyChunk,
    description: 'Streams one of your replies from an offset until it is complete.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the reply.' }),
      from: t.arg.int({
        defaultValue: 0,
        description: 'Offset in UTF-16 code units to start from.',
      }),
    },
    subscribe: (_root, { id, from }, ctx) => followReply(ctx, { id, from: from ?? 0 }),
    resolve: (chunk) => chunk as ReplyGrowth,
  }),
);
