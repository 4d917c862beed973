import { type ComponentType, type ReactNode, Suspense } from 'react';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../ui/loading/states.tsx';
import { Alive } from './HydrationSignal.tsx';
import { loadWordsOf } from '../preferences/catalogs.ts';

interface Wanted {
  /** Waits for a sign that somebody wants it. */
  wanted?: () => Promise<void>;
  replacement?: Parameters<typeof part>[1];
}

/** A component of a feature that is loaded, with its words, when it is first shown and `wanted`. */
export function lazyPart<Props extends object>(
  feature: string,
  load: () => Promise<ComponentType<Props>>,
  { wanted, replacement }: Wanted = {},
) {
  return part(async () => {
    await wanted?.();
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
