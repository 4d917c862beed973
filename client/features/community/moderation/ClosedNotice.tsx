import { Trans } from '@lingui/react/macro';
import { StoredLine } from '../../../lib/markdown/StoredLine.tsx';
import { paths } from '../../../lib/paths.ts';
import type { QuestionPostFragment } from '../post/PostParts.gen.ts';
import { useCloseReasons } from './use-close-reasons.ts';
import { tagOf } from '../../../lib/i18n/language-tag.ts';
import { Link } from '../../../ui/Link.tsx';

/** Why a question takes no more answers. */
export function ClosedNotice({ question }: { question: QuestionPostFragment }) {
  const reasons = useCloseReasons();
  const reason = question.close && reasons[question.close.reason];
  return (
    <p className="mt-4 rounded-card bg-hint-wash px-4 py-3 text-sm text-hint">
      {question.status === 'LOCKED' ? (
        <Trans>This question is locked.</Trans>
      ) : (
        <Trans>This question is closed and no longer accepts answers.</Trans>
      )}{' '}
      {reason && <Trans>{reason}.</Trans>}{' '}
      {question.close?.duplicateOf && (
        <Link to={paths.question(question.close.duplicateOf.id)} className="underline underline-offset-2">
          <StoredLine
            text={question.close.duplicateOf.title}
            html={question.close.duplicateOf.titlePage}
            lang={tagOf(question.close.duplicateOf.language)}
          />
        </Link>
      )}
    </p>
  );
}
