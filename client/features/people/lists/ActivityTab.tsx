import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from './Pager.tsx';
import { type ProfileActivityQuery, useProfileActivityQuery } from './ProfileLists.gen.ts';
import { BadgeLine, QuestionLine } from './Rows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

export function ActivityTab({ id }: { id: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useProfileActivityQuery({ variables: { id, after } });
  const list = data?.profile?.activity;

  if (!list) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (list.__typename !== 'ActivityConnection') return <p className="py-8 text-soft">{list.message}</p>;
  if (list.nodes.length === 0)
    return (
      <Empty title={<Trans>Nothing yet</Trans>}>
        <Trans>Questions, answers, comments and badges will appear here.</Trans>
      </Empty>
    );
  return (
    <>
      <ul>
        {list.nodes.map(({ target, createdAt }) => (
          <Deed key={target.id} target={target} at={createdAt} />
        ))}
      </ul>
      <Pager after={after} pageInfo={list.pageInfo} onTurn={setAfter} />
    </>
  );
}

type Page = Extract<
  NonNullable<ProfileActivityQuery['profile']>['activity'],
  { __typename: 'ActivityConnection' }
>;

/** One thing that somebody did, or received for it. */
function Deed({ target, at }: { target: Page['nodes'][number]['target']; at: string }) {
  switch (target.__typename) {
    case 'Question':
      return (
        <QuestionLine question={target} at={at}>
          <Trans>asked</Trans>
        </QuestionLine>
      );
    case 'Answer':
      return (
        <QuestionLine question={target.question} at={at}>
          {target.accepted ? (
            <Trans>answered, accepted</Trans>
          ) : (
            <Trans context="what somebody did">answered</Trans>
          )}
        </QuestionLine>
      );
    case 'Comment': {
      const question = target.onQuestion ?? target.onAnswer?.question;
      return question ? (
        <QuestionLine question={question} at={at} commentId={target.id}>
          {target.onQuestion ? <Trans>commented</Trans> : <Trans>commented on an answer</Trans>}
        </QuestionLine>
      ) : null;
    }
    case 'Award':
      return (
        <BadgeLine badge={target.badge} at={at}>
          <Trans>earned a badge</Trans>
        </BadgeLine>
      );
  }
}
