import { writeFileSync } from 'node:fs';
import { unreadTokens } from '#server/maths/problem/ledger/ledger.ts';
import { alwaysTells, entryOf, tableOf } from '#server/maths/problem/ledger/words.ts';
import { solvePartsUnder } from '#server/maths/solving/solve.ts';
import { IN_OTHER_WORDS } from './other-words.ts';
import { tablesOfCases } from '../tables.ts';

// Writes the words that a method may leave unread: those that it leaves unread in its own questions with known answers.
const file = new URL('../../../server/maths/problem/ledger/inert-words.ts', import.meta.url);
const words = new Map<string, Set<string>>();
const cases = [...(await tablesOfCases()).values()].flatMap(({ solved }) => solved.map(({ ask }) => ask));
for (const ask of [...cases, ...IN_OTHER_WORDS.map(([question]) => question)])
  solvePartsUnder((method, question, solution) => {
    const known = words.get(tableOf(method.id)) ?? new Set();
    words.set(tableOf(method.id), known);
    const ignored = unreadTokens(method, question, solution, () => true);
    for (const { kind, text } of ignored)
      if (kind !== 'word' || alwaysTells(text))
        console.log(`${method.id} does not read the ${kind} “${text}” of: ${ask}`);
    for (const token of unreadTokens(method, question, solution, () => false))
      if (token.kind === 'word' && !ignored.some(({ at }) => at === token.at))
        known.add(entryOf(token, question.text));
    return null;
  }, ask);

const rows = [...words]
  .filter(([, known]) => known.size > 0)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, known]) => `  '${id}': '${[...known].sort().join(' ')}',`);
writeFileSync(
  file,
  `/** The words that may stand unread, by method. npm run inert-words prints them. */
export const INERT_WORDS: Record<string, string> = {
${rows.join('\n')}
};
`,
);
