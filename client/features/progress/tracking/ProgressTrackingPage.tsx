import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { type Bilingual, useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshProgress, topicsRead, useAccountState, useProgress } from '../../../lib/progress/progress.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useTopics } from '../use-topics.ts';
import { StudyChart } from './StudyChart.tsx';
import { SubjectProgress } from './SubjectProgress.tsx';

/** How far the reader is with every topic, and what to go on with. */
export function ProgressTrackingPage() {
  const { t } = useLingui();
  const user = useSession();
  usePageTitle(t`Progress`);
  return (
    <div className="page-width flex flex-col gap-6 py-7">
      <header>
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          <Trans>Progress</Trans>
        </h1>
        <p className="mt-1 max-w-reading text-soft">
          {user ? (
            <Trans>What you studied, topic by topic, on all your devices.</Trans>
          ) : (
            <Trans>
              What you studied on this device, topic by topic.{' '}
              <button
                type="button"
                className="reach text-brand-text underline underline-offset-4"
                onClick={() => openSignIn('login')}
              >
                Sign in
              </button>{' '}
              to have it everywhere.
            </Trans>
          )}
        </p>
      </header>
      <Tracked />
    </div>
  );
}

function Tracked() {
  const user = useSession();
  const progress = useProgress();
  const state = useAccountState();
  const { subjects, topics, isLoading, failed, refetch } = useTopics();
  const nothing = Object.keys(progress).length === 0;

  if (failed) return <Failure onRetry={() => refetch()} />;
  if (user && state === 'failed' && nothing) return <Failure onRetry={() => void refreshProgress()} />;
  if (isLoading || (user && state === 'waiting' && nothing))
    return (
      <Waiting>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="mb-4 h-40 w-full rounded-card" />
        ))}
      </Waiting>
    );
  if (nothing)
    return (
      <Empty
        title={<Trans>Nothing studied yet</Trans>}
        action={
          <Link to={paths.topics()} className={buttonClass('primary')}>
            <Trans>Choose a topic</Trans>
          </Link>
        }
      >
        <Trans>Open a topic, work through it and mark it as completed. It will be here.</Trans>
      </Empty>
    );

  const last = topicsRead(progress)
    .toReversed()
    .flatMap((id) => topics.get(id) ?? []);
  return (
    <>
      {user && state === 'failed' && <Failure onRetry={() => void refreshProgress()} />}
      <GoOn
        topics={(last.some(({ id }) => !progress[id]?.completed)
          ? last.filter(({ id }) => !progress[id]?.completed)
          : last
        ).slice(0, 3)}
      />
      <StudyChart progress={progress} />
      {subjects
        .filter(({ topics: taught }) => taught.some(({ id }) => progress[id]))
        .map((subject) => (
          <SubjectProgress key={subject.code} subject={subject} progress={progress} />
        ))}
    </>
  );
}

type Offered = {
  id: string;
  subjectSlug: string;
  paperCode: string;
  slug: string;
  title: Bilingual;
};

function GoOn({ topics }: { topics: Offered[] }) {
  const { title } = useBilingual();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className="text-sm font-semibold">
        <Trans>Continue with</Trans>
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={paths.topic(topic.subjectSlug, topic.paperCode, topic.slug)} className={buttonClass()}>
              {title(topic)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
