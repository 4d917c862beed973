import { lookup } from '../../core/lookup.ts';
import type { Text } from '../../core/locale.ts';

/** What a question is about by its formulas, where its method is of another topic. */
/** Where a question of pure mathematics belongs by its formula, an integral before the logarithms in it. */
const BY_FORMULA: readonly (readonly [RegExp, string])[] = [
  [/(?:∫|integra|积分)[^\n]{0,80}(?:e\^|sin|cos|ln|\/ ?\()/i, '9709/p3/integration'],
  [/partial fraction|部分分式/i, '9709/p3/algebra'],
  [
    /\d\^\(?\d?x|e\^\(?-?\d?x\)? ?[-+=]|\bln\b[^=\n]{0,60}=|\blog/,
    '9709/p3/logarithmic-and-exponential-functions',
  ],
];

/** The harder questions of what a question is about; none where there are none. */
export function harderThan(question: string, topic: string): readonly Text[] {
  const isOfPure = /^9709\/p[13]\//.test(topic);
  const found = BY_FORMULA.find(([formula]) => isOfPure && formula.test(question.slice(0, 300)));
  return HARDER_QUESTIONS[found?.[1] ?? topic] ?? [];
}

const ask = (en: string, zh: string): Text => ({ en, zh });

/** Questions with several ideas in them, by the topic that they belong to. */
const HARDER_QUESTIONS = lookup<readonly Text[]>({
  '9709/p1/quadratics': [
    ask(
      'Find the set of values of k for which the equation x^2 + kx + k + 3 = 0 has two distinct real roots.',
      '求使方程 x^2 + kx + k + 3 = 0 有两个不相等实根的 k 的取值范围。',
    ),
    ask(
      'The line y = 2x + k meets the curve y = x^2 - 4x + 7 at two distinct points. Find the set of values of k.',
      '直线 y = 2x + k 与曲线 y = x^2 - 4x + 7 有两个不同的交点，求 k 的取值范围。',
    ),
  ],
  '9709/p1/functions': [
    ask(
      'The function f is defined by f(x) = 2x^2 - 12x + 13 for x ≥ 3. Find f^{-1}(x) and state its domain.',
      '函数 f 定义为 f(x)=2x^2-12x+13，x≥3。求反函数 f^{-1}(x)。',
    ),
    ask(
      'The functions f and g are defined by f(x) = x^2 + 3 and g(x) = 2x - 1 for all real x. Solve the equation fg(x) = 28.',
      '函数 f 和 g 定义为 f(x)=x^2+3，g(x)=2x-1。解方程 fg(x)=28。',
    ),
  ],
  '9709/p1/coordinate-geometry': [
    ask(
      'Find the equation of the tangent to the circle x^2 + y^2 - 4x + 6y - 12 = 0 at the point (5, 1).',
      '求圆 x^2 + y^2 - 4x + 6y - 12 = 0 在点 (5, 1) 处的切线方程。',
    ),
  ],
  '9709/p1/trigonometry': [
    ask('Solve 2 cos^2 x = 3 sin x for 0° ≤ x ≤ 360°.', '解方程 2 cos^2 x = 3 sin x，其中 0° ≤ x ≤ 360°。'),
    ask('Solve 3 sin 2x = 2 for 0° ≤ x ≤ 180°.', '解方程 3 sin 2x = 2，其中 0° ≤ x ≤ 180°。'),
  ],
  '9709/p1/series': [
    ask(
      'Find the coefficient of x^3 in the expansion of (1 - 2x)(3 + x)^6.',
      '求 (1 - 2x)(3 + x)^6 展开式中 x^3 的系数。',
    ),
    ask(
      'Find the coefficient of x^2 in the expansion of (2 + x)(1 - 3x)^5.',
      '求 (2 + x)(1 - 3x)^5 展开式中 x^2 的系数。',
    ),
  ],
  '9709/p1/differentiation': [
    ask(
      'Find the coordinates of the stationary points of y = x^3 - 6x^2 + 9x + 2.',
      '求曲线 y = x^3 - 6x^2 + 9x + 2 的驻点坐标。',
    ),
    ask(
      'Find the equation of the normal to the curve y = (2x - 1)^3 at the point where x = 1.',
      '求曲线 y = (2x - 1)^3 在 x = 1 处的法线方程。',
    ),
  ],
  '9709/p1/integration': [
    ask(
      'Find the area of the region enclosed by the curve y = 6x - x^2 and the line y = 2x.',
      '求曲线 y = 6x - x^2 与直线 y = 2x 围成的区域的面积。',
    ),
    ask(
      'Find the volume obtained when the region enclosed by the curve y = 4x - x^2 and the x-axis is rotated through 360° about the x-axis.',
      '求曲线 y = 4x - x^2 与 x 轴围成的区域绕 x 轴旋转一周所得旋转体的体积。',
    ),
  ],
  '9709/p3/algebra': [
    ask(
      'Express (2x^2 + 5x - 1)/((x - 1)(x + 2)^2) in partial fractions.',
      '把 (2x^2 + 5x - 1)/((x - 1)(x + 2)^2) 分解为部分分式。',
    ),
    ask(
      'Express (x^2 + 7)/((x + 1)(x^2 + 3)) in partial fractions.',
      '把 (x^2 + 7)/((x + 1)(x^2 + 3)) 分解为部分分式。',
    ),
  ],
  '9709/p3/logarithmic-and-exponential-functions': [
    ask('Solve the equation 2*9^x - 7*3^x + 3 = 0.', '解方程 2*9^x - 7*3^x + 3 = 0。'),
    ask('Solve the equation ln(x + 2) + ln(x - 1) = ln 10.', '解方程 ln(x + 2) + ln(x - 1) = ln 10。'),
  ],
  '9709/p3/trigonometry': [
    ask('Solve cos 2x + 3 sin x = 2 for 0° ≤ x ≤ 360°.', '解方程 cos 2x + 3 sin x = 2，其中 0° ≤ x ≤ 360°。'),
  ],
  '9709/p3/differentiation': [
    ask(
      'Find the gradient of the curve x^2 + xy + y^2 = 7 at the point (1, 2).',
      '求曲线 x^2 + xy + y^2 = 7 在点 (1, 2) 处的斜率。',
    ),
    ask('Find the coordinates of the stationary point of y = ln(x)/x.', '求曲线 y = ln(x)/x 的驻点坐标。'),
  ],
  '9709/p3/integration': [
    ask('Find the exact value of ∫_0^(π/2) x^2 sin x dx.', '求 ∫_0^(π/2) x^2 sin x dx 的精确值。'),
    ask('Find ∫ x^2 e^(2x) dx.', '求 ∫ x^2 e^(2x) dx。'),
  ],
  '9709/p3/numerical-solution-of-equations': [
    ask(
      'Use the iterative formula x_{n+1} = (4x_n + 9)^(1/3) with x_1 = 2.5 to find the root correct to 3 decimal places.',
      '用迭代公式 x_{n+1} = (4x_n + 9)^(1/3)，x_1 = 2.5，求根，精确到 3 位小数。',
    ),
  ],
  '9709/p3/differential-equations': [
    ask(
      'Solve the differential equation dy/dx = xy^2, given that y = 1 when x = 0.',
      '解微分方程 dy/dx = xy^2，已知当 x = 0 时 y = 1。',
    ),
  ],
  '9709/p3/complex-numbers': [ask('Find the square roots of 5 + 12i.', '求 5 + 12i 的平方根。')],
  '9709/p4/kinematics-of-motion-in-a-straight-line': [
    ask(
      'A particle moves in a straight line. Its velocity v m s^-1 at time t s is given by v = t^3 - 9t^2 + 20t. Find the total distance travelled in the first 5 seconds.',
      '一质点沿直线运动，t 秒时的速度为 v = t^3 - 9t^2 + 20t。求前 5 秒内的总路程。',
    ),
  ],
  '9709/p5/permutations-and-combinations': [
    ask(
      'Find the number of arrangements of the letters of the word SUCCESS in which no two Ss are next to each other.',
      '求 SUCCESS 的字母排列中任意两个 S 都不相邻的排法数。',
    ),
    ask(
      'A committee of 5 people is to be chosen from 6 men and 4 women. Find the number of ways in which the committee can be chosen if it must include at least 2 women.',
      '从 6 男 4 女中选 5 人，至少有 2 名女生，有多少种选法？',
    ),
  ],
  '9709/p5/discrete-random-variables': [
    ask(
      'The random variable X has the distribution B(12, 0.3). Find P(X ≥ 3).',
      '随机变量 X~B(12, 0.3)，求 P(X ≥ 3)。',
    ),
  ],
  '9709/p5/the-normal-distribution': [
    ask(
      'The random variable X has the distribution N(50, 16). Find P(46 < X < 55).',
      '随机变量 X~N(50, 16)，求 P(46 < X < 55)。',
    ),
  ],
  '9231/p1/roots-of-polynomial-equations': [
    ask(
      'The cubic equation x^3 - 2x^2 + 3x - 4 = 0 has roots α, β, γ. Find a cubic equation with roots α^2, β^2, γ^2.',
      '方程 x^3 - 2x^2 + 3x - 4 = 0 的根为 α、β、γ，求以 α^2、β^2、γ^2 为根的三次方程。',
    ),
    ask(
      'The cubic equation x^3 - x^2 + 2x + 3 = 0 has roots α, β, γ. Find the value of α^4 + β^4 + γ^4.',
      '方程 x^3 - x^2 + 2x + 3 = 0 的根为 α、β、γ，求 α^4 + β^4 + γ^4。',
    ),
  ],
  '9231/p1/matrices': [
    ask(
      'Find the equations of the invariant lines of the matrix [[4, 1], [2, 3]] that pass through the origin.',
      '求矩阵 [[4, 1], [2, 3]] 的过原点的不变直线的方程。',
    ),
  ],
  '9702/as/kinematics': [
    ask(
      'A ball is thrown horizontally at 15 m/s from the top of a cliff of height 45 m. Find the speed with which it hits the ground. Take g = 9.81.',
      '小球以 15 m/s 从 45 m 高的悬崖顶水平抛出，取 g = 9.81，求落地速度的大小。',
    ),
  ],
  '9702/as/superposition': [
    ask(
      'Light of wavelength 600 nm is incident normally on a diffraction grating with 300 lines per mm. Calculate the angle of the second order maximum.',
      '波长 600 nm 的光垂直入射到每毫米 300 条的光栅上，求第二级极大的角度。',
    ),
  ],
});
