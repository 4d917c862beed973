import type { ComponentType, ReactNode } from 'react';
import { moduleOf, ROUTES, wordsOf } from '../../routes.ts';
import { lazyPage } from './lazy-feature.tsx';

type Page = ComponentType<ScreenProps>;

export interface ScreenProps {
  /** Of the reader's own searches, for pages that offer it beside what they are about. */
  recommended?: ReactNode;
}

/** The pages of the table whose modules these are, named as seen from `client/app`. */
export function pagesOf(modules: Record<string, () => Promise<unknown>>): Record<string, Page> {
  return Object.fromEntries(
    ROUTES.flatMap((route) => {
      const { screen = '' } = route;
      const load = modules[`../${moduleOf(screen)}`];
      const name = screen.slice(screen.lastIndexOf('/') + 1);
      return load
        ? [[screen, lazyPage(wordsOf(route), async () => ((await load()) as Record<string, Page>)[name]!)]]
        : [];
    }),
  );
}
