import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { useTopics } from '../use-topics.ts';
import type { ErrorBook, Filters } from './entry.ts';
import { NO_FILTERS } from './BookFilters.tsx';
import { EntriesSkeleton } from './EntriesSkeleton.tsx';
import { EntryCard } from './EntryCard.tsx';

interface EntryListProps {
  book: ErrorBook;
  filters: Filters;
  onClear: (change: Partial<Filters>) => void;
  onAdd: () => void;
}

export function EntryList({ book, filters, onClear, onAdd }: EntryListProps) {
  const { topics } = useTopics();
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { entries, total } = book;

  if (book.failed) return <Failure onRetry={book.retry} />;
  if (!entries) return <EntriesSkeleton />;
  if (entries.length === 0) return <NoEntries filters={filters} onClear={onClear} onAdd={onAdd} />;

  const loadMore = async () => {
    setMore('loading');
    try {
      await book.more?.();
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  return (
    <>
      <p role="status" className="text-sm text-soft tabular-nums">
        <Plural value={total} one="# entry" other="# entries" />
      </p>
      <LongList as="ul" items={entries} idOf={({ id }) => id} rowHeight={260} rowClassName="pb-4 last:pb-0">
        {(entry) => <EntryCard entry={entry} topic={topics.get(entry.topicId ?? '')} book={book} />}
      </LongList>
      {more === 'failed' && <Failure onRetry={loadMore} />}
      {book.more && more !== 'failed' && (
        <Button
          className="self-center print:hidden"
          busy={more === 'loading'}
          onClick={() => void loadMore()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function NoEntries({ filters, onClear, onAdd }: Omit<EntryListProps, 'book'>) {
  if (Object.values(filters).some(Boolean))
    return (
      <Empty
        title={<Trans>Nothing found</Trans>}
        action={
          <Button onClick={() => onClear(NO_FILTERS)}>
            <Trans>Show all entries</Trans>
          </Button>
        }
      />
    );
  return (
    <Empty
      title={<Trans>No errors yet</Trans>}
      action={
        <Button look="primary" onClick={onAdd}>
          <Trans>Add a question</Trans>
        </Button>
      }
    >
      <Trans>
        Add questions from worked examples, from a checked working, from the tutor or from the community. They
        will be here.
      </Trans>
    </Empty>
  );
}
