import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useMedia } from '../../lib/device/media.ts';
import { readStored, store } from '../../lib/device/storage.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'lemma-theme';
const BROWSER_COLOUR: Record<Theme, string> = { light: '#3b82f6', dark: '#1f2937' };

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const isSystemDark = () => matchMedia(SYSTEM_DARK).matches;

interface ThemeChoice {
  theme: Theme;
  setTheme: (theme: string) => void;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (!choice) throw new Error('useTheme must be used within a ThemeProvider');
  return choice;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [saved, setSaved] = useState(savedTheme);
  // No server renders the theme, so it is right from the first render on.
  const isDark = useMedia(SYSTEM_DARK, isSystemDark);
  const theme = saved ?? (isDark ? 'dark' : 'light');

  useEffect(() => show(theme), [theme]);
  useEffect(() => {
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === KEY) setSaved(savedTheme());
    };
    addEventListener('storage', followOtherTabs);
    return () => removeEventListener('storage', followOtherTabs);
  }, []);

  const setTheme = (chosen: string) => {
    if (!isTheme(chosen)) return;
    store(KEY, chosen);
    setSaved(chosen);
  };
  const toggleTheme = () => setTheme(theme === 'dark' ? 'light' : 'dark');

  return <ThemeContext value={{ theme, setTheme, toggleTheme }}>{children}</ThemeContext>;
}

function savedTheme(): Theme | null {
  const saved = readStored(KEY);
  return isTheme(saved) ? saved : null;
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLOUR[theme]);
}
