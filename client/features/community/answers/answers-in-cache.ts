import type { ApolloCache, Reference } from '@apollo/client';

interface Answers {
  edges: readonly { cursor: string; node: Reference }[];
}

/** Puts an answer at the end of the lists that are on the screen. */
export function addAnswer(
  cache: ApolloCache,
  questionId: string,
  answerId: string,
  answerCount?: number,
): void {
  const id = cache.identify({ __typename: 'Question', id: questionId }) ?? '';
  let added = 0;
  cache.modify<{ answers: Answers }>({
    id,
    fields: {
      answers(existing, { toReference }) {
        const list = existing as Answers;
        const node = toReference({ __typename: 'Answer', id: answerId });
        if (!node || list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
        added = 1;
        const edge = { __typename: 'AnswerEdge', cursor: '', node };
        return { ...list, edges: [...list.edges, edge] };
      },
    },
  });
  // The event may have counted the answer before the mutation's result arrives.
  cache.modify<{ answerCount: number }>({
    id,
    fields: { answerCount: (before) => answerCount ?? before + added },
  });
}

export function removeAnswer(
  cache: ApolloCache,
  questionId: string,
  answerId: string,
  answerCount?: number,
): void {
  const gone = cache.identify({ __typename: 'Answer', id: answerId }) ?? '';
  const id = cache.identify({ __typename: 'Question', id: questionId }) ?? '';
  let taken = 0;
  cache.modify<{ answers: Answers; acceptedAnswerId: string | null }>({
    id,
    fields: {
      answers(existing) {
        const list = existing as Answers;
        const edges = list.edges.filter((edge) => edge.node.__ref !== gone);
        taken = list.edges.length - edges.length;
        return { ...list, edges };
      },
      acceptedAnswerId: (before) => (before === answerId ? null : before),
    },
  });
  cache.modify<{ answerCount: number }>({
    id,
    fields: { answerCount: (before) => answerCount ?? Math.max(0, before - taken) },
  });
  cache.evict({ id: gone });
}
