import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { RecordViewsDocument } from './RecordViews.gen.ts';

/** So long somebody looks at a question who reads it. */
const LOOK_MS = 1500;

/** Tells the server that somebody looked; nobody has to wait for it. */
export function useRecordedView(questionId: string, isRead: boolean): void {
  const graph = useApolloClient();
  useEffect(() => {
    if (!isRead) return;
    const look = { mutation: RecordViewsDocument, variables: { ids: [questionId] } };
    const timer = setTimeout(() => void graph.mutate(look).catch(() => {}), LOOK_MS);
    return () => clearTimeout(timer);
  }, [graph, isRead, questionId]);
}
