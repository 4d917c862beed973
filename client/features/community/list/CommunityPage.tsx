import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { OfSubject } from '../shared/SubjectGuard.tsx';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { Filters } from './Filters.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SearchQuestions } from './SearchQuestions.tsx';
import { useListFilters } from './use-list-filters.ts';

interface CommunityPageProps {
  /** What the reader's own searches lead to. */
  recommended: ReactNode;
}

export function CommunityPage({ recommended }: CommunityPageProps) {
  const { subjectCode = '' } = useParams();
  return (
    <OfSubject code={subjectCode}>
      {(name) => (
        <QuestionBoard key={subjectCode} subjectCode={subjectCode} name={name} recommended={recommended} />
      )}
    </OfSubject>
  );
}

interface QuestionBoardProps extends CommunityPageProps {
  subjectCode: string;
  name: string;
}

function QuestionBoard({ subjectCode, name, recommended }: QuestionBoardProps) {
  const { t } = useLingui();
  const syllabus = useSyllabus(subjectCode);
  usePageTitle(
    t`${name} questions`,
    t`Questions about CIE A-Level ${name} ${subjectCode}, with worked answers and votes: read them, or ask your own.`,
  );
  const filters = useListFilters(subjectCode);

  return (
    <div className="page-width grid gap-x-14 gap-y-10 py-7 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      {/* As high as a phone: what stands below a list that is still to come moves out of sight. */}
      <div className="min-w-0 max-lg:min-h-dvh">
        <SubjectChip code={subjectCode} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-serif text-2xl font-semibold zh:font-sans">
            {filters.query ? <Trans>Results for “{filters.query}”</Trans> : <Trans>Questions</Trans>}
          </h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link to={paths.tags()} className="reach text-sm text-brand-text hover:underline">
              <Trans>All tags</Trans>
            </Link>
            <Link to={paths.ask(subjectCode)} className={buttonClass('primary')}>
              <Trans>Ask a question</Trans>
            </Link>
          </div>
        </div>
        <SearchQuestions query={filters.query} onSearch={(q) => filters.set({ q })} />
        {/* How high the row of filters is, the papers say. */}
        {syllabus.name === '' && <ListSkeleton />}
        <div hidden={syllabus.name === ''}>
          <Filters filters={filters} syllabus={syllabus} />
          <Section>
            <QuestionList subjectCode={subjectCode} filters={filters} paperName={syllabus.paperName} />
          </Section>
        </div>
      </div>
      <aside>{recommended}</aside>
    </div>
  );
}
