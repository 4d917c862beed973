/** The words by which a question says what it wants, in both languages. */
const WORDS = {
  solve:
    /\bsolve\b|\bfind (?:all )?(?:the )?(?:(?:exact|real|complex|possible|two|three) ){0,30}(?:roots?|solutions?|values? of [a-zθα]\b)|解(?:下列|这个|此)?(?:方程|不等式|关于)|求解|方程.{0,300}的(?:根|解)|^解|求.{0,12}的?(?:根|解)/,
  factorise: /\bfactori[sz]e|\bfactor\b(?! theorem)|因式分解|分解因式/,
  expand: /\bexpan(?:d|sion)|\bmultiply out|展开/,
  simplify: /\bsimplify|化简/,
  complete: /\bcomplet(?:e|ing) the square|\bin the form\b.{0,300}\^2|配方/,
  differentiate: /\bdifferentiate|\bderivative|\bd[yx]?\/d[xt]\b|\\frac\{\s*d|求导|导数|微分(?!方程)/,
  integrate: /\bintegrat|\bintegral|\bantiderivative|∫|\\int|积分/,
  stationary: /\bstationary|\bturning point|\bmaximum|\bminimum|驻点|极值|极大|极小|最大值|最小值/,
  tangent: /\btangent\b|切线/,
  normal: /\bnormal\b(?! distribution| vector|ly)|法线/,
  area: /\barea\b|面积/,
  volume: /\bvolume\b|体积/,
  inverse: /\binverse\b|f\^\{?-1|反函数|逆/,
  composite: /\bcomposite|\bfg\(|\bgf\(|复合函数/,
  discriminant: /\bdiscriminant|判别式/,
  remainder: /\bremainder|余数|余式/,
  partial: /\bpartial fractions?|部分分式|分式分解/,
  coefficient: /\bcoefficient|系数/,
  sum: /\bsum\b|\bevaluate.{0,300}sum|∑|\\sum|求和|之和|[前]?\d{0,40}项和|\bs_\{?n/,
  prove: /\bprove\b|\bshow that\b|\bverify that\b|\bhence show\b|证明|求证/,
  sketch: /\bsketch\b|\bdraw\b|画出|作图|草图/,
  general: /\bgeneral solution|通解/,
  approximate: /\bapproximat|\bestimate\b|近似|估计/,
  matrix: /\bmatri(?:x|ces)|矩阵/,
  vector: /\bvectors?\b|向量|矢量/,
  probability: /\bprobabilit|\bP\(|概率/,
} as const;
export type Ask = keyof typeof WORDS;

export function asksIn(lower: string): Set<Ask> {
  return new Set((Object.keys(WORDS) as Ask[]).filter((ask) => WORDS[ask].test(lower)));
}
