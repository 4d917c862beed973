import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Button } from '../../../ui/Button.tsx';

interface EditMessageProps {
  text: string;
  /** A reply is being written, so nothing can be sent. */
  busy: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** Edits a message. Enter sends, Escape cancels. */
export function EditMessage({ text, busy, onText, onSend, onCancel }: EditMessageProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <textarea
        autoFocus
        aria-label={t`Edit your message`}
        aria-describedby={id}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
          event.preventDefault();
          if (event.key === 'Escape') onCancel();
          else onSend();
        }}
        className="field-sizing-content max-h-[40dvh] w-full rounded-card border border-edge bg-card px-4 py-2.5"
      />
      <p id={id} role="status" className="text-sm text-soft empty:hidden">
        {busy ? (
          <Trans>The tutor is still answering. Wait until it has finished, or stop it, then send.</Trans>
        ) : (
          !text.trim() && <Trans>There is nothing to send yet: type a question first.</Trans>
        )}
      </p>
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="small" look="primary" type="submit" disabled={busy || !text.trim()}>
          <Trans>Send again</Trans>
        </Button>
      </div>
    </form>
  );
}
