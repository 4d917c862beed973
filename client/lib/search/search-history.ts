import { actOnce } from '../graph/request-once.ts';
import { currentUser } from '../auth/session.ts';
import { storedList, useExternalStore } from '../device/external-store.ts';

/** One search that was made on this device. */
export interface SearchEntry {
  query: string;
  /** When it was made last, in milliseconds. */
  timestamp: number;
  count: number;
}

const KEY = 'lemma-search-history';
export const MAX_ENTRIES = 50;
export const RECENT = 10;
export const POPULAR = 5;

const searches = storedList(KEY, isEntry);

/** What this device remembers, the latest first; of members the account remembers instead. */
export const useDeviceSearches = () => useExternalStore(searches);

/** A blank search is none. */
export async function rememberSearch(typed: string): Promise<void> {
  const query = typed.trim().slice(0, 200);
  if (!query) return;
  if (!currentUser()) return keep(query);
  // Fire and forget.
  await record(query).catch((error: unknown) => console.warn(error));
}

async function record(query: string): Promise<void> {
  const { RecordSearchDocument } = await import('./RecordSearch.gen.ts');
  await actOnce(RecordSearchDocument, { query });
}

/** Forgets one search, or all that this device remembers. */
export function forgetSearches(query?: string): void {
  write(query === undefined ? [] : deviceSearches().filter((entry) => entry.query !== query));
}

export function recentOf(entries: readonly SearchEntry[], most = RECENT): SearchEntry[] {
  return entries.toSorted((a, b) => b.timestamp - a.timestamp).slice(0, most);
}

export function popularOf(entries: readonly SearchEntry[], most = POPULAR): SearchEntry[] {
  return entries.toSorted((a, b) => b.count - a.count || b.timestamp - a.timestamp).slice(0, most);
}

export const deviceSearches = (): readonly SearchEntry[] => searches.get();

function keep(query: string): void {
  const same = (entry: SearchEntry) => entry.query.toLowerCase() === query.toLowerCase();
  const entries = deviceSearches();
  const count = (entries.find(same)?.count ?? 0) + 1;
  write([{ query, timestamp: Date.now(), count }, ...entries.filter((entry) => !same(entry))]);
}

function write(entries: readonly SearchEntry[]): void {
  searches.set(entries.slice(0, MAX_ENTRIES));
}

function isEntry(value: unknown): value is SearchEntry {
  const { query, timestamp, count } = (value ?? {}) as Partial<SearchEntry>;
  return typeof query === 'string' && typeof timestamp === 'number' && typeof count === 'number';
}
