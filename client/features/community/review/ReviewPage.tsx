import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Button } from '../../../ui/Button.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Empty, Failure, Waiting } from '../../../ui/loading/states.tsx';
import { OneSuggestion } from './OneSuggestion.tsx';
import { OwnSuggestions } from './OwnSuggestions.tsx';
import { useReviewPageQuery } from './ReviewPage.gen.ts';
import { ROW_HEIGHT, SuggestedEdit } from './SuggestedEdit.tsx';

/** Edits that people suggested: those that wait, the longest first, and one's own; or the one of the address. */
export function ReviewPage() {
  const { t } = useLingui();
  const user = useSession();
  const one = useSearchParams()[0].get('suggestion');
  usePageTitle(t`Suggested edits`, t`Edits of questions and answers that wait for somebody to look at them.`);
  return (
    <div className="page-width py-8">
      <h1 className="font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Suggested edits</Trans>
      </h1>
      {!user && <SignedOut />}
      {user && one && <OneSuggestion id={one} />}
      {user && !one && <Suggestions />}
    </div>
  );
}

function SignedOut() {
  return (
    <Empty
      title={<Trans>Sign in to review edits</Trans>}
      action={
        <Button look="primary" onClick={() => openSignIn('login')}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Edits are reviewed by people with enough reputation.</Trans>
    </Empty>
  );
}

/** One's own come when the queue is there, which would push them down. */
function Suggestions() {
  const queue = useReviewPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Queue {...queue} />
      {(queue.data || queue.error) && <OwnSuggestions />}
    </>
  );
}

type QueueProps = Pick<ReturnType<typeof useReviewPageQuery>, 'data' | 'error' | 'refetch' | 'fetchMore'>;

function Queue({ data, error, refetch, fetchMore }: QueueProps) {
  // Whoever may not review is told what it takes, and another try would not help.
  if (CombinedGraphQLErrors.is(error)) return <p className="mt-4 text-soft">{error.errors[0]?.message}</p>;
  if (error && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { edges, pageInfo } = data.suggestions;
  if (edges.length === 0)
    return (
      <Empty title={<Trans>Nothing is waiting</Trans>}>
        <Trans>Edits that people suggest appear here until somebody accepts or rejects them.</Trans>
      </Empty>
    );
  return (
    <>
      <LongList
        as="ul"
        items={edges}
        idOf={({ node }) => node.id}
        rowHeight={ROW_HEIGHT}
        className="mt-4"
        rowClassName="border-t border-line py-5"
      >
        {({ node }) => <SuggestedEdit suggestion={node} />}
      </LongList>
      {pageInfo.hasNextPage && (
        <Button onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
