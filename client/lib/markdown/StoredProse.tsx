import './dom/katex-styles.ts';
import './prose.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { copyAsTyped } from './copy-latex.ts';
import { showBlocks } from './dom/show-blocks.ts';

/** Inserting more than this at once would block the page. */
const MAX_AT_ONCE = 30_000;

interface StoredProseProps {
  /** What the server made of a post when it was written: it comes into the page as it is. */
  html: string;
  lang: string;
}

/** A post as it is stored: nothing is read or set here. */
export function StoredProse({ html, lang }: StoredProseProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const [first] = useState(() => ({ __html: html.length > MAX_AT_ONCE && isInBrowser ? '' : html }));

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || shown.current === html) return;
    // Written out with the page, or small.
    const stands = !shown.current && element.firstChild;
    shown.current = html;
    if (!stands) showBlocks(element, blocksOf(html), true);
  }, [html]);

  return (
    <div
      ref={place}
      className="prose"
      lang={lang}
      onCopy={copyAsTyped}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first}
    />
  );
}

const isInBrowser = typeof document !== 'undefined';

function blocksOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.childNodes].map((node) => {
    const holder = document.createElement('div');
    holder.append(node);
    return holder.innerHTML;
  });
}
