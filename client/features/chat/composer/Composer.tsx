import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { MATHS_SNIPPETS } from '../../../ui/formula/formula-bar.ts';
import { FormulaBar } from '../../../ui/formula/FormulaBar.tsx';
import { Icon, Spinner } from '../../../ui/Icon.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';

const SNIPPETS = MATHS_SNIPPETS.slice(0, 5);

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** False when there is nothing that could be sent. */
  canSend: boolean;
  /** Why nothing may be sent now, though there is something. */
  wait: 'writing' | 'uploading' | 'not-allowed' | null;
  onSend: () => void;
  onStop: () => void;
  refusal: string | null;
  /** What goes with the message, above the field. */
  chips?: ReactNode;
  /** Buttons before the field, such as that for files. */
  buttons?: ReactNode;
  /** Below the field. */
  footer?: ReactNode;
}

/** Where a message is written. Enter sends, Shift with Enter goes to a new line. */
export function Composer({
  text,
  onText,
  inputRef,
  canSend,
  wait,
  onSend,
  onStop,
  refusal,
  chips,
  buttons,
  footer,
}: ComposerProps) {
  const { t } = useLingui();
  const id = useId();
  const [tried, setTried] = useState<string | null>(null);
  const blocked = wait ?? (canSend ? null : 'empty');
  const isExplained = blocked !== null && (tried === text || (blocked !== 'empty' && text.trim() !== ''));

  const send = () => {
    setTried(text);
    if (!canSend) console.warn('Please enter a message or add an attachment.');
    else if (!wait) onSend();
  };

  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="mx-auto flex w-full max-w-3xl flex-col gap-2 px-4 pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {refusal && <Refusal>{refusal}</Refusal>}
      {chips}
      <div className="overflow-hidden rounded-card border border-edge bg-card focus-within:border-brand-text">
        <div className="flex items-end gap-1 p-1.5">
          {buttons}
          <textarea
            ref={inputRef}
            rows={1}
            value={text}
            aria-label={t`Your question`}
            aria-describedby={isExplained ? id : undefined}
            placeholder={t`Enter your question...`}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={keys}
            className="field-sizing-content max-h-[35dvh] min-h-9 min-w-0 flex-1 resize-none bg-card px-1.5 py-1.5 text-base outline-none placeholder:text-faint pointer-coarse:min-h-11 pointer-coarse:py-2.5"
          />
          <SendButtons wait={wait} describedBy={isExplained ? id : undefined} onStop={onStop} />
        </div>
      </div>
      <p id={id} role="status" className="text-sm text-soft empty:hidden">
        {isExplained && <Blocked by={blocked} />}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="-ml-1.5 min-w-0 [&_[role=toolbar]]:border-b-0 [&_[role=toolbar]]:p-0">
          <FormulaBar area={inputRef} snippets={SNIPPETS} />
        </div>
        {footer}
      </div>
      <p className="sr-only">
        <Trans>Press Enter to send, Shift + Enter for a new line.</Trans>
      </p>
    </form>
  );
}

interface SendButtonsProps extends Pick<ComposerProps, 'wait' | 'onStop'> {
  describedBy: string | undefined;
}

function SendButtons({ wait, describedBy, onStop }: SendButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      {wait === 'writing' && (
        <IconButton label={t`Stop`} onClick={onStop} className="border border-edge">
          <RareIcon name="stop" className="size-4" />
        </IconButton>
      )}
      <button
        type="submit"
        aria-label={t`Send message`}
        title={t`Send message`}
        aria-describedby={describedBy}
        disabled={wait !== null}
        className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-solid text-white transition hover:brightness-110 disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-11"
      >
        {wait === 'uploading' ? <Spinner /> : <Icon name="arrow-up" />}
      </button>
    </>
  );
}

/** Why a message is not sent now. */
function Blocked({ by }: { by: NonNullable<ComposerProps['wait']> | 'empty' }) {
  switch (by) {
    case 'empty':
      return <Trans>There is nothing to send yet: type a question first.</Trans>;
    case 'writing':
      return <Trans>The tutor is still answering. Wait until it has finished, or stop it, then send.</Trans>;
    case 'uploading':
      return <Trans>A file is still uploading. Wait until it has finished, or remove it.</Trans>;
    case 'not-allowed':
      return <Trans>The conversation is still loading. What you type is kept until you can send it.</Trans>;
  }
}
