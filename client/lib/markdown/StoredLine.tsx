import { useEffect } from 'react';
import { copyAsTyped } from './copy-latex.ts';
import { InlineProse } from './InlineProse.tsx';

interface StoredLineProps {
  text: string;
  /** What the server made of it when it was written; null where the text itself says it all. */
  html: string | null;
  /** The language that it is written in, which may not be that of the page. */
  lang: string;
}

/** The title of a post as it is stored: nothing is set here. */
export function StoredLine({ text, html, lang }: StoredLineProps) {
  useEffect(() => {
    if (html !== null) void import('./dom/katex-styles.ts');
  }, [html]);

  if (html === null) return <InlineProse text={text} lang={lang} />;
  return <span lang={lang} onCopy={copyAsTyped} dangerouslySetInnerHTML={{ __html: html }} />;
}
