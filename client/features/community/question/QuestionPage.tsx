import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../lib/graph/live-status.ts';
import { plainly } from '../../../lib/markdown/plain-text.ts';
import { usePageTitle, useStructuredData } from '../../../lib/page-metadata.ts';
import { inLanguage, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Waiting } from '../../../ui/loading/states.tsx';
import { useEverTrue } from '../../../ui/loading/use-ever-true.ts';
import { AnswerPost } from '../answers/AnswerPost.tsx';
import { QuestionPost } from './QuestionPost.tsx';
import { type QuestionPageQuery, useQuestionPageQuery } from './QuestionPage.gen.ts';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { qaPage } from './structured-data.ts';

const AnswerForm = part(async () => (await import('../answers/AnswerForm.tsx')).AnswerForm);
const NoQuestion = part(async () => (await import('./QuestionNotFound.tsx')).NoQuestion);
const QuestionEvents = part(async () => (await import('./QuestionEvents.tsx')).QuestionEvents, unseen);
const SimilarRail = part(async () => (await import('./SimilarRail.tsx')).SimilarRail);

export function QuestionPage() {
  const { question: questionId = '' } = useParams();
  return <QuestionById key={questionId} id={questionId} />;
}

function QuestionById({ id }: { id: string }) {
  const { t } = useLingui();
  const start = useSearchParams()[0].get('after') ?? undefined;
  const { data, error, refetch, fetchMore } = useQuestionPageQuery({
    variables: { id, sort: 'BEST', after: start },
  });
  const question = data?.question;
  const [deleted, setDeleted] = useState(false);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  usePageTitle(
    question ? plainly(question.title) : t`Question`,
    question?.excerpt ? plainly(question.excerpt) : undefined,
  );
  useStructuredData(() => (question ? qaPage(question) : null));

  return (
    <>
      {/* Loaded while the question is asked for: what happens meanwhile is not to be missed. */}
      <Suspense>
        <QuestionEvents
          questionId={id}
          isRead={!!question}
          acceptedAnswerId={question?.acceptedAnswerId ?? null}
          onAnswer={(answer) => setFresh((before) => new Set([...before, answer]))}
          onDeleted={() => setDeleted(true)}
          onMissed={refetch}
        />
      </Suspense>
      {!data && (
        <div className="page-width py-8">
          {error ? <Failure onRetry={() => refetch()} /> : <QuestionSkeleton />}
        </div>
      )}
      {data && (!question || deleted) && (
        <Suspense fallback={<Waiting />}>
          <NoQuestion id={id} deleted={deleted} subjectCode={question?.subjectCode} />
        </Suspense>
      )}
      {question && !deleted && (
        <Thread
          question={question}
          fresh={fresh}
          isFromStart={!start}
          onMore={() => fetchMore({ variables: { after: question.answers.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

type Shown = NonNullable<QuestionPageQuery['question']>;

interface ThreadProps {
  question: Shown;
  /** Answers that came while the reader was looking. */
  fresh: ReadonlySet<string>;
  /** Whether the first answers are among those shown. */
  isFromStart: boolean;
  onMore: () => unknown;
}

function Thread({ question, ...answers }: ThreadProps) {
  return (
    <div className="page-width grid gap-x-14 gap-y-10 py-7 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <div className="min-w-0">
        <Section>
          <QuestionPost question={question} />
        </Section>
        <Answers question={question} {...answers} />
      </div>
      <Section>
        <Suspense>
          <SimilarRail id={question.id} />
        </Suspense>
      </Section>
    </div>
  );
}

function Answers({ question, fresh, isFromStart, onMore }: ThreadProps) {
  const { i18n } = useLingui();
  const me = useSession()?.id;
  const live = useLive();
  const { edges, pageInfo } = question.answers;
  // An answer being written is kept when the question closes; posting it then reports the refusal.
  const takesAnswers = useEverTrue(question.status === 'OPEN');
  return (
    <section aria-labelledby="answers" className="mt-10">
      <div className="flex items-baseline gap-3 pb-3">
        <h2 id="answers" className="text-lg font-semibold" aria-live="polite">
          <Plural value={question.answerCount} _0="No answers yet" one="# answer" other="# answers" />
        </h2>
        {live && (
          <p className="ml-auto flex items-center gap-1.5 text-sm text-soft">
            <span aria-hidden="true" className="size-2 rounded-full bg-correct" />
            <Trans>live</Trans>
          </p>
        )}
      </div>
      {!isFromStart && (
        // Loaded anew: the cached list begins after the first answers.
        <a href={inLanguage(paths.question(question.id), i18n.locale)} className={buttonClass()}>
          <Trans>Show all answers</Trans>
        </a>
      )}
      <LongList items={edges} idOf={({ node }) => node.id} rowHeight={300}>
        {({ node }) => (
          <Section>
            <AnswerPost
              answer={node}
              mayAccept={question.viewer?.canAccept === true && node.author.id !== question.author?.id}
              acceptedAnswerId={question.acceptedAnswerId}
              fresh={fresh.has(node.id)}
            />
          </Section>
        )}
      </LongList>
      {pageInfo.hasNextPage && (
        <Link
          rel="next"
          to={paths.question(question.id, pageInfo.endCursor ?? '')}
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
          className={buttonClass()}
        >
          <Trans>Show more answers</Trans>
        </Link>
      )}
      {takesAnswers && (
        <div className="mt-8 border-t border-line pt-6">
          <Suspense fallback={<Waiting />}>
            <AnswerForm questionId={question.id} answered={edges.some(({ node }) => node.author.id === me)} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
