import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CaseCause, CaseStatus, ModerationCaseFilter } from '../../../lib/graph/schema-types.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from '../Pager.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { StaffOnly } from '../StaffOnly.tsx';
import { Cases } from './Cases.tsx';
import { Filters } from './Filters.tsx';
import { useModerationQueueQuery, useQueueChangesSubscription } from './Queue.gen.ts';

/** What waits for moderators. */
export function ModerationPage() {
  const { t } = useLingui();
  usePageTitle(t`Moderation`, t`What was reported in the community and waits for a decision.`);
  return (
    <div className="page-width py-7">
      <h1 className="font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Moderation</Trans>
      </h1>
      <StaffOnly role="MODERATOR" skeleton={<RowsSkeleton />}>
        {({ id, isAdmin }) => <Queue me={id} isAdmin={isAdmin} />}
      </StaffOnly>
    </div>
  );
}

const STATUSES: readonly string[] = ['OPEN', 'IN_REVIEW', 'UPHELD', 'DECLINED'] satisfies CaseStatus[];
const CAUSES: readonly string[] = ['REPORTS', 'LOW_SCORE', 'EXAM_LEAK'] satisfies CaseCause[];

function useFilter() {
  const [query, change] = useQuery();
  const known = (name: string, values: readonly string[]) => {
    const value = query.get(name)?.toUpperCase() ?? '';
    return values.includes(value) ? value : '';
  };
  const status = known('status', STATUSES);
  const cause = known('cause', CAUSES);
  const subject = query.get('subject') ?? '';
  const filter: ModerationCaseFilter = {
    ...(status && { status: status as CaseStatus }),
    ...(cause && { cause: cause as CaseCause }),
    ...(subject && { subjectCode: subject }),
  };
  const set = (name: string, value: string) =>
    change((next) => (value ? next.set(name, value.toLowerCase()) : next.delete(name)), { replace: true });
  return { filter, chosen: { status, cause, subject }, set };
}

function Queue({ me, isAdmin }: { me: string; isAdmin: boolean }) {
  const { filter, chosen, set } = useFilter();
  const [after, setAfter] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useModerationQueueQuery({
    variables: { filter, after },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const waiting = shown ? shown.moderationCounts.open + shown.moderationCounts.inReview : 0;
  const { data: live } = useQueueChangesSubscription();
  const counts = live?.moderationChanged ?? shown?.moderationCounts;
  const arrived = counts ? counts.open + counts.inReview - waiting : 0;
  const page = shown?.moderationCases;

  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-h-6 text-sm text-soft">
          {counts && (
            <>
              <Plural value={counts.open} one="# not looked at" other="# not looked at" />
              {' · '}
              <Plural value={counts.inReview} one="# in review" other="# in review" />
            </>
          )}
        </p>
        {isAdmin && (
          <Link to={paths.audit()} className={buttonClass()}>
            <Trans>Audit</Trans>
          </Link>
        )}
      </div>
      <Filters
        chosen={chosen}
        subjects={shown?.subjects ?? []}
        onChange={(name, value) => {
          setAfter(null);
          set(name, value);
        }}
      />
      {arrived > 0 && (
        <button
          type="button"
          onClick={() => void refetch()}
          className="w-full border-b border-line bg-brand-wash py-2 text-sm font-medium text-brand-text"
        >
          <Plural value={arrived} one="Show # new case" other="Show # new cases" />
        </button>
      )}
      {error && <Failure onRetry={() => refetch()} />}
      {!page ? (
        !error && <RowsSkeleton />
      ) : page.nodes.length === 0 ? (
        <Empty title={<Trans>Nothing waits here</Trans>}>
          <Trans>What people report, and what may quote a live paper, appears here.</Trans>
        </Empty>
      ) : (
        <Cases cases={page.nodes} me={me} />
      )}
      {page && <Pager after={after} pageInfo={page.pageInfo} onTurn={setAfter} />}
    </>
  );
}
