import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { notify } from '../../../ui/overlays/notify.ts';
import { setAccepted } from '../answers/AcceptButton.tsx';
import { addAnswer, removeAnswer } from '../answers/answers-in-cache.ts';
import {
  OneAnswerDocument,
  type QuestionEventsSubscription,
  useQuestionEventsSubscription,
} from './QuestionEvents.gen.ts';
import { useCatchUp } from './use-missed-events.ts';
import { useRecordedView } from './use-record-view.ts';

type Event = QuestionEventsSubscription['questionChanged'];

interface QuestionEventsProps {
  questionId: string;
  /** It is shown on the page. */
  isRead: boolean;
  acceptedAnswerId: string | null;
  /** By another user. */
  onAnswer: (id: string) => void;
  onDeleted: () => void;
  /** Something happened of which no event tells. */
  onMissed: () => unknown;
}

/** Writes what happens to a question into the cache, so that the page shows it; nothing is seen of it. */
export function QuestionEvents({
  questionId,
  isRead,
  acceptedAnswerId,
  onAnswer,
  onDeleted,
  onMissed,
}: QuestionEventsProps) {
  const { t } = useLingui();
  const { cache, query } = useApolloClient();
  const me = useSession()?.id;
  const last = useRef<Promise<void>>(Promise.resolve());

  const follow = async (event: Event) => {
    switch (event.__typename) {
      case 'AnswerPosted': {
        const { id, author } = event.answer;
        // What the reader may do with it is theirs alone, so it is not in the event.
        await query({ query: OneAnswerDocument, variables: { id }, fetchPolicy: 'network-only' });
        addAnswer(cache, questionId, id, event.answerCount);
        if (author.id === me) return;
        onAnswer(id);
        notify(t`New answer`);
        return;
      }
      case 'AnswerChecked':
        cache.modify({
          id: cache.identify({ __typename: 'Answer', id: event.answerId }) ?? '',
          fields: { check: () => event.check },
        });
        return;
      case 'AnswerDeleted':
        return removeAnswer(cache, questionId, event.answerId, event.answerCount);
      case 'AcceptanceChanged':
        if (acceptedAnswerId) setAccepted(cache, acceptedAnswerId, false);
        if (event.acceptedAnswerId) setAccepted(cache, event.acceptedAnswerId, true);
        cache.modify({
          id: cache.identify({ __typename: 'Question', id: questionId }) ?? '',
          fields: { acceptedAnswerId: () => event.acceptedAnswerId },
        });
        return;
      case 'VotesChanged': {
        const { postId, up, down, score } = event;
        const __typename = postId === questionId ? 'Question' : 'Answer';
        cache.modify({
          id: cache.identify({ __typename, id: postId }) ?? '',
          fields: { up: () => up, down: () => down, score: () => score },
        });
        return;
      }
      case 'QuestionDeleted':
        onDeleted();
    }
  };

  useQuestionEventsSubscription({
    variables: { id: questionId },
    onData: ({ data: { data } }) => {
      if (!data) return;
      // One after the other: an answer must have arrived before something can be said of it.
      last.current = last.current.then(() => follow(data.questionChanged)).catch(console.warn);
    },
  });

  useCatchUp(questionId, onMissed);
  useRecordedView(questionId, isRead);

  return null;
}
