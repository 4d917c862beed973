import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { PostBody } from '../../../lib/markdown/PostBody.tsx';
import { paths } from '../../../lib/paths.ts';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { Act, ShareAct } from '../post/PostActions.tsx';
import { type QuestionPostFragment, useQuestionPostFragment } from '../post/PostParts.gen.ts';
import { VoteBox } from '../post/VoteBox.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';

const DeleteQuestion = part(
  async () => (await import('../moderation/DeleteQuestion.tsx')).DeleteQuestion,
  overPage,
);
const EditQuestion = part(async () => (await import('../editing/EditQuestion.tsx')).EditQuestion);
const ClosedNotice = part(async () => (await import('../moderation/ClosedNotice.tsx')).ClosedNotice);
const CloseQuestion = part(
  async () => (await import('../moderation/CloseQuestion.tsx')).CloseQuestion,
  overPage,
);

export function QuestionPost({ question }: { question: FragmentType<QuestionPostFragment> }) {
  const { data, complete } = useQuestionPostFragment(question);
  return complete ? <Post data={data} /> : null;
}

function Post({ data }: { data: QuestionPostFragment }) {
  const { id, title, body, language, subjectCode, viewer } = data;
  const [editing, setEditing] = useState<boolean>();

  return (
    <article>
      <QuestionHeader question={data} />
      {data.status !== 'OPEN' && (
        <Suspense>
          <ClosedNotice question={data} />
        </Suspense>
      )}

      <div className="relative mt-5 grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4">
        <VoteBox post={data} viewer={viewer} />
        {editing ? (
          <Suspense fallback={<Waiting />}>
            <EditQuestion question={data} onDone={() => setEditing(false)} />
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
              {viewer?.canClose && (
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
