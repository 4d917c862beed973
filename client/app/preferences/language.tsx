import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { readStored, store } from '../../lib/stored.ts';
import { messagesOf } from './catalogs.ts';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'lemma-language';
export const TAG: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

interface LanguageChoice {
  language: Language;
  setLanguage: (language: string) => void;
  toggleLanguage: () => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider');
  return choice;
}

/**
 * The saved choice wins; otherwise Chinese at a Chinese address or for a Chinese browser, English for every other.
 * The page's own script decides in the same way before anything is painted.
 */
export function initialLanguage(): Language {
  const saved = readStored(KEY);
  if (isLanguage(saved)) return saved;
  if (/^\/zh(?:\/|$)/.test(location.pathname)) return 'zh';
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

let wanted: Language;

/** Must have ended before the first render. */
export async function activate(language: Language): Promise<void> {
  wanted = language;
  const messages = await messagesOf(language);
  // The reader chose again while this one was on its way.
  if (wanted !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  const root = document.documentElement;
  // Naming the same language again would style the whole page anew.
  if (root.lang !== TAG[language]) root.lang = TAG[language];
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, follow] = useState(spoken);
  const speak = (chosen: Language) =>
    activate(chosen).then(
      () => follow(spoken()),
      (error: unknown) => console.error(`The words of "${chosen}" could not be loaded.`, error),
    );
  const speakAsOtherTabs = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === KEY && isLanguage(newValue)) void speak(newValue);
  });

  useEffect(() => {
    const listen = (event: StorageEvent) => speakAsOtherTabs(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);

  const setLanguage = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    store(KEY, chosen);
    void speak(chosen);
  };
  const toggleLanguage = () => setLanguage(language === 'zh' ? 'en' : 'zh');

  return (
    <LanguageContext value={{ language, setLanguage, toggleLanguage }}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

const spoken = (): Language => (i18n.locale === 'zh' ? 'zh' : 'en');
