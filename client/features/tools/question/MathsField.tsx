import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import type { Snippet } from '../../../ui/formula/formula-bar.ts';
import { FormulaLines } from '../../../ui/formula/LazyFormulaLines.tsx';
import { TypingSwitch } from '../../../ui/formula/TypingSwitch.tsx';
import { useTypingWay } from '../../../ui/formula/typing-way.ts';
import { part } from '../../../ui/loading/lazy-component.tsx';

const MathsBar = part(async () => (await import('./MathsBar.tsx')).MathsBar);

export interface FaultPosition {
  at: number;
  length: number;
}

interface MathsFieldProps {
  label: ReactNode;
  hint: ReactNode;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  /** What is wrong with it, and where. */
  fault?: { message: string; place: FaultPosition | null } | null;
  onSubmit: () => void;
  /** How it will be read. */
  preview: ReactNode;
  /** What the formula bar has beyond the others. */
  more?: Snippet[];
  /** It is formulas, one a line: they can be typed as they look. */
  isLines?: boolean;
  /** Selected in the field; a new object each time a position is to be shown. */
  selected?: FaultPosition | null;
}

/** A field for mathematics as one types it, with the formula bar, and beside it how it looks. */
export function MathsField({
  label,
  hint,
  placeholder,
  value,
  onChange,
  rows,
  fault,
  onSubmit,
  preview,
  more = [],
  isLines = false,
  selected = null,
}: MathsFieldProps) {
  const id = useId();
  const looks = useTypingWay() === 'looks' && isLines;
  const area = useRef<HTMLTextAreaElement>(null);

  useSelected(area, fault?.place ?? null, selected);

  return (
    <div className="@container flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label id={`${id}-label`} htmlFor={looks ? undefined : id} className="text-sm font-medium">
          {label}
        </label>
        {isLines && <TypingSwitch />}
      </div>
      {looks ? (
        <FormulaLines
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={onChange}
          onSubmit={onSubmit}
        />
      ) : (
        <div
          className={`grid overflow-hidden rounded-control border bg-card focus-within:border-brand-text @2xl:grid-cols-2 ${fault ? 'border-wrong' : 'border-edge'}`}
        >
          <div className="min-w-0">
            <Suspense fallback={<div className="h-10 border-b border-line pointer-coarse:h-13" />}>
              <MathsBar area={area} more={more} />
            </Suspense>
            <textarea
              ref={area}
              id={id}
              value={value}
              rows={rows}
              placeholder={placeholder}
              spellCheck={false}
              autoCapitalize="off"
              autoCorrect="off"
              aria-invalid={fault ? true : undefined}
              aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => submitBy(event, onSubmit)}
              style={{ minHeight: `${rows * 1.5 + 1.25}rem` }}
              className="field-sizing-content block max-h-[60dvh] w-full resize-y bg-card px-3 py-2.5 font-mono text-base outline-none placeholder:text-faint"
            />
          </div>
          <Preview typed={value}>{preview}</Preview>
        </div>
      )}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-wrong">
          {fault.message} {fault.place && <FaultPlace text={value} {...fault.place} />}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-faint">
        {hint}
      </p>
    </div>
  );
}

/** Ctrl or Cmd with Enter. */
function submitBy(event: KeyboardEvent, onSubmit: () => void): void {
  if (isComposing(event)) return;
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  onSubmit();
}

/** Selects a fault when it appears, and any position that is to be shown. */
function useSelected(
  area: RefObject<HTMLTextAreaElement | null>,
  fault: FaultPosition | null,
  selected: FaultPosition | null,
): void {
  const { at, length } = fault ?? {};

  useEffect(() => {
    if (at === undefined || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(at, at + Math.max(length ?? 0, 1));
  }, [area, at, length]);

  useEffect(() => {
    if (!selected || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(selected.at, selected.at + selected.length);
  }, [area, selected]);
}

/** What is typed, as it will look. */
function Preview({ typed, children }: { typed: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div
      role="region"
      aria-label={t`Preview`}
      className="min-w-0 overflow-x-auto border-t border-line px-4 py-3 @2xl:border-t-0 @2xl:border-l"
    >
      {typed.trim() ? (
        <Suspense fallback={typed}>{children}</Suspense>
      ) : (
        <p className="text-sm text-faint">
          <Trans>A preview of what you type appears here.</Trans>
        </p>
      )}
    </div>
  );
}

/** The fault within the typed text, with some context. */
function FaultPlace({ text, at, length }: FaultPosition & { text: string }) {
  const before = text.slice(Math.max(0, at - 12), at);
  const place = text.slice(at, at + Math.max(length, 1));
  if (!place.trim()) return null;
  return (
    <code translate="no" className="rounded-sm bg-wrong-wash px-1 font-mono">
      {before}
      <mark className="bg-transparent font-semibold text-wrong underline decoration-wavy underline-offset-4">
        {place}
      </mark>
      {text.slice(at + Math.max(length, 1), at + length + 12)}
    </code>
  );
}
