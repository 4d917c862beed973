import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import './formula.css';
import { asTyped } from '../../lib/typed/latex-to-typed.ts';
import { lineAsTex } from '../../lib/typed/line-as-tex.ts';
import { createField, type MathfieldElement, prepare, write } from './mathfield.ts';

/** More than this is no formula. */
const MAX_PASTED = 2000;

interface FormulaFieldProps {
  label: string;
  /** As it is typed. */
  value: string;
  onChange: (value: string, tex: string) => void;
  /** True where the key was for whoever asks. */
  onKey?: (event: KeyboardEvent) => boolean;
  onMoveOut?: (by: 1 | -1) => void;
  /** What was pasted had several lines. */
  onLines?: (lines: string[]) => void;
  /** The field when it has the focus, for what writes into it. */
  onFocus?: (field: MathfieldElement) => void;
  onReady?: (field: MathfieldElement | null) => void;
}

/** One formula, typed as it looks. */
export function FormulaField(props: FormulaFieldProps): ReactNode {
  const { i18n } = useLingui();
  const { label, value } = props;
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const shown = useRef<string>(null);

  const changed = useEffectEvent((made: MathfieldElement) => {
    const tex = made.getValue('latex');
    shown.current = asTyped(tex);
    props.onChange(shown.current, tex);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !props.onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const left = useEffectEvent((event: CustomEvent<{ direction: string }>) => {
    const by = { upward: -1, downward: 1 }[event.detail.direction];
    if (!by || !props.onMoveOut) return;
    event.preventDefault();
    props.onMoveOut(by as 1 | -1);
  });
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').trim().slice(0, MAX_PASTED);
    if (!text) return;
    event.preventDefault();
    event.stopPropagation();
    const [first = '', ...others] = text.split(/\r?\n/);
    field.current?.insert(lineAsTex(first), { focus: true });
    if (others.length > 0) props.onLines?.(others);
  });
  const focused = useEffectEvent((made: MathfieldElement) => props.onFocus?.(made));
  const ready = useEffectEvent((made: MathfieldElement | null) => props.onReady?.(made));
  const begin = useEffectEvent(() => createField({ label, language: i18n.locale === 'zh' ? 'zh' : 'en' }));

  useLayoutEffect(() => {
    const made = begin();
    place.current!.append(made);
    prepare(made);
    field.current = made;
    made.addEventListener('input', () => changed(made));
    made.addEventListener('keydown', pressed, { capture: true });
    made.addEventListener('move-out', left);
    made.addEventListener('paste', pasted, { capture: true });
    made.addEventListener('focus', () => focused(made));
    ready(made);
    return () => {
      ready(null);
      field.current = null;
      shown.current = null;
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!field.current || shown.current === value) return;
    shown.current = value;
    write(field.current, value);
  }, [value]);

  useEffect(() => field.current?.setAttribute('aria-label', label), [label]);

  return <div ref={place} translate="no" className="min-w-0 flex-1" />;
}
