import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import '../../../ui/marks-margin/marks-margin.css';
import { PostBody } from '../../../lib/markdown/PostBody.tsx';
import { paths } from '../../../lib/paths.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { overPage, part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { AuthorLine } from '../shared/AuthorLine.tsx';
import { AcceptedMark } from './AcceptedMark.tsx';
import { CheckBadge } from './CheckBadge.tsx';
import { EditActs } from '../history/EditActs.tsx';
import { Interactions, ShareAct } from '../post/PostActions.tsx';
import { type AnswerPostFragment, useAnswerPostFragment } from '../post/PostParts.gen.ts';
import { VoteBox } from '../post/VoteBox.tsx';

const AnswerWorking = part(async () => (await import('./AnswerWorking.tsx')).AnswerWorking);
const AcceptButton = part(async () => (await import('./AcceptButton.tsx')).AcceptButton);
const DeleteAnswer = part(async () => (await import('./DeleteAnswer.tsx')).DeleteAnswer, overPage);
const KeepAnswer = part(async () => (await import('./KeepAnswer.tsx')).KeepAnswer, unseen);
const ReportPost = part(async () => (await import('../reporting/ReportPost.tsx')).ReportPost, overPage);
const HiddenNotice = part(async () => (await import('../reporting/HiddenNotice.tsx')).HiddenNotice);
const EditAnswer = part(async () => (await import('../editing/EditAnswer.tsx')).EditAnswer);

interface AnswerPostProps {
  answer: FragmentType<AnswerPostFragment>;
  /** What holds for an answer that came while the reader was looking: events know no reader. */
  mayAccept: boolean;
  acceptedAnswerId: string | null;
  /** It came while the reader was looking. */
  fresh: boolean;
}

export function AnswerPost({ answer, ...rest }: AnswerPostProps) {
  const { data, complete } = useAnswerPostFragment(answer);
  // Taken out of the cache: the page is about to be drawn without it.
  return complete ? <Post data={data} {...rest} /> : null;
}

/** A first line follows from nothing: only the second says something. */
const saysAnything = ({ linesOk, firstWrong }: { linesOk: number; firstWrong: number | null }) =>
  linesOk > 1 || firstWrong !== null;

interface PostProps extends Omit<AnswerPostProps, 'answer'> {
  data: AnswerPostFragment;
}

function Post({ data, mayAccept, acceptedAnswerId, fresh }: PostProps) {
  const { t } = useLingui();
  const { id, questionId, body, check, viewer, accepted } = data;
  const working = data.working && saysAnything(data.working) ? data.working : null;
  const [editing, setEditing] = useState<boolean>();

  return (
    <article
      id={`answer-${id}`}
      aria-label={accepted ? t`Accepted answer` : t`Answer`}
      className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-t border-line py-6 ${fresh ? 'bg-brand-wash/50' : ''}`}
    >
      <div className="flex flex-col items-center">
        <VoteBox post={data} viewer={viewer} />
        {(viewer?.canAccept ?? mayAccept) ? (
          <Suspense>
            <AcceptButton
              answerId={id}
              questionId={questionId}
              accepted={accepted}
              acceptedBefore={acceptedAnswerId}
            />
          </Suspense>
        ) : (
          accepted && <AcceptedMark />
        )}
      </div>
      {editing ? (
        <Suspense fallback={<Waiting />}>
          <EditAnswer answer={data} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <div>
          {data.hiddenAt && (
            <Suspense>
              <HiddenNotice reason={data.hiddenReason} editShowsFrom={data.editShowsFrom} />
            </Suspense>
          )}
          <PostBody text={body} html={data.bodyPage} />
          {working && (
            <Suspense>
              <AnswerWorking working={working} />
            </Suspense>
          )}
          {(check || data.aiGenerated) && (
            <CheckBadge check={working ? null : check} byMachine={data.aiGenerated} />
          )}
          <Interactions id={id} questionId={questionId} />
          <Acts data={data} editing={editing} onEdit={() => setEditing(true)} />
        </div>
      )}
    </article>
  );
}

interface ActsProps {
  data: AnswerPostFragment;
  /** Undefined until it was edited for the first time. */
  editing: boolean | undefined;
  onEdit: () => void;
}

/** What a reader can do with an answer beside voting, and who wrote it when. */
function Acts({ data, editing, onEdit }: ActsProps) {
  const { t } = useLingui();
  const { id, questionId, viewer } = data;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ShareAct path={`${paths.question(questionId)}#answer-${id}`} title={t`An answer on Lemma`} />
      <EditActs post={data} kind="answer" editing={editing} onEdit={onEdit} />
      {viewer?.canDelete && (
        <Suspense>
          <DeleteAnswer id={id} questionId={questionId} />
        </Suspense>
      )}
      <Suspense>
        <ReportPost targetId={id} kind="answer" authorId={data.author?.id} />
      </Suspense>
      <Suspense>
        <KeepAnswer answer={data} />
      </Suspense>
      <span className="ml-auto flex flex-wrap items-center gap-x-3 text-xs text-faint">
        {data.editedAt ? (
          <Trans>
            edited <RelativeTime at={data.editedAt} />
          </Trans>
        ) : (
          <RelativeTime at={data.createdAt} />
        )}
        <AuthorLine author={data.author} />
      </span>
    </div>
  );
}
