import './app/styles/index.css';
import { i18n } from '@lingui/core';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { deliveredIn } from './app/graph/server-rendered.ts';
import { loadWordsOf } from './app/preferences/catalogs.ts';
import { activate, initialLanguage, LanguageProvider } from './app/preferences/language.tsx';
import { ThemeProvider } from './app/preferences/theme.tsx';
import { Pages } from './app/Pages.tsx';
import { keepPresses } from './lib/device/keep-press.ts';
import { inLanguage } from './lib/paths.ts';
import { startSession } from './lib/auth/session.ts';

const app = (
  <StrictMode>
    <ThemeProvider>
      <LanguageProvider>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </LanguageProvider>
    </ThemeProvider>
  </StrictMode>
);

keepPresses();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const language = initialLanguage();
const root = document.getElementById('root')!;
/** The page that the build wrote out here, and the feature that it belongs to. */
const { page, words } = document.documentElement.dataset;
const place = location.pathname.replace(/(?<=.)\/$/, '');

// Otherwise the page's own script is about to leave for the address of the other language.
if (!page || place === inLanguage(page, language)) {
  try {
    await activate(language);
    if (words) await loadWordsOf(words);
  } catch (error) {
    // The page's own script says so: here there are no words yet to say it in.
    dispatchEvent(new Event('unloaded'));
    throw error;
  }
  startSession();
  // What writes numbers takes long to make the first time: here it holds up no part that wakes.
  if (deliveredIn === language) {
    await nextTask();
    i18n.number(0);
    await nextTask();
  }
  // As a transition it wakes in slices, and what is pressed meanwhile need not wait for all of it.
  if (page || deliveredIn === language) startTransition(() => void hydrateRoot(root, app));
  else {
    // What was written out for readers of the other language.
    root.replaceChildren();
    document.documentElement.classList.remove('anew');
    createRoot(root).render(app);
  }
  // What a guest studied goes to whoever signs in; no page waits for it.
  setTimeout(() => void import('./app/progress/start.tsx').catch(() => {}));
}
