import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY } from '../../lib/graph/limits.gen.ts';
import type { QuestionFilter, SearchKind } from '../../lib/graph/schema-types.ts';
import { languageOf } from '../../lib/i18n/language-tag.ts';

const KINDS: SearchKind[] = ['TOPIC', 'CARD', 'SUBJECT', 'QUESTION', 'ANSWER', 'PERSON'];
const FILTERS = ['subject', 'language', 'status'] as const;
export type SearchFilter = (typeof FILTERS)[number];

/** What is looked for, as the address says it, and how to change that. */
export function useSearchAddress() {
  const [address, setAddress] = useSearchParams();
  const get = (name: SearchFilter) => address.get(name) ?? '';
  const query = address.get('q')?.trim().slice(0, MAX_QUERY) ?? '';
  const kind = KINDS.find((one) => one.toLowerCase() === address.get('kind')) ?? ('ALL' as const);
  const [language, status] = [get('language'), get('status')];

  const filter: QuestionFilter = {
    ...((language === 'en' || language === 'zh') && { language: languageOf(language) }),
    ...((status === 'open' || status === 'closed') && { status: status === 'open' ? 'OPEN' : 'CLOSED' }),
    ...(status === 'unanswered' && { unanswered: true }),
  };

  return {
    query,
    kind,
    get,
    filter,
    subject: get('subject') || null,
    isNarrowed: FILTERS.some((name) => get(name) !== ''),
    /** Another search: of everything. */
    search: (words: string) => setAddress({ q: words }),
    show(chosen: SearchKind | 'ALL') {
      if (chosen === 'ALL') address.delete('kind');
      else address.set('kind', chosen.toLowerCase());
      setAddress(address, { replace: true });
    },
    narrow(changes: Partial<Record<SearchFilter, string>>) {
      for (const [name, value] of Object.entries(changes))
        if (value) address.set(name, value);
        else address.delete(name);
      setAddress(address, { replace: true });
    },
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
