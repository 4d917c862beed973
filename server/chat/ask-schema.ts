import { Invalid, RateLimited } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { askTutor, type Said, streamFromTutor } from './operations/ask-tutor.ts';
import type { Piece } from './operations/reply.ts';
import { GOAL, MAX_MESSAGES_SENT, SEGMENTS, TOPIC } from './rules.ts';

const SpeakerRole = builder.enumType('SpeakerRole', {
  description: 'Who said something, as other chat programs name it.',
  values: {
    SYSTEM: { description: 'Ignored: the tutor’s rules are its own.' },
    USER: { description: 'Whoever asks.' },
    ASSISTANT: { description: 'The tutor.' },
  } satisfies Record<Said['role'], object>,
});

const SaidInput = builder.inputType('SaidInput', {
  description: 'Something said earlier, or the question.',
  fields: (t) => ({
    role: t.field({ type: SpeakerRole, required: true, description: 'Who said it.' }),
    content: t.string({ required: true, description: 'At most 8,000 characters.' }),
  }),
});

const TutorPiece = builder.objectRef<Piece>('TutorPiece').implement({
  description: 'A piece of a reply that is being written, or at the end the whole of it.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'What was written since the piece before; null in the last one.',
      resolve: (piece) => ('text' in piece ? piece.text : null),
    }),
    reply: t.field({
      type: 'TutorReply',
      nullable: true,
      description: 'The whole reply, in the last piece.',
      resolve: (piece) => ('reply' in piece ? piece.reply : null),
    }),
  }),
});

const asking = {
  description: 'Asks with a conversation that the client keeps: nothing of it is stored.',
  messages: `At most ${MAX_MESSAGES_SENT}, the question last.`,
  cost: { field: 50, multiplier: 1 },
};

builder.queryField('askTutor', (t) =>
  t.field({
    type: 'TutorReply',
    description: `${asking.description} 20 in a row for guests and one more every three minutes; 60 in a row and 200 a day for members.`,
    complexity: asking.cost,
    errors: { types: [Invalid, RateLimited] },
    args: {
      messages: t.arg({ type: [SaidInput], required: true, description: asking.messages }),
      segments: t.arg({ type: ['ContextSegmentInput'], description: SEGMENTS }),
      mode: t.arg({ type: 'TutorMode', description: 'With the whole solution unless said.' }),
      rung: t.arg({ type: 'TutorRung', description: 'How much of a solution is wanted.' }),
      subjectCode: t.arg.string({ description: 'What the conversation is about.' }),
      topic: t.arg.string({ description: TOPIC }),
      goal: t.arg.string({ description: GOAL }),
    },
    resolve: (_root, args, ctx) => askTutor(ctx, args),
  }),
);

builder.subscriptionField('tutorReplies', (t) =>
  t.field({
    type: TutorPiece,
    description: `${asking.description} The reply comes as it is written; as \`askTutor\` otherwise.`,
    complexity: asking.cost,
    args: {
      messages: t.arg({ type: [SaidInput], required: true, description: asking.messages }),
      segments: t.arg({ type: ['ContextSegmentInput'], description: SEGMENTS }),
      mode: t.arg({ type: 'TutorMode', description: 'With the whole solution unless said.' }),
      rung: t.arg({ type: 'TutorRung', description: 'How much of a solution is wanted.' }),
      subjectCode: t.arg.string({ description: 'What the conversation is about.' }),
      topic: t.arg.string({ description: TOPIC }),
      goal: t.arg.string({ description: GOAL }),
    },
    subscribe: (_root, args, ctx) => streamFromTutor(ctx, args),
    resolve: (piece) => piece as Piece,
  }),
);
