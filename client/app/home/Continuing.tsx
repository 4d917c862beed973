import { Suspense } from 'react';
import { whenIdle } from '../../lib/hydration/when-idle.ts';
import { useSession } from '../../lib/auth/session.ts';
import { lazyPart } from '../loading/lazy-feature.tsx';

const Continue = lazyPart(
  'continue',
  async () => (await import('./ContinueWithGraph.tsx')).ContinueWithGraph,
  { waitFor: whenIdle },
);

/** What whoever is signed in can go on with. Its place is kept from the first paint on, for them alone. */
export function Continuing() {
  const user = useSession();
  return (
    <div className={`page-width pt-6 ${user ? '' : 'hidden in-data-member:block'}`}>
      <div className="min-h-88 sm:min-h-49 lg:min-h-28">
        {user && (
          <Suspense>
            <Continue key={user.id} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
