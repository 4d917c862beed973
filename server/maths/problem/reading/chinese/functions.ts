import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** Functions, equations and their roots. */
export const FUNCTION_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '函数 {name:function-name} [与|和] [{other:function-name}] (定义为|的定义如下 :|满足|由) {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ e: string }>('value', '{e:expression} 的 表达式', ({ e }) => e),
  ...rule<{ f: string }>('set', '{f:function-name} 的 值域', ({ f }) => the('range', f)),
  ...rule<{ f: string }>('set', '{f:function-name} 的 定义域', ({ f }) => the('domain', f)),
  ...rule<{ e: string }>('an-equation', '[关于 {x:letter} 的] [一元] [二次] 方程 {e:equation}', ({ e }) => e),
  ...rule<object>('equation-named', '(方程|该方程|此方程)', (_, [at]) =>
    reference('equation', null, 'the', at),
  ),
  ...rule<{ e: RawTerm }>('facts', '{e:equation-named} 有两个 (不相等|不同) 的 [实数|实] 根', ({ e }) => [
    fact('equal', the('number of roots', e), '2'),
  ]),
  ...rule<{ e: RawTerm }>('facts', '{e:equation-named} (没有|无) [实数|实] (根|解)', ({ e }) => [
    fact('equal', the('number of roots', e), '0'),
  ]),
  ...rule<{ e: RawTerm }>('facts', '{e:equation-named} 有两个相等的 [实数|实] 根', ({ e }) => [
    fact('equal', the('number of roots', e), '1'),
  ]),
  ...rule<{ e: string }>('facts', '{e:an-equation}', ({ e }, [at]) => [
    fact('is', reference('equation', null, 'a', at), the('formula', e)),
  ]),
  ...rule<{ e: string }>('wanted', '{e:an-equation} 的 [所有] (根|解|实数解|实根)', ({ e }) =>
    the('roots', e),
  ),
  ...rule<{ e: string }>('facts', '{e:an-equation} (没有|无) [实数|实] (根|解)', ({ e }) => [
    fact('equal', the('number of roots', e), '0'),
  ]),
  ...rule<{ e: string }>('facts', '{e:an-equation} 有两个 (不相等|不同) 的 [实数|实] 根', ({ e }) => [
    fact('equal', the('number of roots', e), '2'),
  ]),
  ...rule<{ e: string }>('facts', '{e:an-equation} 有两个相等的 [实数|实] 根', ({ e }) => [
    fact('equal', the('number of roots', e), '1'),
  ]),
];

