import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY } from '../../../lib/graph/limits.gen.ts';
import type { QuestionFilter, QuestionSort } from '../../../lib/graph/schema-types.ts';
import { paths } from '../../../lib/paths.ts';
import { languageOf } from '../../../lib/i18n/language-tag.ts';

export const SORTS = ['newest', 'active', 'votes', 'unanswered'] as const;

const SHARED = ['paper', 'topic', 'tag', 'language', 'status', 'author'] as const;
/** What is the reader’s own is nothing that the server writes addresses for. */
const FILTERS = [...SHARED, 'mine'] as const;
const SHOWN = ['q', 'sort', ...SHARED] as const;
type FilterWord = (typeof FILTERS)[number];

/** The filters in the address of a list, and how to change them. */
export function useListFilters(subjectCode: string) {
  const [search, setSearch] = useSearchParams();
  const sort = SORTS.find((word) => word === search.get('sort')) ?? 'newest';
  const get = (name: FilterWord) => search.get(name) ?? '';
  const language = get('language');
  const status = get('status').toUpperCase();

  const filter: QuestionFilter = {
    subjectCode,
    ...(get('paper') && { paper: get('paper') }),
    ...(get('topic') && { topic: get('topic') }),
    ...(get('tag') && { tag: get('tag') }),
    ...(get('author') && { authorId: get('author') }),
    ...((language === 'en' || language === 'zh') && { language: languageOf(language) }),
    // What waits for an answer is open: no status contradicts that.
    ...(sort !== 'unanswered' && (status === 'OPEN' || status === 'CLOSED') && { status }),
    ...(get('mine') === 'bookmarked' && { bookmarked: true }),
    ...(get('mine') === 'following' && { following: true }),
  };

  return {
    filter,
    query: search.get('q')?.trim().slice(0, MAX_QUERY) ?? '',
    sort,
    graphSort: sort.toUpperCase() as QuestionSort,
    get,
    /** Where the page begins in the list, for readers without JavaScript. */
    after: search.get('after') ?? undefined,
    addressAfter: (cursor: string) => {
      // As the server writes it, which knows these names alone.
      const kept = SHOWN.flatMap((name) => {
        const value = search.get(name);
        return value ? [[name, value]] : [];
      });
      return paths.community(subjectCode, { ...Object.fromEntries(kept), after: cursor });
    },
    narrowed: FILTERS.some((name) => get(name) !== ''),
    set(changes: Partial<Record<FilterWord | 'sort' | 'q', string>>) {
      // In place: a second change before the next rendering keeps the first.
      search.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value) search.set(name, value);
        else search.delete(name);
      }
      setSearch(search);
    },
  };
}

export type ListFilters = ReturnType<typeof useListFilters>;
