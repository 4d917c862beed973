import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import type { Subject } from './subject-counts.ts';
import { useSubjectsQuery } from './Subjects.gen.ts';
import { SubjectLinks } from './SubjectLinks.tsx';

/** Where studying begins: every subject with its ways in. */
export function HubPage({ recommended }: { recommended?: ReactNode }) {
  const { t } = useLingui();
  usePageTitle(
    t`Study hub`,
    t`Topics, papers, learning paths and questions of every CIE A-Level subject on this site.`,
  );
  const { data, error, refetch } = useSubjectsQuery();
  return (
    <Loaded thing={data?.subjects} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(subjects) => (
        <ListLayout
          title={<Trans>Study hub</Trans>}
          lead={<Trans>Every topic, paper and learning path of your subjects.</Trans>}
          action={
            <Link to={paths.subjects()} className={buttonClass()}>
              <Trans>Choose a subject</Trans>
            </Link>
          }
        >
          <div className="mt-6 flex flex-col gap-4">
            {subjects.map((subject) => (
              <SubjectCard key={subject.code} subject={subject} />
            ))}
          </div>
          {recommended && <div className="mt-10">{recommended}</div>}
        </ListLayout>
      )}
    </Loaded>
  );
}

function SubjectCard({ subject }: { subject: Subject }) {
  const { name, otherName, otherTag } = useBilingual();
  const id = `subject-${subject.code}`;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="flex items-baseline gap-2.5 font-serif text-xl font-semibold zh:font-sans">
          <Dot colour={subjectColour(subject.code)} className="size-2.5 self-center" />
          <Link to={paths.studyHub(subject.code)} className="reach hover:text-brand-text">
            {name(subject)}
          </Link>
        </h2>
        <span lang={otherTag} className="text-sm text-faint">
          {otherName(subject)}
        </span>
        <span className="ml-auto font-mono text-sm text-faint">{subject.code}</span>
      </div>
      <SubjectLinks subject={subject} />
    </section>
  );
}
