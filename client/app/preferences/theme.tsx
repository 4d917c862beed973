import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { readStored, store } from '../../lib/device/storage.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'lemma-theme';
const BROWSER_COLOUR: Record<Theme, string> = { light: '#3b82f6', dark: '#1f2937' };

const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

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
  const system = useSystemTheme();
  const theme = saved ?? system;

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

function useSystemTheme(): Theme {
  const [dark, setDark] = useState(() => systemDark().matches);

  useEffect(() => {
    const query = systemDark();
    const follow = ({ matches }: { matches: boolean }) => setDark(matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  return dark ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLOUR[theme]);
}
