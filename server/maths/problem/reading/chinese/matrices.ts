import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { matrixDefined } from '../shared/further.ts';
import { property, thing } from './nouns.ts';

export const MATRIX_RULES: Rule[] = [
  ...thing('matrix', '矩阵'),
  ...['[矩阵]', '设 [矩阵]'].flatMap((lead) =>
    rule<{ e: string }>('facts', `${lead} {e:equation}`, ({ e }, [at]) => matrixDefined(e, at)),
  ),
  ...rule<{ e: RawTerm }>('wanted', '矩阵 {e:expression}', ({ e }) => e),
  ...property({ the: 'determinant', noun: '行列式', of: ['matrix'] }),
  ...property({ the: 'inverse', noun: '逆矩阵', of: ['matrix'], gives: 'vector' }),
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} (为|是) 奇异矩阵', ({ m }) => [fact('singular', m)]),
  ...rule<{ m: RawTerm }>('facts', '{m:matrix} (没有|不存在) 逆矩阵', ({ m }) => [fact('singular', m)]),
  ...rule<{ f: RawFact[]; k: string }>('wanted', '{f:facts} 时 [常数] {k:letter} 的 值', ({ f, k }) => ({
    the: 'values',
    of: [k],
    where: f,
  })),
  ...rule<{ f: RawFact[]; k: string }>('wanted', '使 {f:facts} 的 [常数] {k:letter} 的 值', ({ f, k }) => ({
    the: 'values',
    of: [k],
    where: f,
  })),
  ...rule<{ g: RawGoal[]; c: string }>('goals', '当 {c:equation} 时 , {g:goals}', ({ g, c }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ m: RawTerm }>('values', '{m:matrix} 的 (特征值|所有特征值)', ({ m }) => the('eigenvalues', m)),
  ...rule<{ m: RawTerm }>('values', '{m:matrix} 的 特征值 (和|与|及) [对应的|相应的] 特征向量', ({ m }) =>
    the('eigenvectors', m),
  ),
  ...rule<{ m: RawTerm }>('wanted', '{m:matrix}', ({ m }) =>
    isAll(m)
      ? null
      : typeof m === 'object' && 'a' in m && m.article === 'bare'
        ? the('matrix value', m)
        : null,
  ),
];
