import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const nameIn = (f: string) => f.replace(/\^.*$|⁻.*$/s, '');
const inverse = (f: string): RawTerm => the('inverse', nameIn(f));

/** Ranges, domains and inverses of functions. */
export const MAPPING_RULES: Rule[] = [
  ...[
    ['range', '值域'],
    ['domain', '定义域'],
  ].flatMap(([property, noun]) => [
    ...rule<{ f: string }>('set', `[反函数] {f:inverse-name} 的 ${noun!}`, ({ f }) =>
      the(property!, inverse(f)),
    ),
    ...rule<{ f: string }>('set', `[函数] {f:function-name} 的 反函数 的 ${noun!}`, ({ f }) =>
      the(property!, the('inverse', f)),
    ),
  ]),
  ...rule<{ f: string }>(
    'facts',
    '[函数] {f:function-name} (有反函数|存在反函数|是一一对应的|是一一函数)',
    ({ f }) => [fact('one-one', f)],
  ),
  ...rule<{ f: string }>('facts', '[反函数] {f:inverse-name} 存在', ({ f }) => [fact('one-one', nameIn(f))]),
  ...(['最大值', '最小值'] as const).flatMap((word, at) =>
    rule<{ f: string }>('value', `{f:function-value} 的 ${word}`, ({ f }) =>
      the(at === 0 ? 'greatest value' : 'least value', f),
    ),
  ),
  ...(['最大值', '最小值'] as const).flatMap((word, at) =>
    rule<{ f: RawFact[]; k: string }>(
      'wanted',
      `使 {f:facts} 的 [常数] {k:letter} 的 ${word}`,
      ({ k, f }) => ({
        the: at === 0 ? 'greatest' : 'least',
        of: [k],
        where: f,
      }),
    ),
  ),
  ...rule<{ f: string }>('wanted', '{f:function-value} [的 表达式]', ({ f }) => f),
];
