import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { applyThroughRequests } from '../../../lib/graph/links/requests-link.ts';
import type { QuestionEventsSubscription } from './QuestionEvents.gen.ts';

type Event = QuestionEventsSubscription['questionChanged'];
type Of<Name extends Event['__typename']> = Extract<Event, { __typename: Name }>;

/** Writes what the engine says of posts; an answer from before a post was checked does not take it back. */
export function useJudgements(cache: ApolloCache) {
  const latest = useRef(new Map<string, () => void>()).current;

  const write = (postId: string, apply: () => void) => {
    latest.set(postId, apply);
    applyThroughRequests(apply, () => latest.get(postId) === apply);
  };

  return {
    ofAnswer: ({ answerId, check, judged }: Of<'AnswerChecked'>) =>
      write(answerId, () =>
        cache.modify({
          id: cache.identify({ __typename: 'Answer', id: answerId }) ?? '',
          fields: { check: () => check, working: () => judged },
        }),
      ),
    ofQuestion: (id: string, { solved, solvedPart, working }: Of<'QuestionChecked'>) =>
      write(id, () =>
        cache.modify({
          id: cache.identify({ __typename: 'Question', id }) ?? '',
          fields: { solved: () => solved, solvedPart: () => solvedPart, check: () => working },
        }),
      ),
    /** Of another text they say nothing. */
    forget: (postId: string) => void latest.delete(postId),
  };
}
