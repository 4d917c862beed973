import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { mergeErrorBook, pendingOf } from '../../../lib/progress/merge-error-book.ts';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Waiting } from '../../../ui/loading/states.tsx';
import { BlockedNotice } from '../BlockedNotice.tsx';
import type { Filters } from './entry.ts';
import { BookFilters } from './BookFilters.tsx';
import { EntriesSkeleton } from './EntriesSkeleton.tsx';

const Book = part(async () => (await import('./Book.tsx')).Book);
const AddByHand = part(async () => (await import('./AddByHand.tsx')).AddByHand);

/** The questions that the reader got wrong, to go through again. */
export function ErrorBookPage() {
  const { t } = useLingui();
  const user = useSession();
  const [adding, setAdding] = useState(false);
  const { filters, set } = useFilters();
  usePageTitle(t`Error book`);

  return (
    <div className="page-width flex flex-col gap-5 py-7">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-serif text-2xl font-semibold zh:font-sans">
            <Trans>Error book</Trans>
          </h1>
          <p className="mt-1 max-w-reading text-soft">
            <Trans>
              Questions that went wrong, with what was right. Go through them again until they hold.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <Button look="primary" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            <Trans>Add a question</Trans>
          </Button>
        </div>
      </header>
      {adding && (
        <Suspense fallback={<Waiting />}>
          <AddByHand onDone={() => setAdding(false)} />
        </Suspense>
      )}
      {!user && (
        <p className="text-sm text-soft print:hidden">
          <Trans>
            Kept on this device.{' '}
            <button
              type="button"
              className="reach text-brand-text underline underline-offset-4"
              onClick={() => openSignIn('login')}
            >
              Sign in
            </button>{' '}
            to have it everywhere.
          </Trans>
        </p>
      )}
      <BlockedNotice />
      {user && <Unmerged userId={user.id} />}
      <BookFilters filters={filters} set={set} />
      <Suspense fallback={<EntriesSkeleton />}>
        <Book ofAccount={user !== null} filters={filters} onClear={set} onAdd={() => setAdding(true)} />
      </Suspense>
    </div>
  );
}

/** Entries of this device that the account does not have yet. */
function Unmerged({ userId }: { userId: string }) {
  const [, setTries] = useState(0);
  const waiting = pendingOf(userId).length;
  if (waiting === 0) return null;
  return (
    <Failure onRetry={() => void mergeErrorBook(userId).then(() => setTries((tries) => tries + 1))}>
      <Plural
        value={waiting}
        one="# entry of this device is not in your account yet."
        other="# entries of this device are not in your account yet."
      />
    </Failure>
  );
}

const NAMES = {
  subjectCode: 'subject',
  errorType: 'kind',
  reviewed: 'reviewed',
  source: 'source',
  search: 'q',
} as const;

/** The filters stand in the address. */
function useFilters() {
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(
    Object.entries(NAMES).map(([name, parameter]) => [name, address.get(parameter) ?? '']),
  ) as unknown as Filters;
  const set = (change: Partial<Filters>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          const parameter = NAMES[name as keyof Filters];
          if (value) next.set(parameter, value);
          else next.delete(parameter);
        }
        return next;
      },
      { replace: true },
    );
  return { filters, set };
}
