import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FAILURE_MESSAGES } from './failure-messages.ts';
import { ReplyText } from './ReplyText.tsx';
import type { Failure, Read } from '../store/message.ts';
import type { FailedReplyFragment, ReplyBodyFragment } from './Replies.gen.ts';
import { Reply } from './Reply.tsx';

interface ErrorBubbleProps {
  message: Read<FailedReplyFragment>;
  /** Only the last reply can be retried. */
  onRetry: (() => void) | null;
}

/** Why a reply failed, with its partial text, and the built-in tutor's reply if a model failed. */
export function ErrorBubble({ message, onRetry }: ErrorBubbleProps) {
  const { i18n, t } = useLingui();
  const { say } = useBilingual();
  const { content, failure, instead } = message;
  const wordsOf = (why: Failure | null) => {
    // The service's own message is the same in both languages.
    if (why?.text && why.text.en === why.text.zh) return why.text.en;
    const known = FAILURE_MESSAGES[why?.code ?? 'OTHER'];
    return known ? i18n._(known) : why?.text && say(why.text);
  };
  return (
    <div className="flex flex-col gap-3">
      {content && <ReplyText text={content} />}
      <div
        role="alert"
        data-error
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-wrong bg-wrong-wash px-4 py-3 text-wrong"
      >
        <span role="img" aria-label={t`Error`}>
          <Icon name="alert" />
        </span>
        <p className="min-w-40 flex-1">{wordsOf(failure)}</p>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        )}
      </div>
      {instead && (
        <section className="flex flex-col gap-2 rounded-card border border-line p-4">
          <h4 className="text-sm font-semibold">
            <Trans>The built-in tutor’s own answer</Trans>
          </h4>
          <Reply message={insteadOf(message, instead)} />
        </section>
      )}
    </div>
  );
}

/** The built-in tutor's reply in the form of a complete one. */
function insteadOf(message: Read<FailedReplyFragment>, instead: string): Read<ReplyBodyFragment> {
  const isShown = message.solutions.length > 0 && message.verification?.status === 'VERIFIED';
  return {
    ...message,
    content: instead,
    beside: isShown ? '' : instead,
    solutions: isShown ? message.solutions : [],
    status: 'DONE',
    source: 'lemma',
  };
}
