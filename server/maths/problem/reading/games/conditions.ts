import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { scored, type Slots, taken } from './scores.ts';
import { BE, TAKEN } from './words.ts';

/** What is so or not. */
export const GAME_CONDITIONS: Rule[] = [
  ...rule<{ s: string }>(
    'draw-cond',
    `{s:g-scores} ${BE} [all|both] (equal|the same|the same as each other|identical|equal to each other)`,
    ({ s }) => scored(s, the('alike', 'value')),
  ),
  ...rule<{ s: string }>(
    'draw-cond',
    `{s:g-scores} ${BE} [all|both] (different|not the same|not equal|unequal|different from each other)`,
    ({ s }) => (/^(?:|2)(?:\||$)/.test(s) ? scored(s, the('unlike', 'value')) : null),
  ),
  ...rule<{ m: string }>(
    'draw-cond',
    '(all|both) [the|of the] [{n:num}] {m:g-machine} (show|land on) the same (result|score|number|side|face)',
    ({ m, n }: { m: string; n?: string }) =>
      taken({ n, k: m }, the('alike', m === 'coin' ? 'kind' : 'value')),
  ),
  ...rule<{ s: string; f: RawTerm }>('draw-cond', `{s:g-scores} ${BE} [all|both] {f:sort}`, ({ s, f }) =>
    scored(s, the('count', 'all', '', f)),
  ),
  ...rule<{ s: string; f: RawTerm }>('draw-cond', `neither of {s:g-scores} is {f:sort}`, ({ s, f }) =>
    scored(s, the('count', '=', '0', f)),
  ),
  ...rule<{ a: RawTerm; s: string; f: RawTerm }>(
    'draw-cond',
    `{a:amount} of {s:g-scores} (is|are) {f:sort}`,
    ({ a, s, f }) => {
      const [sign, k] = (a as { of: RawTerm[] }).of;
      return scored(s, the('count', sign!, k!, f));
    },
  ),
  ...rule<{ s: string; f: RawTerm; g: RawTerm }>(
    'draw-cond',
    `one of {s:g-scores} is {f:sort} and the other [number|score] is not {g:sort}`,
    ({ s, f, g }) =>
      JSON.stringify(f) === JSON.stringify(g) ? scored(s, the('of two', the('count', '=', '1', f))) : null,
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'draw-cond',
    `{a:amount} of (the|these) [{n:num}] biased (coins|coin) (shows|show|lands on|land on) [a] {k:side}`,
    ({ a, k, n }: { a: RawTerm; k: string; n?: string }) => {
      const [sign, count] = (a as { of: RawTerm[] }).of;
      return the('count of', 'biased coin', n ?? '', sign!, count!, the('kind', k));
    },
  ),
  ...rule<{ k: string }>(
    'draw-cond',
    'the coin (shows|lands on|comes up|gives|lands) [a] {k:side}',
    ({ k }) => the('of one', 'coin', the('kind', k)),
  ),
  ...rule<{ n?: string; m: string; k: string }>(
    'draw-cond',
    '(all|both) [the|of the|of these] [{n:num}] {m:g-machine} (show|land on|come up) {k:side}',
    ({ n, m, k }) => (m === 'coin' ? taken({ n, k: m }, the('count', 'all', '', the('kind', k))) : null),
  ),
  ...rule<{ a: RawTerm; m: string; f: RawTerm; n?: string }>(
    'draw-cond',
    '{a:amount} [of (the|these)] [{n:num}] {m:g-machine} (shows|show|lands on|land on) [a|an] {f:sort}',
    ({ a, m, f, n }) => {
      const [sign, k] = (a as { of: RawTerm[] }).of;
      return m === 'coin' ? null : taken({ n, k: m }, the('count', sign!, k!, f));
    },
  ),
  ...rule<{ k: string; v: string; d?: string }>(
    'draw-cond',
    `the {k:kind} (numbered|marked|labelled) {v:int} (is|was) [{d:g-not}] ${TAKEN}`,
    ({ k, v, d }) =>
      taken(
        { k },
        the('count', d === undefined ? '>=' : '=', d === undefined ? '1' : '0', the('value', '=', v)),
      ),
  ),
  ...rule<object>('g-not', 'not', () => 'not'),
  ...rule<{ k: string }>(
    'draw-cond',
    'the {t:g-adjs} coin (shows|lands on|comes up|gives) [a] {k:side}',
    ({ k, t }: { k: string; t?: string }) =>
      the(
        'of one',
        t!.includes('b:') ? 'biased coin' : `${t!.replace(/.:/g, '').trim()} coin`,
        the('kind', k),
      ),
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'draw-cond',
    `({w:person} (obtains|gets|throws)|there (is|are)) {a:amount} {k:side}`,
    ({ a, k }) => {
      const [sign, n] = (a as { of: RawTerm[] }).of;
      return the('count', sign!, n!, the('kind', k));
    },
  ),
  ...rule<{ a: RawTerm; k: string }>(
    'draw-cond',
    `{a:amount} [of (the|these) [{n:num}]] (coins|coin) (shows|show|lands on|land on) [a] {k:side}`,
    ({ a, k }) => {
      const [sign, n] = (a as { of: RawTerm[] }).of;
      return the('count', sign!, n!, the('kind', k));
    },
  ),
  ...rule<Slots>(
    'draw-cond',
    `[the|these|both|all the] [{n:num}] {k:kind} [${TAKEN}] ${BE} (not [all|both] [of] the same (colour|type|kind|flavour)|different in (colour|type))`,
    ({ n, k }) => taken({ n, k }, the('denied', the('alike', 'kind'))),
  ),
  ...rule<Slots & { f: RawTerm; g: RawTerm }>(
    'draw-cond',
    `one of [the|these] [{n:num}] {k:kind} [${TAKEN}] is {f:face} and (the other|the other {l:kind}|one) is {g:face}`,
    ({ n, k, f, g }) =>
      JSON.stringify(f) === JSON.stringify(g)
        ? null
        : taken({ n, k }, the('of two', the('both', the('count', '=', '1', f), the('count', '=', '1', g)))),
  ),
  ...rule<{ k: string; b: string; f: RawTerm }>(
    'draw-cond',
    `the {k:kind} [that is|that was|which is|which was] [${TAKEN}] from {b:the-box} (is|was) [also] {f:face}`,
    ({ k, b, f }) => taken({ k }, the('from', b, f)),
  ),
  ...rule<{ f: string; b: string }>(
    'draw-cond',
    `(a|an|the) {f:kind} (is|was) ${TAKEN} from {b:the-box}`,
    ({ b, f }) => the('from', b, the('kind', f)),
  ),
  ...rule<{ m: RawTerm; s: RawTerm }>('draw-cond', `{m:measure} ${BE} {s:sort}`, ({ m, s }) =>
    the('measure', m, s),
  ),
  ...rule<{ m: RawTerm; s: RawTerm; t: RawTerm }>(
    'draw-cond',
    `{m:measure} ${BE} [either] {s:sort} or {t:sort} [or both]`,
    ({ m, s, t }) => the('or', the('measure', m, s), the('measure', m, t)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    '{a:g-score} is (greater|higher|more|larger) than {b:g-score}',
    ({ a, b }) => the('compare', '>', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    '{a:g-score} is (less|lower|smaller) than {b:g-score}',
    ({ a, b }) => the('compare', '>', b, a),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    '{a:g-score} is (equal to|the same as) {b:g-score}',
    ({ a, b }) => the('compare', '=', a, b),
  ),
  ...rule<{ a: RawTerm; s: RawTerm }>('draw-cond', '{a:g-score} is {s:sort}', ({ a, s }) =>
    the('measure', a, s),
  ),
  ...rule<{ v: string }>(
    'g-chanced',
    `[{w:person}] (obtaining|getting|scoring|throwing|rolling) a (total|total score|sum) of {v:int}`,
    ({ v }) => the('measure', the('sum'), the('value', '=', v)),
  ),
  ...rule<{ v: string }>(
    'draw-cond',
    `(they|{w:person}) (obtains|gets|scores|throws|rolls) a (total|total score|sum) of {v:int}`,
    ({ v }) => the('measure', the('sum'), the('value', '=', v)),
  ),
  ...rule<{ m: RawTerm; w: string }>('g-worth', '{m:measure}', ({ m }) => m),
  ...rule<{ v: string }>('g-worth', '{v:int}', ({ v }) => the('worth', v)),
  ...rule<{ m: RawTerm }>('g-worth', '(this|that) (number|score)', () => the('score of any')),
];
