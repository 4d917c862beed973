import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** (b), as it stands in brackets of either kind. */
const isLabel = (text: string): boolean =>
  /^[（(](?:[a-h]|[ivx]{1,4}|\d)[)）]$/.test(text.replace(/[$\s]/g, ''));

/** What was told in another part, points that are feet, and how what is asked for is wanted. */
export const TOLD_RULES: Rule[] = [
  ...['expression', 'part-label'].flatMap((kind) =>
    rule<{ p: string }>(
      'region',
      `[第] {p:${kind}} [问|部分|题] 中 的 [该] (区域|阴影区域|阴影部分|图形)`,
      ({ p }, [at]) => (isLabel(p) ? reference('region', null, 'the', at) : null),
    ),
  ),
  ...rule<{ p: RawTerm; l: RawTerm; n: RawTerm }>(
    'facts',
    '(由|从|过|自) {p:point} 向 {l:line} (作|引) 垂线 , 垂足 [记] 为 {n:point}',
    ({ p, l, n }) => [fact('is', n, the('foot', p, l))],
  ),
  ...rule<{ g: RawGoal[] }>('goals', '要求 {g:goals}', ({ g }) => g),
];
