import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { RecordViewsDocument } from './RecordViews.gen.ts';

/** How long a question must be visible to count as read. */
const LOOK_MS = 1500;

/** Records the view; fire and forget. */
export function useRecordedView(questionId: string, isRead: boolean): void {
  const graph = useApolloClient();
  useEffect(() => {
    if (!isRead) return;
    const sharedBy = new URLSearchParams(location.search).get('shared');
    const look = { mutation: RecordViewsDocument, variables: { ids: [questionId], sharedBy } };
    const timer = setTimeout(() => void graph.mutate(look).catch(() => {}), LOOK_MS);
    return () => clearTimeout(timer);
  }, [graph, isRead, questionId]);
}
