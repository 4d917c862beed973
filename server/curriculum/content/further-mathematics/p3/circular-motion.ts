import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 3,
  level: 'AS',
  slug: 'circular-motion',
  title: { en: 'Circular motion', zh: '圆周运动' },
  summary: {
    en: 'A particle on a circle accelerates towards the centre, even at constant speed. Afterwards you can solve conical pendulums and other horizontal circles, follow a vertical circle with energy and a force equation, and find where a string goes slack or a particle leaves a surface.',
    zh: '质点做圆周运动时，即使速率不变也有指向圆心的加速度。学完后你能解圆锥摆等水平圆周问题，用能量方程与径向方程分析竖直圆周运动，并求绳何时松弛、质点何时脱离表面。',
  },
  difficulty: 'Hard',
  minutes: 45,
  aliases: {
    en: [
      'conical pendulum',
      'vertical circle',
      'horizontal circle',
      'angular speed',
      'centripetal acceleration',
      'centripetal force',
      'omega',
      'complete circles',
      'string goes slack',
    ],
    zh: [
      '圆锥摆',
      '竖直圆周',
      '水平圆周',
      '角速度',
      '向心加速度',
      '向心力',
      '完整圆周',
      '绳松弛',
      '脱离表面',
    ],
  },
  prerequisites: [
    '9709/p4/newtons-laws-of-motion',
    '9709/p4/energy-work-and-power',
    '9709/p1/circular-measure',
  ],
  methods: ['conical-pendulum'],
  cards: [
    {
      id: 'angular-speed',
      kind: 'concept',
      title: { en: 'Angular speed and central acceleration', zh: '角速度与向心加速度' },
      details: [
        {
          en: tex`$\omega$ is the angle turned in radians per second; $v = r\omega$; one turn takes $\dfrac{2\pi}{\omega}$. Turn "revolutions per minute" into $\mathrm{rad\,s^{-1}}$ by $\times\dfrac{2\pi}{60}$.`,
          zh: tex`$\omega$ 是每秒转过的弧度；$v = r\omega$；周期为 $\dfrac{2\pi}{\omega}$。把“转/分”化为 $\mathrm{rad\,s^{-1}}$，要乘 $\dfrac{2\pi}{60}$。`,
        },
        {
          en: 'At constant speed the velocity still changes direction, so there is an acceleration, always towards the centre.',
          zh: '速率不变时速度方向仍在变化，所以有加速度，且始终指向圆心。',
        },
        {
          en: '"Centripetal force" is no extra force: it is the name of the resultant towards the centre of the real forces (tension, reaction, friction, weight). Never draw it in the diagram.',
          zh: '“向心力”不是额外的力，而是实际各力（张力、支持力、摩擦力、重力）指向圆心的合力。受力图中不要画它。',
        },
      ],
    },
    {
      id: 'acceleration-formula',
      kind: 'formula',
      title: { en: 'The radial equation', zh: '径向方程' },
      details: [
        {
          en: tex`Towards the centre: $a = r\omega^2 = \dfrac{v^2}{r}$, so resultant towards the centre $= mr\omega^2 = \dfrac{mv^2}{r}$. $r$ is the radius of the circle, not the length of the string.`,
          zh: tex`指向圆心：$a = r\omega^2 = \dfrac{v^2}{r}$，故指向圆心的合力 $= mr\omega^2 = \dfrac{mv^2}{r}$。$r$ 是圆的半径，不是绳长。`,
        },
        {
          en: tex`Conical pendulum, string of length $l$ at $\theta$ to the vertical: $r = l\sin\theta$, $T\cos\theta = mg$, $T\sin\theta = mr\omega^2$. Hence $T = ml\omega^2$ and $\cos\theta = \dfrac{g}{l\omega^2}$, which needs $\omega^2 > \dfrac{g}{l}$.`,
          zh: tex`摆长为 $l$、绳与竖直方向成 $\theta$ 角的圆锥摆：$r = l\sin\theta$，$T\cos\theta = mg$，$T\sin\theta = mr\omega^2$。于是 $T = ml\omega^2$，$\cos\theta = \dfrac{g}{l\omega^2}$，要求 $\omega^2 > \dfrac{g}{l}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $0.4\ \mathrm{kg}$ on a light string of length $1.5\ \mathrm{m}$ moves in a horizontal circle with the string at $60^\circ$ to the vertical. Find the speed of the particle.`,
          zh: tex`质量 $0.4\ \mathrm{kg}$ 的质点系在长 $1.5\ \mathrm{m}$ 的轻绳上做水平圆周运动，绳与竖直方向成 $60^\circ$ 角。求质点的速率。`,
        },
        answer: '4.74 m s^-1',
        ask: 'A particle of mass 0.4 kg is attached to a string of length 1.5 m and moves in a horizontal circle with the string at 60° to the vertical. Find the speed of the particle.',
        steps: [
          {
            say: { en: 'Vertically there is no acceleration.', zh: '竖直方向无加速度。' },
            tex: [tex`T\cos 60^\circ = 0.4 \times 10`, tex`T = 8\ \mathrm{N}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Newton towards the centre; the radius is horizontal.',
              zh: '沿指向圆心的方向用牛顿第二定律；半径在水平方向。',
            },
            tex: [tex`8\sin 60^\circ = \frac{0.4v^2}{1.5\sin 60^\circ}`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: ['v^2 = 22.5', tex`v = 4.74\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`The circle lies in a horizontal plane, so the acceleration is horizontal: resolve horizontally and vertically, not along the string.`,
              zh: '圆在水平面内，加速度是水平的：应沿水平和竖直方向分解，而不是沿绳分解。',
            },
          },
        ],
      },
    },
    {
      id: 'horizontal-circles',
      kind: 'method',
      title: { en: 'Horizontal circles', zh: '水平圆周' },
      details: [
        {
          en: 'Draw the real forces. Resolve vertically (they balance) and towards the centre (mass times central acceleration). Two equations, whatever the apparatus: string, smooth cone, bowl, rough disc.',
          zh: '画出真实的力。竖直方向受力平衡；指向圆心方向的合力等于质量乘向心加速度。无论是绳、光滑圆锥、碗还是粗糙圆盘，都是这两个方程。',
        },
        {
          en: tex`Two strings to points of one vertical line: the two tensions are different unknowns. Both stay taut only if both tensions come out $\ge 0$, which limits $\omega$.`,
          zh: tex`两根绳系于同一竖直线上的两点：两个张力是不同的未知量。两绳都绷紧，要求两个张力都 $\ge 0$，由此得 $\omega$ 的范围。`,
        },
        {
          en: tex`On a rough turntable friction supplies the force: no slipping while $mr\omega^2 \le \mu mg$.`,
          zh: tex`粗糙转台上由摩擦力提供向心力：不滑动的条件是 $mr\omega^2 \le \mu mg$。`,
        },
      ],
    },
    {
      id: 'vertical-circles',
      kind: 'method',
      title: { en: 'Vertical circles', zh: '竖直圆周' },
      details: [
        {
          en: tex`Two equations at a general angle $\theta$: energy between the start and this position gives $v^2$; Newton along the radius gives the tension or reaction.`,
          zh: tex`在一般角度 $\theta$ 处列两个方程：由起点到该处的能量方程求 $v^2$；沿半径方向用牛顿第二定律求张力或支持力。`,
        },
        {
          en: tex`With $\theta$ from the downward vertical and radius $a$: $v^2 = u^2 - 2ga(1 - \cos\theta)$ and $T - mg\cos\theta = \dfrac{mv^2}{a}$. Together $T = \dfrac{mu^2}{a} - 2mg + 3mg\cos\theta$.`,
          zh: tex`$\theta$ 从向下的竖直线量起，半径为 $a$：$v^2 = u^2 - 2ga(1 - \cos\theta)$，$T - mg\cos\theta = \dfrac{mv^2}{a}$，合并得 $T = \dfrac{mu^2}{a} - 2mg + 3mg\cos\theta$。`,
        },
        {
          en: 'The speed changes, so there is a tangential acceleration as well; it does not enter the radial equation.',
          zh: '速率在变化，因此还有切向加速度，但它不出现在径向方程中。',
        },
      ],
      example: {
        stem: {
          en: tex`A particle of mass $m$ hangs from a fixed point by a light inextensible string of length $a$. It is projected horizontally with speed $\sqrt{\tfrac{7}{2}ga}$. Find the angle that the string has turned through from the downward vertical when it goes slack.`,
          zh: tex`质量为 $m$ 的质点用长 $a$ 的轻质不可伸长的绳悬挂于定点，现给它大小为 $\sqrt{\tfrac{7}{2}ga}$ 的水平初速度。求绳松弛时，绳从竖直向下的位置转过的角度。`,
        },
        answer: '120°',
        steps: [
          {
            say: {
              en: tex`Energy at angle $\theta$ from the downward vertical.`,
              zh: tex`在与竖直向下成 $\theta$ 角处用能量守恒。`,
            },
            tex: [
              tex`\tfrac{1}{2}mv^2 = \tfrac{1}{2}m\left(\tfrac{7}{2}ga\right) - mga(1 - \cos\theta)`,
              tex`v^2 = \tfrac{3}{2}ga + 2ga\cos\theta`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Newton along the radius.', zh: '沿半径方向用牛顿第二定律。' },
            tex: [tex`T - mg\cos\theta = \frac{mv^2}{a}`],
            marks: ['M1'],
          },
          {
            say: { en: tex`The string goes slack when $T = 0$.`, zh: tex`绳松弛时 $T = 0$。` },
            tex: [tex`-g\cos\theta = \tfrac{3}{2}g + 2g\cos\theta`, tex`\cos\theta = -\tfrac{1}{2}`],
            marks: ['DM1'],
          },
          {
            say: { en: 'Find the angle.', zh: '求角。' },
            tex: [tex`\theta = 120^\circ`],
            marks: ['A1'],
            why: {
              en: tex`There $v^2 = \tfrac{1}{2}ga > 0$: the particle still moves when the string goes slack, and from then on it is a projectile.`,
              zh: tex`此时 $v^2 = \tfrac{1}{2}ga > 0$：绳松弛时质点仍在运动，此后做抛体运动。`,
            },
          },
        ],
      },
    },
    {
      id: 'complete-circles',
      kind: 'concept',
      title: { en: 'Complete circles and leaving the surface', zh: '完整圆周与脱离表面' },
      details: [
        {
          en: tex`String, or inside of a smooth track: it can only pull (push) inwards, so $T \ge 0$ is needed at the top: $v_{\mathrm{top}}^2 \ge ga$, that is $u^2 \ge 5ga$ at the bottom.`,
          zh: tex`绳或光滑轨道内侧：只能提供指向圆心的力，最高点需 $T \ge 0$，即 $v_{\mathrm{top}}^2 \ge ga$，最低点 $u^2 \ge 5ga$。`,
        },
        {
          en: tex`Rod, or bead on a wire: it can push outwards too, so it is enough that the particle reaches the top with speed left: $u^2 > 4ga$.`,
          zh: tex`轻杆或穿在圆环上的小珠：也能提供向外的力，只需到达最高点时仍有速度：$u^2 > 4ga$。`,
        },
        {
          en: tex`Outside of a smooth sphere: $mg\cos\theta - R = \dfrac{mv^2}{a}$ with $\theta$ from the upward vertical; it leaves when $R = 0$. Starting from rest at the top, $\cos\theta = \tfrac{2}{3}$.`,
          zh: tex`光滑球面外侧：$mg\cos\theta - R = \dfrac{mv^2}{a}$，$\theta$ 从竖直向上量起；$R = 0$ 时脱离。若从顶点由静止（受微扰）下滑，则 $\cos\theta = \tfrac{2}{3}$。`,
        },
        {
          en: tex`With $u^2 \le 2ga$ a particle on a string only swings to and fro and the string stays taut; between $2ga$ and $5ga$ it goes slack above the level of the centre.`,
          zh: tex`绳系质点当 $u^2 \le 2ga$ 时只来回摆动，绳始终绷紧；$u^2$ 在 $2ga$ 与 $5ga$ 之间时，绳在圆心高度以上松弛。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'One angle, one zero level', zh: '统一角度与零势面' },
      details: [
        {
          en: 'Define the angle in a sketch and keep it. The question often names the angle with the upward vertical, the horizontal or the downward vertical: the signs of the cosine differ.',
          zh: '在草图中定义角度并保持一致。题目可能从竖直向上、水平或竖直向下量角，余弦的符号各不相同。',
        },
        {
          en: 'The mark scheme has one mark for energy with all terms, one for the radial equation with all forces. Write them as two separate lines before you combine them.',
          zh: '评分标准通常对能量方程（各项齐全）和径向方程（各力齐全）各给一分方法分。先分两行写出，再合并。',
        },
        {
          en: tex`"Show that it performs complete circles" is a check at the top: $T \ge 0$ for a string, $v^2 > 0$ for a rod. Say which.`,
          zh: tex`“证明能做完整圆周运动”要在最高点检验：绳为 $T \ge 0$，杆为 $v^2 > 0$，并写明依据。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Using the length of the string as the radius of a conical pendulum.`,
          zh: '在圆锥摆中把绳长当作半径。',
        },
        {
          en: tex`Writing $T = mg\cos\theta$ for a conical pendulum; vertically $T\cos\theta = mg$.`,
          zh: tex`圆锥摆中误写 $T = mg\cos\theta$；竖直方向应为 $T\cos\theta = mg$。`,
        },
        {
          en: tex`Leaving the component of the weight out of the radial equation in a vertical circle.`,
          zh: '竖直圆周的径向方程中漏掉重力的分量。',
        },
        {
          en: tex`Putting $v = 0$ where a string goes slack. The condition is $T = 0$.`,
          zh: tex`求绳松弛时令 $v = 0$。正确条件是 $T = 0$。`,
        },
      ],
    },
  ],
};
