import type { ApolloClient, ErrorLike } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isLive } from '../../../lib/graph/live-status.ts';
import {
  type TutorRepliesSubscription,
  type TutorRepliesSubscriptionVariables,
  TutorRepliesDocument,
} from '../store/Chat.gen.ts';

/** Time-out for connecting. */
const CONNECT_MS = 15_000;

interface ReplyReader {
  onText(text: string): void;
  onReply(reply: NonNullable<TutorRepliesSubscription['tutorReplies']['reply']>): void;
  onFailure(code: 'NETWORK' | 'OTHER' | 'INTERRUPTED'): void;
  /** The question was refused for this reason. */
  onRefusal(reason: string): void;
}

/** Asks the tutor and streams the reply; returns a function that stops it. */
export function streamReply(
  graph: ApolloClient,
  variables: TutorRepliesSubscriptionVariables,
  { onText, onReply, onFailure, onRefusal }: ReplyReader,
): () => void {
  if (!navigator.onLine) {
    onFailure('NETWORK');
    return () => {};
  }
  const fail = (error: ErrorLike | undefined) => {
    if (!CombinedGraphQLErrors.is(error)) return onFailure('NETWORK');
    const [first] = error.errors;
    const code = first?.extensions?.['code'];
    if (first && code && code !== 'INTERNAL_SERVER_ERROR') onRefusal(first.message);
    else onFailure('OTHER');
  };
  const stream = graph
    .subscribe({ query: TutorRepliesDocument, variables, fetchPolicy: 'no-cache' })
    .subscribe({
      next({ data, error }) {
        const event = data?.tutorReplies;
        if (error || !event) fail(error);
        else if (event.reply) onReply(event.reply);
        else onText(event.text ?? '');
      },
      error: () => onFailure('NETWORK'),
      complete: () => onFailure('INTERRUPTED'),
    });
  const timer = setTimeout(() => {
    if (isLive()) return;
    stream.unsubscribe();
    onFailure('NETWORK');
  }, CONNECT_MS);
  return () => {
    clearTimeout(timer);
    stream.unsubscribe();
  };
}
