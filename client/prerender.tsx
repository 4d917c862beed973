import { i18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { messagesOf } from './app/preferences/catalogs.ts';
import { type Language, LanguageProvider, TAG } from './app/preferences/language.tsx';
import { Pages } from './app/Pages.tsx';
import { blocksOf, setOnce } from './lib/markdown/html/render-blocks.ts';
import { Written } from './lib/markdown/server-renderer.ts';
import { written } from './lib/page-metadata.ts';
import { inLanguage } from './lib/paths.ts';

export { LANGUAGES } from './app/preferences/language.tsx';
export { inLanguage } from './lib/paths.ts';

export interface WrittenPage {
  address: string;
  lang: string;
  title: string;
  description: string;
  /** What stands in the root element. */
  content: string;
}

/** A page as it looks before anything of it lives; run by the build. */
export async function writeOut(page: string, language: Language): Promise<WrittenPage> {
  i18n.loadAndActivate({ locale: language, messages: await messagesOf(language) });
  const address = inLanguage(page, language);
  const { prelude } = await prerender(
    <Written value={WRITTEN}>
      <LanguageProvider>
        <StaticRouter location={address}>
          <Pages />
        </StaticRouter>
      </LanguageProvider>
    </Written>,
    // Nothing may come later by a script: whatever is big stands where it belongs.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { address, lang: TAG[language], ...written, content: await new Response(prelude).text() };
}

const WRITTEN = { formula: setOnce, prose: (text: string) => [...blocksOf(text, 'post')].join('') };
