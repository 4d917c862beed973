import { rational } from '../../algebra-system/numbers/rational.ts';
import { clauseOf, wordsIn } from '../statistics/facts/clauses.ts';
import { type Story, withoutScenery } from './story.ts';

interface Grid {
  rows: string[];
  columns: string[];
  counts: number[][];
}

/** What those who were asked do, whatever it is. */
const ASKED = wordsIn([
  'student prefers prefer likes chooses chose chosen favourite plays studies takes travels said answered uses adult child member',
]);

/** So many of each two kinds. */
export function takeGrid(json: string, story: Story): boolean {
  const { rows, columns, counts } = JSON.parse(json) as Grid;
  const total = counts.flat().reduce((a, b) => a + b, 0);
  if (story.named.length > 0 || total === 0) return false;
  for (const word of wordsIn([...rows, ...columns])) story.scenery.delete(word);
  for (const names of [rows, columns]) {
    const clauses = names.map(clauseOf);
    for (const word of ASKED) if (!clauses.some(({ words }) => words.includes(word))) story.scenery.add(word);
    const dimension = story.sizes.length;
    const keys = clauses.map((one) => withoutScenery(one, story).join(' '));
    // Male and female: one denies the other.
    const isPair =
      clauses.length === 2 && keys[0] === keys[1] && clauses[0]!.isDenied !== clauses[1]!.isDenied;
    if (
      keys.includes('') ||
      (!isPair && (new Set(keys).size < keys.length || clauses.some(({ isDenied }) => isDenied)))
    )
      return false;
    story.sizes.push(names.length);
    for (const [value, one] of clauses.entries())
      if (!isPair || !one.isDenied) story.named.push({ words: withoutScenery(one, story), dimension, value });
  }
  for (const [row, line] of counts.entries())
    for (const [column, count] of line.entries())
      story.known.push({
        event: (outcome) => outcome[0] === row && outcome[1] === column,
        given: null,
        value: rational(count, total),
      });
  return true;
}
