import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { PostBody } from '../../../lib/markdown/PostBody.tsx';
import { paths } from '../../../lib/paths.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { EditActs } from '../history/EditActs.tsx';
import { Interactions, ShareAct } from '../post/PostActions.tsx';
import { type QuestionPostFragment, useQuestionPostFragment } from '../post/PostParts.gen.ts';
import { VoteBox } from '../post/VoteBox.tsx';
import { EngineSays } from './EngineSays.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';

const DeleteQuestion = part(
  async () => (await import('../moderation/DeleteQuestion.tsx')).DeleteQuestion,
  overPage,
);
const ReportPost = part(async () => (await import('../reporting/ReportPost.tsx')).ReportPost, overPage);
const HiddenNotice = part(async () => (await import('../reporting/HiddenNotice.tsx')).HiddenNotice);
const EditQuestion = part(async () => (await import('../editing/EditQuestion.tsx')).EditQuestion);
const ClosedNotice = part(async () => (await import('../moderation/ClosedNotice.tsx')).ClosedNotice);
const InviteToAnswer = part(
  async () => (await import('../inviting/InviteToAnswer.tsx')).InviteToAnswer,
  overPage,
);
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

      {data.hiddenAt && (
        <div className="mt-4">
          <Suspense>
            <HiddenNotice reason={data.hiddenReason} editShowsFrom={data.editShowsFrom} />
          </Suspense>
        </div>
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
              <PostBody text={body} html={data.bodyPage} lang={tagOf(language)} />
            ) : (
              <p className="text-soft">
                <Trans>The title says it all.</Trans>
              </p>
            )}
            <EngineSays question={data} />
            <Interactions id={id} questionId={id} />
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <ShareAct path={paths.question(id)} title={title} anonymous={data.anonymous} />
              {viewer?.canInvite && (
                <Suspense>
                  <InviteToAnswer questionId={id} />
                </Suspense>
              )}
              <EditActs post={data} kind="question" editing={editing} onEdit={() => setEditing(true)} />
              {(viewer?.canClose || viewer?.canLock) && (
                <Suspense>
                  <CloseQuestion id={id} status={data.status} canLock={viewer.canLock} />
                </Suspense>
              )}
              {viewer?.canDelete && (
                <Suspense>
                  <DeleteQuestion id={id} subjectCode={subjectCode} />
                </Suspense>
              )}
              <Suspense>
                <ReportPost targetId={id} kind="question" authorId={data.author?.id} />
              </Suspense>
              <span className="ml-auto">
                <AuthorLine author={data.author} anonymous={data.anonymous} />
              </span>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
