import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MATHS_SNIPPETS, type Snippet } from './formula-bar.ts';
import { FormulaField } from './FormulaField.tsx';
import { Keypad } from './Keypad.tsx';
import type { MathfieldElement } from './mathfield.ts';
import { Toolbar } from './Toolbar.tsx';

interface FormulaLinesProps {
  /** As it is typed, a line each. */
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** Lines of mathematics, typed as they look. */
export function FormulaLines({ value, onChange, onSubmit }: FormulaLinesProps) {
  const { t } = useLingui();
  const lines = value.split('\n');
  const fields = useRef<(MathfieldElement | null)[]>([]);
  const next = useRef<number>(null);
  const last = useRef<MathfieldElement>(null);

  useEffect(() => {
    if (next.current === null) return;
    // What is pressed before the focus arrives goes there too.
    last.current = fields.current[next.current] ?? null;
    last.current?.focus();
    next.current = null;
  });

  const put = (changed: string[], focus: number) => {
    next.current = focus;
    onChange(changed.join('\n'));
  };
  const addLine = (at: number) => put(lines.toSpliced(at + 1, 0, ''), at + 1);
  const current = () => (last.current?.isConnected ? last.current : fields.current[0]);
  const pressed = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    else if (event.key === 'Enter') addLine(at);
    else if (event.key === 'Backspace' && lines.length > 1 && !lines[at])
      put(lines.toSpliced(at, 1), Math.max(at - 1, 0));
    else return false;
    return true;
  };
  const insert = ({ structure = '' }: Snippet) =>
    current()?.insert(structure, { focus: true, selectionMode: 'placeholder' });

  return (
    <>
      <Toolbar snippets={MATHS_SNIPPETS} onInsert={insert} />
      <ol className="flex flex-col py-1.5">
        {lines.map((line, at) => (
          <li key={at} className="flex items-center gap-1 pr-2">
            <span aria-hidden="true" className="w-8 shrink-0 text-end font-mono text-sm text-faint">
              {at + 1}
            </span>
            <FormulaField
              label={t`Line ${at + 1}`}
              value={line}
              onChange={(typed) => onChange(lines.with(at, typed).join('\n'))}
              onKey={pressed(at)}
              onMoveOut={(by) => fields.current[at + by]?.focus()}
              onLines={(others) => put(lines.toSpliced(at + 1, 0, ...others), at + others.length)}
              onReady={(field) => (fields.current[at] = field)}
              onFocus={(field) => (last.current = field)}
            />
          </li>
        ))}
      </ol>
      <Keypad
        field={current}
        onEnter={() => addLine(Math.max(fields.current.indexOf(current() ?? null), 0))}
      />
    </>
  );
}
