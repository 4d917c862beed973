import { Invalid, RateLimited } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { askTutor, streamFromTutor } from './operations/ask-tutor.ts';
import type { ReplyChunk } from './reply/reply.ts';
import { GOAL, MAX_MESSAGES_SENT, SEGMENTS, TOPIC } from './rules.ts';

const ChatMessageInput = builder.inputType('ChatMessageInput', {
  description: 'A message of a conversation that the client keeps.',
  fields: (t) => ({
    role: t.field({ type: 'ChatRole', required: true, description: 'Who said it.' }),
    content: t.string({ required: true, description: 'At most 8,000 characters.' }),
  }),
});

const TutorReplyChunk = builder.objectRef<ReplyChunk>('TutorReplyChunk').implement({
  description: 'A chunk of a reply that is being written, or at the end the whole of it.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'What was written since the chunk before; null in the last one.',
      resolve: (chunk) => ('text' in chunk ? chunk.text : null),
    }),
    reply: t.field({
      type: 'TutorReply',
      nullable: true,
      description: 'The whole reply, in the last chunk.',
      resolve: (chunk) => ('reply' in chunk ? chunk.reply : null),
    }),
  }),
});

const asking = {
  description: 'Asks with a conversation that the client keeps: nothing of it is stored.',
  cost: fixed(READ_PRICES.reply),
  args: builder.args((t) => ({
    messages: t.field({
      type: [ChatMessageInput],
      required: true,
      description: `At most ${MAX_MESSAGES_SENT}, the question last.`,
    }),
    segments: t.field({ type: ['ContextSegmentInput'], description: SEGMENTS }),
    mode: t.field({ type: 'TutorMode', description: 'With the whole solution unless said.' }),
    rung: t.field({ type: 'TutorRung', description: 'How much of a solution is wanted.' }),
    subjectCode: t.string({ description: 'What the conversation is about.' }),
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
    description: `${asking.description} The reply comes as it is written; as \`askTutor\` otherwise.`,
    complexity: asking.cost,
    args: asking.args,
    subscribe: (_root, args, ctx) => streamFromTutor(ctx, args),
    resolve: (chunk) => chunk as ReplyChunk,
  }),
);
