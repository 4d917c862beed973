import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from './Pager.tsx';
import { useProfileQuestionsQuery } from './ProfileLists.gen.ts';
import { QuestionLine } from './Rows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

export function QuestionsTab({ id }: { id: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useProfileQuestionsQuery({ variables: { id, after } });
  const list = data?.profile?.asked;

  if (!list) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (list.nodes.length === 0)
    return (
      <Empty title={<Trans>No questions yet</Trans>}>
        <Trans>Questions that are asked will appear here.</Trans>
      </Empty>
    );
  return (
    <>
      <ul>
        {list.nodes.map((question) => (
          <QuestionLine key={question.id} question={question} at={question.createdAt}>
            <Plural value={question.score} one="# vote" other="# votes" /> ·{' '}
            <Plural value={question.answerCount} one="# answer" other="# answers" />
          </QuestionLine>
        ))}
      </ul>
      <Pager after={after} pageInfo={list.pageInfo} onTurn={setAfter} />
    </>
  );
}
