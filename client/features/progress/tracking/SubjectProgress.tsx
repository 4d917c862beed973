import { Trans, useLingui } from '@lingui/react/macro';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import type { Progress } from '../../../lib/progress/progress.ts';
import { Link } from '../../../ui/Link.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { ProgressRing } from '../../../ui/ProgressRing.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Subject } from '../use-topics.ts';

interface SubjectProgressProps {
  subject: Subject;
  progress: Progress;
}

/** A subject paper by paper: the topics that were studied, and how many there are. */
export function SubjectProgress({ subject, progress }: SubjectProgressProps) {
  const { t } = useLingui();
  const { name, title } = useBilingual();
  const { code, topics, papers } = subject;
  const completed = topics.filter(({ id }) => progress[id]?.completed).length;
  const total = topics.length;
  const filed = papers
    .map((paper) => ({ paper, topics: topics.filter(({ paperCode }) => paperCode === paper.code) }))
    .filter((group) => group.topics.some(({ id }) => progress[id]));

  return (
    <section aria-labelledby={`progress-${code}`} className="rounded-card border border-line bg-card">
      <header className="flex items-center gap-4 px-4 py-4 sm:px-5">
        <ProgressRing value={(completed / total) * 100} label={t`Topics completed`} />
        <div>
          <h2 id={`progress-${code}`} className="flex items-center gap-2 text-lg font-semibold">
            <Dot colour={subjectColour(code)} className="size-2.5" />
            {name(subject)} <span className="font-normal text-soft">{code}</span>
          </h2>
          <p className="text-sm text-soft tabular-nums">
            <Trans>
              {completed} of {total} topics completed
            </Trans>
          </p>
        </div>
      </header>
      {filed.map((group) => (
        <PaperTopics
          key={group.paper.code}
          title={title(group.paper)}
          slug={subject.slug}
          topics={group.topics}
          progress={progress}
        />
      ))}
    </section>
  );
}

interface PaperTopicsProps {
  title: string;
  slug: string;
  topics: Subject['topics'];
  progress: Progress;
}

function PaperTopics({ title: paper, slug, topics, progress }: PaperTopicsProps) {
  const { i18n } = useLingui();
  const { title } = useBilingual();
  const completed = topics.filter(({ id }) => progress[id]?.completed).length;
  const total = topics.length;
  return (
    <div className="border-t border-line px-4 py-3 sm:px-5">
      <h3 className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold">
        {paper}
        <span className="font-normal text-soft tabular-nums">
          <Trans>
            {completed} of {total} completed
          </Trans>
        </span>
      </h3>
      <table className="mt-1 w-full table-fixed text-sm tabular-nums">
        <thead className="text-left text-soft">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              <Trans>Topic</Trans>
            </th>
            <th scope="col" className="w-20 py-1 pl-3 text-end font-normal sm:w-28">
              <Trans>Mastery</Trans>
            </th>
            <th scope="col" className="hidden w-28 py-1 pl-3 text-end font-normal sm:table-cell">
              <Trans>Time spent</Trans>
            </th>
            <th scope="col" className="w-24 py-1 pl-3 text-end font-normal sm:w-32">
              <Trans>Last studied</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.flatMap((topic) => {
            const one = progress[topic.id];
            if (!one) return [];
            return (
              <tr key={topic.id} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  <Link
                    to={paths.topic(slug, topic.paperCode, topic.slug)}
                    className="reach hover:text-brand-text hover:underline"
                  >
                    {title(topic)}
                  </Link>
                  {one.completed && <span className="ml-2 text-(color:--right)">✓</span>}
                </th>
                <td className="py-1.5 pl-3 text-end">
                  {one.completed ? i18n.number(Math.round(one.mastery) / 100, { style: 'percent' }) : '–'}
                </td>
                <td className="hidden py-1.5 pl-3 text-end sm:table-cell">
                  <Minutes seconds={one.timeSpent} />
                </td>
                <td className="py-1.5 pl-3 text-end text-soft">
                  <RelativeTime at={one.lastStudied} short />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Minutes({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  if (seconds < 60) return <>–</>;
  return (
    <>{i18n.number(Math.round(seconds / 60), { style: 'unit', unit: 'minute', unitDisplay: 'short' })}</>
  );
}
