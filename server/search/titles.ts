import type { Database } from '../database/client.ts';
import { inLetters, isPinyin, simplified } from '../text/chinese.ts';
import { isCommon } from '../text/query-tokens.ts';
import { distance, isSpelt, slipsIn, type Vocabulary } from '../text/spelling.ts';
import { searchKey } from './rules.ts';

/** What a subject, a topic or a card is called in one of the languages. */
interface Title {
  id: string;
  key: string;
  words: string[];
  /** In pinyin, where all of it is Chinese. */
  said: string | null;
}

const keyOf = (text: string) => searchKey(simplified(text));

/** Whether something is called just as somebody typed. */
export const isSameTitle = (title: string, typed: string): boolean => keyOf(title) === keyOf(typed);

/** As long as its vocabulary is that of what is published, so are the titles. */
const known = new WeakMap<Vocabulary, Promise<Title[]>>();

/** The titles of all that is taught. */
function titlesOf(db: Database, vocabulary: Vocabulary): Promise<Title[]> {
  const titles = known.get(vocabulary) ?? readTitles(db);
  known.set(vocabulary, titles);
  titles.catch(() => known.delete(vocabulary));
  return titles;
}

async function readTitles(db: Database): Promise<Title[]> {
  const rows = await db.$queryRaw<{ id: string; title: string }[]>`
    SELECT DISTINCT coalesce(card_id, topic_id, subject_code) AS id, title FROM search_chunks`;
  return rows.map(({ id, title }) => {
    const key = keyOf(title);
    return { id, key, words: wordsOf(key), said: ALL_HAN.test(key) ? inLetters(key) : null };
  });
}

/** Whose title is just what somebody typed, and whose title was perhaps meant by it. */
export async function titlesTyped(
  db: Database,
  typed: string,
  vocabulary: Vocabulary,
): Promise<{ exact: string[]; meant: string[] }> {
  const titles = await titlesOf(db, vocabulary);
  const key = keyOf(typed);
  const isMeant = meaning(key, vocabulary);
  const idsWhere = (fits: (title: Title) => boolean) => titles.filter(fits).map(({ id }) => id);
  return { exact: idsWhere((title) => title.key === key), meant: idsWhere(isMeant) };
}

/** Whether a title is what was typed with its slips mended, in the other number, or as it is said. */
function meaning(key: string, vocabulary: Vocabulary): (title: Title) => boolean {
  const typed = wordsOf(key);
  const said = inLetters(key);
  const isSaid = ALL_HAN.test(key) || (said !== '' && isPinyin(said));
  return (title) =>
    (isSaid && title.said === said) ||
    (typed.length > 0 &&
      title.words.length === typed.length &&
      title.words.every((word, i) => isWordMeant(word, typed[i]!, vocabulary)));
}

const ALL_HAN = /^\p{Script=Han}+$/u;

/** The words that say something: a title is meant without its article too. */
const wordsOf = (key: string) =>
  (key.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !isCommon(word));

function isWordMeant(word: string, typed: string, vocabulary: Vocabulary): boolean {
  if (singular(word) === singular(typed)) return true;
  if (!isSpelt(typed) || vocabulary.has(typed)) return false;
  return distance(typed, word, slipsIn(typed)) <= slipsIn(typed);
}

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
