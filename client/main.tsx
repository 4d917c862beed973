import './app/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { activate, initialLanguage, LanguageProvider } from './app/preferences/language.tsx';
import { ThemeProvider } from './app/preferences/theme.tsx';
import { router } from './app/router.tsx';
import { startSession } from './lib/session.ts';

await activate(initialLanguage());
startSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </ThemeProvider>
  </StrictMode>,
);
