import { useApolloClient } from '@apollo/client/react';
import type { CloseReason, QuestionStatus } from '../../../lib/graph/schema-types.ts';
import { currentUser } from '../../../lib/auth/session.ts';
import { questionIdIn } from '../../../lib/question-id.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import {
  CloseFromQueueDocument,
  DecideCaseDocument,
  LockFromQueueDocument,
  SetHiddenDocument,
  TakeCaseDocument,
} from './Acts.gen.ts';

interface Case {
  id: string;
  targetId: string;
  questionId: string;
}

/** What moderators do about a case; taking one and locking a question are shown at once. */
export function useCaseActs({ id, targetId, questionId }: Case) {
  const graph = useApolloClient();
  const { refusal, act } = useRefusal();

  const show = (fields: { hiddenAt?: string | null; questionStatus?: QuestionStatus }) =>
    graph.cache.modify({
      id: graph.cache.identify({ __typename: 'ModerationCase', id })!,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
    });

  const take = (active: boolean) =>
    act(async () => {
      const me = currentUser();
      const { data } = await graph.mutate({
        mutation: TakeCaseDocument,
        variables: { id, active },
        ...(me && {
          optimisticResponse: {
            takeCase: {
              __typename: 'ModerationCase',
              id,
              status: active ? 'IN_REVIEW' : 'OPEN',
              decider: active ? { __typename: 'User', id: me.id, name: me.name } : null,
            },
          },
        }),
      });
      return data?.takeCase;
    });

  const decide = (uphold: boolean, reason: string) =>
    act(async () => {
      const { data } = await graph.mutate({
        mutation: DecideCaseDocument,
        variables: { id, uphold, reason },
      });
      return data?.decideCase;
    });

  const setHidden = (active: boolean, reason: string) =>
    act(async () => {
      const { data } = await graph.mutate({
        mutation: SetHiddenDocument,
        variables: { id: targetId, active, reason },
      });
      if (data?.setHidden.__typename === 'Moderated')
        show({ hiddenAt: active ? new Date().toISOString() : null });
      return data?.setHidden;
    });

  const lock = (locked: boolean) =>
    act(async () => {
      const { data } = await graph.mutate({
        mutation: LockFromQueueDocument,
        variables: { id: questionId, locked },
      });
      if (data?.lockQuestion.__typename === 'Question') show({ questionStatus: data.lockQuestion.status });
      return data?.lockQuestion;
    });

  /** What it repeats is named by its address. */
  const close = (reason: CloseReason, original: string) =>
    act(async () => {
      const duplicateOfId = reason === 'DUPLICATE' ? questionIdIn(original) : null;
      const { data } = await graph.mutate({
        mutation: CloseFromQueueDocument,
        variables: { id: questionId, reason, duplicateOfId },
      });
      if (data?.closeQuestion.__typename === 'Question') show({ questionStatus: data.closeQuestion.status });
      return data?.closeQuestion;
    });

  return { take, decide, setHidden, lock, close, refusal };
}

export type CaseActs = ReturnType<typeof useCaseActs>;
