import { NotFound } from '../../core/errors.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { notification, unreadCount } from './operations/inbox.ts';
import {
  deleteNotification,
  markNotificationRead,
  markNotificationsRead,
} from './operations/read-and-delete.ts';

const COUNTED = {
  complexity: fixed(READ_PRICES.query),
  description: 'How many of one’s own are unread now.',
};
const ID = { required: true, description: 'Id of one of one’s own notifications.' } as const;

const NotificationRead = builder.objectRef<{ id: string }>('NotificationRead').implement({
  description: 'A notification that was read.',
  fields: (t) => ({
    notification: t.prismaField({
      type: 'Notification',
      nullable: true,
      description: 'As it is now; null where it was deleted meanwhile.',
      complexity: fixed(READ_PRICES.query),
      resolve: (selection, { id }, _args, ctx) => notification(ctx, { id }, selection),
    }),
    unreadCount: t.int({ ...COUNTED, resolve: (_read, _args, ctx) => unreadCount(ctx) }),
  }),
});

const NotificationsRead = builder.objectRef<{ updated: number }>('NotificationsRead').implement({
  description: 'That notifications were read.',
  fields: (t) => ({
    updated: t.exposeInt('updated', { description: 'How many were unread before.' }),
    unreadCount: t.int({ ...COUNTED, resolve: (_read, _args, ctx) => unreadCount(ctx) }),
  }),
});

const NotificationDeleted = builder.objectRef<{ id: string }>('NotificationDeleted').implement({
  description: 'A notification that was deleted.',
  fields: (t) => ({
    deletedId: t.exposeID('id', { description: 'The id that it had.' }),
    unreadCount: t.int({ ...COUNTED, resolve: (_deleted, _args, ctx) => unreadCount(ctx) }),
  }),
});

const MarkNotificationReadInput = builder.inputType('MarkNotificationReadInput', {
  description: 'The notification that was read.',
  fields: (t) => ({ id: t.id(ID) }),
});

const MarkNotificationsReadInput = builder.inputType('MarkNotificationsReadInput', {
  description: 'Up to where they were read; all of them unless said.',
  fields: (t) => ({
    upToId: t.id({ description: 'Id of the newest that was seen; what came after it stays unread.' }),
    upToTime: t.field({
      type: 'DateTime',
      description:
        'Its `createdAt` as it was seen: without it, what several became since then counts as seen too.',
    }),
  }),
});

const DeleteNotificationInput = builder.inputType('DeleteNotificationInput', {
  description: 'The notification that goes.',
  fields: (t) => ({ id: t.id(ID) }),
});

builder.mutationFields((t) => ({
  markNotificationRead: t.field({
    type: NotificationRead,
    complexity: MUTATION_COST,
    description: 'Marks a notification as read. Sending it again changes nothing.',
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      input: t.arg({ type: MarkNotificationReadInput, required: true, description: 'Which.' }),
    },
    resolve: (_root, { input }, ctx) => markNotificationRead(ctx, input),
  }),
  markNotificationsRead: t.field({
    type: NotificationsRead,
    complexity: MUTATION_COST,
    description: 'Marks one’s notifications as read, up to the newest that was seen.',
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      input: t.arg({ type: MarkNotificationsReadInput, required: true, description: 'Up to where.' }),
    },
    resolve: (_root, { input }, ctx) => markNotificationsRead(ctx, input),
  }),
  deleteNotification: t.field({
    type: NotificationDeleted,
    complexity: MUTATION_COST,
    description: 'Takes a notification out of one’s inbox.',
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      input: t.arg({ type: DeleteNotificationInput, required: true, description: 'Which.' }),
    },
    resolve: (_root, { input }, ctx) => deleteNotification(ctx, input),
  }),
}));
