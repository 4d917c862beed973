import { isSpelt, type Vocabulary } from '../../text/spelling.ts';
import { isPinyin } from '../../text/chinese.ts';
import { formulasIn } from '../../text/formulas/find.ts';

const WORDS = /[A-Za-z]+/g;
const MAX_MENDED = 3;

/** A search with the words mended that nobody knows, or null where none can be. */
export function correct(text: string, vocabulary: Vocabulary): string | null {
  if (formulasIn(text).formulas.length > 0) return null;
  let mended = 0;
  const said = text.replaceAll(WORDS, (word) => {
    const lower = word.toLowerCase();
    if (!isSpelt(lower) || vocabulary.has(lower) || vocabulary.begins(lower) || mended >= MAX_MENDED)
      return word;
    const [nearest] = isPinyin(lower) ? [] : vocabulary.nearest(lower);
    if (!nearest) return word;
    mended += 1;
    return nearest;
  });
  return mended > 0 ? said : null;
}
