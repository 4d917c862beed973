import type { ApolloClient } from '@apollo/client';
import { fileName, saveFile } from '../save-file.ts';
import { ExportConversationDocument } from './History.gen.ts';

/** Saves a conversation as a Markdown file; fails where it cannot be loaded. */
export async function exportConversation(graph: ApolloClient, id: string): Promise<void> {
  const { data } = await graph.query({
    query: ExportConversationDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.conversation) throw new Error('it is gone');
  const { title, markdown } = data.conversation;
  saveFile(new Blob([markdown], { type: 'text/markdown;charset=utf-8' }), fileName(title));
}
