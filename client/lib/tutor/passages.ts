import { withoutLanguage } from '../paths.ts';
import { externalStore, useExternalStore } from '../device/external-store.ts';

/** Text of a page that the next question is about. */
export interface Passage {
  id: string;
  text: string;
  /** Of the page, where it has one. */
  title: string | null;
  sourceType: 'page';
  path: string;
  /** Of a document with pages. */
  pageFrom: number | null;
  pageTo: number | null;
  createdAt: string;
}

/** As many as the server looks at. */
const MOST_PASSAGES = 8;
const LEAST_CHARACTERS = 10;
const MOST_CHARACTERS = 4000;

const passages = externalStore<readonly Passage[]>([]);

/** Adds a passage of a page, unless it is too short or already there; the newest are kept. */
export function addPassage({ text, title }: Pick<Passage, 'text' | 'title'>): boolean {
  const excerpt = shortened(text.trim());
  if ([...excerpt].length < LEAST_CHARACTERS) return false;
  const others = passages.get().filter((one) => one.text !== excerpt);
  const passage: Passage = {
    id: crypto.randomUUID(),
    text: excerpt,
    title,
    sourceType: 'page',
    path: withoutLanguage(location.pathname),
    pageFrom: null,
    pageTo: null,
    createdAt: new Date().toISOString(),
  };
  passages.set([...others, passage].slice(-MOST_PASSAGES));
  return true;
}

/** As much as the server takes; of a formula that would be cut, nothing. */
function shortened(text: string): string {
  const cut = [...text].slice(0, MOST_CHARACTERS).join('');
  const isInFormula = cut.length < text.length && cut.split('$').length % 2 === 0;
  return isInFormula ? cut.slice(0, cut.lastIndexOf('$')).trimEnd() : cut;
}

export const removePassage = (id: string): void =>
  passages.set(passages.get().filter((one) => one.id !== id));
export const clearPassages = (): void => passages.set([]);

export const usePassages = (): readonly Passage[] => useExternalStore(passages);
