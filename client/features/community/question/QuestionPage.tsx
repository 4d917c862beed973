import { useApolloClient } from '@apollo/client/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useLive, useLiveAgain } from '../../../lib/live.ts';
import { plainly } from '../../../lib/markdown/plainly.ts';
import { useMissing, usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { useParams } from '../../../lib/router/router.tsx';
import { useSession } from '../../../lib/session.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../../../ui/Section.tsx';
import { part } from '../../../ui/part.tsx';
import { Empty, Failure, Waiting } from '../../../ui/states.tsx';
import { AnswerPost } from './AnswerPost.tsx';
import { QuestionPost } from './QuestionPost.tsx';
import { type QuestionPageQuery, RecordViewsDocument, useQuestionPageQuery } from './QuestionPage.gen.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { useQuestionEvents } from './use-question-events.ts';

const AnswerForm = part(async () => (await import('./AnswerForm.tsx')).AnswerForm);
const SimilarRail = part(async () => (await import('./SimilarRail.tsx')).SimilarRail);

export function QuestionPage() {
  const { questionId = '' } = useParams();
  return <QuestionById key={questionId} id={questionId} />;
}

function QuestionById({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useQuestionPageQuery({ variables: { id, sort: 'BEST' } });
  const question = data?.question;
  const { deleted, fresh } = useQuestionEvents(id, question?.acceptedAnswerId ?? null);
  usePageTitle(
    question ? plainly(question.title) : t`Question`,
    question?.excerpt ? plainly(question.excerpt) : undefined,
  );
  useLiveAgain(() => void refetch());
  useRecordedView(question?.id);

  if (!data)
    return (
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-5">
        {error ? <Failure onRetry={() => refetch()} /> : <QuestionSkeleton />}
      </div>
    );
  if (!question || deleted) return <NoQuestion deleted={deleted} subjectCode={question?.subjectCode} />;

  return (
    <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-4 py-7 sm:px-5 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <div className="min-w-0">
        <Section>
          <QuestionPost question={question} />
        </Section>
        <Answers
          question={question}
          fresh={fresh}
          onMore={() => fetchMore({ variables: { after: question.answers.pageInfo.endCursor } })}
        />
      </div>
      <Section>
        <Suspense>
          <SimilarRail id={id} />
        </Suspense>
      </Section>
    </div>
  );
}

function NoQuestion({ deleted, subjectCode = '9709' }: { deleted: boolean; subjectCode?: string }) {
  useMissing();
  return (
    <Empty
      title={deleted ? <Trans>This question was deleted</Trans> : <Trans>There is no such question</Trans>}
      action={
        <Link to={paths.community(subjectCode)} className={buttonClass()}>
          <Trans>To the questions</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, or the link is not complete.</Trans>
    </Empty>
  );
}

type Shown = NonNullable<QuestionPageQuery['question']>;

function Answers({
  question,
  fresh,
  onMore,
}: {
  question: Shown;
  fresh: ReadonlySet<string>;
  onMore: () => unknown;
}) {
  const me = useSession()?.id;
  const live = useLive();
  const { edges, pageInfo } = question.answers;
  return (
    <section aria-labelledby="answers" className="mt-10">
      <div className="flex items-baseline gap-3 pb-3">
        <h2 id="answers" className="text-lg font-semibold" aria-live="polite">
          <Plural value={question.answerCount} _0="No answers yet" one="# answer" other="# answers" />
        </h2>
        {live && (
          <p className="ml-auto flex items-center gap-1.5 text-sm text-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-right" />
            <Trans>live</Trans>
          </p>
        )}
      </div>
      {edges.map(({ node }) => (
        <Section key={node.id}>
          <AnswerPost
            answer={node}
            mayAccept={question.viewer?.canAccept ?? false}
            acceptedAnswerId={question.acceptedAnswerId}
            fresh={fresh.has(node.id)}
          />
        </Section>
      ))}
      {pageInfo.hasNextPage && (
        <Button onClick={onMore}>
          <Trans>Show more answers</Trans>
        </Button>
      )}
      {question.status === 'OPEN' && (
        <div className="mt-8 border-t border-line pt-6">
          <Suspense fallback={<Waiting />}>
            <AnswerForm questionId={question.id} answered={edges.some(({ node }) => node.author.id === me)} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

/** Tells the server that somebody looked; nobody has to wait for it. */
function useRecordedView(id: string | undefined): void {
  const graph = useApolloClient();
  const [recorded, setRecorded] = useState<string>();
  useEffect(() => {
    if (!id || recorded === id) return;
    const timer = setTimeout(() => {
      setRecorded(id);
      graph.mutate({ mutation: RecordViewsDocument, variables: { ids: [id] } }).catch(() => {});
    }, 1500);
    return () => clearTimeout(timer);
  }, [graph, id, recorded]);
}
