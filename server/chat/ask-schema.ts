import { Invalid, RateLimited } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { written } from '../text/limits.ts';
import { askTutor, streamFromTutor } from './operations/ask-tutor.ts';
import type { ReplyChunk } from './reply/reply.ts';
import { GOAL, MAX_MESSAGE, MAX_MESSAGES_SENT, SEGMENTS, TOPIC } from './rules.ts';

const ChatMessageInput = builder.inputType('ChatMessageInput', {
  description: 'A message of a conversation that the client stores.',
  fields: (t) => ({
    role: t.field({ type: 'ChatRole', required: true, description: 'The sender.' }),
    content: t.string({ required: true, description: `At most ${written(MAX_MESSAGE)} characters.` }),
  }),
});

const TutorReplyChunk = builder.objectRef<ReplyChunk>('TutorReplyChunk').implement({
  description: 'A chunk of a reply; the last one holds the complete reply.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'Text since the previous chunk; null in the last one.',
      resolve: (chunk) => ('text' in chunk ? chunk.text : null),
    }),
    reply: t.field({
      type: 'TutorReply',
      nullable: true,
      description: 'The complete reply, in the last chunk.',
      resolve: (chunk) => ('reply' in chunk ? chunk.reply : null),
    }),
  }),
});

const asking = {
  description: 'Asks the tutor, sending the conversation along; nothing is stored.',
  cost: fixed(READ_PRICES.reply),
  args: builder.args((t) => ({
    messages: t.field({
      type: [ChatMessageInput],
      required: true,
      description: `At most ${MAX_MESSAGES_SENT}, the question last.`,
    }),
    segments: t.field({ type: ['ContextSegmentInput'], description: SEGMENTS }),
    mode: t.field({ type: 'TutorMode', description: 'Default: with the full solution.' }),
    rung: t.field({ type: 'TutorRung', description: 'Level of help.' }),
    subjectCode: t.string({ description: 'Code of the subject of the conversation, such as `9709`.' }),
    topic: t.string({ description: TOPIC }),
    goal: t.string({ description: GOAL }),
  })),
};

builder.queryField('askTutor', (t) =>
  t.field({
    type: 'TutorReply',
    description: `${asking.description} 20 in a row for guests and one more every three minutes; 60 in a row and 200 a day for members.`,
    complexity: asking.cost,
    errors: { types: [Invalid, RateLimited] },
    args: asking.args,
    resolve: (_root, args, ctx) => askTutor(ctx, args),
  }),
);

builder.subscriptionField('tutorReplies', (t) =>
  t.field({
    type: TutorReplyChunk,
    description: `${asking.description} Streams the reply as it is written; otherwise as \`askTutor\`.`,
    complexity: asking.cost,
    args: asking.args,
    subscribe: (_root, args, ctx) => streamFromTutor(ctx, args),
    resolve: (chunk) => chunk as ReplyChunk,
  }),
);
