import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Waiting } from '../ui/states.tsx';

/** A page that is loaded when somebody goes there, and what stands in its place meanwhile. */
export function lazyPage(load: () => Promise<ComponentType>, skeleton?: ReactNode) {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    // The key makes it a boundary of its own, or the page left behind would stay until this one has arrived.
    <Suspense key={crypto.randomUUID()} fallback={<Waiting>{skeleton}</Waiting>}>
      <Page />
    </Suspense>
  );
}
