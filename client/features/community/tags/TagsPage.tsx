import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { GridSkeleton, TagGrid } from './TagGrid.tsx';
import { useTagsPageQuery } from './Tags.gen.ts';

const FollowedTags = part(async () => (await import('./FollowedTags.tsx')).FollowedTags);

/** The tags that questions have, or those of them that the reader follows. */
export function TagsPage() {
  const { t } = useLingui();
  usePageTitle(t`Tags`, t`What questions are filed under, those with the most questions first.`);
  const [query, setQuery] = useSearchParams();
  const shown = query.get('show') === 'followed' ? 'followed' : 'all';

  return (
    <div className="page-width py-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Tags</Trans>
        </h1>
        <Segmented
          label={t`What to show`}
          value={shown}
          options={[
            { value: 'all', label: t`All tags` },
            { value: 'followed', label: t`Followed tags` },
          ]}
          onChange={(show) => setQuery(show === 'all' ? {} : { show }, { replace: true })}
        />
      </header>
      <div className="mt-5">
        {shown === 'all' ? (
          <AllTags />
        ) : (
          <Suspense fallback={<GridSkeleton />}>
            <FollowedTags />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Those with the most questions first. */
function AllTags() {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useTagsPageQuery({ variables: { after } });
  const page = data?.popularTags;

  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <GridSkeleton />;
  if (page.nodes.length === 0)
    return (
      <Empty title={<Trans>No tags yet</Trans>}>
        <Trans>The tags of the first questions will appear here.</Trans>
      </Empty>
    );
  return <TagGrid page={page} after={after} onTurn={setAfter} />;
}
