import type {
  ChatMessage as Row,
  ChatRole as Role,
  ChatStatus as Status,
} from '../database/client/client.ts';
import { builder } from '../graph/builder.ts';
import { partsOf } from '../graph/cost/price.ts';
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
  description: 'Who said something.',
  values: {
    USER: { description: 'Whoever the conversation belongs to.' },
    TUTOR: { description: 'The tutor.' },
  } satisfies Record<Role, object>,
});

const ChatStatus = builder.enumType('ChatStatus', {
  description: 'Where a message stands.',
  values: {
    WRITING: { description: 'It grows; follow `replyGrew`.' },
    DONE: { description: 'It is whole.' },
    STOPPED: { description: 'Its reader ended it; what there was is kept.' },
    FAILED: { description: '`failure` says why; what there was is kept.' },
  } satisfies Record<Status, object>,
});

const ContextSegment = builder.objectRef<Segment>('ContextSegment').implement({
  description: 'Text of a page that came with a question.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What the page is called; may be empty.' }),
    text: t.string({
      description: 'As it stands there.',
      resolve: ({ text }, _args, ctx, info) => chargeMessageText(info, ctx, text),
    }),
  }),
});

builder.enumType('ReplyRating', {
  description: 'What its reader thinks of a reply.',
  values: {
    UP: { description: 'It helped.' },
    DOWN: { description: 'It did not.' },
    NONE: { description: 'Nothing; takes a rating back.' },
  } satisfies Record<Rating, object>,
});

const detailOf = ({ detail }: Row) => detail as (Partial<Reply> & { instead?: string }) | null;

builder.prismaObject('ChatMessage', {
  description: 'Something said in a conversation.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Opaque.' }),
    conversationId: t.exposeID('conversationId', { description: 'Id of its conversation.' }),
    parentId: t.exposeID('parentId', { nullable: true, description: 'What it follows on.' }),
    siblings: t.idList({
      description: 'The branches here, this message among them, the oldest first.',
      complexity: READ_PRICES.messageParts,
      resolve: (row: Row & { siblings?: string[] }, _args, ctx) => row.siblings ?? siblingsOf(ctx, row),
    }),
    role: t.expose('role', { type: 'ChatRole', description: 'Who said it.' }),
    content: t.string({
      description: 'Markdown with LaTeX.',
      resolve: ({ content }, _args, ctx, info) => chargeMessageText(info, ctx, content),
    }),
    beside: t.string({
      description:
        'Of the content what its solutions, working and citations do not say, for whoever shows these themselves.',
      resolve: (row, _args, ctx, info) => {
        const detail = detailOf(row);
        // Where a model failed, the detail is that of the reply which is offered instead.
        const beside = detail?.instead === undefined ? detail?.beside : null;
        return chargeMessageText(info, ctx, beside ?? row.content);
      },
    }),
    contentHtml: t.string({
      description: 'As safe HTML, formulas as MathML; as it was typed while it grows.',
      complexity: READ_PRICES.query,
      select: { content: true, rendering: { select: { renderer: true, html: true } } },
      resolve: ({ content, rendering }, _args, ctx, info) => {
        const html = storedOf('html', rendering, content);
        return chargeHtml(info, ctx, html) ? html : chargePostText(info, ctx, asTyped(content).html);
      },
    }),
    status: t.field({
      type: ChatStatus,
      description: 'Where it stands.',
      resolve: (row, _args, ctx) => statusOf(row, ctx.now()),
    }),
    rung: t.expose('rung', {
      type: 'TutorRung',
      nullable: true,
      description: 'How much of a solution was wanted; null where nothing was said of it.',
    }),
    segments: t.field({
      type: [ContextSegment],
      description: 'The text of pages that came with it.',
      resolve: ({ segments }) => segments as unknown as Segment[],
    }),
    attachments: t.relation('attachments', {
      description: 'The files that came with it.',
      complexity: partsOf(2, READ_PRICES.messageParts),
      query: { orderBy: { position: 'asc' } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
  }),
});

/** Of a reply. */
builder.prismaObjectFields('ChatMessage', (t) => ({
  failure: t.field({
    type: 'ChatFailure',
    nullable: true,
    description: 'Why it is missing or not whole; null unless it failed.',
    resolve: (row, _args, ctx) => {
      if (statusOf(row, ctx.now()) !== 'FAILED') return null;
      const code = isFailure(row.failure) ? row.failure : 'INTERRUPTED';
      return { code, serviceMessage: serviceMessageIn(detailOf(row)?.failure) };
    },
  }),
  instead: t.string({
    nullable: true,
    description: 'What the tutor of this product answers where a model failed.',
    resolve: (row, _args, ctx, info) => {
      const instead = detailOf(row)?.instead;
      return instead === undefined ? null : chargeMessageText(info, ctx, instead);
    },
  }),
  about: t.string({
    nullable: true,
    description: 'The question that a follow-up would be about.',
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
    description: 'The lines that were to be checked.',
    resolve: (row) => detailOf(row)?.working ?? null,
  }),
  citations: t.field({
    type: ['Citation'],
    description: 'The cards that it rests on.',
    complexity: partsOf(3),
    resolve: (row) => detailOf(row)?.citations ?? [],
  }),
  verification: t.field({
    type: 'Verification',
    description: 'How far its mathematics was checked.',
    resolve: (row) => detailOf(row)?.verification ?? UNCHECKED,
  }),
  source: t.exposeString('source', {
    nullable: true,
    description: '`lemma` for the tutor of this product, else the name of a model; null until it is done.',
  }),
  feedback: t.field({
    type: 'ReplyRating',
    description: 'What its reader thinks of it.',
    resolve: ({ feedback }) => ratingOf(feedback),
  }),
  feedbackNote: t.exposeString('feedbackNote', {
    nullable: true,
    description: 'What its reader wrote about it.',
  }),
}));
