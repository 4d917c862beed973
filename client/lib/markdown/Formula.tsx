import { createContext, memo, use, useLayoutEffect, useRef } from 'react';
import { inSlices } from './in-slices.ts';
import { isSettable } from './maths.ts';

type SetFormula = (element: HTMLElement, tex: string, displayMode: boolean) => void;

let ready: SetFormula | undefined;
let loading: Promise<SetFormula> | undefined;

/** KaTeX is loaded with the first formula that somebody sees, or by who knows that there will be some. */
export function loadFormulas(): Promise<SetFormula> {
  loading ??= import('./katex.ts').then(({ setFormula }) => (ready = setFormula));
  return loading;
}

/** How the build sets formulas into the pages that it writes out; nobody else does it as text. */
export const FormulasAsHtml = createContext<((tex: string, display: boolean) => string) | null>(null);

interface FormulaProps {
  tex: string;
  display?: boolean;
}

/** A formula with MathML beside it for those who listen. Until KaTeX is there it stands as it was typed. */
export const Formula = memo(function Formula({ tex, display = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const asHtml = use(FormulasAsHtml);

  useLayoutEffect(() => {
    const element = place.current;
    // Already set by who wrote the page out: what would set it the same again need not be loaded.
    if (!element || !isSettable(tex) || element.firstElementChild) return;
    let gone = false;
    const setOnce = (set: SetFormula) => inSlices(() => !gone && set(element, tex, display));
    if (ready) setOnce(ready);
    else void loadFormulas().then(setOnce);
    return () => {
      gone = true;
    };
  }, [tex, display]);

  if (!isSettable(tex)) return <code>{tex}</code>;
  const attributes = {
    translate: 'no' as const,
    'data-tex': tex,
    'data-display': display || undefined,
    className: display ? 'formula-block' : 'formula',
  };
  if (asHtml) return <span {...attributes} dangerouslySetInnerHTML={{ __html: asHtml(tex, display) }} />;
  return (
    // Where the build has set it, it stands so until KaTeX is there to set it again.
    <span ref={place} {...attributes} suppressHydrationWarning>
      {tex}
    </span>
  );
});
