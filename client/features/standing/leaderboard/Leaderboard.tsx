import { Trans, useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import type { LeaderboardRange } from '../../../lib/graph/schema-types.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useState } from 'react';
import { useLeaderboardQuery } from './Leaderboard.gen.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { PlaceRow } from './PlaceRow.tsx';

const RANGES = { week: 'LAST_7_DAYS', month: 'LAST_30_DAYS', all: 'ALL_TIME' } satisfies Record<
  string,
  LeaderboardRange
>;
type RangeName = keyof typeof RANGES;

const isRange = (name: string | null): name is RangeName => name !== null && name in RANGES;

/** How many rows it begins with, and how many it has after each press. */
const SIZES = [10, 50, 100];

/** Who earned most, for a time and a subject that stand in the address. */
export function Leaderboard() {
  const { t } = useLingui();
  const [query, change] = useQuery();
  const subjects = useAllSubjects();
  const name = query.get('range');
  const range = isRange(name) ? name : 'month';
  const subjectCode = query.get('subject') ?? '';

  return (
    <section aria-labelledby="leaderboard" className="min-w-0">
      <h2 id="leaderboard" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans>Leaderboard</Trans>
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2 border-b border-line pb-3">
        <Segmented
          label={t`Time`}
          value={range}
          onChange={(value) => change((next) => next.set('range', value), { replace: true })}
          options={[
            { value: 'week', label: t`7 days` },
            { value: 'month', label: t`30 days` },
            { value: 'all', label: t`All time` },
          ]}
        />
        <select
          aria-label={t`Subject`}
          value={subjectCode}
          onChange={({ target: { value } }) =>
            change((next) => (value ? next.set('subject', value) : next.delete('subject')), { replace: true })
          }
          className="h-9 max-w-full rounded-control border border-edge bg-card px-3 text-sm pointer-coarse:min-h-11"
        >
          <option value="">{t`All subjects`}</option>
          {subjects.map(({ code, name: subject }) => (
            <option key={code} value={code}>
              {subject}
            </option>
          ))}
        </select>
      </div>
      <Places key={`${range} ${subjectCode}`} range={RANGES[range]} subjectCode={subjectCode || null} />
    </section>
  );
}

function Places({ range, subjectCode }: { range: LeaderboardRange; subjectCode: string | null }) {
  const [size, setSize] = useState(SIZES[0]!);
  const {
    data: loaded,
    previousData,
    error,
    refetch,
  } = useLeaderboardQuery({
    variables: { range, subjectCode, first: size },
  });
  const data = loaded ?? previousData;
  if (!data) return error ? <Failure onRetry={() => refetch()} /> : <PlacesSkeleton />;
  const { nodes, pageInfo } = data.leaderboard;
  if (nodes.length === 0)
    return (
      <Empty title={<Trans>Nobody has earned anything here yet</Trans>}>
        <Trans>Anyone whose questions or answers are voted up will be listed here.</Trans>
      </Empty>
    );

  const next = SIZES.find((one) => one > size);
  const place = data.leaderboardPlace;
  const isListed = place !== null && place.rank !== null && place.rank <= nodes.length - 5;
  return (
    <>
      <ol>
        {nodes.map((one) => (
          <PlaceRow key={one.user.id} place={one} />
        ))}
      </ol>
      {pageInfo.hasNextPage && next && (
        <div className="mt-4 flex justify-center">
          <Button busy={!loaded} onClick={() => setSize(next)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {place && !isListed && <OwnPlace place={place} />}
    </>
  );
}

function PlacesSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: SIZES[0]! }, (_, index) => (
        <div key={index} className="border-b border-line py-2.5">
          <Skeleton className="h-7 w-full" />
        </div>
      ))}
    </Waiting>
  );
}
