import { several } from '../chinese/nouns.ts';
import {
  fact,
  isAll,
  isReference,
  paired,
  type RawFact,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { CHINESE_BODIES, MORE_CHINESE_BODIES } from '../mechanics/bodies.ts';
import { it, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const NOUNS = [...new Set(`${CHINESE_BODIES} ${MORE_CHINESE_BODIES}`.split(' '))];
const COUNT = '(一|一个|一辆|一列|一名|一块|一件|一只|某|有一|有一个)';

const NAMES: Rule[] = [
  ...NOUNS.flatMap((noun) => rule<object>('body-noun', noun, () => noun)),
  ...rule<{ n: string }>('body', '(该|此|这个|这辆|这列) {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'the', at),
  ),
  ...rule<{ n: string }>('body', '(另一|另一个|另一辆|另一名|另 一 列) {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'a', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '(另一|另一个|另一辆|另一名) {n:body-noun} {l:label}',
    ({ n, l }, [at]) => reference(n, l, 'the', at),
  ),
  ...rule<{ n: string }>('body', `[${COUNT}] {n:body-noun}`, ({ n }, [at]) => reference(n, null, 'any', at)),
  ...rule<{ n: string; l: string }>('body', `[${COUNT}] {n:body-noun} {l:label}`, ({ n, l }, [at]) =>
    reference(n, l, 'the', at),
  ),
  ...rule<{ l: string }>('body', '{l:label}', ({ l }, [at]) => reference('body', l, 'bare', at)),
  ...rule<object>('body', '(它|其)', (_, [at]) => it(at)),
  ...rule<{ m: RawTerm; x: RawTerm }>('body', `[${COUNT}] [总] 质量 [为] {m:mass} 的 {x:body}`, ({ m, x }) =>
    saying(x, [fact('equal', the('mass', SELF), m)]),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'body',
    `[${COUNT}] (重|重量|重力) [为] {m:force} 的 {x:body}`,
    ({ m, x }) => saying(x, [fact('equal', the('weight', SELF), m)]),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('body', '{x:body} \\( 质量 [为] {m:mass} \\)', ({ m, x }) =>
    saying(x, [fact('equal', the('mass', SELF), m)]),
  ),
  ...rule<{ x: RawTerm }>('body', '静止 的 {x:body}', ({ x }) => saying(x, [fact('act', SELF, 'rest')])),
  ...several('body'),
  ...several('mass'),
  ...several('force'),
  ...several('speed'),
  ...rule<{ n: string; l: RawTerm }>(
    'bodys',
    '[两|两个|三个|有两个|两辆] [光滑] {n:body-noun} {l:labels}',
    ({ n, l }, [at]) =>
      isAll(l) ? { all: l.all.map((name, i) => reference(n, name as string, 'the', at + i / 100)) } : null,
  ),
  ...rule<object>(
    'bodys',
    '(两者|它们|二者|两球|两物体|两质点|两车|两小球|两物块|两个质点|两个小球)',
    (_, [at]) => ({
      all: [reference('body', null, 'one', at), reference('body', null, 'other', at + 0.01)],
    }),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('bodys', '质量 分别 为 {m:masss} 的 {x:bodys}', ({ m, x }) => {
    if (!isAll(x) || !isAll(m) || x.all.length !== m.all.length) return null;
    const all = x.all.map((one, at) => saying(one, [fact('equal', the('mass', SELF), m.all[at]!)]));
    return all.every((one) => one !== null) ? { all } : null;
  }),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'facts',
    '[有] {x:bodys} [的|,] [总] 质量 分别 为 {m:masss}',
    ({ m, x }) => paired('mass', x, m),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'facts',
    '{x:body} [的] [总] (质量|总质量) (为|是) {m:mass}',
    ({ m, x }) => [fact('equal', the('mass', x), m)],
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'facts',
    '{x:body} (与|和|及) (其|他的|她的) (自行车|车) [的] 总质量 (为|是) {m:mass}',
    ({ m, x }) => [fact('equal', the('mass', x), m)],
  ),
  ...rule<{ m: RawTerm }>('facts', '[总] 质量 (为|是) {m:mass}', ({ m }, [at]) => [
    fact('equal', the('mass', it(at)), m),
  ]),
];

const SAID: Rule[] = [
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:body} [,] {says:does}', ({ x, says }) =>
    sayOf(x, says),
  ),
  ...rule<{ says: RawFact[] }>('facts', '{says:does}', ({ says }, [at]) => sayOf(it(at), says)),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:bodys} [均|都] {says:does}', ({ x, says }) =>
    together(x, says),
  ),
];

function together(x: RawTerm, says: RawFact[]): RawFact[] | null {
  if (!isAll(x)) return null;
  const isBoth = x.all.every((one) => isReference(one) && (one.article === 'one' || one.article === 'other'));
  return says.flatMap((one) =>
    one.relation === 'act' || one.relation === 'link'
      ? [
          {
            relation: one.relation,
            of: one.of.map((part) =>
              part === SELF ? (isBoth && one.of[1] === 'coalesce' ? the('both') : x) : part,
            ),
          },
        ]
      : sayOf(x, [one]),
  );
}

export const BODY_RULES: Rule[] = [...NAMES, ...SAID];
