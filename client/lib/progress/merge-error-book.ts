import { MAX_MERGED } from '../graph/limits.gen.ts';
import { actOnce } from '../graph/request-once.ts';
import type { ErrorType } from '../graph/schema-types.ts';
import { externalStore } from '../device/external-store.ts';
import { forget, readStored, store } from '../device/storage.ts';
import { type ErrorOnDevice, errorsOnDevice, keepErrors } from './device-errors.ts';

/** Counts how often entries of this device became the account's: whoever shows them reads them again. */
export const merged = externalStore(0);

/** Entries that are a person's but that the server has not acknowledged yet. */
const pendingKey = (userId: string) => `lemma-error-book-unsent:${userId}`;

export function pendingOf(userId: string): ErrorOnDevice[] {
  try {
    const entries = JSON.parse(readStored(pendingKey(userId)) ?? '[]') as unknown;
    return Array.isArray(entries) ? (entries as ErrorOnDevice[]) : [];
  } catch {
    return [];
  }
}

/**
 * A guest's entries become those of whoever signs in. They leave the guest's book at once, so that nobody else finds
 * them there, and the device when the server has them: a merge that is cut off goes on the next time.
 */
export async function mergeErrorBook(userId: string): Promise<void> {
  const known = new Map(pendingOf(userId).map((entry) => [entry.id, entry]));
  for (const entry of errorsOnDevice()) known.set(entry.id, entry);
  if (known.size === 0) return;
  store(pendingKey(userId), JSON.stringify([...known.values()]));
  keepErrors([]);
  try {
    const { MergeErrorBookDocument } = await import('./MergeErrorBook.gen.ts');
    for (let rest = pendingOf(userId); rest.length > 0; rest = pendingOf(userId)) {
      const some = rest.slice(0, MAX_MERGED);
      const send = (entries: ReturnType<typeof asInput>[]) =>
        actOnce(MergeErrorBookDocument, { input: { entries } });
      let { mergeErrorEntries: answer } = await send(some.map(asInput));
      // A topic may be taught no more; the entry is worth keeping without it.
      if (answer.__typename === 'Invalid')
        ({ mergeErrorEntries: answer } = await send(
          some.map((entry) => ({ ...asInput(entry), subjectCode: null, topicId: null })),
        ));
      if (answer.__typename !== 'MergedErrorBook') return;
      if (rest.length > MAX_MERGED) store(pendingKey(userId), JSON.stringify(rest.slice(MAX_MERGED)));
      else forget(pendingKey(userId));
    }
    merged.set(merged.get() + 1);
  } catch (error) {
    console.warn(error);
  }
}

const asInput = (entry: ErrorOnDevice) => ({
  id: entry.id,
  questionText: entry.question,
  userAnswer: entry.userAnswer,
  correctAnswer: entry.correctAnswer,
  errorType: entry.errorType.toUpperCase() as ErrorType,
  errorLine: entry.errorLine,
  subjectCode: entry.subjectCode,
  topicId: entry.topicId,
  source: entry.source,
  sourceId: entry.sourceId,
  note: entry.note,
  reviewed: entry.reviewed,
  createdAt: new Date(entry.timestamp).toISOString(),
  updatedAt: new Date(entry.updatedAt).toISOString(),
});
