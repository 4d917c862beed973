import { expect } from 'vitest';
import { newId } from '../../../server/core/ids.ts';
import { idOf, type Json } from '../../support/world.ts';
import { among, type Play } from './events.ts';
import type { Person } from './model.ts';
import type { Stage } from './stage.ts';

const TOPICS = ['9709-p1-quadratics', '9709-p1-functions'];
const KINDS = ['COMPLETED', 'ATTEMPT', 'TIME'] as const;

const study: Play = async (stage, person, { what, more }) => {
  const at = new Date(stage.community.now - (more % 7) * 3_600_000);
  const kind = KINDS[what % 3]!;
  const event = {
    id: newId('studyEvent', at),
    topic: TOPICS[more % 2]!,
    kind,
    score: kind === 'TIME' ? null : more % 101,
    seconds: what % 600,
    at: at.getTime(),
  };
  const fields = `id: "${event.id}", topicId: "${event.topic}", kind: ${kind}, score: ${event.score}, seconds: ${event.seconds}, at: "${at.toISOString()}"`;
  const sent = `recordStudy(input: { events: [{ ${fields} }] })`;
  const known = stage.study.get(person) ?? [];
  await stage.attempt(person, [sent], null, () => void stage.study.set(person, [...known, event]));
  // A device that has no answer sends it again.
  if (more % 3 === 0) await stage.attempt(person, [sent], null);
};

const addError: Play = (stage, person) =>
  stage.attempt(
    person,
    [`addErrorEntry(input: { questionText: "${stage.text()}" })`, '... on ErrorEntry { id }'],
    null,
    (result) =>
      void stage.entries.push({
        id: idOf(result),
        owner: person,
        reviewed: false,
        reviewCount: 0,
        removed: false,
      }),
  );

const onEntry =
  (
    act: (stage: Stage, person: Person, entry: Stage['entries'][number], more: number) => Promise<unknown>,
  ): Play =>
  async (stage, person, { what, more }) => {
    const entry = among(stage.entries, what);
    if (entry) await act(stage, more % 6 ? entry.owner : person, entry, more);
  };

const absent = (person: Person, { owner, removed }: Stage['entries'][number]) =>
  person !== owner || removed ? 'NOT_FOUND' : null;

const reviewError = onEntry((stage, person, entry, more) =>
  stage.attempt(
    person,
    [`reviewErrorEntry(input: { id: "${entry.id}", reviewed: ${more % 2 > 0} })`],
    absent(person, entry),
    () => {
      const reviewed = more % 2 > 0;
      if (reviewed && !entry.reviewed) entry.reviewCount += 1;
      entry.reviewed = reviewed;
    },
  ),
);

const removeError = onEntry((stage, person, entry) =>
  stage.attempt(
    person,
    [`removeErrorEntry(input: { id: "${entry.id}" })`],
    absent(person, entry),
    () => void (entry.removed = true),
  ),
);

const restoreError = onEntry((stage, person, entry) =>
  stage.attempt(
    person,
    [`restoreErrorEntry(input: { id: "${entry.id}" })`],
    person === entry.owner ? null : 'NOT_FOUND',
    () => void (entry.removed = false),
  ),
);

interface Inbox {
  nodes: { id: string; isRead: boolean }[];
  unreadCount: number;
}

async function inboxOf(stage: Stage, person: Person): Promise<Inbox> {
  const { notifications } = await stage.ask(
    person,
    '{ notifications(first: 20) { unreadCount nodes { id isRead } } }',
  );
  return notifications as unknown as Inbox;
}

/** What an inbox says of itself is what its rows say. */
export async function checkInbox(stage: Stage, person: Person): Promise<Inbox> {
  const inbox = await inboxOf(stage, person);
  const unread = await stage.unread(person);
  expect(inbox.unreadCount).toBe(unread);
  expect(unread).toBeGreaterThanOrEqual(0);
  return inbox;
}

const readOne: Play = async (stage, person, { what }) => {
  const { nodes, unreadCount } = await checkInbox(stage, person);
  const row = among(nodes, what);
  if (!row) return;
  const field = `markNotificationRead(input: { id: "${row.id}" })`;
  const left = unreadCount - (row.isRead ? 0 : 1);
  const isLeft = (result: Json) => expect(result['unreadCount']).toBe(left);
  await stage.attempt(person, [field, '... on NotificationRead { unreadCount }'], null, isLeft);
};

const readAll: Play = async (stage, person, { what, more }) => {
  const { nodes, unreadCount } = await checkInbox(stage, person);
  const newest = more % 2 ? among(nodes, what) : undefined;
  const field = `markNotificationsRead(input: { ${newest ? `upToId: "${newest.id}"` : ''} })`;
  await stage.attempt(person, [field, '... on NotificationsRead { updated unreadCount }'], null, (result) => {
    const { updated, unreadCount: left } = result as unknown as { updated: number; unreadCount: number };
    expect(left).toBe(newest ? unreadCount - updated : 0);
  });
};

const deleteOne: Play = async (stage, person, { what, more }) => {
  const { nodes, unreadCount } = await checkInbox(stage, person);
  const row = among(nodes, what);
  if (!row) return;
  const field = `deleteNotification(input: { id: "${row.id}" })`;
  const remover = more % 5 ? person : among(stage.community.people, more)!;
  const isOwn = remover === person;
  const selection = '... on NotificationDeleted { unreadCount }';
  await stage.attempt(remover, [field, selection], isOwn ? null : 'NOT_FOUND', (result) =>
    expect(result['unreadCount']).toBe(unreadCount - (row.isRead ? 0 : 1)),
  );
};

/** What somebody does for themselves alone. */
export const PRIVATE_PLAYS = {
  study,
  addError,
  reviewError,
  removeError,
  restoreError,
  readOne,
  readAll,
  deleteOne,
} satisfies Record<string, Play>;
