import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { SubjectLink } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { TopicRow } from '../shared/TopicRow.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePaperPageQuery } from './PaperPage.gen.ts';
import type { Paper } from './paper.ts';
import { PaperRail } from './PaperRail.tsx';
import { Sections } from './PaperSections.tsx';

export function PaperPage() {
  const { subjectCode: subject = '', paper = '' } = useParams();
  const { data, error, refetch } = usePaperPageQuery({ variables: { subject, paper } });
  return (
    <Loaded thing={data?.paper} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(loaded) => <OnePaper paper={loaded} />}
    </Loaded>
  );
}

function OnePaper({ paper }: { paper: Paper }) {
  const { t } = useLingui();
  const { title, otherTitle, otherTag, name } = useBilingual();
  const { subject, marks, minutes, topics } = paper;
  const called = title(paper);
  const subjectName = name(subject);
  usePageTitle(
    `${called} · ${subjectName} ${subject.code}`,
    t`${called}, a paper of CIE A-Level ${subjectName} ${subject.code}: marks, time, sections and their topics.`,
  );

  useCanonical(paths.paper(subject.code, paper.code));

  return (
    <div className="page-width grid gap-x-14 gap-y-10 py-7 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <div className="min-w-0">
        <SubjectLink subject={subject} />
        <h1 className="mt-2 font-serif text-2xl font-semibold text-balance zh:font-sans">{called}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-soft">
          <span lang={otherTag}>{otherTitle(paper)}</span>
          {marks !== null && <span className="font-mono text-sm uppercase">{paper.code}</span>}
        </p>
        {marks !== null && minutes !== null && (
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            <Fact name={<Trans>Marks</Trans>}>{marks}</Fact>
            <Fact name={<Trans>Minutes</Trans>}>{minutes}</Fact>
            <Fact name={<Trans>Minutes per mark</Trans>}>{(minutes / marks).toFixed(1)}</Fact>
          </dl>
        )}
        <section aria-labelledby="sections" className="mt-9">
          <div className="flex items-baseline justify-between border-b border-line-strong pb-2">
            <h2 id="sections" className="text-lg font-semibold">
              <Trans>What it covers</Trans>
            </h2>
            <p className="text-sm text-soft">
              <Plural value={paper.sections.length || topics.length} one="# section" other="# sections" />
            </p>
          </div>
          {topics.length > 0 ? (
            <ul>
              {topics.map((topic) => (
                <TopicRow key={topic.id} topic={topic} />
              ))}
            </ul>
          ) : (
            <Sections sections={paper.sections} subjectSlug={subject.slug} />
          )}
        </section>
      </div>
      <PaperRail paper={paper} />
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-mono text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
