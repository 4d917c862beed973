import type { openWorld, Json, Visitor } from './world.ts';

type World = ReturnType<typeof openWorld>;

interface Notice {
  kind?: string;
  group?: string;
  actor?: string | null;
  question?: string | null;
  answer?: string | null;
  detail?: object;
}

let groups = 0;

/** Puts something into somebody's inbox, as what causes it does; unless said otherwise, each a row of its own. */
export async function notify(world: World, userId: string, notice: Notice = {}): Promise<void> {
  const { kind = 'ANSWER', group = `group ${(groups += 1)}`, actor = null, detail = {} } = notice;
  const { question = null, answer = null } = notice;
  await world.db.$queryRaw`SELECT notify_user(
    ${userId}::uuid, ${kind}::notification_kind, ${actor}::uuid, ${group}, ${question}::uuid, ${answer}::uuid, NULL,
    ${JSON.stringify(detail)}::jsonb, ${world.now}::timestamptz)`;
}

export interface Told {
  id: string;
  kind: string;
  title: string;
  message: string;
  url: string | null;
  count: number;
  isRead: boolean;
  createdAt: string;
  actor: { name: string } | null;
}

const LIST = `query ($kind: NotificationKind, $unread: Boolean, $first: Int, $after: String) {
  notifications(kind: $kind, unread: $unread, first: $first, after: $after) {
    unreadCount totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind title message url count isRead createdAt actor { name } } } }`;

export interface Inbox {
  unreadCount: number;
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Told[];
}

/** What somebody's inbox tells them. */
export async function inboxOf(
  who: Visitor,
  variables: Record<string, unknown> = {},
  language = 'en',
): Promise<Inbox> {
  const { data } = await who.graph(LIST, variables, { 'accept-language': language });
  return data!['notifications'] as unknown as Inbox;
}

const CHANGED = '... on Problem { code message fields { field code } }';

async function mutate(who: Visitor, name: string, selection: string, input: object): Promise<Json> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const { data } = await who.graph(
    `mutation ($input: ${type}) { ${name}(input: $input) { __typename ${selection} ${CHANGED} } }`,
    { input },
  );
  return data![name]!;
}

export const markRead = (who: Visitor, id: string) =>
  mutate(who, 'markNotificationRead', '... on NotificationRead { unreadCount notification { id isRead } }', {
    id,
  });

export const markAllRead = (who: Visitor, input: object = {}) =>
  mutate(who, 'markNotificationsRead', '... on NotificationsRead { updated unreadCount }', input);

export const remove = (who: Visitor, id: string) =>
  mutate(who, 'deleteNotification', '... on NotificationDeleted { deletedId unreadCount }', { id });

export const SETTINGS = 'choices { kind active } quietHours { from to } isQuiet timeZone weeklyDigest';

export const changeSettings = (who: Visitor, input: object) =>
  mutate(who, 'changeNotificationSettings', `... on NotificationSettings { ${SETTINGS} }`, input);
