import { memo, use, useLayoutEffect, useRef, useState } from 'react';
import { escapeHtml } from './html/escape-html.ts';
import { inSlices } from './dom/time-slices.ts';
import { withReader } from './load-renderer.ts';
import { isSettable } from './html/maths-tokens.ts';
import { Written } from './server-renderer.ts';

/** Typeset formulas, cached for when they are shown again. */
const known = new Map<string, string>();
const MAX_KNOWN = 500;

function keep(name: string, html: string): void {
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, html);
}

/** Those that came with the page: a part of it that is drawn anew before it lived would lose them. */
for (const formula of globalThis.document?.querySelectorAll<HTMLElement>('[data-tex]:has(.katex-html)') ??
  []) {
  const { tex = '', display = false } = formula.dataset;
  keep(`${Boolean(display)}${tex}`, formula.innerHTML);
}

interface FormulaProps {
  tex: string;
  display?: boolean;
}

/** A formula with MathML beside it for those who listen. Until it is set it stands as it was typed, or as it was. */
export const Formula = memo(function Formula({ tex, display = false }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const written = use(Written);
  const name = `${display}${tex}`;
  const [first] = useState(() => ({
    __html: isSettable(tex) ? (written?.formula(tex, display) ?? known.get(name) ?? escapeHtml(tex)) : '',
  }));
  const shown = useRef('');

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || shown.current === name) return;
    // Already set by who wrote the page out: what would set it the same again need not be loaded.
    if (!shown.current && element.firstElementChild) {
      shown.current = name;
      return;
    }
    const show = (html: string) => {
      element.innerHTML = html;
      shown.current = name;
    };
    const html = known.get(name);
    if (html !== undefined) {
      show(html);
      return;
    }

    let back = () => {};
    let gone = false;
    const take = ([set = '']: string[]) => {
      keep(name, set);
      inSlices(() => !gone && show(set));
    };
    const asTyped = (outcome: string) => {
      if (outcome === 'too-much') take([`<code>${escapeHtml(tex)}</code>`]);
    };
    withReader(({ ask }) => {
      if (!gone) back = ask({ tex, display }, take, asTyped);
    });
    return () => {
      gone = true;
      back();
    };
  }, [tex, display, name]);

  if (!isSettable(tex)) return <code>{tex}</code>;
  return (
    // What stands in it is no matter of React's: where the page was written out with it, it stays.
    <span
      ref={place}
      translate="no"
      data-tex={tex}
      data-display={display || undefined}
      className={display ? 'formula-block' : 'formula'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first}
    />
  );
});
