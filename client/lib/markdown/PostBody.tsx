import { lazy, Suspense } from 'react';
import { writtenIn } from '../i18n/text-language.ts';

const stored = import('./StoredProse.tsx');
const StoredProse = lazy(async () => ({ default: (await stored).StoredProse }));
/** Only for what is not rendered yet. */
const Prose = lazy(async () => ({ default: (await import('./Prose.tsx')).Prose }));

interface PostBodyProps {
  text: string;
  /** The text as it was rendered when it was written. */
  html: string | null;
  lang?: string;
}

/** A post, as it is stored or failing that as it is read here. */
export function PostBody({ text, html, lang = writtenIn(text) }: PostBodyProps) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      {html === null ? <Prose text={text} lang={lang} /> : <StoredProse html={html} lang={lang} />}
    </Suspense>
  );
}
