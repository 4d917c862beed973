import { Trans } from '@lingui/react/macro';
import { readDraft } from '../../../lib/device/drafts.ts';
import { useAfterHydration } from '../../../lib/device/external-store.ts';
import { useMissing } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty } from '../../../ui/loading/states.tsx';

interface NoQuestionProps {
  id: string;
  /** Deleted while the page was open. */
  deleted: boolean;
  subjectCode: string | undefined;
}

export function NoQuestion({ id, deleted, subjectCode = '9709' }: NoQuestionProps) {
  useMissing();
  return (
    <Empty
      title={deleted ? <Trans>This question was deleted</Trans> : <Trans>There is no such question</Trans>}
      action={
        <Link to={paths.community(subjectCode)} className={buttonClass()}>
          <Trans>All questions</Trans>
        </Link>
      }
    >
      <Trans>It may have been deleted, or the link may be incomplete.</Trans>
      <Written questionId={id} />
    </Empty>
  );
}

/** Drafts of an answer or an edit outlive the question. */
function Written({ questionId }: { questionId: string }) {
  const readDrafts = () =>
    [`answer-to:${questionId}`, `question:${questionId}`].map(readDraft).filter(Boolean).join('\n\n');
  const text = useAfterHydration(readDrafts, () => '');
  if (!text) return null;
  return (
    <label className="mt-5 flex flex-col gap-1.5 text-left text-sm font-medium text-ink">
      <Trans>Your draft</Trans>
      <textarea
        readOnly
        value={text}
        className="field-sizing-content max-h-[50dvh] min-h-24 w-full rounded-control border border-edge bg-card px-3 py-2.5 text-base font-normal"
      />
    </label>
  );
}
