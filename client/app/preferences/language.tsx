import { i18n, setupI18n } from '@lingui/core';
import { LinguiContext } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { InitialLanguage } from '../../lib/hydration/InitialLanguage.tsx';
import { markInteracted } from '../../lib/hydration/first-interaction.ts';
import { isChinese } from '../../lib/paths.ts';
import { readStored, store } from '../../lib/device/storage.ts';
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
 * Chinese at a Chinese address; at any other the saved choice, or else what the browser speaks.
 * The page's own script decides in the same way before anything is painted.
 */
export function initialLanguage(): Language {
  if (isChinese(location.pathname)) return 'zh';
  const saved = readStored(KEY);
  if (isLanguage(saved)) return saved;
  return navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

let requested: Language;

/** Must have ended before the first render. */
export async function activate(language: Language): Promise<void> {
  requested = language;
  const messages = await messagesOf(language);
  // The reader chose again while this one was on its way.
  if (requested !== language) return;
  i18n.load(language, messages);
  i18n.activate(language);
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [first] = useState(spoken);
  const [{ language, lingui }, follow] = useState(first);
  const speak = (chosen: Language) => {
    markInteracted();
    activate(chosen).catch((error: unknown) =>
      console.error(`The words of "${chosen}" could not be loaded.`, error),
    );
  };
  const speakAsOtherTabs = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === KEY && isLanguage(newValue)) speak(newValue);
  });

  // Lingui's own provider would empty every part of the page whose code is still on its way.
  useEffect(() => {
    const hear = () => {
      if (i18n.locale !== language) startTransition(() => follow(spoken()));
    };
    hear();
    return i18n.on('change', hear);
  }, [language]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Naming the same language again would style the whole page anew.
    if (root.lang !== TAG[language]) root.lang = TAG[language];
  }, [language]);
  useEffect(() => {
    const listen = (event: StorageEvent) => speakAsOtherTabs(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);

  const setLanguage = (chosen: string) => {
    if (!isLanguage(chosen)) return;
    store(KEY, chosen);
    speak(chosen);
  };
  const toggleLanguage = () => setLanguage(language === 'zh' ? 'en' : 'zh');

  return (
    <LanguageContext value={{ language, setLanguage, toggleLanguage }}>
      <InitialLanguage value={first.lingui}>
        <LinguiContext value={lingui}>{children}</LinguiContext>
      </InitialLanguage>
    </LanguageContext>
  );
}

/** The language as it is now. What is drawn keeps to it while the next one is made ready. */
const spoken = () => {
  const current = setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: i18n.messages } });
  return {
    language: current.locale === 'zh' ? ('zh' as const) : ('en' as const),
    lingui: { i18n: current, _: current.t.bind(current) },
  };
};
