import './app/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { activate, initialLanguage, LanguageProvider } from './app/preferences/language.tsx';
import { ThemeProvider } from './app/preferences/theme.tsx';
import { routes } from './app/routes.tsx';
import { startSession } from './lib/session.ts';

await activate(initialLanguage());
startSession();

// Without the data router, whose loaders nobody uses here: the graph is asked by the pages themselves.
const Pages = () => useRoutes(routes);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <LanguageProvider>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </LanguageProvider>
    </ThemeProvider>
  </StrictMode>,
);
