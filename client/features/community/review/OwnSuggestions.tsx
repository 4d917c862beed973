import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Failure, Waiting } from '../../../ui/loading/states.tsx';
import { useOwnSuggestionsQuery } from './ReviewPage.gen.ts';
import { ROW_HEIGHT, SuggestedEdit } from './SuggestedEdit.tsx';

/** What the reader suggested, and what became of it. */
export function OwnSuggestions() {
  const { data, error, refetch, fetchMore } = useOwnSuggestionsQuery({ fetchPolicy: 'cache-and-network' });
  const { edges = [], pageInfo } = data?.suggestions ?? {};
  return (
    <section aria-labelledby="own-suggestions" className="mt-10">
      <h2 id="own-suggestions" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans>Your suggestions</Trans>
      </h2>
      {!data && error && <Failure onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && edges.length === 0 && (
        <p className="mt-2 text-soft">
          <Trans>You have suggested no edits yet. The way to do so is below each post.</Trans>
        </p>
      )}
      <LongList
        as="ul"
        items={edges}
        idOf={({ node }) => node.id}
        rowHeight={ROW_HEIGHT}
        className="mt-2"
        rowClassName="border-t border-line py-5"
      >
        {({ node }) => <SuggestedEdit suggestion={node} />}
      </LongList>
      {pageInfo?.hasNextPage && (
        <Button onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}
