import { LinguiContext } from '@lingui/react';
import {
  type ContextType,
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';

type Lingui = ContextType<typeof LinguiContext>;

/** The language that the page was first shown in. */
export const FirstLanguage = createContext<Lingui>(null);

/**
 * A part that came written out may wake after the reader chose another language. It has to wake in its own words,
 * or React throws them away; then it speaks as the page does.
 */
export function AsWritten({ children }: { children: ReactNode }) {
  const first = use(FirstLanguage);
  const now = use(LinguiContext);
  const waking = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const lingui = useDeferredValue(waking ? first : now);
  return <LinguiContext value={lingui}>{children}</LinguiContext>;
}
