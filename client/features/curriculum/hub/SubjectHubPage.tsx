import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { type SubjectHubQuery, useSubjectHubQuery } from './SubjectHubPage.gen.ts';
import { SubjectLinks } from './SubjectLinks.tsx';

type Subject = NonNullable<SubjectHubQuery['subject']>;

/** The study hub of one subject, by its code or its name. */
export function SubjectHubPage({ recommended }: { recommended?: ReactNode }) {
  const { subjectCode = '' } = useParams();
  const { data, error, refetch } = useSubjectHubQuery({ variables: { subject: subjectCode } });
  return (
    <Loaded thing={data?.subject} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(subject) => <Hub subject={subject} recommended={recommended} />}
    </Loaded>
  );
}

function Hub({ subject, recommended }: { subject: Subject; recommended: ReactNode }) {
  const { t } = useLingui();
  const { name, otherName, otherTag } = useBilingual();
  const called = name(subject);
  usePageTitle(
    `${called} ${subject.code}`,
    t`Study CIE A-Level ${called} ${subject.code}: every topic, every paper, a learning path and questions answered.`,
  );

  useCanonical(paths.studyHub(subject.code));

  return (
    <ListLayout
      subject={subject}
      title={called}
      lead={<span lang={otherTag}>{otherName(subject)}</span>}
      action={
        <Link to={paths.learningPath(subject.code)} className={buttonClass('primary')}>
          <Trans>See the learning path</Trans>
        </Link>
      }
    >
      <SubjectLinks subject={subject} />
      <div className="mt-9 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {subject.papers
          .filter(({ topics }) => topics.length > 0)
          .flatMap((paper) => partsOf(paper))
          .map(({ paper, level, topics }) => (
            <Part key={paper.code + level} subject={subject} paper={paper} level={level} topics={topics} />
          ))}
      </div>
      {recommended && <div className="mt-10">{recommended}</div>}
    </ListLayout>
  );
}

type Paper = Subject['papers'][number];

/** A paper with its topics; those of physics, all filed under one paper, are grouped by year. */
function partsOf(paper: Paper): Omit<PartProps, 'subject'>[] {
  if (paper.code !== 'all') return [{ paper, level: null, topics: paper.topics }];
  return (['AS', 'A2'] as const).map((level) => ({
    paper,
    level,
    topics: paper.topics.filter((topic) => topic.level === level),
  }));
}

interface PartProps {
  subject: Subject;
  paper: Paper;
  level: 'AS' | 'A2' | null;
  topics: Paper['topics'];
}

function Part({ subject, paper, level, topics }: PartProps) {
  const { title } = useBilingual();
  const id = `part-${paper.code}-${level ?? ''}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex items-baseline gap-3 border-b border-line-strong pb-2 font-semibold">
        {level ? (
          <Link to={paths.physicsLevel(level === 'AS' ? 'as' : 'a2')} className="reach hover:text-brand-text">
            {level === 'AS' ? <Trans>AS Level</Trans> : <Trans>A2 Level</Trans>}
          </Link>
        ) : (
          <Link to={paths.paper(subject.code, paper.code)} className="reach hover:text-brand-text">
            {title(paper)}
          </Link>
        )}
        {!level && <span className="ml-auto font-mono text-xs text-faint uppercase">{paper.code}</span>}
      </h2>
      <ul className="mt-1.5">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link
              to={paths.topic(subject.slug, paper.code, topic.slug)}
              className="block rounded-sm py-1 text-soft hover:text-brand-text hover:underline pointer-coarse:py-2.5"
            >
              {title(topic)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
