import type {
  ChatMessage as Row,
  ChatRole as Role,
  ChatStatus as Status,
} from '../database/client/client.ts';
import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/cost/price.ts';
import { Node } from '../graph/node.ts';
import { READ_PRICES } from '../limits/table.ts';
import { chargeHtml, chargePostText, chargeMessageText } from '../graph/cost/response-size.ts';
import { UNCHECKED } from '../tutor/rules.ts';
import { asTyped } from '../text/markdown/render.ts';
import { storedOf } from '../text/markdown/stored.ts';
import { isFailure, serviceMessageIn } from './failure.ts';
import { siblingsOf } from './operations/branch.ts';
import type { Reply } from './reply/reply.ts';
import { type Rating, ratingOf, type Segment, statusOf } from './rules.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    ChatMessage: Row;
  }
  interface NamedEnums {
    ChatRole: Role;
    ReplyRating: Rating;
  }
}

builder.enumType('ChatRole', {
  description: 'Sender of a message.',
  values: {
    USER: { description: 'The owner of the conversation.' },
    TUTOR: { description: 'The tutor.' },
  } satisfies Record<Role, object>,
});

const ChatStatus = builder.enumType('ChatStatus', {
  description: 'Status of a message.',
  values: {
    WRITING: { description: 'Being written; subscribe to `replyGrew`.' },
    DONE: { description: 'Complete.' },
    STOPPED: { description: 'Stopped by the user; partial text is kept.' },
    FAILED: { description: 'Failed; see `failure`. Partial text is kept.' },
  } satisfies Record<Status, object>,
});

const ContextSegment = builder.objectRef<Segment>('ContextSegment').implement({
  description: 'Text of a page, quoted with a question.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the page; may be empty.' }),
    text: t.string({
      description: 'The quoted text.',
      resolve: ({ text }, _args, ctx, info) => chargeMessageText(info, ctx, text),
    }),
  }),
});

builder.enumType('ReplyRating', {
  description: 'Rating of a reply by the user.',
  values: {
    UP: { description: 'Helpful.' },
    DOWN: { description: 'Not helpful.' },
    NONE: { description: 'No rating; removes an earlier one.' },
  } satisfies Record<Rating, object>,
});

const detailOf = ({ detail }: Row) => detail as (Partial<Reply> & { instead?: string }) | null;

builder.prismaObject('ChatMessage', {
  description: 'A message of a conversation.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Opaque.' }),
    conversationId: t.exposeID('conversationId', { description: 'Id of its conversation.' }),
    parentId: t.exposeID('parentId', { nullable: true, description: 'Id of the message before it.' }),
    siblings: t.idList({
      description: 'Ids of the alternative messages at this point, including this one, the oldest first.',
      complexity: READ_PRICES.messageParts,
      resolve: (row: Row & { siblings?: string[] }, _args, ctx) => row.siblings ?? siblingsOf(ctx, row),
    }),
    role: t.expose('role', { type: 'ChatRole', description: 'The sender.' }),
    content: t.string({
      description: 'Markdown with LaTeX.',
      resolve: ({ content }, _args, ctx, info) => chargeMessageText(info, ctx, content),
    }),
    beside: t.string({
      description:
        'Content without solutions, working and citations, for clients that render those separately.',
      resolve: (row, _args, ctx, info) => {
        const detail = detailOf(row);
        // After a failure of the model, the detail belongs to the built-in reply.
        const beside = detail?.instead === undefined ? detail?.beside : null;
        return chargeMessageText(info, ctx, beside ?? row.content);
      },
    }),
    contentHtml: t.string({
      description: 'As safe HTML with MathML; the raw text while it is being written.',
      complexity: READ_PRICES.query,
      select: { content: true, rendering: { select: { renderer: true, html: true } } },
      resolve: ({ content, rendering }, _args, ctx, info) => {
        const html = storedOf('html', rendering, content);
        return chargeHtml(info, ctx, html) ? html : chargePostText(info, ctx, asTyped(content).html);
      },
    }),
    status: t.field({
      type: ChatStatus,
      description: 'Its status.',
      resolve: (row, _args, ctx) => statusOf(row, ctx.now()),
    }),
    rung: t.expose('rung', {
      type: 'TutorRung',
      nullable: true,
      description: 'Requested level of help; null if not specified.',
    }),
    segments: t.field({
      type: [ContextSegment],
      description: 'Quoted text of pages.',
      resolve: ({ segments }) => segments as unknown as Segment[],
    }),
    attachments: t.relation('attachments', {
      description: 'Attached files.',
      complexity: partsOf(2, READ_PRICES.messageParts),
      query: { orderBy: { position: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

/** Fields that only replies have. */
builder.prismaObjectFields('ChatMessage', (t) => ({
  failure: t.field({
    type: 'ChatFailure',
    nullable: true,
    description: 'Why the reply failed; null unless it did.',
    resolve: (row, _args, ctx) => {
      if (statusOf(row, ctx.now()) !== 'FAILED') return null;
      const code = isFailure(row.failure) ? row.failure : 'INTERRUPTED';
      return { code, serviceMessage: serviceMessageIn(detailOf(row)?.failure) };
    },
  }),
  instead: t.string({
    nullable: true,
    description: 'The built-in tutor’s answer, when the model failed.',
    resolve: (row, _args, ctx, info) => {
      const instead = detailOf(row)?.instead;
      return instead === undefined ? null : chargeMessageText(info, ctx, instead);
    },
  }),
  about: t.string({
    nullable: true,
    description: 'The question that follow-ups refer to.',
    resolve: (row) => detailOf(row)?.about ?? null,
  }),
  solutions: t.field({
    type: ['ShownSolution'],
    description: 'The solutions in it.',
    complexity: partsOf(1),
    resolve: (row) => detailOf(row)?.solutions ?? [],
  }),
  working: t.field({
    type: 'CheckedWorking',
    nullable: true,
    description: 'The checked working.',
    resolve: (row) => detailOf(row)?.working ?? null,
  }),
  citations: t.field({
    type: ['Citation'],
    description: 'The cited cards.',
    complexity: partsOf(2),
    resolve: (row) => detailOf(row)?.citations ?? [],
  }),
  verification: t.field({
    type: 'Verification',
    description: 'How far its mathematics was checked.',
    resolve: (row) => detailOf(row)?.verification ?? UNCHECKED,
  }),
  source: t.exposeString('source', {
    nullable: true,
    description: '`lemma` for the built-in tutor, otherwise the name of the model; null until complete.',
  }),
  feedback: t.field({
    type: 'ReplyRating',
    description: 'The user’s rating.',
    resolve: ({ feedback }) => ratingOf(feedback),
  }),
  feedbackNote: t.exposeString('feedbackNote', {
    nullable: true,
    description: 'The user’s note with the rating.',
  }),
}));
