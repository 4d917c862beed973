import { builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { BilingualText, PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { isVisibleQuestion } from '../posts/policy.ts';
import type { Actor } from '../../core/context.ts';
import type { Notification as NotificationRow } from '../../database/client/client.ts';
import { notification, notifications, unreadCount } from './operations/inbox.ts';
import { ownNotifications } from './policy.ts';
import { INBOX_PAGE } from './rules.ts';
import { urlOf } from './url.ts';
import { messageOf, titleOf, type Told } from './words.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Notification: NotificationRow;
  }
  interface NamedEnums {
    NotificationKind: NotificationRow['kind'];
  }
}

builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: {
    ANSWER: { description: 'Somebody answered one’s question, or one that one follows.' },
    COMMENT: { description: 'Somebody commented on one’s post.' },
    MENTION: { description: 'Somebody mentioned or replied to one in a comment.' },
    ACCEPTED: { description: 'One’s answer was accepted.' },
    CLOSED: { description: 'One’s question was closed.' },
    INVITATION: { description: 'Somebody invited one to answer a question.' },
    MODERATION: { description: 'A moderator wrote, or decided about a post or a report.' },
    SUGGESTION: {
      description: 'An edit of one’s post was suggested, or one’s own suggestion was decided on.',
    },
    VOTES: { description: 'One’s post was voted up; those of an hour are one notification.' },
    BADGE: { description: 'One earned a badge; those of an hour are one notification.' },
    REPUTATION: { description: 'One’s reputation was adjusted; those of an hour are one notification.' },
    FOLLOWER: { description: 'Somebody started to follow the reader.' },
    TAG: { description: 'Questions were asked under a tag that one follows; only where switched on.' },
    AUTHOR: { description: 'Somebody whom one follows asked a question; only where switched on.' },
    DIGEST: { description: 'What happened in a week; only where switched on.' },
  } satisfies Record<NotificationRow['kind'], object>,
});

/** What its sentences are made from. */
const TOLD = {
  kind: true,
  userId: true,
  count: true,
  detail: true,
  answerId: true,
  commentId: true,
  question: { select: { authorId: true, title: true, deletedAt: true, hiddenAt: true } },
  answer: { select: { authorId: true, deletedAt: true } },
  actor: { select: { name: true } },
} as const;

interface Row extends Omit<Told, 'question'> {
  question: (NonNullable<Told['question']> & { deletedAt: Date | null; hiddenAt: Date | null }) | null;
}

/** A post that was taken away meanwhile is no longer told of. */
const toldTo = (reader: Actor | null, { question, ...row }: Row): Told => ({
  ...row,
  question: question && isVisibleQuestion(reader, question) ? question : null,
});

const Notification = builder.prismaObject('Notification', {
  description: 'Something that one’s inbox tells.',
  interfaces: [Node],
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: 'NotificationKind', description: 'What it is about.' }),
    title: t.string({
      description: 'Its heading in the reader’s language.',
      select: TOLD,
      resolve: (row, _args, { actor, language }) => titleOf(toldTo(actor, row))[language],
    }),
    titleText: t.field({
      type: BilingualText,
      description: 'Its heading in both languages.',
      select: TOLD,
      resolve: (row, _args, { actor }) => titleOf(toldTo(actor, row)),
    }),
    message: t.string({
      description: 'What it says, in the reader’s language; titles of questions in it may hold formulas.',
      select: TOLD,
      resolve: (row, _args, { actor, language }) => messageOf(toldTo(actor, row))[language],
    }),
    messageText: t.field({
      type: BilingualText,
      description: 'What it says, in both languages.',
      select: TOLD,
      resolve: (row, _args, { actor }) => messageOf(toldTo(actor, row)),
    }),
    url: t.string({
      nullable: true,
      description: 'The path of what it is about, in English; null where there is nothing to open.',
      select: { ...TOLD, actorId: true, questionId: true },
      resolve: ({ question, ...row }, _args, { actor }) =>
        urlOf({ ...row, questionId: question && isVisibleQuestion(actor, question) ? row.questionId : null }),
    }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Who caused it last; null where nobody did, or where they are not named.',
    }),
    count: t.exposeInt('count', { description: 'How many things it tells of.' }),
    isRead: t.boolean({
      description: 'Whether it was read.',
      select: { readAt: true },
      resolve: ({ readAt }) => readAt !== null,
    }),
    createdAt: t.expose('at', {
      type: 'DateTime',
      description: 'When it came; where several are one, when the last of them did.',
    }),
  }),
});

findableAsNode('notification', 'Notification', {
  find: (ctx, id, selection) => notification(ctx, { id }, selection),
  row: ({ id }, { actor }) => actor && { model: 'Notification', where: { id, ...ownNotifications(actor) } },
});

const NotificationConnection = connectionOf('Notification', Notification, 'A page of notifications.');

builder.objectField(NotificationConnection, 'unreadCount', (t) =>
  t.int({
    description: 'How many of one’s own notifications are unread, whichever are on this page.',
    complexity: fixed(READ_PRICES.query),
    resolve: (_page, _args, ctx) => unreadCount(ctx),
  }),
);

builder.queryField('notifications', (t) =>
  t.field({
    type: NotificationConnection,
    description: 'One’s own notifications, the newest first. They are kept for 90 days.',
    complexity: connectionCost,
    args: {
      kind: t.arg({ type: 'NotificationKind', description: 'Only those about this.' }),
      unread: t.arg.boolean({ description: 'Only those that are unread.' }),
      first: t.arg.int({ ...PAGE.first, defaultValue: INBOX_PAGE }),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => notifications(ctx, args, nodeSelection(ctx, info)),
  }),
);
