export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence for the reader, in both languages. */
export interface Text {
  en: string;
  zh: string;
}

/** One after the other, as its language sets things apart. */
export const listed = (things: string[], language: Language) => things.join(language === 'zh' ? '、' : ', ');

/** What browsers send is the same again and again. */
const known = new Map<string, Language>();
const MOST_KNOWN = 500;
/** Longer headers are read anew each time, so that they cannot fill the memory. */
const LONGEST_KNOWN = 100;

/** The better-liked of the two languages in an Accept-Language header; English when neither is named. */
export function preferredLanguage(header: string | null | undefined): Language {
  if (!header) return 'en';
  const language = known.get(header) ?? languageIn(header);
  if (known.size >= MOST_KNOWN) known.clear();
  if (header.length <= LONGEST_KNOWN) known.set(header, language);
  return language;
}

function languageIn(header: string): Language {
  const liked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => (tag === 'en' || tag === 'zh') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return liked[0]?.tag === 'zh' ? 'zh' : 'en';
}
