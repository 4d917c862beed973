/** Who may call what belongs to an inbox, as rows of the matrix in `tests/graph/authorization.test.ts`. */
const everybody = (verdict: string) => ({
  guest: verdict,
  other: verdict,
  owner: verdict,
  moderator: verdict,
  admin: verdict,
});
const members = { ...everybody('ok'), guest: 'SIGNED_OUT' };
const ownerAlone = { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT', owner: 'ok' };

export const INBOX_ACCESS = {
  'Query.notifications': { operation: () => '{ notifications { unreadCount } }', verdicts: members },
  'Query.notificationSettings': {
    operation: () => '{ notificationSettings { timeZone } }',
    verdicts: members,
  },
  'Mutation.markNotificationRead': {
    operation: ({ notification }: { notification: string }) =>
      `mutation { markNotificationRead(input: { id: "${notification}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.markNotificationsRead': {
    operation: () => 'mutation { markNotificationsRead(input: {}) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.deleteNotification': {
    operation: ({ notification }: { notification: string }) =>
      `mutation { deleteNotification(input: { id: "${notification}" }) { __typename ... on Problem { code } } }`,
    verdicts: ownerAlone,
  },
  'Mutation.changeNotificationSettings': {
    operation: () =>
      'mutation { changeNotificationSettings(input: { weeklyDigest: true }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Subscription.inboxChanged': { operation: () => '', verdicts: members },
};
