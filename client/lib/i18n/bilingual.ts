import { useLingui } from '@lingui/react/macro';

export interface Bilingual {
  en: string;
  zh: string;
}

interface Titled {
  title: Bilingual;
}

interface Named {
  name: Bilingual;
}

/** Picks the reader's language out of what the graph gives in both. */
export function useBilingual() {
  const { i18n } = useLingui();
  const pick = <Words extends string>(en: Words, zh: Words) => (i18n.locale === 'zh' ? zh : en);
  return {
    language: pick<'en' | 'zh'>('en', 'zh'),
    say: ({ en, zh }: Bilingual) => pick(en, zh),
    title: ({ title: { en, zh } }: Titled) => pick(en, zh),
    name: ({ name: { en, zh } }: Named) => pick(en, zh),
    /** The other language, for the quiet second line. */
    otherTitle: ({ title: { en, zh } }: Titled) => pick(zh, en),
    otherName: ({ name: { en, zh } }: Named) => pick(zh, en),
    otherTag: pick('zh-CN', 'en'),
  };
}
