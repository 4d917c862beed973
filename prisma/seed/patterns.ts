import type { Random } from './random.ts';
import type { WrittenQuestion } from './written-question.ts';

type Pattern = (random: Random, language: 'en' | 'zh') => WrittenQuestion;

const signed = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);
const term = (n: number, of: string) => (n === 1 ? of : n === -1 ? `-${of}` : `${n}${of}`);
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A fraction in lowest terms, in LaTeX. */
function fraction(numerator: number, denominator: number): string {
  const d = gcd(numerator, denominator) * Math.sign(denominator);
  const [n, m] = [numerator / d, denominator / d];
  return m === 1 ? `${n}` : `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${m}}`;
}

const round = (value: number, figures = 3) => Number(value.toPrecision(figures)).toString();

/** Kinds of questions whose numbers are drawn and whose answers are worked out from the same numbers. */
export const PATTERNS: Pattern[] = [
  (random, language) => {
    const a = random.whole(-6, -1);
    const b = random.whole(2, 9);
    const middle = a + b === 0 ? '' : `${a + b > 0 ? '-' : '+'} ${term(Math.abs(a + b), 'x')} `;
    const equation = `x^2 ${middle}${signed(a * b)} = 0`;
    const working = `$$(x ${signed(-a)})(x ${signed(-b)}) = 0 \\quad\\Rightarrow\\quad x = ${a} \\text{ or } x = ${b}$$`;
    return {
      subject: '9709',
      paper: 'p1',
      topic: 'quadratics',
      language,
      tags: ['quadratics'],
      title:
        language === 'zh'
          ? `如何用因式分解解 $${equation}$？`
          : `How do I solve $${equation}$ by factorising?`,
      body:
        language === 'zh'
          ? `我知道可以用求根公式，但老师要求用因式分解。怎样快速找到合适的两个数？`
          : `I know the formula works, but the question says *by factorising*. How do I find the two numbers quickly?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `找两个数，和为 $${a + b}$、积为 $${a * b}$：它们是 $${a}$ 和 $${b}$。所以\n\n${working}\n\n代回原方程检验：两个值都使左边等于 $0$。`
              : `Look for two numbers with sum $${a + b}$ and product $${a * b}$: they are $${a}$ and $${b}$. So\n\n${working}\n\nSubstituting back, both make the left side $0$.`,
        },
      ],
    };
  },
  (random, language) => {
    const first = random.whole(2, 9);
    const d = random.whole(2, 7);
    const n = random.whole(12, 40);
    const sum = (n * (2 * first + (n - 1) * d)) / 2;
    return {
      subject: '9709',
      paper: 'p1',
      topic: 'series',
      language,
      tags: ['series'],
      title:
        language === 'zh'
          ? `等差数列首项 ${first}、公差 ${d}，前 ${n} 项的和是多少？`
          : `Sum of the first ${n} terms when $a = ${first}$ and $d = ${d}$`,
      body:
        language === 'zh'
          ? `我用了 $S_n = \\frac{n}{2}(a + l)$，但不确定最后一项 $l$ 怎么求。`
          : `I want to use $S_n = \\frac{n}{2}(a + l)$ but I am not sure how to get the last term $l$.`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `第 $${n}$ 项是 $l = ${first} + ${n - 1} \\times ${d} = ${first + (n - 1) * d}$，因此\n\n$$S_{${n}} = \\frac{${n}}{2}(${first} + ${first + (n - 1) * d}) = ${sum}.$$`
              : `The $${n}$th term is $l = ${first} + ${n - 1} \\times ${d} = ${first + (n - 1) * d}$, so\n\n$$S_{${n}} = \\frac{${n}}{2}(${first} + ${first + (n - 1) * d}) = ${sum}.$$`,
        },
      ],
    };
  },
  (random, language) => {
    const a = random.whole(2, 5);
    const b = random.whole(1, 6);
    const n = random.whole(3, 6);
    const x = random.whole(0, 1);
    const slope = a * n * (a * x + b) ** (n - 1);
    return {
      subject: '9709',
      paper: 'p1',
      topic: 'differentiation',
      language,
      tags: ['differentiation'],
      title:
        language === 'zh'
          ? `求曲线 $y = (${a}x + ${b})^${n}$ 在 $x = ${x}$ 处的斜率`
          : `Gradient of $y = (${a}x + ${b})^${n}$ at $x = ${x}$`,
      body:
        language === 'zh'
          ? `我得到的答案总是少了一个因子 $${a}$。哪里出错了？`
          : `My answer is always too small by a factor of $${a}$. What am I missing?`,
      answers: [
        {
          quality: 'wrong',
          body:
            language === 'zh'
              ? `直接用幂法则：$\\frac{dy}{dx} = ${n}(${a}x + ${b})^{${n - 1}}$，代入得 $${slope / a}$。`
              : `Just use the power rule: $\\frac{dy}{dx} = ${n}(${a}x + ${b})^{${n - 1}}$, which gives $${slope / a}$.`,
        },
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `缺的是链式法则里内函数的导数。\n\n$$\\frac{dy}{dx} = ${n}(${a}x + ${b})^{${n - 1}} \\times ${a}$$\n\n在 $x = ${x}$ 处等于 $${n} \\times ${a * x + b}^{${n - 1}} \\times ${a} = ${slope}$。`
              : `The missing factor is the derivative of the inside, by the chain rule.\n\n$$\\frac{dy}{dx} = ${n}(${a}x + ${b})^{${n - 1}} \\times ${a}$$\n\nAt $x = ${x}$ this is $${n} \\times ${a * x + b}^{${n - 1}} \\times ${a} = ${slope}$.`,
        },
      ],
    };
  },
  (random, language) => {
    const k = random.whole(2, 6);
    const c = random.whole(1, 5);
    const top = random.whole(2, 4);
    const value = fraction(k * top ** 3 + 3 * c * top, 3);
    return {
      subject: '9709',
      paper: 'p1',
      topic: 'integration',
      language,
      tags: ['integration'],
      title:
        language === 'zh'
          ? `计算 $\\int_0^{${top}} (${k}x^2 + ${c})\\,dx$`
          : `Evaluate $\\int_0^{${top}} (${k}x^2 + ${c})\\,dx$`,
      body:
        language === 'zh'
          ? `需要保留精确值还是小数？`
          : `Should the answer stay exact, or may I give a decimal?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `$$\\left[\\frac{${k}}{3}x^3 + ${term(c, 'x')}\\right]_0^{${top}} = ${value}$$\n\n题目没有要求近似，就保留精确值。`
              : `$$\\left[\\frac{${k}}{3}x^3 + ${term(c, 'x')}\\right]_0^{${top}} = ${value}$$\n\nKeep it exact unless the question asks for a decimal.`,
        },
      ],
    };
  },
  (random, language) => {
    const u = random.whole(2, 12);
    const a = random.whole(1, 5);
    const t = random.whole(3, 9);
    const s = u * t + (a * t * t) / 2;
    return {
      subject: '9709',
      paper: 'p4',
      topic: 'kinematics-of-motion-in-a-straight-line',
      language,
      tags: ['kinematics'],
      title:
        language === 'zh'
          ? `初速度 ${u} m/s、加速度 ${a} m/s²，${t} 秒内的位移`
          : `Distance in ${t} s from ${u} m/s with acceleration ${a} m/s²`,
      body:
        language === 'zh'
          ? `应该选哪一个匀加速公式？`
          : `Which of the constant-acceleration formulae is the right one here?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `已知 $u$、$a$、$t$，求 $s$，不涉及 $v$，所以用\n\n$$s = ut + \\tfrac12 at^2 = ${u} \\times ${t} + \\tfrac12 \\times ${a} \\times ${t}^2 = ${s}\\ \\text{m}.$$`
              : `You know $u$, $a$ and $t$ and want $s$; $v$ does not occur, so\n\n$$s = ut + \\tfrac12 at^2 = ${u} \\times ${t} + \\tfrac12 \\times ${a} \\times ${t}^2 = ${s}\\ \\text{m}.$$`,
        },
      ],
    };
  },
  (random, language) => {
    const n = random.whole(6, 12);
    const r = random.whole(2, 4);
    const tenths = random.whole(2, 6);
    const p = tenths / 10;
    const choose = Array.from({ length: r }, (_, i) => (n - i) / (i + 1)).reduce((x, y) => x * y, 1);
    const probability = round(choose * p ** r * (1 - p) ** (n - r));
    return {
      subject: '9709',
      paper: 'p5',
      topic: 'discrete-random-variables',
      language,
      tags: ['binomial'],
      title:
        language === 'zh'
          ? `$X \\sim B(${n}, ${p})$，求 $P(X = ${r})$`
          : `Find $P(X = ${r})$ when $X \\sim B(${n}, ${p})$`,
      body:
        language === 'zh'
          ? `我漏掉了组合数，为什么一定要乘它？`
          : `I left out the binomial coefficient. Why is it needed?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `$${r}$ 次成功可以出现在 $${n}$ 次中的任意位置，共有 $\\binom{${n}}{${r}} = ${Math.round(choose)}$ 种排法：\n\n$$P(X = ${r}) = \\binom{${n}}{${r}} (${p})^{${r}} (${round(1 - p, 2)})^{${n - r}} = ${probability}\\ \\text{（3 位有效数字）}$$`
              : `The $${r}$ successes can fall in any of $\\binom{${n}}{${r}} = ${Math.round(choose)}$ arrangements:\n\n$$P(X = ${r}) = \\binom{${n}}{${r}} (${p})^{${r}} (${round(1 - p, 2)})^{${n - r}} = ${probability}\\ \\text{(3 s.f.)}$$`,
        },
      ],
    };
  },
  (random, language) => {
    const [a, b, c] = [random.whole(1, 4), random.whole(1, 5), random.whole(-4, -1)];
    const [p, q, r] = [random.whole(1, 3), random.whole(-3, -1), random.whole(1, 4)];
    const dot = a * p + b * q + c * r;
    const angle = round(
      (Math.acos(dot / Math.sqrt((a * a + b * b + c * c) * (p * p + q * q + r * r))) * 180) / Math.PI,
      4,
    );
    return {
      subject: '9709',
      paper: 'p3',
      topic: 'vectors',
      language,
      tags: ['vectors'],
      title:
        language === 'zh'
          ? `求向量 $(${a}, ${b}, ${c})$ 与 $(${p}, ${q}, ${r})$ 的夹角`
          : `Angle between $(${a}, ${b}, ${c})$ and $(${p}, ${q}, ${r})$`,
      body:
        language === 'zh' ? `数量积算出来之后下一步怎么做？` : `I found the scalar product. What comes next?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `数量积为 $${dot}$，两个模长的平方是 $${a * a + b * b + c * c}$ 与 $${p * p + q * q + r * r}$：\n\n$$\\cos\\theta = \\frac{${dot}}{\\sqrt{${a * a + b * b + c * c}}\\sqrt{${p * p + q * q + r * r}}}, \\qquad \\theta \\approx ${angle}^\\circ.$$`
              : `The scalar product is $${dot}$ and the squared lengths are $${a * a + b * b + c * c}$ and $${p * p + q * q + r * r}$:\n\n$$\\cos\\theta = \\frac{${dot}}{\\sqrt{${a * a + b * b + c * c}}\\sqrt{${p * p + q * q + r * r}}}, \\qquad \\theta \\approx ${angle}^\\circ.$$`,
        },
      ],
    };
  },
  (random, language) => {
    const [a, b, c, d] = [random.whole(1, 5), random.whole(1, 4), random.whole(1, 4), random.whole(5, 9)];
    const det = a * d - b * c;
    return {
      subject: '9231',
      paper: 'p1',
      topic: 'matrices',
      language,
      tags: ['matrices'],
      title:
        language === 'zh'
          ? `求矩阵 $\\begin{pmatrix}${a} & ${b}\\\\ ${c} & ${d}\\end{pmatrix}$ 的逆`
          : `Inverse of $\\begin{pmatrix}${a} & ${b}\\\\ ${c} & ${d}\\end{pmatrix}$`,
      body:
        language === 'zh' ? `怎样检查自己求的逆矩阵对不对？` : `How can I check that my inverse is right?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `行列式为 $${a}\\times${d} - ${b}\\times${c} = ${det}$，所以\n\n$$A^{-1} = \\frac{1}{${det}}\\begin{pmatrix}${d} & ${-b}\\\\ ${-c} & ${a}\\end{pmatrix}.$$\n\n与原矩阵相乘得到单位矩阵，就说明正确。`
              : `The determinant is $${a}\\times${d} - ${b}\\times${c} = ${det}$, so\n\n$$A^{-1} = \\frac{1}{${det}}\\begin{pmatrix}${d} & ${-b}\\\\ ${-c} & ${a}\\end{pmatrix}.$$\n\nMultiply it by the original: the identity matrix proves it.`,
        },
      ],
    };
  },
  (random, language) => {
    const n = random.whole(10, 30);
    const sum = (n * (n + 1) * (2 * n + 1)) / 6;
    return {
      subject: '9231',
      paper: 'p1',
      topic: 'summation-of-series',
      language,
      tags: ['summation-of-series'],
      title: language === 'zh' ? `求 $\\sum_{r=1}^{${n}} r^2$ 的值` : `Find $\\sum_{r=1}^{${n}} r^2$`,
      body: language === 'zh' ? `这个公式需要背下来吗？` : `Is this formula one to know by heart?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `用标准结果 $\\sum r^2 = \\tfrac16 n(n+1)(2n+1)$：\n\n$$\\tfrac16 \\times ${n} \\times ${n + 1} \\times ${2 * n + 1} = ${sum}.$$`
              : `With the standard result $\\sum r^2 = \\tfrac16 n(n+1)(2n+1)$:\n\n$$\\tfrac16 \\times ${n} \\times ${n + 1} \\times ${2 * n + 1} = ${sum}.$$`,
        },
      ],
    };
  },
  (random, language) => {
    const r1 = random.whole(2, 9);
    const r2 = random.whole(10, 24);
    const parallel = fraction(r1 * r2, r1 + r2);
    return {
      subject: '9702',
      paper: 'all',
      topic: 'dc-circuits',
      language,
      tags: ['dc-circuits'],
      title:
        language === 'zh'
          ? `${r1} Ω 和 ${r2} Ω 并联后的电阻`
          : `Resistance of ${r1} Ω and ${r2} Ω in parallel`,
      body:
        language === 'zh'
          ? `为什么并联后的电阻比两个都小？`
          : `Why is the answer smaller than either of them?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `$$\\frac1R = \\frac1{${r1}} + \\frac1{${r2}} \\quad\\Rightarrow\\quad R = ${parallel}\\ \\Omega \\approx ${round((r1 * r2) / (r1 + r2))}\\ \\Omega$$\n\n并联多了一条通路，同样的电压下总电流更大，所以等效电阻更小。`
              : `$$\\frac1R = \\frac1{${r1}} + \\frac1{${r2}} \\quad\\Rightarrow\\quad R = ${parallel}\\ \\Omega \\approx ${round((r1 * r2) / (r1 + r2))}\\ \\Omega$$\n\nThe second path carries extra current at the same p.d., so the combination resists less.`,
        },
      ],
    };
  },
  (random, language) => {
    const f = random.whole(20, 90) * 10;
    const wavelength = random.whole(2, 9) / 10;
    const speed = round(f * wavelength, 3);
    return {
      subject: '9702',
      paper: 'all',
      topic: 'waves',
      language,
      tags: ['waves'],
      title:
        language === 'zh'
          ? `频率 ${f} Hz、波长 ${wavelength} m 的波速是多少？`
          : `Speed of a wave of ${f} Hz and wavelength ${wavelength} m`,
      body:
        language === 'zh'
          ? `进入另一种介质后，哪一个量不变？`
          : `And which quantity stays the same when it enters another medium?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `$$v = f\\lambda = ${f} \\times ${wavelength} = ${speed}\\ \\text{m s}^{-1}$$\n\n频率由波源决定，换介质时保持不变，变的是波速和波长。`
              : `$$v = f\\lambda = ${f} \\times ${wavelength} = ${speed}\\ \\text{m s}^{-1}$$\n\nThe source sets the frequency, so that stays; speed and wavelength change.`,
        },
      ],
    };
  },
  (random, language) => {
    const m = random.whole(2, 12);
    const v = random.whole(3, 20);
    return {
      subject: '9702',
      paper: 'all',
      topic: 'work-energy-and-power',
      language,
      tags: ['energy'],
      title:
        language === 'zh'
          ? `质量 ${m} kg、速度 ${v} m/s 的物体的动能`
          : `Kinetic energy of ${m} kg moving at ${v} m/s`,
      body: language === 'zh' ? `如果速度加倍，动能变成几倍？` : `What happens to it when the speed doubles?`,
      answers: [
        {
          quality: 'right',
          accepted: true,
          body:
            language === 'zh'
              ? `$$E_k = \\tfrac12 mv^2 = \\tfrac12 \\times ${m} \\times ${v}^2 = ${(m * v * v) / 2}\\ \\text{J}$$\n\n动能与速度的平方成正比，速度加倍，动能变为四倍。`
              : `$$E_k = \\tfrac12 mv^2 = \\tfrac12 \\times ${m} \\times ${v}^2 = ${(m * v * v) / 2}\\ \\text{J}$$\n\nIt goes with the square of the speed: twice the speed, four times the energy.`,
        },
      ],
    };
  },
];
