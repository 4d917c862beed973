import type { ApolloClient } from '@apollo/client';
import { RecordViewsDocument } from './RecordViews.gen.ts';

export const recordView = (graph: ApolloClient, id: string) =>
  graph.mutate({ mutation: RecordViewsDocument, variables: { ids: [id] } });
