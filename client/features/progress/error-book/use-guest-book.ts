import {
  type ErrorOnDevice,
  errorsOnDevice,
  keepErrors,
  useErrorsOnDevice,
} from '../../../lib/progress/device-errors.ts';
import { useState } from 'react';
import { entryOnDevice, type ErrorBook, type Filters, matches } from './entry.ts';

/** The error book of this device. */
export function useGuestBook(filters: Filters): ErrorBook {
  const kept = useErrorsOnDevice();
  const [removed, setRemoved] = useState<Record<string, ErrorOnDevice>>({});
  const all = [...kept, ...Object.values(removed).filter(({ id }) => !kept.some((entry) => entry.id === id))];
  const entries = all
    .toSorted((a, b) => b.timestamp - a.timestamp)
    .map(entryOnDevice)
    .filter((entry) => matches(entry, filters));

  const change = async (id: string, changed: (entry: ErrorOnDevice) => Partial<ErrorOnDevice>) => {
    keepErrors(
      errorsOnDevice().map((entry) =>
        entry.id === id ? { ...entry, ...changed(entry), updatedAt: Date.now() } : entry,
      ),
    );
    return null;
  };

  return {
    entries,
    total: entries.filter(({ id }) => kept.some((entry) => entry.id === id)).length,
    failed: false,
    retry: () => {},
    more: null,
    review: (id, reviewed) =>
      change(id, (entry) =>
        reviewed && !entry.reviewed
          ? { reviewed, reviewCount: (entry.reviewCount ?? 0) + 1, lastReviewedAt: Date.now() }
          : { reviewed },
      ),
    edit: (id, { note, errorType }) =>
      change(id, () => ({
        ...(note !== undefined && { note }),
        ...(errorType && { errorType: errorType.toLowerCase() as ErrorOnDevice['errorType'] }),
      })),
    remove: async (id) => {
      const gone = errorsOnDevice().find((entry) => entry.id === id);
      if (gone) setRemoved((before) => ({ ...before, [id]: gone }));
      keepErrors(errorsOnDevice().filter((entry) => entry.id !== id));
      return null;
    },
    restore: async ({ id }) => {
      const gone = removed[id];
      if (gone && !errorsOnDevice().some((entry) => entry.id === id)) keepErrors([gone, ...errorsOnDevice()]);
      return null;
    },
  };
}