/** Polynomials, their factors and remainders. */
export const POLYNOMIAL_RULES: Rule[] = [
  ...rule<{ e: string; n: RawFact[] }>(
    'facts',
    '多项式 {e:equation} [, {n:note}]',
    ({ e, n }: { e: string; n?: RawFact[] }) => [fact('holds', e), ...(n ?? [])],
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>('facts', '{d:value} 是 {p:value} 的 (因式|一个因式)', ({ d, p }) => [
    fact('equal', the('remainder', p, d), '0'),
  ]),
  ...rule<{ d: RawTerm; p: RawTerm; r: RawTerm }>(
    'facts',
    '{p:value} (除以|被) {d:value} [除] [所得] [的] 余数 (为|是) {r:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
];

/** Progressions and expansions. */
export const SERIES_RULES: Rule[] = [
  ...(
    [
      ['arithmetic', '等差数列'],
      ['geometric', '等比数列'],
    ] as const
  ).flatMap(([kind, noun]) => [
    ...rule<object>('progression', `一个 ${noun}`, (_, [at]) =>
      reference(`${kind} progression`, null, 'a', at),
    ),
    ...rule<object>('progression', `[该] ${noun}`, (_, [at]) =>
      reference(`${kind} progression`, null, 'the', at),
    ),
    ...rule<object>('progression', '该数列', (_, [at]) => reference(`${kind} progression`, null, 'the', at)),
  ]),
  ...(
    [
      ['common ratio', '公比'],
      ['common difference', '公差'],
      ['sum to infinity', '无穷项和'],
    ] as const
  ).flatMap(([name, noun]) => [
    ...rule<{ p: RawTerm }>('value', `{p:progression} 的 ${noun}`, ({ p }) => the(name, p)),
    ...rule<{ p: RawTerm; v: RawTerm }>('facts', `{p:progression} 的 ${noun} 为 {v:value}`, ({ p, v }) => [
      fact('equal', the(name, p), v),
    ]),
  ]),
  ...rule<{ p: RawTerm; v: RawTerm }>('facts', '{p:progression} 的 首项 为 {v:value}', ({ p, v }) => [
    fact('equal', the('term', p, '1'), v),
  ]),
  ...rule<{ p: RawTerm; v: RawTerm; d: RawTerm }>(
    'facts',
    '{p:progression} 的 首项 为 {v:value} , 公差 为 {d:value}',
    ({ p, v, d }) => [fact('equal', the('term', p, '1'), v), fact('equal', the('common difference', p), d)],
  ),
  ...rule<{ p: RawTerm; v: RawTerm; d: RawTerm }>(
    'facts',
    '{p:progression} 的 首项 为 {v:value} , 公比 为 {d:value}',
    ({ p, v, d }) => [fact('equal', the('term', p, '1'), v), fact('equal', the('common ratio', p), d)],
  ),
  ...rule<{ a: string; b: string; c: string; p: RawTerm; q: RawTerm }>(
    'facts',
    '{p:progression} 的 第 {a:number} 项 , 第 {b:number} 项 [, 和] , 第 {c:number} 项 [依次] (是|为|构成|成) {q:progression} 的 前三项',
    ({ a, b, c, p, q }) =>
      [a, b, c].map((n, at) => fact('equal', the('term', p, n), the('term', q, String(at + 1)))),
  ),
  ...rule<{ p: RawTerm }>(
    'value',
    '{p:progression} [的] (所有项 的 和|所有项 的 和 \\( 无穷项和 \\)|无穷项和|各项 的 和)',
    ({ p }) => the('sum to infinity', p),
  ),
  ...(
    [
      ['least', '最小'],
      ['greatest', '最大'],
    ] as const
  ).flatMap(([most, word]) =>
    rule<{ c: string; n: string }>(
      'wanted',
      `(满足|使|使得) {c:condition} [成立] 的 ${word} [的] 正整数 {n:letter}`,
      ({ c, n }) => {
        const [, left, sign, right] =
          /^([^<>=≤≥\\]+)([<>])([^<>=≤≥\\]+)$/.exec(c.replace(/[\s$]/g, '')) ?? [];
        return left && right
          ? { the: most, of: [n], where: [fact(sign === '<' ? 'less' : 'greater', left, right)] }
          : null;
      },
    ),
  ),
  ...rule<{ p: RawTerm; n: string; s: string }>(
    'facts',
    '{p:progression} [的] 前 {n:letter} 项 [的] 和 记为 {s:expression}',
    ({ p, n, s }) => [fact('equal', s, the('sum', p, n))],
  ),
  ...rule<{ n: string; p: RawTerm }>('value', '{p:progression} 的 第 {n:number} 项', ({ n, p }) =>
    the('term', p, n),
  ),
  ...rule<{ n: string; p: RawTerm }>('value', '{p:progression} [的] 前 {n:number} 项 [的] 和', ({ n, p }) =>
    the('sum', p, n),
  ),
  ...rule<{ e: string }>(
    'expansion',
    '{e:expression} [按 {x:letter} 的 (升|降) 幂] [的] [展开式|展开式 中]',
    ({ e }) => e,
  ),
  ...rule<{ p: string; e: string }>(
    'value',
    '{e:expression} 的 展开式 中 {p:expression} 的 系数',
    ({ p, e }) => the('coefficient', e, p),
  ),
  ...rule<{ p: string; e: string; v: RawTerm }>(
    'facts',
    '[在] {e:expression} 的 展开式 中 , {p:expression} 的 系数 (为|是|等于) {v:value}',
    ({ p, e, v }) => [fact('equal', the('coefficient', e, p), v)],
  ),
];
