import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readUntil, removeFromInbox, setUnread } from './inbox-cache.ts';
import {
  DeleteNotificationDocument,
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
} from './Notifications.gen.ts';

interface Shown {
  id: string;
  isRead: boolean;
  createdAt: string;
}

/** Reading and deleting, shown at once; `refusal` says why the last act was taken back. */
export function useInboxActs(unreadCount: number) {
  const { t } = useLingui();
  const graph = useApolloClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const act = async (perform: () => Promise<string | null>) => {
    setRefusal(null);
    setDone(null);
    setRefusal(await perform().catch(() => t`This did not reach the server. Try again.`));
  };

  const read = ({ id, isRead }: Shown) => {
    if (isRead) return;
    void act(async () => {
      const { data } = await graph.mutate({
        mutation: MarkNotificationReadDocument,
        variables: { id },
        optimisticResponse: {
          markNotificationRead: {
            __typename: 'NotificationRead',
            unreadCount: Math.max(0, unreadCount - 1),
            notification: { __typename: 'Notification', id, isRead: true },
          },
        },
        update(cache, { data: written }) {
          const result = written?.markNotificationRead;
          if (result?.__typename === 'NotificationRead') setUnread(cache, result.unreadCount);
        },
      });
      return refusalIn(data?.markNotificationRead);
    });
  };

  const readAll = (newest: Shown) =>
    act(async () => {
      const { data } = await graph.mutate({
        mutation: MarkNotificationsReadDocument,
        variables: { upToId: newest.id, upToTime: newest.createdAt },
        optimisticResponse: {
          markNotificationsRead: { __typename: 'NotificationsRead', unreadCount: 0 },
        },
        update(cache, { data: written }) {
          const result = written?.markNotificationsRead;
          if (result?.__typename !== 'NotificationsRead') return;
          readUntil(cache, newest.createdAt);
          setUnread(cache, result.unreadCount);
        },
      });
      const refused = refusalIn(data?.markNotificationsRead);
      if (refused === null) setDone(t`All are marked as read.`);
      return refused;
    });

  const remove = ({ id, isRead }: Shown) =>
    act(async () => {
      const { data } = await graph.mutate({
        mutation: DeleteNotificationDocument,
        variables: { id },
        optimisticResponse: {
          deleteNotification: {
            __typename: 'NotificationDeleted',
            deletedId: id,
            unreadCount: Math.max(0, unreadCount - Number(!isRead)),
          },
        },
        update(cache, { data: written }) {
          const result = written?.deleteNotification;
          if (result?.__typename !== 'NotificationDeleted') return;
          setUnread(cache, result.unreadCount);
          removeFromInbox(cache, id);
        },
      });
      const refused = refusalIn(data?.deleteNotification);
      if (refused === null) setDone(t`Deleted.`);
      return refused;
    });

  return { read, readAll, remove, refusal, done };
}

const refusalIn = (result: object | null | undefined): string | null =>
  result && 'message' in result ? String(result.message) : null;
