import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLive, useLiveAgain } from '../../../lib/graph/live-status.ts';
import {
  QuestionNowDocument,
  type QuestionNowFragment,
  QuestionNowFragmentDoc,
} from './QuestionEvents.gen.ts';

/** Tells when something happened between the answer that is shown, which may be a minute old, and the first event. */
export function useCatchUp(questionId: string, onMissed: () => unknown): void {
  const { cache, query } = useApolloClient();
  const live = useLive();

  const look = useEffectEvent(async () => {
    const { data } = await query({
      query: QuestionNowDocument,
      variables: { id: questionId },
      fetchPolicy: 'no-cache',
    });
    const id = cache.identify({ __typename: 'Question', id: questionId }) ?? '';
    const shown = cache.readFragment({ id, fragment: QuestionNowFragmentDoc });
    if (shown && !isSame(shown, data?.question)) await onMissed();
  });

  useEffect(() => {
    if (live) look().catch(console.warn);
  }, [live]);
  useLiveAgain(() => void onMissed());
}

/** Each field by itself: the cache and the server tell them in different orders. */
const isSame = (shown: QuestionNowFragment, now: QuestionNowFragment | null | undefined): boolean =>
  (Object.keys(shown) as (keyof QuestionNowFragment)[]).every((field) => shown[field] === now?.[field]);
