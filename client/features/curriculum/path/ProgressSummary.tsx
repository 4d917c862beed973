import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { ReadingTime } from '../shared/ReadingTime.tsx';
import type { PathSubject } from './path-subject.ts';
import { sharedNames } from './ambiguous-names.ts';
import type { progressIn } from './next-topics.ts';
import { TopicSubject } from '../shared/TopicPlacement.tsx';
import { Link } from '../../../ui/Link.tsx';

interface ProgressSummaryProps {
  subject: PathSubject;
  place: ReturnType<typeof progressIn>;
  completed: number;
}

/** Where the reader is, and what comes next. */
export function ProgressSummary({
  subject: { slug, topics },
  place: { here, next, read },
  completed,
}: ProgressSummaryProps) {
  const { title } = useBilingual();
  const total = topics.length;
  const isShared = sharedNames(topics);
  return (
    <section
      aria-labelledby="progress"
      className="mt-6 grid gap-x-10 gap-y-4 rounded-card border border-line bg-card px-5 py-4 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div>
        <h2 id="progress" className="text-sm font-semibold">
          <Trans>Your progress</Trans>
        </h2>
        <p className="mt-1 text-soft">
          {here ? (
            <Link
              to={paths.topic(slug, here.paperCode, here.slug)}
              className="text-ink underline underline-offset-4 hover:text-brand-text"
            >
              {title(here)}
              {isShared(here) && <TopicSubject paperCode={here.paperCode} />}
            </Link>
          ) : (
            <Trans>Not started</Trans>
          )}
        </p>
        <p className="mt-1 text-sm text-soft tabular-nums">
          <Trans>
            {read} of {total} topics read, {completed} completed
          </Trans>
        </p>
        <p className="mt-1 text-sm">
          <Link to={paths.progress()} className="reach text-brand-text underline underline-offset-4">
            <Trans>All progress</Trans>
          </Link>
        </p>
      </div>
      {next.length > 0 && (
        <div className="md:border-l md:border-line md:pl-10">
          <h2 className="text-sm font-semibold">
            <Trans>What to learn next</Trans>
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {next.map((topic) => (
              <li key={topic.id}>
                <Link
                  to={paths.topic(slug, topic.paperCode, topic.slug)}
                  className="inline-flex min-h-9 items-center gap-3 rounded-control border border-edge bg-page px-3 py-1 font-medium transition hover:bg-brand-wash pointer-coarse:min-h-11"
                >
                  <span>
                    {title(topic)}
                    {isShared(topic) && <TopicSubject paperCode={topic.paperCode} />}
                  </span>
                  <span className="text-sm font-normal text-soft">
                    <ReadingTime minutes={topic.minutes} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
