import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { followOtherTabs } from '../../../lib/graph/other-tabs.ts';
import { parts } from '../../../lib/parts.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { notify } from '../../../ui/overlays/notify.ts';
import { setAccepted } from '../answers/AcceptButton.tsx';
import { addAnswer, removeAnswer } from '../answers/answers-in-cache.ts';
import {
  OneAnswerDocument,
  OneQuestionDocument,
  type QuestionEventsSubscription,
  StandingsDocument,
  useQuestionEventsSubscription,
} from './QuestionEvents.gen.ts';
import { useJudgements } from './use-judgements.ts';
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
  const graph = useApolloClient();
  const { cache, query } = graph;
  const me = useSession()?.id;
  const last = useRef<Promise<void>>(Promise.resolve());
  const judgements = useJudgements(cache);

  const follow = async (event: Event) => {
    switch (event.__typename) {
      case 'QuestionEdited':
        judgements.forget(questionId);
        // Closed or reopened, it leaves the reader other things to do.
        return me ? fetchQuestion(graph, questionId) : undefined;
      case 'AnswerPosted': {
        const { id, author } = event.answer;
        // What the reader may do with it is theirs alone, so it is not in the event.
        await query({ query: OneAnswerDocument, variables: { id }, fetchPolicy: 'network-only' });
        addAnswer(cache, questionId, id, event.answerCount);
        if (author.id === me) return;
        onAnswer(id);
        notify(<AnswerLink questionId={questionId} id={id} />);
        return;
      }
      case 'AnswerChecked':
        return judgements.ofAnswer(event);
      case 'AnswerEdited':
        return judgements.forget(event.answer.id);
      case 'QuestionChecked':
        return judgements.ofQuestion(questionId, event);
      case 'AnswerDeleted':
        return removeAnswer(cache, questionId, event.answerId, event.answerCount);
      case 'AcceptanceChanged':
        moveAcceptance(cache, questionId, acceptedAnswerId, event.acceptedAnswerId);
        return fetchStandings(graph, questionId, [acceptedAnswerId, event.acceptedAnswerId]);
      case 'VotesChanged':
        setVotes(cache, event);
        return;
      // Who sees it now depends on the reader.
      case 'PostHidden':
      case 'PostShown':
        setCommentCount(cache, event.commented);
        return void onMissed();
      case 'CommentPosted':
      case 'CommentEdited':
      case 'CommentDeleted':
      case 'LikesChanged':
        return (await parts.discussion()).followComments(graph, event);
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

  useEffect(() => followOtherTabs(cache), [cache]);
  useCatchUp(questionId, onMissed);
  useRecordedView(questionId, isRead);

  return null;
}

function moveAcceptance(cache: ApolloCache, id: string, before: string | null, after: string | null) {
  if (before) setAccepted(cache, before, false);
  if (after) setAccepted(cache, after, true);
  cache.modify({
    id: cache.identify({ __typename: 'Question', id }) ?? '',
    fields: { acceptedAnswerId: () => after },
  });
}

async function fetchQuestion({ query }: ApolloClient, id: string): Promise<void> {
  await query({ query: OneQuestionDocument, variables: { id }, fetchPolicy: 'network-only' });
}

/** An acceptance is worth points to whoever answered and to whoever asked. */
async function fetchStandings({ query }: ApolloClient, questionId: string, answers: (string | null)[]) {
  for (const answerId of new Set(answers))
    if (answerId)
      await query({
        query: StandingsDocument,
        variables: { questionId, answerId },
        fetchPolicy: 'network-only',
      });
}

const AnswerLink = ({ questionId, id }: { questionId: string; id: string }) => (
  <Link to={`${paths.question(questionId)}#answer-${id}`} className="font-medium underline">
    <Trans>New answer</Trans>
  </Link>
);

interface Commented {
  postId: string;
  commentCount: number;
}

function setCommentCount(cache: ApolloCache, commented: Commented | null): void {
  if (!commented) return;
  const { postId: id, commentCount } = commented;
  for (const __typename of ['Question', 'Answer'])
    cache.modify({
      id: cache.identify({ __typename, id }) ?? '',
      fields: { commentCount: () => commentCount },
    });
}

interface Votes {
  postId: string;
  up: number;
  down: number;
  score: number;
}

/** A post is one of the three; the others are not in the cache. */
function setVotes(cache: ApolloCache, { postId, up, down, score }: Votes): void {
  for (const __typename of ['Question', 'Answer', 'Comment'])
    cache.modify({
      id: cache.identify({ __typename, id: postId }) ?? '',
      fields: { up: () => up, down: () => down, score: () => score },
    });
}
