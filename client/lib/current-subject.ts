import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isSubjectCode, type SubjectCode } from './subjects.ts';

let ofPage: SubjectCode | null = null;
const listeners = new Set<() => void>();

/** For a page whose address does not name its subject: says so while it is shown. */
export function useSubjectOfPage(code: string | undefined): void {
  useEffect(() => {
    if (!isSubjectCode(code)) return;
    change(code);
    return () => change(null);
  }, [code]);
}

/** The subject that the page in sight belongs to. */
export function useCurrentSubject(): SubjectCode | null {
  const { pathname } = useLocation();
  const told = useSyncExternalStore(
    subscribe,
    () => ofPage,
    () => null,
  );
  const inAddress = pathname.match(/^\/(?:community|study-hub|learning-path|paper)\/([^/]+)/)?.[1];
  return isSubjectCode(inAddress) ? inAddress : told;
}

function change(code: SubjectCode | null): void {
  ofPage = code;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
