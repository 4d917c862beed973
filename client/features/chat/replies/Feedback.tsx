import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { MAX_NOTE } from '../../../lib/graph/limits.gen.ts';
import type { ReplyRating } from '../../../lib/graph/schema-types.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import type { Read } from '../store/message.ts';
import type { ReplyActionsFragment } from './Replies.gen.ts';

/** Shorter replies are not rated. */
const LONGER_THAN = 50;

export const mayBeRated = ({ role, status, content }: Read<ReplyActionsFragment>): boolean =>
  role === 'TUTOR' && (status === 'DONE' || status === 'STOPPED') && [...content].length > LONGER_THAN;

interface FeedbackProps {
  rating: ReplyRating;
  onRate: (rating: ReplyRating) => void;
}

export function Feedback({ rating, onRate }: FeedbackProps) {
  const { t } = useLingui();
  const thumb = (kind: 'UP' | 'DOWN', label: string, turn: string) => (
    <IconButton
      label={label}
      aria-pressed={rating === kind}
      onClick={() => onRate(rating === kind ? 'NONE' : kind)}
      className="size-8 aria-pressed:bg-brand-wash aria-pressed:text-brand-text"
    >
      <RareIcon name="thumb" className={`size-4 ${turn}`} />
    </IconButton>
  );
  return (
    <span role="group" aria-label={t`Was this reply helpful?`} className="inline-flex">
      {thumb('UP', t`Helpful`, '')}
      {thumb('DOWN', t`Not helpful`, 'rotate-180')}
    </span>
  );
}

/** A note on a reply that was just rated. */
export function FeedbackNote({ onNote }: { onNote: (note: string) => Promise<boolean> }) {
  const id = useId();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'lost'>('open');
  const send = async () => {
    if (!note.trim() || state === 'sending') return;
    setState('sending');
    setState((await onNote(note.trim())) ? 'sent' : 'lost');
  };

  if (state === 'sent')
    return (
      <p role="status" className="text-sm text-soft">
        <Trans>Thank you.</Trans>
      </p>
    );
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id} className="min-w-40 flex-1 text-sm text-soft">
        <Trans>What was right or wrong? (optional)</Trans>
        <input
          id={id}
          value={note}
          readOnly={state === 'sending'}
          maxLength={MAX_NOTE}
          onChange={(event) => setNote(event.target.value)}
          className="mt-1 block h-9 w-full rounded-control border border-edge bg-card px-3 text-ink pointer-coarse:min-h-11"
        />
      </label>
      <Button type="submit" busy={state === 'sending'}>
        <Trans>Send note</Trans>
      </Button>
      {state === 'lost' && (
        <Refusal>
          <Trans>This could not be sent. Try again.</Trans>
        </Refusal>
      )}
    </form>
  );
}
