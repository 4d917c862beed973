import type { ChatMessage as Row, ChatStatus as Status } from '../database/client/client.ts';
import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/price.ts';
import { hasRoomFor, takeRoomFor } from '../graph/response-room.ts';
import { CheckedWorking } from '../maths/working-schema.ts';
import { Citation, ShownSolution, TutorRung, Verification } from '../tutor/reply-schema.ts';
import { UNCHECKED } from '../tutor/rules.ts';
import { Attachment } from '../uploads/attachment-schema.ts';
import type { Attached } from '../uploads/rules.ts';
import { asTyped } from '../writing/render.ts';
import { storedOf } from '../writing/stored.ts';
import { ChatFailure } from './failure-schema.ts';
import { isFailure } from './failure.ts';
import { attachmentsOf, type Rating, renderingOf, siblingsOf } from './operations/messages.ts';
import type { Reply } from './operations/reply.ts';
import { type Segment, statusOf } from './rules.ts';

const ChatRole = builder.enumType('ChatRole', {
  description: 'Who said something.',
  values: { USER: {}, TUTOR: {} },
});

const ChatStatus = builder.enumType('ChatStatus', {
  description: 'Where a message stands.',
  values: {
    WRITING: { description: 'It grows; follow `replyGrew`.' },
    DONE: {},
    STOPPED: { description: 'Its reader ended it; what there was is kept.' },
    FAILED: { description: '`failure` says why; what there was is kept.' },
  } satisfies Record<Status, object>,
});

const ContextSegment = builder.objectRef<Segment>('ContextSegment').implement({
  description: 'Text of a page that came with a question.',
  fields: (t) => ({ title: t.exposeString('title'), text: t.exposeString('text') }),
});

export const ReplyRating = builder.enumType('ReplyRating', {
  description: 'What its reader thinks of a reply.',
  values: { UP: {}, DOWN: {}, NONE: { description: 'Takes it back.' } } satisfies Record<Rating, object>,
});

const detailOf = ({ detail }: Row) => detail as (Partial<Reply> & { instead?: string }) | null;

interface Placed {
  siblings?: string[];
  uploads?: Attached[];
  rendering?: { renderer: number; html: string } | null;
}

export const ChatMessage = builder.objectRef<Row & Placed>('ChatMessage').implement({
  description: 'Something said in a conversation.',
  fields: (t) => ({
    id: t.exposeID('id'),
    conversationId: t.exposeID('conversationId'),
    parentId: t.exposeID('parentId', { nullable: true, description: 'What it follows on.' }),
    siblings: t.idList({
      description: 'The branches here, this message among them, the oldest first.',
      complexity: 5,
      resolve: (row, _args, ctx) => row.siblings ?? siblingsOf(ctx, row),
    }),
    role: t.expose('role', { type: ChatRole }),
    content: t.exposeString('content', { description: 'Markdown with LaTeX.' }),
    beside: t.string({
      description:
        'Of the content what its solutions, working and citations do not say, for whoever shows these themselves.',
      resolve: (row) => {
        const detail = detailOf(row);
        // Where a model failed, the detail is that of the reply which is offered instead.
        return detail?.instead === undefined ? (detail?.beside ?? row.content) : row.content;
      },
    }),
    contentHtml: t.string({
      description: 'As safe HTML, formulas as MathML; as it was typed while it grows.',
      complexity: 5,
      resolve: async (row, _args, ctx, info) => {
        const html = storedOf('html', row.rendering ?? (await renderingOf(ctx, row)), row.content);
        return hasRoomFor(info, ctx, html) ? html : takeRoomFor(info, ctx, asTyped(row.content).html);
      },
    }),
    status: t.field({ type: ChatStatus, resolve: (row, _args, ctx) => statusOf(row, ctx.now()) }),
    failure: t.field({
      type: ChatFailure,
      nullable: true,
      resolve: (row, _args, ctx) => {
        if (statusOf(row, ctx.now()) !== 'FAILED') return null;
        const code = isFailure(row.error) ? row.error : 'INTERRUPTED';
        return { code, said: detailOf(row)?.failure?.said ?? null };
      },
    }),
    instead: t.string({
      nullable: true,
      description: 'What the tutor of this product answers where a model failed.',
      resolve: (row) => detailOf(row)?.instead ?? null,
    }),
    rung: t.expose('rung', { type: TutorRung, nullable: true }),
    segments: t.field({
      type: [ContextSegment],
      resolve: ({ segments }) => segments as unknown as Segment[],
    }),
    attachments: t.field({
      type: [Attachment],
      description: 'The files that came with it.',
      complexity: partsOf(2, 5),
      resolve: (row, _args, ctx) => row.uploads ?? attachmentsOf(ctx, row),
    }),
    about: t.string({
      nullable: true,
      description: 'The question that a follow-up would be about.',
      resolve: (row) => detailOf(row)?.about ?? null,
    }),
    solutions: t.field({
      type: [ShownSolution],
      complexity: partsOf(1),
      resolve: (row) => detailOf(row)?.solutions ?? [],
    }),
    working: t.field({
      type: CheckedWorking,
      nullable: true,
      description: 'The lines that were to be checked.',
      resolve: (row) => detailOf(row)?.working ?? null,
    }),
    citations: t.field({
      type: [Citation],
      complexity: partsOf(3),
      resolve: (row) => detailOf(row)?.citations ?? [],
    }),
    verification: t.field({
      type: Verification,
      resolve: (row) => detailOf(row)?.verification ?? UNCHECKED,
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: '`lemma` for the tutor of this product, else the name of a model; null until it is done.',
    }),
    feedback: t.field({
      type: ReplyRating,
      resolve: ({ feedback }) => (feedback === 1 ? 'UP' : feedback === -1 ? 'DOWN' : 'NONE'),
    }),
    feedbackNote: t.exposeString('feedbackNote', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
