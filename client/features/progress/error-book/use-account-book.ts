import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useExternalStore } from '../../../lib/device/external-store.ts';
import type { ErrorSource, ErrorType } from '../../../lib/graph/schema-types.ts';
import { merged } from '../../../lib/progress/merge-error-book.ts';
import {
  useEditErrorEntryMutation,
  useErrorEntriesQuery,
  useRemoveErrorEntryMutation,
  useRestoreErrorEntryMutation,
  useReviewErrorEntryMutation,
} from '../ErrorEntries.gen.ts';
import type { Entry, ErrorBook, Filters } from './entry.ts';

type Answered = { __typename: string; message?: string } | undefined;

/** The error book of the account; acts show at once and are taken back where they are refused. */
export function useAccountBook(filters: Filters): ErrorBook {
  const { t } = useLingui();
  const { subjectCode, errorType, reviewed, source, search } = filters;
  const { data, error, refetch, fetchMore } = useErrorEntriesQuery({
    variables: {
      filter: {
        subjectCode: subjectCode || null,
        errorType: (errorType || null) as ErrorType | null,
        source: (source || null) as ErrorSource | null,
        reviewed: reviewed ? reviewed === 'yes' : null,
      },
      search: search.trim() || null,
      after: null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const changes = useExternalStore(merged);
  useEffect(() => {
    if (changes > 0) void refetch();
  }, [changes, refetch]);

  const [review] = useReviewErrorEntryMutation();
  const [edit] = useEditErrorEntryMutation();
  const [remove] = useRemoveErrorEntryMutation();
  const [restore] = useRestoreErrorEntryMutation();
  const done = async (act: Promise<Answered>, whole: string): Promise<string | null> => {
    try {
      const answer = await act;
      return answer?.__typename === whole ? null : (answer?.message ?? NOT_DONE);
    } catch {
      return NOT_DONE;
    }
  };
  const NOT_DONE = t`This could not be saved. Check your connection and try again.`;
  const page = data?.errorEntries;

  return {
    entries: page ? page.edges.map(({ node }) => asEntry(node)) : null,
    total: page?.totalCount ?? 0,
    failed: Boolean(error) && !page,
    retry: () => void refetch(),
    more: page?.pageInfo.hasNextPage
      ? async () => void (await fetchMore({ variables: { after: page.pageInfo.endCursor } }))
      : null,
    review: (id, next) =>
      done(
        review({
          variables: { input: { id, reviewed: next } },
          optimisticResponse: () => {
            const before = page?.edges.find(({ node }) => node.id === id)?.node;
            return {
              reviewErrorEntry: {
                __typename: 'ErrorEntry',
                id,
                reviewed: next,
                reviewCount: (before?.reviewCount ?? 0) + (next ? 1 : 0),
                lastReviewedAt: next ? new Date().toISOString() : (before?.lastReviewedAt ?? null),
              },
            };
          },
        }).then(({ data: answer }) => answer?.reviewErrorEntry),
        'ErrorEntry',
      ),
    edit: (id, change) =>
      done(
        edit({ variables: { input: { id, ...change } } }).then(({ data: answer }) => answer?.editErrorEntry),
        'ErrorEntry',
      ),
    remove: (id) =>
      done(
        remove({ variables: { input: { id } } }).then(({ data: answer }) => answer?.removeErrorEntry),
        'Deleted',
      ),
    restore: ({ id }) =>
      done(
        restore({ variables: { input: { id } } }).then(({ data: answer }) => answer?.restoreErrorEntry),
        'ErrorEntry',
      ),
  };
}

type Optional = 'errorLine' | 'subjectCode' | 'topicId' | 'sourceId' | 'lastReviewedAt';
type Row = Omit<Entry, Optional> & { [Name in Optional]?: Entry[Name] | undefined };

const asEntry = (row: Row): Entry => ({
  ...row,
  errorLine: row.errorLine ?? null,
  subjectCode: row.subjectCode ?? null,
  topicId: row.topicId ?? null,
  sourceId: row.sourceId ?? null,
  lastReviewedAt: row.lastReviewedAt ?? null,
});
