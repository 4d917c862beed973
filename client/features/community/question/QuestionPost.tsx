import type { FragmentType } from '@apollo/client';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { Prose } from '../../../lib/markdown/LazyProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Waiting } from '../../../ui/states.tsx';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { Act, ShareAct } from './PostActions.tsx';
import { type QuestionPostFragment, useQuestionPostFragment } from './PostParts.gen.ts';
import { useDeleteQuestionMutation } from './Removal.gen.ts';
import { useCloseReasons } from './use-close-reasons.ts';
import { VoteBox } from './VoteBox.tsx';

const ConfirmDelete = lazy(async () => ({ default: (await import('./ConfirmDelete.tsx')).ConfirmDelete }));
const EditQuestionForm = lazy(async () => ({
  default: (await import('./EditQuestionForm.tsx')).EditQuestionForm,
}));
const CloseQuestion = lazy(async () => ({ default: (await import('./CloseQuestion.tsx')).CloseQuestion }));

export function QuestionPost({ question }: { question: FragmentType<QuestionPostFragment> }) {
  const { data, complete } = useQuestionPostFragment(question);
  return complete ? <Post data={data} /> : null;
}

function Post({ data }: { data: QuestionPostFragment }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, title, body, language, subjectCode, paper, topic, tags, viewer } = data;
  const syllabus = useSyllabus(subjectCode);
  const [editing, setEditing] = useState(false);
  const [remove] = useDeleteQuestionMutation();

  const deleteIt = async () => {
    try {
      const { data } = await remove({ variables: { id }, refetchQueries: ['CommunityPage'] });
      if (data!.deleteQuestion.__typename !== 'Deleted') return data!.deleteQuestion.message;
      void navigate(paths.community(subjectCode));
      return null;
    } catch {
      return t`This could not be sent. Try again.`;
    }
  };

  return (
    <article>
      <div className="flex flex-wrap items-center gap-2">
        <SubjectChip code={subjectCode} />
        {paper && paper !== 'all' && <Chip>{syllabus.paperName(paper)}</Chip>}
        {topic && <Chip>{syllabus.topicName(paper, topic)}</Chip>}
        {tags
          .filter((tag) => tag !== subjectCode && tag !== topic)
          .map((tag) => (
            <Link
              key={tag}
              to={paths.community(subjectCode, { tag })}
              className="inline-flex max-w-full rounded-full"
            >
              <Chip>{tag}</Chip>
            </Link>
          ))}
      </div>
      <h1 className="mt-3 font-serif text-2xl font-semibold text-pretty">
        <InlineProse text={title} lang={language} />
      </h1>
      <p className="mt-2 text-sm text-faint">
        <Trans>
          Asked <RelativeTime at={data.createdAt} />
        </Trans>{' '}
        · <Plural value={data.viewCount} one="# view" other="# views" />
        {data.editedAt && (
          <>
            {' · '}
            <Trans>
              edited <RelativeTime at={data.editedAt} />
            </Trans>
          </>
        )}
        {data.acceptedAnswerId && (
          <>
            {' · '}
            <span className="text-right">
              <Trans>answered</Trans>
            </span>
          </>
        )}
      </p>
      <ClosedNotice question={data} />

      <div className="relative mt-5 grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4">
        <VoteBox post={data} vote={viewer?.vote ?? null} mayVote={viewer?.canVote ?? true} />
        {editing ? (
          <Suspense fallback={<Waiting />}>
            <EditQuestionForm question={data} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <div>
            {body ? (
              <Prose text={body} lang={language} />
            ) : (
              <p className="text-soft">
                <Trans>The title says it all.</Trans>
              </p>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ShareAct path={paths.question(id)} title={title} />
              {viewer?.canEdit && (
                <Act onClick={() => setEditing(true)}>
                  <Trans>Edit</Trans>
                </Act>
              )}
              {viewer?.canClose && data.status !== 'LOCKED' && (
                <Suspense>
                  <CloseQuestion id={id} closed={data.status === 'CLOSED'} />
                </Suspense>
              )}
              {viewer?.canDelete && (
                <Suspense>
                  <ConfirmDelete title={<Trans>Delete this question?</Trans>} onDelete={deleteIt}>
                    <Trans>It goes with its answers, and the reputation they gave is taken back.</Trans>
                  </ConfirmDelete>
                </Suspense>
              )}
              <span className="ml-auto">
                <AuthorLine author={data.author} />
              </span>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}

function ClosedNotice({ question }: { question: QuestionPostFragment }) {
  const reasons = useCloseReasons();
  if (question.status === 'OPEN') return null;
  return (
    <p className="mt-4 rounded-card bg-hint-wash px-4 py-3 text-sm text-hint">
      {question.status === 'LOCKED' ? (
        <Trans>This question is locked.</Trans>
      ) : (
        <Trans>This question is closed and takes no more answers.</Trans>
      )}{' '}
      {question.closeReason && <>{reasons[question.closeReason]}.</>}{' '}
      {question.duplicateOf && (
        <Link to={paths.question(question.duplicateOf.id)} className="underline underline-offset-2">
          <InlineProse text={question.duplicateOf.title} />
        </Link>
      )}
    </p>
  );
}
