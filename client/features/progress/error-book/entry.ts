import type { ErrorSource, ErrorType } from '../../../lib/graph/schema-types.ts';
import type { ErrorOnDevice } from '../../../lib/progress/device-errors.ts';

/** An entry as the page shows it, of an account or of this device. */
export interface Entry {
  id: string;
  questionText: string;
  userAnswer: string;
  correctAnswer: string;
  errorType: ErrorType;
  errorLine: number | null;
  subjectCode: string | null;
  topicId: string | null;
  source: ErrorSource;
  sourceId: string | null;
  note: string;
  reviewed: boolean;
  reviewCount: number;
  lastReviewedAt: string | null;
  createdAt: string;
}

export interface Filters {
  subjectCode: string;
  errorType: string;
  reviewed: string;
  source: string;
  search: string;
}

/** What can be done with an error book; each act says why it was refused, or null. */
export interface ErrorBook {
  /** Null while they are awaited. */
  entries: readonly Entry[] | null;
  total: number;
  failed: boolean;
  retry: () => void;
  /** Null where there is nothing more. */
  more: (() => Promise<void>) | null;
  review: (id: string, reviewed: boolean) => Promise<string | null>;
  edit: (id: string, change: { note?: string; errorType?: ErrorType }) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
  restore: (entry: Entry) => Promise<string | null>;
}

export const entryOnDevice = (entry: ErrorOnDevice): Entry => ({
  ...entry,
  questionText: entry.question,
  errorType: entry.errorType.toUpperCase() as ErrorType,
  lastReviewedAt: entry.lastReviewedAt === null ? null : new Date(entry.lastReviewedAt).toISOString(),
  createdAt: new Date(entry.timestamp).toISOString(),
});

export function matches(entry: Entry, filters: Filters): boolean {
  const { subjectCode, errorType, reviewed, source } = filters;
  const search = filters.search.trim().toLowerCase();
  const said = [entry.questionText, entry.userAnswer, entry.correctAnswer, entry.note];
  return (
    (!subjectCode || entry.subjectCode === subjectCode) &&
    (!errorType || entry.errorType === errorType) &&
    (!reviewed || entry.reviewed === (reviewed === 'yes')) &&
    (!source || entry.source === source) &&
    (!search || said.some((text) => text.toLowerCase().includes(search)))
  );
}
