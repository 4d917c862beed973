import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Count } from '../../../ui/Count.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import { Difference } from '../history/Difference.tsx';
import { type SuggestedEditFragment, useDecideSuggestionMutation } from './ReviewPage.gen.ts';

/** About how high one is in a list, in pixels. */
export const ROW_HEIGHT = 260;

interface SuggestedEditProps {
  suggestion: SuggestedEditFragment;
}

/** One suggested edit, what it changes, and the decision about it. */
export function SuggestedEdit({ suggestion }: SuggestedEditProps) {
  const { author, comment, createdAt, difference, isOutdated, reason, status } = suggestion;
  const me = useSession()?.id;
  const question = suggestion.question ?? suggestion.answer?.question;
  return (
    <article>
      {question && (
        <Link
          to={`${paths.question(question.id)}${suggestion.answer ? `#answer-${suggestion.answer.id}` : ''}`}
          className="font-medium text-brand-text underline-offset-2 hover:underline"
        >
          <InlineProse text={question.title} />
        </Link>
      )}
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span translate="no">{author.name}</span>
        <Count value={author.reputation} />
        <RelativeTime at={createdAt} />
        {comment && <span>“{comment}”</span>}
      </p>
      <Difference difference={difference} />
      {isOutdated && status === 'PENDING' && (
        <p className="mt-2 text-sm text-hint">
          <Trans>The post has changed since: this edit can only be rejected.</Trans>
        </p>
      )}
      {status === 'PENDING' ? (
        author.id === me ? (
          <Withdrawal id={suggestion.id} />
        ) : (
          <Decision suggestion={suggestion} />
        )
      ) : (
        <p role="status" className="mt-3 text-sm font-medium">
          {status === 'ACCEPTED' && <Trans>Accepted</Trans>}
          {status === 'REJECTED' && <Trans>Rejected</Trans>}
          {status === 'WITHDRAWN' && <Trans>Withdrawn</Trans>}
          {reason && <span className="ml-2 font-normal text-soft">“{reason}”</span>}
        </p>
      )}
    </article>
  );
}

function Decision({ suggestion: { id, isOutdated, canDecide } }: SuggestedEditProps) {
  const { t } = useLingui();
  // Also while its row is out of sight, and taken out of a long list.
  const { text: reason, setText: setReason, forget } = useDraftField(`decision:${id}`, '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, { loading }] = useDecideSuggestionMutation();
  if (!canDecide)
    return (
      <p className="mt-3 text-sm text-soft">
        <Trans>Somebody else decides about this one.</Trans>
      </p>
    );

  const decide = async (accepted: boolean) => {
    setRefusal(null);
    try {
      const { data } = await send({ variables: { input: { id, accepted, reason: reason || null } } });
      const result = data!.decideSuggestion;
      if (result.__typename !== 'Suggestion')
        return setRefusal([...result.fields.map((fault) => fault.message), result.message][0]!);
      forget();
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-56 flex-1">
        <Input
          label={<Trans>Reason (needed to reject)</Trans>}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <span className="flex gap-3">
        {!isOutdated && (
          <Button look="primary" busy={loading} onClick={() => void decide(true)}>
            <Trans>Accept</Trans>
          </Button>
        )}
        <Button busy={loading} onClick={() => void decide(false)}>
          <Trans>Reject</Trans>
        </Button>
      </span>
      {refusal && <Refusal>{refusal}</Refusal>}
    </div>
  );
}
