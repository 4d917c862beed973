import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Waiting } from '../../../ui/loading/states.tsx';
import { useOneSuggestionQuery } from './ReviewPage.gen.ts';
import { SuggestedEdit } from './SuggestedEdit.tsx';

/** The suggestion that a notification leads to: the author of the post decides about it, whatever their reputation. */
export function OneSuggestion({ id }: { id: string }) {
  const { data, error, refetch } = useOneSuggestionQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      {data.node?.__typename === 'Suggestion' ? (
        <div className="mt-4 border-t border-line py-5">
          <SuggestedEdit suggestion={data.node} />
        </div>
      ) : (
        <Empty title={<Trans>Nothing found</Trans>}>
          <Trans>This suggestion, or the post that it is about, is no longer here.</Trans>
        </Empty>
      )}
      <Link to={paths.reviewEdits()} className="text-brand-text underline-offset-2 hover:underline">
        <Trans>All suggested edits</Trans>
      </Link>
    </>
  );
}
