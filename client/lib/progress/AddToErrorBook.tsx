import { type ReactNode, Suspense } from 'react';
import { externalStore, useExternalStore } from '../device/external-store.ts';
import type { ErrorSource, ErrorType } from '../graph/schema-types.ts';

/** A question that somebody got wrong, or wants to see again. */
export interface FoundError {
  question: string;
  userAnswer?: string;
  correctAnswer?: string;
  errorType?: ErrorType;
  errorLine?: number | null;
  subjectCode?: string | null;
  topicId?: string | null;
  source: ErrorSource;
  sourceId?: string | null;
  note?: string;
}

interface AddToErrorBookProps {
  /** Made when the button is pressed. */
  found: () => FoundError;
}

/** The button of the error book, which comes after the page; features show it without knowing it. */
export const errorBookButton = externalStore<((props: AddToErrorBookProps) => ReactNode) | null>(null);

/** Its place, kept until it is there. */
export function AddToErrorBook(props: AddToErrorBookProps) {
  const button = useExternalStore(errorBookButton);
  return (
    <span className="inline-flex min-h-8 min-w-40 items-center pointer-coarse:min-h-11">
      <Suspense>{button?.(props)}</Suspense>
    </span>
  );
}
