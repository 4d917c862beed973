import type { RefObject } from 'react';
import { insert, MATHS_SNIPPETS, type Snippet } from '../../../ui/formula/formula-bar.ts';
import { FormulaBar } from '../../../ui/formula/FormulaBar.tsx';

interface MathsBarProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** What it has beyond the others. */
  more: Snippet[];
}

/** The formula bar of a field that is mathematics as a whole. */
export function MathsBar({ area, more }: MathsBarProps) {
  return (
    <FormulaBar
      area={area}
      snippets={[...MATHS_SNIPPETS, ...more]}
      onInsert={(snippet) => insert(area.current!, { ...snippet, maths: false })}
    />
  );
}
