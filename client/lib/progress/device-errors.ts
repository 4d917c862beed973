import { storedList, useExternalStore } from '../device/external-store.ts';
import { isOnPageOnly } from '../device/storage.ts';
import type { ErrorSource, ErrorType } from '../graph/schema-types.ts';

/** An entry of a guest's error book. */
export interface ErrorOnDevice {
  id: string;
  question: string;
  userAnswer: string;
  correctAnswer: string;
  topicId: string | null;
  /** In lower case; `unknown` unless said. */
  errorType: Lowercase<ErrorType>;
  /** When it was added, in milliseconds. */
  timestamp: number;
  reviewed: boolean;
  reviewCount: number;
  lastReviewedAt: number | null;
  subjectCode: string | null;
  errorLine: number | null;
  source: ErrorSource;
  sourceId: string | null;
  note: string;
  updatedAt: number;
}

const KEY = 'lemma-error-book';

const entries = storedList<ErrorOnDevice>(KEY, isEntry);

export const errorsOnDevice = (): readonly ErrorOnDevice[] => entries.get();
export const useErrorsOnDevice = (): readonly ErrorOnDevice[] => useExternalStore(entries);
export const keepErrors = (next: readonly ErrorOnDevice[]): void => entries.set(next);

/** Whether the error book is lost when the page closes. */
export const isErrorBookBlocked = (): boolean => isOnPageOnly(KEY);

function isEntry(value: unknown): value is ErrorOnDevice {
  const { id, question, timestamp, reviewed } = (value ?? {}) as Partial<ErrorOnDevice>;
  return (
    typeof id === 'string' &&
    typeof question === 'string' &&
    typeof timestamp === 'number' &&
    typeof reviewed === 'boolean'
  );
}
