import './formula-styles.ts';
import './prose.css';
import { copyAsTyped } from './copy.ts';

interface StoredProseProps {
  /** What the server made of a post when it was written: the only HTML that is put into a page as it comes. */
  html: string;
  lang: string;
}

/** A post as it is stored: nothing is read or set here. */
export function StoredProse({ html, lang }: StoredProseProps) {
  return (
    <div className="prose" lang={lang} onCopy={copyAsTyped} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
