import { INBOX_PAGE } from '../../../community/notifications/rules.ts';
import { page, paging, parameter } from '../../protocol/parameters.ts';
import { route } from '../../protocol/route.ts';
import {
  ChangeNotificationSettingsDocument,
  CountUnreadNotificationsDocument,
  DeleteNotificationDocument,
  GetNotificationSettingsDocument,
  ListNotificationsDocument,
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
} from '../operations.gen.ts';

const NOTIFICATIONS = '/api/community/notifications';

/** One's own inbox. */
export const notificationRoutes = [
  route('GET', NOTIFICATIONS, ListNotificationsDocument, {
    summary: `Your notifications, the newest first, ${INBOX_PAGE} by default`,
    guests: false,
    query: [
      parameter('type', 'Only those about this.', 'NotificationKind'),
      { name: 'unread', description: 'Only those that are unread.', schema: { type: 'boolean' } },
      ...paging(INBOX_PAGE),
    ],
    variables: ({ query }) => ({
      kind: query.text('type'),
      unread: query.flag('unread'),
      first: query.first(),
      after: query.text('cursor'),
      total: query.flag('total') ?? false,
    }),
    result: ({ notifications }) => page(notifications, { unreadCount: notifications.unreadCount }),
  }),
  route('GET', `${NOTIFICATIONS}/unread-count`, CountUnreadNotificationsDocument, {
    summary: 'How many of your notifications are unread',
    guests: false,
    variables: () => ({}),
    result: ({ notifications }) => notifications,
  }),
  route('GET', `${NOTIFICATIONS}/settings`, GetNotificationSettingsDocument, {
    summary: 'What you want to hear of, and when',
    guests: false,
    variables: () => ({}),
    result: ({ notificationSettings }) => notificationSettings,
  }),
  route('PUT', `${NOTIFICATIONS}/settings`, ChangeNotificationSettingsDocument, {
    summary: 'Change what you want to hear of, and when; what is left out stays as it is',
    body: 'ChangeNotificationSettingsInput',
    variables: ({ body }) => ({ input: body }),
    result: ({ changeNotificationSettings }) => changeNotificationSettings,
  }),
  route('POST', `${NOTIFICATIONS}/read-all`, MarkNotificationsReadDocument, {
    summary: 'Mark your notifications as read, up to the newest that you saw',
    body: {
      upToId: { description: 'Id of the newest that you saw; all of them without it.' },
      upToTime: { description: 'Its created_at as you saw it: what joined it since then stays unread.' },
    },
    variables: ({ body }) => ({ upToId: body['upToId'], upToTime: body['upToTime'] }),
    result: ({ markNotificationsRead }) => markNotificationsRead,
  }),
  route('POST', `${NOTIFICATIONS}/:id/read`, MarkNotificationReadDocument, {
    summary: 'Mark one of your notifications as read',
    spread: 'notification',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ markNotificationRead: read }) => {
      if (!('notification' in read)) return read;
      return read.notification && { ...read.notification, unreadCount: read.unreadCount };
    },
  }),
  route('DELETE', `${NOTIFICATIONS}/:id`, DeleteNotificationDocument, {
    summary: 'Delete one of your notifications',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ deleteNotification }) => deleteNotification,
    status: 204,
  }),
];
