import { LinguiContext } from '@lingui/react';
import { type ContextType, createContext, type ReactNode, use, useDeferredValue } from 'react';
import { useAfterHydration } from '../device/external-store.ts';

type Lingui = ContextType<typeof LinguiContext>;

/** The language in which the page was rendered. */
export const InitialLanguage = createContext<Lingui>(null);

/**
 * A part may hydrate after the user has switched language. It must hydrate in the language it was rendered in, or
 * React discards its markup; then it renders again in the current one.
 */
export function HydrateInInitialLanguage({ children }: { children: ReactNode }) {
  const initial = use(InitialLanguage);
  const current = use(LinguiContext);
  const isHydrating = useAfterHydration(
    () => false,
    () => true,
  );
  const lingui = useDeferredValue(isHydrating ? initial : current);
  return <LinguiContext value={lingui}>{children}</LinguiContext>;
}
