import type { ComponentType, ReactNode } from 'react';
import { ROUTES, wordsOf } from '../../routes.ts';
import { lazyPage } from './lazy-feature.tsx';

type Page = ComponentType<ScreenProps>;

export interface ScreenProps {
  /** Recommendations from the reader's own searches, for pages that have a place for them. */
  recommended?: ReactNode;
}

/** The pages of the table that these screens belong to, each loaded with its words at the first visit. */
export function pagesOf(screens: Record<string, () => Promise<unknown>>): Record<string, Page> {
  return Object.fromEntries(
    ROUTES.flatMap((route) => {
      const { screen = '' } = route;
      const load = screens[screen];
      const name = screen.slice(screen.lastIndexOf('/') + 1);
      return load
        ? [[screen, lazyPage(wordsOf(route), async () => ((await load()) as Record<string, Page>)[name]!)]]
        : [];
    }),
  );
}
