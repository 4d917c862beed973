import { currentUser, onSession } from '../auth/session.ts';
import { externalStore, useExternalStore } from '../device/external-store.ts';
import { account, leaveAccount, loadAccount, queue, sendUnsent, unsentOf } from './account-progress.ts';
import {
  adoptReadTopics,
  eventsOnDevice,
  forgetOnDevice,
  keepOnDevice,
  topicsOnDevice,
} from './device-progress.ts';
import { newDeviceId } from './device-id.ts';
import { mergeErrorBook } from './merge-error-book.ts';
import { type StudyEvent, type TopicProgress, withEvents } from './study-events.ts';

export type Progress = Record<string, TopicProgress>;

const NONE: Progress = {};

/** How far the reader is with each topic: on their account and what it has not acknowledged yet, or on this device. */
const progress = externalStore<Progress>(NONE, NONE);

export const useProgress = (): Progress => useExternalStore(progress);
export const useAccountState = () => useExternalStore(account).state;

function show(): void {
  const user = currentUser();
  if (!user) return progress.set(topicsOnDevice());
  const { userId, topics } = account.get();
  const known: Progress = userId === user.id ? { ...topics } : {};
  for (const [topicId, events] of Map.groupBy(unsentOf(user.id), (event) => event.topicId))
    known[topicId] = withEvents(known[topicId], events)!;
  progress.set(known);
}

/** Notes what was studied, at once on the screen; a refusal is returned as a sentence. */
export async function recordStudy(
  event: Pick<StudyEvent, 'topicId' | 'kind'> & Partial<StudyEvent>,
): Promise<string | null> {
  const whole: StudyEvent = {
    id: newDeviceId('studyEvent'),
    score: null,
    seconds: 0,
    at: new Date().toISOString(),
    ...event,
  };
  const user = currentUser();
  if (!user) {
    keepOnDevice(whole);
    show();
    return null;
  }
  queue(user.id, [whole]);
  show();
  return deliver(user.id);
}

let delivering: Promise<unknown> = Promise.resolve();

/** One sending at a time; without a network what was not sent waits for the next one. */
function deliver(userId: string): Promise<string | null> {
  const next = delivering.then(async () => {
    try {
      return await sendUnsent(userId);
    } catch (error) {
      console.warn(error);
      return null;
    }
  });
  delivering = next;
  return next;
}

/** What a guest did on this device becomes the account's of whoever signs in: first its unsent, then no more the guest's. */
async function takeOver(userId: string): Promise<void> {
  const events = eventsOnDevice();
  if (events.length > 0) queue(userId, events);
  forgetOnDevice();
  await Promise.all([deliver(userId), mergeErrorBook(userId)]);
}

/** The account's progress, read again. */
export async function refreshProgress(): Promise<void> {
  const user = currentUser();
  if (user) await loadAccount(user.id);
  show();
}

let following: string | null | undefined;

function follow(): void {
  const userId = currentUser()?.id ?? null;
  if (userId === following) return;
  following = userId;
  if (userId === null) leaveAccount();
  show();
  if (userId !== null) void takeOver(userId).then(refreshProgress);
}

if ('localStorage' in globalThis) adoptReadTopics();
account.subscribe(show);
onSession(follow);
globalThis.addEventListener?.('online', () => {
  const user = currentUser();
  if (user) void takeOver(user.id);
});
follow();

/** The ids of the topics that were looked at, the latest last. */
export function topicsRead(known: Progress): string[] {
  return Object.entries(known)
    .toSorted(([, a], [, b]) => (a.lastStudied < b.lastStudied ? -1 : 1))
    .map(([id]) => id);
}
