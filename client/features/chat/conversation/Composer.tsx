import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { keepDraft } from '../../../lib/drafts.ts';
import { insert, MATHS_SNIPPETS } from '../../../ui/editor/formula-bar.ts';
import { Toolbar } from '../../../ui/editor/Toolbar.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** A reply is being written. */
  writing: boolean;
  /** Why nothing can be sent right now. */
  disabled?: boolean;
  draftKey: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Over the field: what goes with the question. */
  above?: ReactNode;
  /** Before the field: ways to add something. */
  before?: ReactNode;
  note?: ReactNode;
}

const MOST_CHARACTERS = 8000;

/** Where the question is typed. Enter sends, Shift+Enter begins a line; an input method keeps its keys. */
export function Composer({
  text,
  onText,
  onSend,
  onStop,
  writing,
  disabled = false,
  draftKey,
  inputRef,
  above,
  before,
  note,
}: Props) {
  const { t } = useLingui();
  useEffect(() => keepDraft(draftKey, text), [draftKey, text]);
  useLayoutEffect(() => {
    const area = inputRef.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight, 220)}px`;
  }, [inputRef, text]);

  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (!writing && !disabled) onSend();
  };

  return (
    <form
      className="flex flex-col gap-2 border-t border-line bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {above}
      <div className="flex items-end gap-1 rounded-card border border-edge bg-card p-1.5 focus-within:border-brand-text">
        {before}
        <textarea
          ref={inputRef}
          value={text}
          rows={1}
          maxLength={MOST_CHARACTERS}
          aria-label={t`Your question`}
          placeholder={t`Enter your question...`}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={keys}
          className="min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 outline-none placeholder:text-faint"
        />
        {writing ? (
          <button
            type="button"
            aria-label={t`Stop`}
            title={t`Stop`}
            onClick={onStop}
            className="grid size-9 shrink-0 place-items-center rounded-control border border-edge text-ink pointer-coarse:size-11"
          >
            <Icon name="stop" className="size-4" />
          </button>
        ) : null}
        <button
          type="submit"
          aria-label={t`Send message`}
          title={t`Send message`}
          disabled={writing || disabled}
          className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-solid text-white disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-11"
        >
          <Icon name="arrow-up" className="size-5" />
        </button>
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="-ml-1.5 min-w-0 flex-1 [&_[role=toolbar]]:border-b-0 [&_[role=toolbar]]:p-0">
          <Toolbar
            snippets={MATHS_SNIPPETS.slice(0, 5)}
            onInsert={(snippet) => insert(inputRef.current!, snippet)}
          />
        </div>
        <p className="shrink-0 text-sm text-faint">{note ?? <Trans>Enter sends</Trans>}</p>
      </div>
    </form>
  );
}
