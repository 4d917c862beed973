import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const itemsOf = (term: RawTerm): RawTerm[] =>
  typeof term === 'object' && 'all' in term ? term.all : [term];

export const CL = '(个|支|张|只|件|枚|颗|名|条|粒|块|双|本|人|位)';
const SAME =
  '[大小相同的|形状大小相同的|大小形状完全相同的|大小 , 形状相同的|除颜色外完全相同的|除颜色外都相同的|除颜色外其余均相同的|质地均匀的|相同的]';
const BOXES = ['袋子', '口袋', '布袋', '袋', '盒子', '盒', '箱子', '箱', '抽屉', '罐子', '罐', '瓶'];

const NAMES: Rule[] = [
  ...[1, 2, 3, 4].flatMap((length) =>
    rule<Record<string, string>>(
      'kind',
      'abcd'.slice(0, length).replace(/./g, (one) => `{${one}:sign} `),
      (signs) => Object.values(signs).join(''),
    ),
  ),
  ...BOXES.flatMap((word) => [
    ...rule<object>('box', word, () => word[0]!),
    ...rule<{ x: string }>('box', `${word} {x:capital}`, ({ x }) => `${word[0]} ${x}`),
    ...rule<{ x: string }>('box', `{x:person} ${word}`, ({ x }) => `${x}${word[0]}`),
  ]),
  ...rule<{ n: string; k: string }>('kind-group', `{n:num} ${CL} ${SAME} {k:kind}`, ({ n, k }) =>
    the('group', n, k),
  ),
  ...rule<{ n: string; k: string }>('kind-group', `{k:kind} [有] {n:num} ${CL}`, ({ n, k }) =>
    the('group', n, k),
  ),
  ...rule<{ k: string }>('rest-group', '(其余|其他|剩下的) [的] [均|都] (为|是) {k:kind}', ({ k }) =>
    the('group', 'rest', k),
  ),
  ...rule<{ n: string; k: string }>(
    'rest-group',
    `(其余|其他|剩下的) {n:num} ${CL} [均|都] (为|是) {k:kind}`,
    ({ n, k }) => the('group', n, k),
  ),
  ...['kind-group', 'rest-group'].flatMap((kind) =>
    rule<{ a: RawTerm; b: RawTerm }>(
      'kind-groups',
      `{a:kind-group} [,] [和|与|及|以及] {b:${kind}}`,
      ({ a, b }) => ({
        all: [a, b],
      }),
    ),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('kind-groups', '{a:kind-group} , {b:kind-groups}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: string; b: string }>('value-list', '{a:num} (,|和) {b:num}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: string; b: RawTerm }>('value-list', '{a:num} , {b:value-list}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: string; b: string }>('value-list', '{a:num} (到|至|~) {b:num}', ({ a, b }) => runOf(a, b)),
  ...rule<{ a: RawTerm; b: string }>('value-list', '{a:value-list} , {d:dots} , {b:num}', ({ a, b }) => {
    const all = itemsOf(a).map(Number);
    return all.every((one, at) => one === all[0]! + at) && Number(b) > all.at(-1)!
      ? runOf(String(all[0]), b)
      : null;
  }),
];

function runOf(from: string, to: string): RawTerm | null {
  const count = Number(to) - Number(from) + 1;
  if (!(count > 1 && count <= 60)) return null;
  return { all: Array.from({ length: count }, (_, at) => String(Number(from) + at)) };
}

const IN = '(中|里|内|里面|)';
const HOLDS = '(装有|放有|有|装着|装了|共有|共装有|放着)';
const ONE = '[一个|某|一只|一] [不透明的|不透明]';
const BUT_COLOUR =
  '[, (这些{k:kind}|它们|{k:kind}|各{k:kind}) [的] (除颜色外完全相同|除颜色外都相同|除颜色外其余均相同|大小形状完全相同|除颜色外没有区别)]';

const CONTENTS: Rule[] = [
  ...rule<{ b: string; g: RawTerm }>(
    'facts',
    `${ONE} {b:box} ${IN} ${HOLDS} {g:kind-groups} ${BUT_COLOUR}`,
    ({ b, g }) => [fact('contents', b, '', ...itemsOf(g))],
  ),
  ...rule<{ b: string; g: RawTerm; n: string; w: string }>(
    'facts',
    `${ONE} {b:box} ${IN} ${HOLDS} {n:num} ${CL} ${SAME} {w:kind} , [其中] [有] {g:kind-groups} ${BUT_COLOUR}`,
    ({ b, g, n, w }) => [fact('contents', b, the('group', n, w), ...itemsOf(g))],
  ),
  ...rule<{ b: string; g: RawTerm; n: string; w: string }>(
    'facts',
    `${ONE} {b:box} ${IN} ${HOLDS} {n:num} ${CL} ${SAME} {w:kind} , 其中 [有] {g:kind-group} [是|为] [{v:kind}]`,
    ({ b, g, n, w }) => [fact('contents', b, the('group', n, w), g, the('group', 'rest', '非'))],
  ),
  ...rule<{ n: string; w: string; v: RawTerm }>(
    'facts',
    `[有|现有] {n:num} ${CL} ${SAME} {w:kind} [,] [上面|它们|上] [分别] (标有|写有|编号为|标着|标上|写着) [数字|号码] {v:value-list}`,
    ({ n, w, v }) => [fact('numbered', '', n, w, ...itemsOf(v))],
  ),
  ...rule<{ b: string; n: string; w: string; v: RawTerm }>(
    'facts',
    `${ONE} {b:box} ${IN} ${HOLDS} {n:num} ${CL} ${SAME} {w:kind} [,] [上面|它们|上] [分别] (标有|写有|编号为|标着|标上|写着) [数字|号码] {v:value-list}`,
    ({ b, n, w, v }) => [fact('numbered', b, n, w, ...itemsOf(v))],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,|;] {g:facts}', ({ f, g }) =>
    [...f, ...g].every(({ relation }) => relation === 'contents') ? [...f, ...g] : null,
  ),
];

export const THING_RULES: Rule[] = [...NAMES, ...CONTENTS];
