import type { Filters } from './entry.ts';
import { EntryList } from './EntryList.tsx';
import { useAccountBook } from './use-account-book.ts';
import { useGuestBook } from './use-guest-book.ts';

interface BookProps {
  filters: Filters;
  onClear: (change: Partial<Filters>) => void;
  onAdd: () => void;
}

/** The entries of the account, or of this device. */
export function Book({ ofAccount, ...props }: BookProps & { ofAccount: boolean }) {
  return ofAccount ? <AccountBook {...props} /> : <GuestBook {...props} />;
}

const AccountBook = (props: BookProps) => <EntryList book={useAccountBook(props.filters)} {...props} />;
const GuestBook = (props: BookProps) => <EntryList book={useGuestBook(props.filters)} {...props} />;
