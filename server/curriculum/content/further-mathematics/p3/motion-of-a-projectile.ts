import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 1,
  level: 'AS',
  slug: 'motion-of-a-projectile',
  title: { en: 'Motion of a projectile', zh: '抛体运动' },
  summary: {
    en: 'A projectile moves with constant velocity horizontally and constant acceleration vertically, and the two share the time. Afterwards you can find speeds, directions, heights and ranges, and use the equation of the trajectory to find an unknown angle or speed of projection.',
    zh: '抛体在水平方向做匀速运动，在竖直方向做匀变速运动，两者共用同一时间。学完后你能求速度大小与方向、高度和射程，并能用轨迹方程求未知的抛射角或初速度。',
  },
  difficulty: 'Medium',
  minutes: 35,
  aliases: {
    en: [
      'projectile',
      'trajectory',
      'range',
      'greatest height',
      'time of flight',
      'angle of projection',
      'parabola',
      'projectile motion',
      'projectle',
    ],
    zh: ['抛体', '斜抛运动', '平抛运动', '轨迹方程', '射程', '最大高度', '飞行时间', '抛射角', '抛物线'],
  },
  prerequisites: ['9709/p4/kinematics-of-motion-in-a-straight-line', '9709/p3/trigonometry'],
  methods: ['projectile'],
  cards: [
    {
      id: 'model',
      kind: 'concept',
      title: { en: 'Two motions, one clock', zh: '两个分运动，同一时间' },
      details: [
        {
          en: tex`Model: a particle, no air resistance, constant $g = 10\ \mathrm{m\,s^{-2}}$ downwards. Horizontally there is no force, so the velocity $V\cos\theta$ never changes.`,
          zh: tex`模型：质点、无空气阻力、重力加速度 $g = 10\ \mathrm{m\,s^{-2}}$ 恒定，方向竖直向下。水平方向不受力，速度 $V\cos\theta$ 始终不变。`,
        },
        {
          en: tex`Vertically (up positive) $\dot{y} = V\sin\theta - gt$ and $y = V\sin\theta\,t - \tfrac{1}{2}gt^2$; horizontally $x = V\cos\theta\,t$. The time is the only link between the two.`,
          zh: tex`竖直方向（取向上为正）$\dot{y} = V\sin\theta - gt$，$y = V\sin\theta\,t - \tfrac{1}{2}gt^2$；水平方向 $x = V\cos\theta\,t$。时间是联系两者的唯一量。`,
        },
        {
          en: 'The path is a parabola, symmetric about its highest point: at equal heights the speeds are equal and the directions mirror each other.',
          zh: '轨迹是关于最高点对称的抛物线：同一高度处速率相等，方向关于水平线对称。',
        },
      ],
    },
    {
      id: 'velocity',
      kind: 'concept',
      title: { en: 'Speed and direction', zh: '速率与方向' },
      details: [
        {
          en: tex`Speed $= \sqrt{\dot{x}^2 + \dot{y}^2}$; direction $\tan\alpha = \dfrac{\dot{y}}{\dot{x}}$, said as an angle above or below the horizontal.`,
          zh: tex`速率 $= \sqrt{\dot{x}^2 + \dot{y}^2}$；方向由 $\tan\alpha = \dfrac{\dot{y}}{\dot{x}}$ 给出，要说明在水平线上方还是下方。`,
        },
        {
          en: tex`At the highest point $\dot{y} = 0$, but the speed is $V\cos\theta$, not zero.`,
          zh: tex`最高点处 $\dot{y} = 0$，但速率为 $V\cos\theta$，不为零。`,
        },
        {
          en: tex`"Moving at right angles to the direction of projection" means that the product of the gradients is $-1$: $\dfrac{\dot{y}}{\dot{x}}\tan\theta = -1$.`,
          zh: tex`“运动方向与抛出方向垂直”即两方向斜率之积为 $-1$：$\dfrac{\dot{y}}{\dot{x}}\tan\theta = -1$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle is projected from horizontal ground with speed $26\ \mathrm{m\,s^{-1}}$ at an angle $\theta$ above the horizontal, where $\sin\theta = \tfrac{12}{13}$. Find its speed after $1\ \mathrm{s}$.`,
          zh: tex`质点从水平地面以 $26\ \mathrm{m\,s^{-1}}$ 的速率、与水平方向成 $\theta$ 角斜向上抛出，$\sin\theta = \tfrac{12}{13}$。求 $1\ \mathrm{s}$ 后的速率。`,
        },
        answer: '17.2 m s^-1',
        ask: 'A particle is projected from horizontal ground with speed 26 m s^-1 at an angle θ to the horizontal where sin θ = 12/13. Find its speed after 1 s.',
        steps: [
          {
            say: { en: 'Components at the start.', zh: '初速度的分量。' },
            tex: [tex`26 \times \tfrac{5}{13} = 10,\quad 26 \times \tfrac{12}{13} = 24`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`After $1\ \mathrm{s}$ only the vertical one has changed.`,
              zh: tex`$1\ \mathrm{s}$ 后只有竖直分量改变。`,
            },
            tex: [tex`\dot{x} = 10,\quad \dot{y} = 24 - 10(1) = 14`],
            marks: ['M1'],
          },
          {
            say: { en: 'Combine.', zh: '合成。' },
            tex: [tex`\sqrt{10^2 + 14^2} = \sqrt{296} = 17.2\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`The direction would be $\tan^{-1} 1.4 = 54.5^\circ$ above the horizontal, since $\dot{y}$ is still positive.`,
              zh: tex`方向为水平线上方 $\tan^{-1} 1.4 = 54.5^\circ$，因为 $\dot{y}$ 仍为正。`,
            },
          },
        ],
      },
    },
    {
      id: 'standard-results',
      kind: 'formula',
      title: { en: 'Results on level ground, and the trajectory', zh: '水平地面上的结论与轨迹方程' },
      details: [
        {
          en: tex`Time of flight $\dfrac{2V\sin\theta}{g}$, greatest height $\dfrac{V^2\sin^2\theta}{2g}$, range $\dfrac{V^2\sin 2\theta}{g}$, greatest for $\theta = 45^\circ$. They hold only if it lands at the height from which it left; be ready to derive them.`,
          zh: tex`飞行时间 $\dfrac{2V\sin\theta}{g}$，最大高度 $\dfrac{V^2\sin^2\theta}{2g}$，射程 $\dfrac{V^2\sin 2\theta}{g}$，当 $\theta = 45^\circ$ 时射程最大。仅当落点与抛出点等高时成立，要会推导。`,
        },
        {
          en: tex`Trajectory (in MF19): $y = x\tan\theta - \dfrac{gx^2}{2V^2\cos^2\theta}$. It comes from putting $t = \dfrac{x}{V\cos\theta}$ into $y$.`,
          zh: tex`轨迹方程（见 MF19）：$y = x\tan\theta - \dfrac{gx^2}{2V^2\cos^2\theta}$，由 $t = \dfrac{x}{V\cos\theta}$ 代入 $y$ 得到。`,
        },
        {
          en: tex`With $\dfrac{1}{\cos^2\theta} = 1 + \tan^2\theta$ it is a quadratic in $\tan\theta$: two angles, one or none.`,
          zh: tex`用 $\dfrac{1}{\cos^2\theta} = 1 + \tan^2\theta$ 化为关于 $\tan\theta$ 的二次方程：抛射角可有两个、一个或没有。`,
        },
      ],
    },
    {
      id: 'unknown-angle',
      kind: 'method',
      title: { en: 'Through a given point', zh: '过定点求抛射角' },
      details: [
        {
          en: tex`Put the point into the trajectory, replace $\dfrac{1}{\cos^2\theta}$ by $1 + \tan^2\theta$, solve the quadratic in $T = \tan\theta$.`,
          zh: tex`把点代入轨迹方程，用 $1 + \tan^2\theta$ 替换 $\dfrac{1}{\cos^2\theta}$，解关于 $T = \tan\theta$ 的二次方程。`,
        },
        {
          en: tex`The larger root gives the high, slow path, the smaller the flat, fast one. For a point with height $0$ the product of the roots is $1$, so the two angles add to $90^\circ$.`,
          zh: tex`较大的根对应高抛（轨迹较高、到达较慢），较小的根对应低抛（轨迹较平、到达较快）。若该点高度为 $0$，由根与系数的关系，两根之积为 $1$，故两个角之和为 $90^\circ$。`,
        },
        {
          en: tex`Unknown $V$ with known $\theta$: the same equation is linear in $\dfrac{1}{V^2}$. Two unknowns need two points.`,
          zh: tex`已知 $\theta$ 而 $V$ 未知时，方程关于 $\dfrac{1}{V^2}$ 是一次的；两个未知量需要两个点。`,
        },
      ],
      example: {
        stem: {
          en: tex`A particle is projected from $O$ with speed $20\ \mathrm{m\,s^{-1}}$ at an angle $\theta$ above the horizontal and passes through the point $20\ \mathrm{m}$ horizontally from $O$ and $10\ \mathrm{m}$ above it. Find the two possible values of $T$, where $T = \tan\theta$.`,
          zh: tex`质点从 $O$ 点以 $20\ \mathrm{m\,s^{-1}}$ 的速率、与水平方向成 $\theta$ 角斜向上抛出，经过与 $O$ 水平距离 $20\ \mathrm{m}$、高 $10\ \mathrm{m}$ 的点。设 $T = \tan\theta$，求 $T$ 的两个可能值。`,
        },
        answer: 'T = 1 or T = 3',
        steps: [
          {
            say: { en: 'Put the point into the trajectory.', zh: '把该点代入轨迹方程。' },
            tex: [tex`10 = 20\tan\theta - \frac{10 \times 20^2}{2 \times 20^2}\left(1 + \tan^2\theta\right)`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Write $T = \tan\theta$ and simplify.`, zh: tex`令 $T = \tan\theta$ 并化简。` },
            tex: ['5T^2 - 20T + 15 = 0', 'T^2 - 4T + 3 = 0'],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve the quadratic.', zh: '解二次方程。' },
            tex: [tex`T = 1 \quad\text{or}\quad T = 3`],
            marks: ['A1'],
            why: {
              en: tex`The angles are $45^\circ$ and $71.6^\circ$: one flat path and one high one.`,
              zh: tex`对应角度为 $45^\circ$ 和 $71.6^\circ$：一条低轨迹，一条高轨迹。`,
            },
          },
        ],
      },
    },
    {
      id: 'cliffs-and-meetings',
      kind: 'method',
      title: { en: 'Cliffs, walls and meetings', zh: '悬崖、墙与相遇' },
      details: [
        {
          en: tex`From a height $h$: the landing is at $y = -h$, a quadratic in $t$ of which only the positive root counts.`,
          zh: tex`从高为 $h$ 处抛出：落地时 $y = -h$，得关于 $t$ 的二次方程，只取正根。`,
        },
        {
          en: tex`Clearing a wall at distance $d$: find $t = \dfrac{d}{V\cos\theta}$, then compare $y$ with the height of the wall.`,
          zh: tex`能否越过距离 $d$ 处的墙：求 $t = \dfrac{d}{V\cos\theta}$，再把 $y$ 与墙高比较。`,
        },
        {
          en: tex`Two projectiles meet when both $x$ and both $y$ agree at the same time; if they start together from the same height, their vertical velocities at the start must be equal.`,
          zh: tex`两抛体相遇要求同一时刻 $x$ 相等且 $y$ 相等；若同时从同一高度抛出，则两者初速度的竖直分量必须相等。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Before you start', zh: '动笔之前' },
      details: [
        {
          en: tex`Draw the axes with the origin at the point of projection, mark $V\cos\theta$ and $V\sin\theta$, and give downward distances a minus sign.`,
          zh: tex`以抛出点为原点画坐标轴，标出 $V\cos\theta$ 和 $V\sin\theta$，向下的位移取负号。`,
        },
        {
          en: 'A question that names no time usually wants the trajectory; one that asks for speed or direction wants the components. The bounding parabola is not in the syllabus.',
          zh: '题目不涉及时间，多半用轨迹方程；问速率或方向，则用速度的分量。可达区域的包络抛物线不在考纲内。',
        },
        {
          en: tex`"Show that" with the trajectory: begin from the two component equations and eliminate $t$ in full; quoting MF19 earns nothing there.`,
          zh: tex`要求“证明”轨迹方程时，从两个分量方程出发完整消去 $t$；直接引用 MF19 不得分。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Using $V$ instead of its components in the constant-acceleration formulas.`,
          zh: tex`在匀变速公式中直接代入 $V$ 而不是它的分量。`,
        },
        {
          en: 'Using the range formula although the landing is higher or lower than the start.',
          zh: '落点与抛出点不等高时仍套用射程公式。',
        },
        {
          en: 'Giving the vertical velocity as "the speed" at landing, or the angle without saying below the horizontal.',
          zh: '把落地时速度的竖直分量当作速率，或给出角度却没有说明在水平线下方。',
        },
        {
          en: tex`Writing $\cos^2\theta = 1 + \tan^2\theta$; it is $\sec^2\theta$.`,
          zh: tex`误写 $\cos^2\theta = 1 + \tan^2\theta$；应为 $\sec^2\theta$。`,
        },
      ],
    },
  ],
};
