import type { ApolloCache, Reference } from '@apollo/client';

interface Listed {
  edges: readonly { node: Reference }[];
  unreadCount: number;
}

/** Writes the number of unread ones wherever it is shown. */
export function setUnread(cache: ApolloCache, unreadCount: number): void {
  cache.modify<{ notifications: Listed }>({
    fields: { notifications: (list) => ({ ...(list as Listed), unreadCount }) },
  });
}

/** Takes one out of every list. To evict it alone would do nothing in the layer of what is expected. */
export function removeFromInbox(cache: ApolloCache, id: string): void {
  const gone = cache.identify({ __typename: 'Notification', id }) ?? '';
  cache.modify<{ notifications: Listed }>({
    fields: {
      notifications(existing) {
        const list = existing as Listed;
        return { ...list, edges: list.edges.filter(({ node }) => node.__ref !== gone) };
      },
    },
  });
  cache.evict({ id: gone });
}

/** Marks those that came until then as read, wherever they are shown. */
export function readUntil(cache: ApolloCache, until: string): void {
  const ids = new Set<string>();
  cache.modify<{ notifications: Listed }>({
    fields: {
      notifications(list, { readField }) {
        for (const { node } of (list as Listed).edges)
          if (String(readField('createdAt', node)) <= until) ids.add(node.__ref);
        return list;
      },
    },
  });
  for (const id of ids) cache.modify({ id, fields: { isRead: () => true } });
}

/** Forgets what is somebody’s own: the next who signs in here has another inbox. */
export function forgetInbox(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notificationSettings' });
  cache.gc();
}
