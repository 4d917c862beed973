import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useQuery } from '../../../lib/use-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { Leaderboard } from '../leaderboard/Leaderboard.tsx';
import { Figures } from './Figures.tsx';
import { History } from './History.tsx';
import { HeldBadges } from './HeldBadges.tsx';
import { Privileges } from './Privileges.tsx';
import { ReputationChart } from './ReputationChart.tsx';
import { useStandingOfQuery } from './Reputation.gen.ts';

/** What one has earned, or somebody else whom the address names, and who earned most. */
export function Reputation() {
  const { t } = useLingui();
  const [query] = useQuery();
  const user = useSession();
  const whose = query.get('user') ?? user?.id ?? null;
  usePageTitle(
    t`Reputation and badges`,
    t`What questions, answers and votes have earned in the community, what it lets people do, and who earned most.`,
  );

  return (
    <div className="page-width py-7">
      {whose ? <Standing key={whose} userId={whose} isOwn={whose === user?.id} /> : <ForGuests />}
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
        {/* On a phone above the leaderboard, which is longer once it is there. */}
        <div className="min-w-0 lg:order-last">
          <Section>
            <Privileges />
          </Section>
        </div>
        <div className="min-w-0">
          <Section>
            <Leaderboard />
          </Section>
        </div>
      </div>
    </div>
  );
}

const StaffActions = part(async () => (await import('../staff/StaffActions.tsx')).StaffActions, unseen);

const TITLE = 'font-serif text-2xl font-semibold zh:font-sans';

function ForGuests() {
  return (
    <>
      <h1 className={TITLE}>
        <Trans>Reputation and badges</Trans>
      </h1>
      <p className="mt-3 max-w-reading text-soft">
        <Trans>
          Votes on your questions and answers, and accepted answers, earn reputation. It shows how much the
          community trusts you, and lets you do more.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => openSignIn('login')}>
          <Trans>Sign in to see yours</Trans>
        </Button>
        <Link to={paths.badges()} className="self-center text-brand-text underline underline-offset-4">
          <Trans>All badges</Trans>
        </Link>
      </div>
    </>
  );
}

function Standing({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const [last, setLast] = useState(30);
  const {
    data: loaded,
    previousData,
    error,
    refetch,
  } = useStandingOfQuery(userId ? { variables: { userId, last } } : skipToken);
  const data = loaded ?? previousData;

  if (!data) return error ? <Failure onRetry={() => refetch()} /> : <StandingSkeleton />;
  const { reputation, profile, viewer } = data;
  if (!reputation || !profile) return <NoSuchPerson />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className={TITLE}>
          {isOwn ? (
            <Trans>Your reputation</Trans>
          ) : (
            <Trans>
              Reputation of <span translate="no">{profile.name}</span>
            </Trans>
          )}
        </h1>
        {!isOwn && viewer && viewer.role !== 'STUDENT' && (
          <Suspense>
            <StaffActions role={viewer.role} userId={userId} name={profile.name} />
          </Suspense>
        )}
      </div>
      <Figures reputation={reputation} isOwn={isOwn} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
        <div className="min-w-0">
          <ReputationChart days={reputation.days} last={last} onLast={setLast} />
          <Section>
            <History userId={userId} />
          </Section>
        </div>
        <HeldBadges badges={profile.badges} isOwn={isOwn} />
      </div>
    </>
  );
}

function NoSuchPerson() {
  return (
    <Empty title={<Trans>There is no such person</Trans>}>
      <Trans>The address may be wrong, or the account was deleted.</Trans>
    </Empty>
  );
}

function StandingSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-9 w-64" />
      <div className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} className="h-24 w-full" />
        ))}
      </div>
      <Skeleton className="mt-10 h-64 w-full" />
      <Skeleton className="mt-6 h-64 w-full" />
    </Waiting>
  );
}
