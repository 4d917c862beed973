import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from './Pager.tsx';
import { useProfileAnswersQuery } from './ProfileLists.gen.ts';
import { QuestionLine } from './Rows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

export function AnswersTab({ id }: { id: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useProfileAnswersQuery({ variables: { id, after } });
  const list = data?.profile?.answers;

  if (!list) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (list.nodes.length === 0)
    return (
      <Empty title={<Trans>No answers yet</Trans>}>
        <Trans>Answers that are given will appear here.</Trans>
      </Empty>
    );
  return (
    <>
      <ul>
        {list.nodes.map(({ id: answerId, question, score, accepted, createdAt }) => (
          <QuestionLine key={answerId} question={question} at={createdAt}>
            <Plural value={score} one="# vote" other="# votes" />
            {accepted && (
              <>
                {' · '}
                <Trans>accepted</Trans>
              </>
            )}
          </QuestionLine>
        ))}
      </ul>
      <Pager after={after} pageInfo={list.pageInfo} onTurn={setAfter} />
    </>
  );
}
