import { memo, useLayoutEffect, useRef } from 'react';
import { isSettable } from './maths.ts';

type SetFormula = (element: HTMLElement, tex: string, displayMode: boolean) => void;

let ready: SetFormula | undefined;
let loading: Promise<SetFormula> | undefined;

/** KaTeX is loaded with the first formula that somebody sees. */
function load(): Promise<SetFormula> {
  loading ??= import('./katex.ts').then(({ setFormula }) => (ready = setFormula));
  return loading;
}

interface FormulaProps {
  tex: string;
  display?: boolean;
}

/** A formula with MathML beside it for those who listen. Until KaTeX is there it stands as it was typed. */
export const Formula = memo(function Formula({ tex, display = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !isSettable(tex)) return;
    if (ready) {
      ready(element, tex, display);
      return;
    }
    let gone = false;
    void load().then((set) => !gone && set(element, tex, display));
    return () => {
      gone = true;
    };
  }, [tex, display]);

  if (!isSettable(tex)) return <code>{tex}</code>;
  return (
    <span
      ref={place}
      translate="no"
      data-tex={tex}
      data-display={display || undefined}
      className={display ? 'formula-block' : 'formula'}
    >
      {tex}
    </span>
  );
});
