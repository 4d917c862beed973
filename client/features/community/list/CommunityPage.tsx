import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { OfSubject } from '../shared/SubjectGuard.tsx';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { Filters } from './Filters.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QuestionList } from './QuestionList.tsx';
import { useListFilters } from './use-list-filters.ts';

const NewQuestions = part(async () => (await import('./NewQuestions.tsx')).NewQuestions, unseen);

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
  const user = useSession();

  return (
    <div className="mx-auto max-w-4xl px-4 py-7 sm:px-5">
      <SubjectChip code={subjectCode} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-2xl font-semibold zh:font-sans">
          {filters.query ? <Trans>Results for “{filters.query}”</Trans> : <Trans>Questions</Trans>}
        </h1>
        {user ? (
          <Link to={paths.ask(subjectCode)} className={buttonClass('primary')}>
            <Trans>Ask a question</Trans>
          </Link>
        ) : (
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Ask a question</Trans>
          </Button>
        )}
      </div>
      {/* How high the row of filters is, the papers say. */}
      {syllabus.name === '' && <ListSkeleton />}
      <div hidden={syllabus.name === ''}>
        <Filters filters={filters} syllabus={syllabus} />
        {!filters.query && (
          <Suspense>
            <NewQuestions subjectCode={subjectCode} />
          </Suspense>
        )}
        <Section>
          <QuestionList subjectCode={subjectCode} filters={filters} paperName={syllabus.paperName} />
        </Section>
        {/* Below a list that is still to come it would move. */}
        <div className="mt-10 [div[role=status]~&]:hidden">{recommended}</div>
      </div>
    </div>
  );
}
