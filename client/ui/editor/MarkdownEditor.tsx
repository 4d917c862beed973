import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { MAX_POST } from '../../lib/graph/limits.gen.ts';
import { useAfterHydration } from '../../lib/device/external-store.ts';
import { isComposing } from '../../lib/device/shortcuts.ts';
import { Segmented } from '../fields/Segmented.tsx';
import { FormulaBar } from '../formula/FormulaBar.tsx';
import { EditorPreview } from './EditorPreview.tsx';
import { insert, INLINE_MATHS, type Snippet, WORD_SNIPPETS } from '../formula/formula-bar.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

interface MarkdownEditorProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Under this name what is written is kept on the device until it is posted. */
  draftKey?: string;
  /** What was kept is not wanted any more. */
  onDiscard?: () => void;
  error?: ReactNode;
  placeholder?: string;
  minRows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  /** It is being sent: further typing would be lost. */
  sending?: boolean;
  /** Ctrl or Cmd with Enter. */
  onSubmit?: () => void;
}

const SHORTCUTS: Record<string, Snippet> = { b: WORD_SNIPPETS[0]!, i: WORD_SNIPPETS[1]!, m: INLINE_MATHS };

/** A field for Markdown with formulas, and what will be seen of it. */
export function MarkdownEditor({
  label,
  value,
  onChange,
  draftKey,
  onDiscard,
  error,
  placeholder,
  minRows = 8,
  maxLength = MAX_POST,
  autoFocus = false,
  sending = false,
  onSubmit,
}: MarkdownEditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [pane, setPane] = useState<Pane>('write');
  const restored = useRestoredDraft(draftKey, value, onChange);
  const asleep = useAfterHydration(
    () => false,
    () => true,
  );

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <PaneSwitch pane={pane} onChange={setPane} />
      </div>

      <div
        className={`grid overflow-hidden rounded-control border bg-card focus-within:border-brand-text desk:grid-cols-2 ${error ? 'border-wrong' : 'border-edge'}`}
      >
        <div className={`min-w-0 ${pane === 'preview' ? 'hidden desk:block' : ''}`}>
          <FormulaBar area={area} onInsert={(snippet) => !sending && insert(area.current!, snippet)} />
          <textarea
            ref={area}
            id={id}
            // Until the page is alive, its first script keeps the draft.
            data-draft={asleep ? draftKey : undefined}
            autoFocus={autoFocus}
            value={value}
            readOnly={sending}
            rows={minRows}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => !sending && pressShortcut(event, onSubmit)}
            className="field-sizing-content block max-h-[70dvh] min-h-40 w-full resize-y bg-card px-3 py-2.5 text-base outline-none placeholder:text-faint"
          />
        </div>
        <EditorPreview text={value} isHidden={pane === 'write'} />
      </div>

      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-wrong">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2 text-xs text-faint">
        {restored.shown ? (
          <RestoredNotice
            onDiscard={() => {
              restored.discard();
              onDiscard?.();
            }}
          />
        ) : (
          <span />
        )}
        <LengthCount length={[...value].length} maxLength={maxLength} />
      </div>
    </div>
  );
}

function pressShortcut(event: KeyboardEvent<HTMLTextAreaElement>, onSubmit?: () => void): void {
  if (isComposing(event)) return;
  if (!event.ctrlKey && !event.metaKey) return;
  const snippet = SHORTCUTS[event.key];
  if (event.key === 'Enter') onSubmit?.();
  else if (snippet) insert(event.currentTarget, snippet);
  else return;
  event.preventDefault();
}

type Pane = 'write' | 'preview';

/** Where there is room for one of the two only. */
function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`View`}
      className="desk:hidden"
      value={pane}
      onChange={onChange}
      options={[
        { value: 'write', label: <Trans>Write</Trans> },
        { value: 'preview', label: <Trans>Preview</Trans> },
      ]}
    />
  );
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p role="status">
      <Trans>Draft restored.</Trans>{' '}
      <button type="button" onClick={onDiscard} className="text-brand-text underline underline-offset-2">
        <Trans>Discard</Trans>
      </button>
    </p>
  );
}

/** Shown when there is little left. */
function LengthCount({ length, maxLength }: { length: number; maxLength: number }) {
  if (length <= maxLength * 0.9) return null;
  return (
    <p className={length > maxLength ? 'text-wrong' : ''}>
      {length} / {maxLength}
    </p>
  );
}
