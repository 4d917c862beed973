import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { keepDraft, readDraft } from '../../lib/device/drafts.ts';
import { isComposing } from '../../lib/device/shortcuts.ts';
import { Prose } from '../../lib/markdown/Prose.tsx';
import { Segmented } from '../fields/Segmented.tsx';
import { insert, INLINE_MATHS, type Snippet, WORD_SNIPPETS } from './formula-bar.ts';
import { Toolbar } from './Toolbar.tsx';

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
  /** It is being sent as it stands: what would be typed now would be lost. */
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
  maxLength = 20_000,
  autoFocus = false,
  sending = false,
  onSubmit,
}: MarkdownEditorProps) {
  const { t } = useLingui();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [pane, setPane] = useState<'write' | 'preview'>('write');
  const restored = useDraft(draftKey, value, onChange);
  const length = [...value].length;

  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || sending) return;
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'Enter') onSubmit?.();
    else if (SHORTCUTS[event.key]) insert(area.current!, SHORTCUTS[event.key]!);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <Segmented
          label={t`View`}
          className="desk:hidden"
          value={pane}
          onChange={setPane}
          options={[
            { value: 'write', label: <Trans>Write</Trans> },
            { value: 'preview', label: <Trans>Preview</Trans> },
          ]}
        />
      </div>

      <div
        className={`grid overflow-hidden rounded-control border bg-card focus-within:border-brand-text desk:grid-cols-2 ${error ? 'border-wrong' : 'border-edge'}`}
      >
        <div className={`min-w-0 ${pane === 'preview' ? 'hidden desk:block' : ''}`}>
          <Toolbar onInsert={(snippet) => !sending && insert(area.current!, snippet)} />
          <textarea
            ref={area}
            id={id}
            autoFocus={autoFocus}
            value={value}
            readOnly={sending}
            rows={minRows}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={keys}
            className="field-sizing-content block max-h-[70dvh] min-h-40 w-full resize-y bg-card px-3 py-2.5 text-base outline-none placeholder:text-faint"
          />
        </div>
        <div
          aria-label={t`Preview`}
          role="region"
          className={`min-w-0 border-line px-4 py-3 desk:block desk:border-l ${pane === 'write' ? 'hidden' : ''}`}
        >
          {value.trim() ? (
            <Prose text={value} />
          ) : (
            <p className="text-sm text-faint">
              <Trans>What you write appears here as it will look. Put formulas between $ signs.</Trans>
            </p>
          )}
        </div>
      </div>

      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-wrong">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2 text-xs text-faint">
        {restored.shown ? (
          <p role="status">
            <Trans>Draft restored.</Trans>{' '}
            <button
              type="button"
              onClick={() => {
                restored.discard();
                onDiscard?.();
              }}
              className="text-brand-text underline underline-offset-2"
            >
              <Trans>Discard</Trans>
            </button>
          </p>
        ) : (
          <span />
        )}
        {length > maxLength * 0.9 && (
          <p className={length > maxLength ? 'text-wrong' : ''}>
            {length} / {maxLength}
          </p>
        )}
      </div>
    </div>
  );
}

/** Brings back what was being written here, and keeps what is being written now. */
function useDraft(key: string | undefined, value: string, onChange: (value: string) => void) {
  const [found, setFound] = useState(() => draftBeside(value, key));
  // Only when the editor appears: afterwards what is typed counts.
  if (found.key !== key) setFound(draftBeside(value, key));

  const restore = useEffectEvent(() => {
    if (found.draft !== null) onChange(found.draft);
  });
  useEffect(() => restore(), [key]);

  const keep = useEffectEvent(() => {
    // What was only opened is no draft: later it would stand in the way of what others have written since.
    if (key) keepDraft(key, value === found.before ? '' : value);
  });
  useEffect(() => keep(), [key, value]);

  return {
    shown: found.draft !== null && value !== found.before,
    discard() {
      onChange(found.before);
      setFound({ ...found, draft: null });
    },
  };
}

/** The draft under a name, where it says something else than what stands in the field. */
function draftBeside(before: string, key: string | undefined) {
  const draft = key ? readDraft(key) : null;
  return { key, before, draft: draft && draft !== before ? draft : null };
}
