import { useLingui } from '@lingui/react/macro';

interface Bilingual {
  en: string;
  zh: string;
}

interface Titled {
  titleEn: string;
  titleZh: string;
}

interface Named {
  nameEn: string;
  nameZh: string;
}

/** Picks the reader's language out of what the graph gives in both. */
export function useBilingual() {
  const { i18n } = useLingui();
  const pick = <Words extends string>(en: Words, zh: Words) => (i18n.locale === 'zh' ? zh : en);
  return {
    language: pick<'en' | 'zh'>('en', 'zh'),
    say: ({ en, zh }: Bilingual) => pick(en, zh),
    title: ({ titleEn, titleZh }: Titled) => pick(titleEn, titleZh),
    name: ({ nameEn, nameZh }: Named) => pick(nameEn, nameZh),
    /** The other language, for the quiet second line. */
    otherTitle: ({ titleEn, titleZh }: Titled) => pick(titleZh, titleEn),
    otherName: ({ nameEn, nameZh }: Named) => pick(nameZh, nameEn),
    otherTag: pick('zh-CN', 'en'),
  };
}
