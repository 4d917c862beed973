import { Trans } from '@lingui/react/macro';
import './prose.css';
import { use, useState } from 'react';
import { copyAsTyped } from './copy-latex.ts';
import type { Kind } from './html/render-blocks.ts';
import { readBefore, typedHtml, useReading } from './use-rendered-markdown.ts';
import { Written } from './server-renderer.ts';
import { writtenIn } from '../i18n/text-language.ts';

interface ProseProps {
  text: string;
  lang?: string;
  className?: string;
  /** How it is read, where not as a post is. */
  kind?: Kind;
}

/** Markdown with formulas, rendered in a worker; until then, and if that fails, the source is shown. */
export function Prose({ text, lang = writtenIn(text), className = '', kind = 'post' }: ProseProps) {
  const written = use(Written);
  const [first] = useState(() => ({
    __html: written?.prose(text) ?? readBefore(text, kind) ?? typedHtml(text),
  }));
  const { place, isTooMuch } = useReading(text, kind);
  return (
    <>
      <div
        ref={place}
        className={`prose ${className}`}
        lang={lang}
        onCopy={copyAsTyped}
        suppressHydrationWarning
        dangerouslySetInnerHTML={first}
      />
      {isTooMuch && (
        <p className="mt-2 text-sm text-soft">
          <Trans>This took too long to typeset, so the source is shown.</Trans>
        </p>
      )}
    </>
  );
}
