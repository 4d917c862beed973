import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazyChart } from '../../ui/chart/LazyChart.tsx';
import { Failure, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { useProfileStatsQuery } from './ProfileRail.gen.ts';

/** Somebody’s figures, and what they did over time. */
export function ProfileRail({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useProfileStatsQuery({ variables: { id } });
  const person = data?.profile;
  if (!person)
    return error ? (
      <Failure onRetry={() => refetch()} />
    ) : (
      <Waiting>
        <Skeleton className="h-52 w-full" />
      </Waiting>
    );
  const { questions, answers, accepted, acceptRate, votesReceived, badges, topicsMastered } = person.stats;
  const { series } = person;
  const percent = acceptRate === null ? null : i18n.number(acceptRate, { style: 'percent' });
  return (
    <div className="flex flex-col gap-6">
      <dl className="rounded-card border border-line bg-card px-4 py-2 text-sm">
        <Figure name={<Trans>Questions</Trans>} value={i18n.number(questions)} />
        <Figure name={<Trans>Answers</Trans>} value={i18n.number(answers)} />
        <Figure name={<Trans>Accepted answers</Trans>} value={i18n.number(accepted)} />
        {percent && <Figure name={<Trans>Accepted share</Trans>} value={percent} />}
        <Figure name={<Trans>Votes received</Trans>} value={i18n.number(votesReceived)} />
        <Figure name={<Trans>Badges</Trans>} value={i18n.number(badges)} />
        {topicsMastered !== null && (
          <Figure name={<Trans>Topics mastered</Trans>} value={i18n.number(topicsMastered)} />
        )}
      </dl>
      {series.__typename === 'UserSeries' && (
        <LazyChart
          words={{ title: t`Questions and answers, 90 days`, table: t`As a table`, day: t`Day` }}
          days={series.points.map(({ date }) => date)}
          series={[
            {
              name: t`Posts`,
              values: series.points.map((point) => point.questions + point.answers),
              tone: 'brand',
            },
          ]}
          shape="bars"
          top={2}
        />
      )}
    </div>
  );
}

const Figure = ({ name, value }: { name: ReactNode; value: string }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt className="text-soft">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);
