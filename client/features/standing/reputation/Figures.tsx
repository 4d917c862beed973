import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import type { StandingOfQuery } from './Reputation.gen.ts';

interface FiguresProps {
  reputation: NonNullable<StandingOfQuery['reputation']>;
  isOwn: boolean;
}

/** What somebody has, what today and this week brought, and what comes next. */
export function Figures({ reputation, isOwn }: FiguresProps) {
  const { i18n } = useLingui();
  const { current, today, todayFromVotes, dailyCap, rank, thisWeek, bestWeek } = reputation;
  const signed = (points: number) => i18n.number(points, { signDisplay: 'exceptZero' });
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure name={<Trans>Reputation</Trans>} value={i18n.number(current)} />
        <Figure name={<Trans>Today</Trans>} value={signed(today)}>
          <Trans>
            {Math.max(0, todayFromVotes)} of {dailyCap} from votes
          </Trans>
        </Figure>
        <Figure name={<Trans>This week</Trans>} value={signed(thisWeek)}>
          <Trans>Best week: {signed(bestWeek)}</Trans>
        </Figure>
        <Figure name={<Trans>Rank</Trans>} value={rank === null ? '–' : i18n.number(rank)}>
          {rank === null ? <Trans>Not ranked</Trans> : <Trans>Among everybody</Trans>}
        </Figure>
      </dl>
      {isOwn && <Next reputation={reputation} />}
    </>
  );
}

function Figure({ name, value, children }: { name: ReactNode; value: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card px-4 py-3">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="mt-1">
        <span className="block text-2xl font-semibold tabular-nums">{value}</span>
        <span className="block min-h-5 text-xs text-faint">{children}</span>
      </dd>
    </div>
  );
}

function Next({ reputation: { current, nextPrivilege } }: Pick<FiguresProps, 'reputation'>) {
  const { say } = useBilingual();
  const { t } = useLingui();
  if (!nextPrivilege)
    return (
      <p className="mt-4 text-sm text-soft">
        <Trans>You have earned every privilege.</Trans>
      </p>
    );
  const { required, title, held } = nextPrivilege;
  const missing = required - current;
  return (
    <div className="mt-4">
      <p className="text-sm text-soft">
        {held ? (
          <Trans>
            “{say(title)}” is open to you already; {missing} more and it is yours for good.
          </Trans>
        ) : (
          <Trans>
            {missing} more until “{say(title)}”
          </Trans>
        )}
      </p>
      <svg
        role="progressbar"
        aria-label={t`Towards the next privilege`}
        aria-valuenow={current}
        aria-valuemin={0}
        aria-valuemax={required}
        viewBox={`0 0 ${required} 1`}
        preserveAspectRatio="none"
        className="mt-2 block h-2 w-full rounded-full bg-line"
      >
        <rect width={current} height="1" style={{ fill: 'var(--brand)' }} />
      </svg>
    </div>
  );
}
