import { Trans, useLingui } from '@lingui/react/macro';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { MoreButton } from '../MoreButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { type ReputationHistoryQuery, useReputationHistoryQuery } from './Reputation.gen.ts';
import { useKindNames } from './use-kind-names.ts';

/** What changed somebody's reputation, page by page. */
export function History({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans context="of reputation">History</Trans>
      </h2>
      <div className="mt-3">
        <Entries userId={userId} />
      </div>
    </section>
  );
}

function Entries({ userId }: { userId: string }) {
  const { data, error, refetch, fetchMore } = useReputationHistoryQuery({
    variables: { userId },
    notifyOnNetworkStatusChange: false,
  });
  const page = data?.reputation?.history;
  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (page.edges.length === 0)
    return (
      <Empty title={<Trans>Nothing has changed it yet</Trans>}>
        <Trans>Votes on questions and answers, and accepted answers, will appear here.</Trans>
      </Empty>
    );
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      <LongList
        as="ul"
        items={page.edges}
        idOf={({ node }) => node.id}
        rowHeight={72}
        rowClassName="border-b border-line"
      >
        {({ node }) => <HistoryRow entry={node} />}
      </LongList>
      {hasNextPage && <MoreButton onMore={() => fetchMore({ variables: { after: endCursor } })} />}
    </>
  );
}

type Entry = NonNullable<ReputationHistoryQuery['reputation']>['history']['edges'][number]['node'];

function HistoryRow({ entry }: { entry: Entry }) {
  const { i18n } = useLingui();
  const names = useKindNames();
  const { kind, points, appliedPoints, balanceAfter, reversal, reason, source, createdAt } = entry;
  const tone = appliedPoints > 0 ? 'text-correct' : appliedPoints < 0 ? 'text-wrong' : 'text-faint';
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <span className={`text-end font-semibold tabular-nums ${tone}`}>
        {i18n.number(appliedPoints, { signDisplay: 'exceptZero' })}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {names[kind]}
          {reversal && (
            <Chip tone="hint">
              <Trans>Taken back</Trans>
            </Chip>
          )}
          {points !== appliedPoints && (
            <Chip>
              <Trans>
                worth {i18n.number(points, { signDisplay: 'exceptZero' })}, cut by the daily limit
              </Trans>
            </Chip>
          )}
        </p>
        {source && (
          <Link
            to={paths.question(source.questionId)}
            className="mt-0.5 block wrap-anywhere text-sm text-soft hover:text-brand-text"
          >
            <InlineProse text={source.title} />
          </Link>
        )}
        {reason && <p className="mt-0.5 text-sm wrap-anywhere text-soft">{reason}</p>}
      </div>
      <div className="text-end text-xs text-faint">
        <span className="block text-sm text-soft tabular-nums">{i18n.number(balanceAfter)}</span>
        <RelativeTime at={createdAt} short />
      </div>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <Waiting>
      {[1, 2, 3, 4, 5].map((key) => (
        <div key={key} className="border-b border-line py-4">
          <Skeleton className="h-5 w-3/4" />
        </div>
      ))}
    </Waiting>
  );
}
