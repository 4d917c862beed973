import { type ComponentType, type ReactNode, Suspense } from 'react';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../ui/loading/states.tsx';
import { Alive } from './HydrationSignal.tsx';
import { loadWordsOf } from '../preferences/catalogs.ts';

interface LazyOptions {
  /** What it waits for before it is loaded. */
  waitFor?: () => Promise<void>;
  replacement?: Parameters<typeof part>[1];
}

/** A component of a feature that is loaded, with its words, when it is first shown and `waitFor` has come. */
export function lazyPart<Props extends object>(
  feature: string,
  load: () => Promise<ComponentType<Props>>,
  { waitFor, replacement }: LazyOptions = {},
) {
  return part(async () => {
    await waitFor?.();
    const [loaded] = await Promise.all([load(), loadWordsOf(feature)]);
    return loaded;
  }, replacement);
}

/** A page that is loaded, with its words, when somebody goes there; the frame says so where it does not come. */
export function lazyPage<Props extends object>(feature: string, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(feature, load, { replacement: null });
}

let pages = 0;

/** A page that is loaded when somebody goes there, and the shape that stands in its place meanwhile. */
export function page(Page: ComponentType, skeleton?: ReactNode) {
  pages += 1;
  return (
    // The key makes it a boundary of its own, or the page left behind would stay until this one has arrived.
    <Suspense key={pages} fallback={<Waiting>{skeleton}</Waiting>}>
      <Page />
      <Alive />
    </Suspense>
  );
}
