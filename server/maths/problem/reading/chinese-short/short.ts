import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const ENDS = ['number', 'expression'];
const MULTIPLES = [
  '[所有] {k:number} 的 倍数',
  '[所有] [能] 被 {k:number} 整除 的 [所有] (整数|数|自然数|正整数)',
];

/** 只用几个字提出的要求：倍数之和、向量垂直、实部与虚部、由方程确定的曲线. */
export const SHORT_RULES: Rule[] = [
  ...ENDS.flatMap((kind) =>
    MULTIPLES.flatMap((which) =>
      rule<{ a: string; b: string; k: string }>(
        'value',
        `[从] {a:${kind}} (与|和|到) {b:${kind}} 之间 [的] ${which} [的|之] 和`,
        ({ a, b, k }) => the('sum of multiples', k, a, b, 'open'),
      ),
    ),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    '[两] [个] [向量] {a:vector} (与|和) [向量] {b:vector} [互相|相互] 垂直',
    ({ a, b }) => [fact('perpendicular', a, b)],
  ),
  ...rule<{ e: string }>('values', '[复数] {e:expression} 的 实部 (和|与|及) 虚部', ({ e }) => ({
    all: [the('real part', e), the('imaginary part', e)],
  })),
  ...rule<{ e: string }>('curve', '由 [方程] {e:equation} [所] (确定|给出|表示) 的 曲线', ({ e }, [at]) => ({
    ...reference('curve', null, 'the', at),
    says: [fact('equal', the('equation', SELF), e)],
  })),
];
