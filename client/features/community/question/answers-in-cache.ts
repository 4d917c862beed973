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
  cache.modify<{ answers: Answers; answerCount: number }>({
    id: cache.identify({ __typename: 'Question', id: questionId }) ?? '',
    fields: {
      answers(existing, { toReference }) {
        const list = existing as Answers;
        const node = toReference({ __typename: 'Answer', id: answerId });
        if (!node || list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
        const edge = { __typename: 'AnswerEdge', cursor: '', node };
        return { ...list, edges: [...list.edges, edge] };
      },
      answerCount: (before) => answerCount ?? before + 1,
    },
  });
}

export function removeAnswer(
  cache: ApolloCache,
  questionId: string,
  answerId: string,
  answerCount?: number,
): void {
  const gone = cache.identify({ __typename: 'Answer', id: answerId }) ?? '';
  cache.modify<{ answers: Answers; answerCount: number; acceptedAnswerId: string | null }>({
    id: cache.identify({ __typename: 'Question', id: questionId }) ?? '',
    fields: {
      answers(existing) {
        const list = existing as Answers;
        return { ...list, edges: list.edges.filter((edge) => edge.node.__ref !== gone) };
      },
      answerCount: (before) => answerCount ?? Math.max(0, before - 1),
      acceptedAnswerId: (before) => (before === answerId ? null : before),
    },
  });
  cache.evict({ id: gone });
}
