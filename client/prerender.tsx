import { i18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { messagesOf } from './app/preferences/catalogs.ts';
import { type Language, LanguageProvider, TAG } from './app/preferences/language.tsx';
import { Pages } from './app/Pages.tsx';
import { blocksOf, setOnce } from './lib/markdown/html/render-blocks.ts';
import { Written } from './lib/markdown/server-renderer.ts';
import { NOTHING_WRITTEN, written } from './lib/page-metadata.ts';
import { inLanguage } from './lib/paths.ts';

export { LANGUAGES } from './app/preferences/language.tsx';

export interface WrittenPage {
  address: string;
  lang: string;
  title: string;
  description: string;
  /** The markup of the root element. */
  content: string;
}

/** A page as it looks before its hydration; run by the build. */
export async function writeOut(page: string, language: Language): Promise<WrittenPage> {
  const address = inLanguage(page, language);
  const content = await render(address, language, (error) => console.error(error));
  const { title, description } = written;
  return { address, lang: TAG[language], title, description, content };
}

/** What a page that the browser draws says of itself; the rest of it may need a browser. */
export async function headOf(page: string, language: Language) {
  await render(inLanguage(page, language), language, () => {});
  const { title, description } = written;
  if (!title) throw new Error(`The page at ${page} has no title before what needs a browser.`);
  return { title, description };
}

async function render(address: string, language: Language, onError: (error: unknown) => void) {
  i18n.loadAndActivate({ locale: language, messages: await messagesOf(language) });
  Object.assign(written, NOTHING_WRITTEN);
  const { prelude } = await prerender(
    <Written value={WRITTEN}>
      <LanguageProvider>
        <StaticRouter location={address}>
          <Pages />
        </StaticRouter>
      </LanguageProvider>
    </Written>,
    // Everything in place: nothing may be moved there by a script later.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError },
  );
  return new Response(prelude).text();
}

const WRITTEN = { formula: setOnce, prose: (text: string) => [...blocksOf(text, 'post')].join('') };
