import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { DISPLAY_MATHS, INLINE_MATHS, MATHS_SNIPPETS, type Snippet, WORD_SNIPPETS } from './formula-bar.ts';

const SNIPPETS = [INLINE_MATHS, DISPLAY_MATHS, ...MATHS_SNIPPETS, ...WORD_SNIPPETS];

interface ToolbarProps {
  snippets?: Snippet[];
  onInsert: (snippet: Snippet) => void;
  /** What a first button opens under the bar. */
  panel?: ToolbarPanel;
}

export interface ToolbarPanel {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

const BUTTON =
  'grid before:content-[attr(data-face)] h-8 min-w-8 shrink-0 place-items-center rounded-sm px-1.5 font-mono text-sm text-soft transition hover:bg-brand-wash hover:text-ink aria-expanded:bg-brand-wash aria-expanded:text-brand-text pointer-coarse:h-11 pointer-coarse:min-w-11';

/** The formula bar: one stop for the Tab key, arrows go from button to button. */
export function Toolbar({ snippets = SNIPPETS, onInsert, panel }: ToolbarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const labels: Record<string, string> = {
    'inline-maths': t`Inline formula`,
    'display-maths': t`Formula on its own line`,
    fraction: t`Fraction`,
    power: t`Power`,
    root: t`Root`,
    integral: t`Integral`,
    sum: t`Sum`,
    vector: t`Vector`,
    matrix: t`Matrix`,
    greek: t`Greek letter`,
    bold: t`Bold`,
    italic: t`Italic`,
    list: t`List`,
    code: t`Code`,
  };

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = [...bar.current!.querySelectorAll('button')];
    const next =
      (buttons.indexOf(document.activeElement as HTMLButtonElement) + step + buttons.length) % buttons.length;
    for (const [i, button] of buttons.entries()) button.tabIndex = i === next ? 0 : -1;
    buttons[next]!.focus();
    event.preventDefault();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Formulas and formatting`}
      onKeyDown={move}
      className="flex gap-0.5 overflow-x-auto border-b border-line px-1.5 py-1"
    >
      {panel && (
        <button
          type="button"
          title={panel.label}
          aria-label={panel.label}
          aria-expanded={panel.isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={panel.onToggle}
          data-face="ƒ(x)"
          className={BUTTON}
        />
      )}
      {snippets.map((snippet, i) => (
        <button
          key={snippet.key}
          type="button"
          tabIndex={i === 0 && !panel ? 0 : -1}
          title={snippet.label ?? labels[snippet.key]}
          aria-label={snippet.label ?? labels[snippet.key]}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(snippet)}
          // Not text of the page: the label is what is read out.
          data-face={snippet.face}
          className={BUTTON}
        />
      ))}
    </div>
  );
}
