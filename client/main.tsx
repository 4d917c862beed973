import './app/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { activate, initialLanguage, LanguageProvider } from './app/preferences/language.tsx';
import { ThemeProvider } from './app/preferences/theme.tsx';
import { routes } from './app/routes.tsx';
import { startSession } from './lib/session.ts';

await activate(initialLanguage());
startSession();

const router = createBrowserRouter(routes);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </ThemeProvider>
  </StrictMode>,
);
