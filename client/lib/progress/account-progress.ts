import { externalStore } from '../device/external-store.ts';
import { forget, readStored, store } from '../device/storage.ts';
import { MAX_EVENTS } from '../graph/limits.gen.ts';
import { actOnce } from '../graph/request-once.ts';
import type { StudyRecordPartsFragment } from './StudyRecords.gen.ts';
import type { StudyEvent, TopicProgress } from './study-events.ts';

interface AccountProgress {
  /** Whose. */
  userId: string | null;
  topics: Record<string, TopicProgress>;
  state: 'waiting' | 'ready' | 'failed';
}

const NOBODY: AccountProgress = { userId: null, topics: {}, state: 'waiting' };

/** What the account of whoever is signed in has, as the server told last. */
export const account = externalStore<AccountProgress>(NOBODY);

/** Events of a person that the server has not acknowledged yet: nobody else who signs in here sends or sees them. */
const outboxKey = (userId: string) => `lemma-study-unsent:${userId}`;

export function unsentOf(userId: string): StudyEvent[] {
  try {
    const events = JSON.parse(readStored(outboxKey(userId)) ?? '[]') as unknown;
    return Array.isArray(events) ? (events as StudyEvent[]) : [];
  } catch {
    return [];
  }
}

export function queue(userId: string, events: readonly StudyEvent[]): void {
  const before = unsentOf(userId);
  const known = new Set(before.map(({ id }) => id));
  write(userId, [...before, ...events.filter(({ id }) => !known.has(id))]);
}

function write(userId: string, events: StudyEvent[]): void {
  if (events.length > 0) store(outboxKey(userId), JSON.stringify(events));
  else forget(outboxKey(userId));
}

/** Reads what the account has; another person's is gone from the page at once. */
export async function loadAccount(userId: string): Promise<void> {
  if (account.get().userId !== userId) account.set({ ...NOBODY, userId });
  try {
    const { StudyRecordsDocument } = await import('./StudyRecords.gen.ts');
    const topics: Record<string, TopicProgress> = {};
    let after: string | null = null;
    do {
      const { studyRecords }: { studyRecords: { nodes: StudyRecordPartsFragment[]; pageInfo: Page } } =
        await actOnce(StudyRecordsDocument, { after });
      for (const record of studyRecords.nodes) topics[record.topicId] = asProgress(record);
      after = studyRecords.pageInfo.hasNextPage ? (studyRecords.pageInfo.endCursor ?? null) : null;
    } while (after);
    if (account.get().userId === userId) account.set({ userId, topics, state: 'ready' });
  } catch (error) {
    console.warn(error);
    if (account.get().userId === userId) account.set({ ...account.get(), state: 'failed' });
  }
}

interface Page {
  hasNextPage: boolean;
  endCursor?: string | null;
}

export const leaveAccount = (): void => account.set(NOBODY);

/** Sends what was not acknowledged yet; what is refused for good is dropped, and the refusal returned. */
export async function sendUnsent(userId: string): Promise<string | null> {
  const { RecordStudyDocument } = await import('./StudyRecords.gen.ts');
  let refusal: string | null = null;
  for (const events of batches(unsentOf(userId))) {
    const { recordStudy: answer } = await actOnce(RecordStudyDocument, { input: { events } });
    if (answer.__typename === 'StudyProgress') adopt(userId, answer.records);
    else if (answer.code === 'VALIDATION_FAILED' || answer.code === 'CONFLICT') refusal = answer.message;
    else return answer.message;
    const sent = new Set(events.map(({ id }) => id));
    write(
      userId,
      unsentOf(userId).filter(({ id }) => !sent.has(id)),
    );
    account.set({ ...account.get() });
  }
  return refusal;
}

/** A topic at a time, so that one that is refused keeps back no other. */
function batches(events: readonly StudyEvent[]): StudyEvent[][] {
  const topics = Map.groupBy(events, ({ topicId }) => topicId);
  return [...topics.values()].flatMap((ofTopic) =>
    Array.from({ length: Math.ceil(ofTopic.length / MAX_EVENTS) }, (_, i) =>
      ofTopic.slice(i * MAX_EVENTS, (i + 1) * MAX_EVENTS),
    ),
  );
}

function adopt(userId: string, records: readonly StudyRecordPartsFragment[]): void {
  const now = account.get();
  if (now.userId !== userId) return;
  account.set({
    ...now,
    topics: {
      ...now.topics,
      ...Object.fromEntries(records.map((record) => [record.topicId, asProgress(record)])),
    },
  });
}

const asProgress = (record: StudyRecordPartsFragment): TopicProgress => ({
  completed: record.completed,
  score: record.score ?? null,
  timeSpent: record.seconds,
  firstStudied: record.createdAt,
  lastStudied: record.lastStudied,
  attempts: record.attempts,
  mastery: record.progress,
});
