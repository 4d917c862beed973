import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReplyRating } from '../../../../schema-types.ts';
import { Button, IconButton } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { Message } from '../talk/message.ts';

/** Shorter replies say too little to be judged. */
const LONGER_THAN = 50;

export const mayBeRated = ({ type, isError, status, content }: Message): boolean =>
  type === 'ai' && !isError && status !== 'WRITING' && [...content].length > LONGER_THAN;

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
      <Icon name="thumb" className={`size-4 ${turn}`} />
    </IconButton>
  );
  return (
    <span role="group" aria-label={t`Was this reply of use?`} className="inline-flex">
      {thumb('UP', t`Of use`, '')}
      {thumb('DOWN', t`Of no use`, 'rotate-180')}
    </span>
  );
}

/** What else is to be said of a reply that was just judged. */
export function FeedbackNote({ onNote }: { onNote: (note: string) => void }) {
  const id = useId();
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  if (sent)
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
        if (!note.trim()) return;
        onNote(note.trim());
        setSent(true);
      }}
    >
      <label htmlFor={id} className="min-w-40 flex-1 text-sm text-soft">
        <Trans>What was right or wrong with it? (optional)</Trans>
        <input
          id={id}
          value={note}
          maxLength={1000}
          onChange={(event) => setNote(event.target.value)}
          className="mt-1 block h-9 w-full rounded-control border border-edge bg-card px-3 text-ink pointer-coarse:min-h-11"
        />
      </label>
      <Button type="submit">
        <Trans>Send note</Trans>
      </Button>
    </form>
  );
}
