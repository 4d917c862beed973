import { useApolloClient } from '@apollo/client/react';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import type { AnswerPostFragment } from '../post/PostParts.gen.ts';
import { QuestionOfAnswerFragmentDoc } from './KeepAnswer.gen.ts';

/** Puts the question with this answer into the reader's error book. */
export function KeepAnswer({ answer: { questionId, body } }: { answer: AnswerPostFragment }) {
  const { cache } = useApolloClient();
  return (
    <AddToErrorBook
      found={() => {
        const question = cache.readFragment({
          id: cache.identify({ __typename: 'Question', id: questionId }) ?? '',
          fragment: QuestionOfAnswerFragmentDoc,
        });
        return {
          question: question ? `**${question.title}**\n\n${question.body}` : '',
          correctAnswer: body,
          subjectCode: question?.subjectCode ?? null,
          source: 'COMMUNITY',
          sourceId: questionId,
        };
      }}
    />
  );
}
