import type { FragmentType } from '@apollo/client';
import { Plural, Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { PostBody } from '../../../lib/markdown/PostBody.tsx';
import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { SubjectChip } from '../shared/SubjectChip.tsx';
import { useSyllabus } from '../shared/use-syllabus.ts';
import { Act, ShareAct } from '../post/PostActions.tsx';
import { type QuestionPostFragment, useQuestionPostFragment } from '../post/PostParts.gen.ts';
import { VoteBox } from '../post/VoteBox.tsx';

const DeleteQuestion = part(
  async () => (await import('../removal/DeleteQuestion.tsx')).DeleteQuestion,
  overPage,
);
const EditQuestionForm = part(async () => (await import('../ask/EditQuestionForm.tsx')).EditQuestionForm);
const ClosedNotice = part(async () => (await import('../removal/ClosedNotice.tsx')).ClosedNotice);
const CloseQuestion = part(
  async () => (await import('../removal/CloseQuestion.tsx')).CloseQuestion,
  overPage,
);

export function QuestionPost({ question }: { question: FragmentType<QuestionPostFragment> }) {
  const { data, complete } = useQuestionPostFragment(question);
  return complete ? <Post data={data} /> : null;
}

function Post({ data }: { data: QuestionPostFragment }) {
  const { id, title, body, language, subjectCode, paper, topic, tags, viewer } = data;
  const syllabus = useSyllabus(subjectCode);
  const [editing, setEditing] = useState<boolean>();

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
              lang={language}
              className="reach inline-flex max-w-full rounded-full"
            >
              <Chip>{tag}</Chip>
            </Link>
          ))}
      </div>
      <h1 className="mt-3 font-serif text-2xl font-semibold text-pretty [&>:lang(zh)]:font-sans">
        <StoredLine text={title} html={data.titlePage} lang={language} />
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
      {data.status !== 'OPEN' && (
        <Suspense>
          <ClosedNotice question={data} />
        </Suspense>
      )}

      <div className="relative mt-5 grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4">
        <VoteBox post={data} vote={viewer?.vote ?? null} mayVote={viewer?.canVote ?? true} />
        {editing ? (
          <Suspense fallback={<Waiting />}>
            <EditQuestionForm question={data} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <div>
            {body ? (
              <PostBody text={body} html={data.bodyPage} lang={language} />
            ) : (
              <p className="text-soft">
                <Trans>The title says it all.</Trans>
              </p>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ShareAct path={paths.question(id)} title={title} />
              {viewer?.canEdit && (
                <Act autoFocus={editing === false} onClick={() => setEditing(true)}>
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
                  <DeleteQuestion id={id} subjectCode={subjectCode} />
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
