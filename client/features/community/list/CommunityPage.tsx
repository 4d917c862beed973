import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useMissing, usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { isSubjectCode, SUBJECT_NAMES } from '../../../lib/subjects.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { part, unseen } from '../../../ui/part.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty, Waiting } from '../../../ui/states.tsx';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { Filters } from './Filters.tsx';
import { QuestionList } from './QuestionList.tsx';
import { useListFilters } from './use-list-filters.ts';

const NewQuestions = part(async () => (await import('./NewQuestions.tsx')).NewQuestions, unseen);

interface CommunityPageProps {
  /** What the reader's own searches lead to. */
  recommended: ReactNode;
}

export function CommunityPage({ recommended }: CommunityPageProps) {
  const { subjectCode = '' } = useParams();
  const known = isSubjectCode(subjectCode);
  // Whatever is not known from the start may have come as files since.
  const { name } = useSyllabus(subjectCode);
  if (!known && name === null) return <NoSubject />;
  if (!known && !name) return <Waiting />;
  return <Board key={subjectCode} subjectCode={subjectCode} recommended={recommended} />;
}

function NoSubject() {
  const { t } = useLingui();
  usePageTitle(t`There is no such subject`);
  useMissing();
  return (
    <Empty
      title={<Trans>There is no such subject</Trans>}
      action={
        <Link to={paths.home()} className={buttonClass()}>
          <Trans>Back to the home page</Trans>
        </Link>
      }
    >
      <Trans>The community knows 9709 Mathematics, 9231 Further Mathematics and 9702 Physics.</Trans>
    </Empty>
  );
}

function Board({ subjectCode, recommended }: CommunityPageProps & { subjectCode: string }) {
  const { i18n, t } = useLingui();
  const syllabus = useSyllabus(subjectCode);
  const name = isSubjectCode(subjectCode) ? i18n._(SUBJECT_NAMES[subjectCode]) : syllabus.name;
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
      <Filters filters={filters} syllabus={syllabus} />
      {!filters.query && (
        <Suspense>
          <NewQuestions subjectCode={subjectCode} />
        </Suspense>
      )}
      <Section>
        <QuestionList subjectCode={subjectCode} filters={filters} paperName={syllabus.paperName} />
      </Section>
      <OfTheReader>{recommended}</OfTheReader>
    </div>
  );
}

/** Nothing that the server could write into the page: it does not know who reads it. */
function OfTheReader({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  // As a transition, so that the page wakes before it.
  useEffect(() => startTransition(() => setHere(true)), []);
  return isHere && <div className="mt-10">{children}</div>;
}
