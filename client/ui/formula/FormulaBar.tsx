import { useLingui } from '@lingui/react/macro';
import { type RefObject, Suspense, useState } from 'react';
import { insert, type Snippet } from './formula-bar.ts';
import { Toolbar } from './Toolbar.tsx';
import { part } from '../loading/lazy-component.tsx';

const FormulaPanel = part(async () => (await import('./FormulaPanel.tsx')).FormulaPanel);

interface FormulaBarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  snippets?: Snippet[];
  /** Instead of typing it. */
  onInsert?: (snippet: Snippet) => void;
}

/** Over a text: what its buttons put at the caret, and a field in which a formula is typed as it looks. */
export function FormulaBar({ area, snippets, onInsert }: FormulaBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const panel = { label: t`Formula as it looks`, isOpen, onToggle: () => setOpen(!isOpen) };
  const bar = (
    <Toolbar
      snippets={snippets}
      onInsert={onInsert ?? ((snippet) => insert(area.current!, snippet))}
      panel={panel}
    />
  );
  if (!isOpen) return bar;
  return (
    <Suspense fallback={bar}>
      <FormulaPanel area={area} panel={panel} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
