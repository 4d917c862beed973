import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { CheckedWorking } from '../../../ui/marks-margin/CheckedWorking.tsx';
import { Spinner } from '../../../ui/Icon.tsx';
import { ReplyText } from './ReplyText.tsx';
import type { Read } from '../store/message.ts';
import { VerificationBadge } from './VerificationBadge.tsx';
import { CitedCards } from './CitedCards.tsx';
import { HowItWasRead } from './HowItWasRead.tsx';
import type { ReplyBodyFragment } from './Replies.gen.ts';
import { RevealedSolution } from './RevealedSolution.tsx';

/**
 * A reply: text, lines in the marks margin, the result of checking, citations. Memoised, so that complete replies are
 * not rendered again while another one grows.
 */
export const Reply = memo(function Reply({ message }: { message: Read<ReplyBodyFragment> }) {
  const { t } = useLingui();
  const { content, beside, status, solutions, working, citations } = message;
  if (status === 'WRITING')
    return content ? (
      <ReplyText text={content} growing />
    ) : (
      <p className="flex items-center gap-2.5 text-soft">
        <span role="img" aria-label={t`Loading...`} className="inline-flex text-brand-text">
          <Spinner />
        </span>
        <Trans>AI is thinking...</Trans>
      </p>
    );

  const shown = solutions.filter(({ steps }) => steps.length > 0);
  // A stopped reply has no `beside`.
  const text = status === 'DONE' ? beside : content;
  return (
    <div className="flex flex-col gap-3">
      {text && <ReplyText text={text} />}
      {working && <CheckedWorking working={working} title={<Trans>Your working</Trans>} heading="h4" />}
      {shown.map((solution, i) => (
        <RevealedSolution key={i} solution={solution} />
      ))}
      <HowItWasRead message={message} />
      {citations.length > 0 && (
        <CitedCards cards={citations} whole={solutions.length === 0 && beside !== content} />
      )}
      {status === 'STOPPED' && (
        <p className="text-sm text-soft">
          <Trans>Stopped.</Trans>
        </p>
      )}
      <VerificationBadge message={message} />
    </div>
  );
});
