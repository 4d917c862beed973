import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 2,
  level: 'AS',
  slug: 'kinematics',
  title: { en: 'Kinematics', zh: '运动学' },
  summary: {
    en: 'How position changes with time, without asking for the cause. You read motion graphs, use the equations of uniformly accelerated motion along a line, and treat a projectile as two motions that share the same time.',
    zh: '研究位置如何随时间变化，而不问原因。学完本章，你能读懂运动图像，会用匀变速直线运动公式，并能把抛体运动看作共用同一时间的两个分运动。',
  },
  difficulty: 'Easy',
  minutes: 45,
  aliases: {
    en: [
      'suvat',
      'equations of motion',
      'displacement-time graph',
      'velocity-time graph',
      'free fall',
      'projectile',
      'uniform acceleration',
      'kinematic',
    ],
    zh: [
      '匀变速直线运动',
      '位移时间图像',
      '速度时间图像',
      '自由落体',
      '抛体运动',
      '平抛',
      '加速度',
      '运动学公式',
      'v-t 图',
    ],
  },
  prerequisites: ['9702/all/physical-quantities-and-units'],
  methods: ['physics-kinematics', 'constant-acceleration', 'projectile'],
  cards: [
    {
      id: 'definitions',
      kind: 'concept',
      title: { en: 'The definitions, word by word', zh: '逐字记准的定义' },
      details: [
        {
          en: 'Displacement is the straight-line distance from a fixed point in a stated direction. Velocity is the rate of change of displacement; speed is the rate of change of distance.',
          zh: '位移是相对某一固定点、沿指定方向的直线距离。速度是位移的变化率；速率是路程的变化率。',
        },
        {
          en: 'Acceleration is the rate of change of velocity. It is a vector: a body that only changes direction accelerates too.',
          zh: '加速度是速度的变化率，是矢量：只改变方向的物体也有加速度。',
        },
        {
          en: tex`After one lap of $400\ \mathrm{m}$ the distance is $400\ \mathrm{m}$ but the displacement is zero, and so is the mean velocity.`,
          zh: tex`跑完 $400\ \mathrm{m}$ 的一圈，路程是 $400\ \mathrm{m}$，位移却为零，平均速度也为零。`,
        },
      ],
    },
    {
      id: 'graphs',
      kind: 'concept',
      title: { en: 'Motion graphs', zh: '运动图像' },
      details: [
        {
          en: 'Displacement–time: the gradient is the velocity. On a curve draw a tangent and use a large triangle.',
          zh: '位移—时间图像：斜率是速度。若是曲线，作切线并取大三角形求斜率。',
        },
        {
          en: 'Velocity–time: the gradient is the acceleration, the area under the line is the displacement. An area below the time axis counts as negative.',
          zh: '速度—时间图像：斜率是加速度，图线与时间轴所围面积是位移；时间轴下方的面积取负。',
        },
        {
          en: tex`A ball that bounces, with air resistance negligible and upwards positive, has a velocity–time graph of parallel sloping lines of gradient $-9.81\ \mathrm{m\,s^{-2}}$, joined by almost vertical lines at the bounces.`,
          zh: tex`不计空气阻力、取向上为正，弹跳小球的速度—时间图像是一组斜率为 $-9.81\ \mathrm{m\,s^{-2}}$ 的平行斜线，在触地时由近乎竖直的线段相连。`,
        },
      ],
    },
    {
      id: 'equations',
      kind: 'formula',
      title: { en: 'Equations of uniformly accelerated motion', zh: '匀变速直线运动公式' },
      details: [
        {
          en: tex`$v = u + at$ and $s = \tfrac{1}{2}(u+v)t$ follow from the definitions; $s = ut + \tfrac{1}{2}at^{2}$ and $v^{2} = u^{2} + 2as$ follow from those two. The last two are printed in the exam paper.`,
          zh: tex`$v = u + at$ 和 $s = \tfrac{1}{2}(u+v)t$ 直接来自定义；$s = ut + \tfrac{1}{2}at^{2}$ 与 $v^{2} = u^{2} + 2as$ 由前两式推出。后两式印在试卷的公式表上。`,
        },
        {
          en: 'They hold only for constant acceleration in a straight line. With a changing force, such as air resistance, they are not valid.',
          zh: '只适用于加速度恒定的直线运动。力在变化时（如有空气阻力）不能使用。',
        },
        {
          en: 'Choose the formula that leaves out the quantity you neither know nor want, and fix one direction as positive before substituting.',
          zh: '选用不含既未知又不求的那个量的公式；代入前先规定正方向。',
        },
      ],
      example: {
        stem: {
          en: tex`A car accelerates uniformly from $8.0\ \mathrm{m\,s^{-1}}$ to $20\ \mathrm{m\,s^{-1}}$ over a distance of $84\ \mathrm{m}$. Calculate the acceleration.`,
          zh: tex`一辆汽车在 $84\ \mathrm{m}$ 的距离内由 $8.0\ \mathrm{m\,s^{-1}}$ 匀加速到 $20\ \mathrm{m\,s^{-1}}$，求加速度。`,
        },
        answer: '2.0 m s^-2',
        ask: 'A car accelerates uniformly from 8.0 m s^-1 to 20 m s^-1 over a distance of 84 m. Calculate the acceleration.',
        steps: [
          {
            say: {
              en: 'The time is neither given nor wanted: use the formula without it.',
              zh: '时间既未给出也不求，选不含时间的公式。',
            },
            tex: ['v^{2} = u^{2} + 2as'],
          },
          {
            say: { en: 'Rearrange and substitute.', zh: '移项并代入。' },
            tex: [tex`a = \frac{v^{2}-u^{2}}{2s} = \frac{20^{2}-8.0^{2}}{2\times 84}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`a = \frac{336}{168} = 2.0\ \mathrm{m\,s^{-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'projectiles',
      kind: 'method',
      title: { en: 'Projectiles: two motions, one time', zh: '抛体运动：两个分运动，同一时间' },
      details: [
        {
          en: tex`With air resistance neglected, the horizontal velocity is constant: $x = (u\cos\theta)\,t$. The vertical acceleration is $g$ downwards, with initial velocity component $u\sin\theta$.`,
          zh: tex`不计空气阻力时，水平方向匀速：$x = (u\cos\theta)\,t$。竖直方向加速度为 $g$、方向向下，初速度分量为 $u\sin\theta$。`,
        },
        {
          en: 'Work out the time from one direction and carry it to the other. At the highest point only the vertical component is zero; the horizontal one remains.',
          zh: '先由一个方向求出时间，再用到另一个方向。在最高点只有竖直分速度为零，水平分速度不变。',
        },
        {
          en: tex`The speed at any moment is $\sqrt{v_x^{2}+v_y^{2}}$ and the angle to the horizontal satisfies $\tan\alpha = v_y/v_x$.`,
          zh: tex`任意时刻的速率为 $\sqrt{v_x^{2}+v_y^{2}}$，与水平方向的夹角满足 $\tan\alpha = v_y/v_x$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A stone is thrown horizontally at $15\ \mathrm{m\,s^{-1}}$ from the top of a cliff $44\ \mathrm{m}$ above the sea. Air resistance is negligible. Calculate its speed when it reaches the sea.`,
          zh: tex`从高出海面 $44\ \mathrm{m}$ 的悬崖顶以 $15\ \mathrm{m\,s^{-1}}$ 水平抛出一块石头，不计空气阻力。求它到达海面时的速率。`,
        },
        answer: '33 m s^-1',
        steps: [
          {
            say: {
              en: 'Vertically it starts from rest; find the time of the fall.',
              zh: '竖直方向初速度为零，求下落时间。',
            },
            tex: [
              tex`44 = \tfrac{1}{2}\times 9.81\times t^{2}`,
              tex`t = \sqrt{\frac{2\times 44}{9.81}} = 3.00\ \mathrm{s}`,
            ],
            marks: ['M1'],
            why: {
              en: 'The horizontal speed has no influence on how long the fall lasts.',
              zh: '水平速度不影响下落时间。',
            },
          },
          {
            say: { en: 'Vertical velocity on reaching the sea.', zh: '到达海面时的竖直分速度。' },
            tex: [tex`v_y = 9.81\times 3.00 = 29.4\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
          {
            say: {
              en: 'The horizontal component has stayed the same; combine the perpendicular components.',
              zh: '水平分速度不变；合成互相垂直的两个分速度。',
            },
            tex: [tex`v = \sqrt{15^{2}+29.4^{2}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`v = 33\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
          {
            say: {
              en: 'The same time gives the horizontal distance.',
              zh: '用同一时间还可求出水平位移。',
            },
            tex: [tex`x = 15\times 3.00 = 45\ \mathrm{m}`],
          },
        ],
      },
    },
    {
      id: 'measuring-g',
      kind: 'method',
      title: { en: 'Measuring g with a falling object', zh: '用落体测定重力加速度' },
      details: [
        {
          en: tex`Drop a small dense ball from rest through measured heights $h$ and time each fall electronically (electromagnet and trapdoor, or light gates). Repeat each height and average the times.`,
          zh: tex`让小而密的球由静止落下不同高度 $h$，用电子计时（电磁铁加活门，或光电门）测下落时间，每个高度重复测量取平均。`,
        },
        {
          en: tex`As $h = \tfrac{1}{2}gt^{2}$, a graph of $h$ against $t^{2}$ is a straight line through the origin with gradient $g/2$.`,
          zh: tex`因 $h = \tfrac{1}{2}gt^{2}$，$h$ 对 $t^{2}$ 的图线是过原点的直线，斜率为 $g/2$。`,
        },
        {
          en: tex`A constant delay in releasing the ball is a systematic error in $t$; a steel ball and short falls keep air resistance small.`,
          zh: tex`释放小球的固定延迟是 $t$ 的系统误差；用钢球、取较短的下落距离可减小空气阻力的影响。`,
        },
      ],
      example: {
        stem: {
          en: tex`A graph of the height $h$ of the fall against $t^{2}$ is a straight line through the points $(0.040\ \mathrm{s^{2}},\ 0.20\ \mathrm{m})$ and $(0.200\ \mathrm{s^{2}},\ 0.98\ \mathrm{m})$. Determine $g$.`,
          zh: tex`下落高度 $h$ 对 $t^{2}$ 的图线是直线，过点 $(0.040\ \mathrm{s^{2}},\ 0.20\ \mathrm{m})$ 和 $(0.200\ \mathrm{s^{2}},\ 0.98\ \mathrm{m})$。求 $g$。`,
        },
        answer: '9.8 m s^-2',
        steps: [
          {
            say: {
              en: 'Gradient from two points far apart on the line.',
              zh: '取直线上相距较远的两点求斜率。',
            },
            tex: [tex`k = \frac{0.98-0.20}{0.200-0.040} = 4.875\ \mathrm{m\,s^{-2}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'The gradient is half of the acceleration.', zh: '斜率等于加速度的一半。' },
            tex: [tex`g = 2k = 9.8\ \mathrm{m\,s^{-2}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'sign-tip',
      kind: 'tip',
      title: { en: 'One sign rule for the whole flight', zh: '全程只用一个正方向' },
      details: [
        {
          en: tex`For a ball thrown up and falling back past its start, treat the whole flight in one go: upwards positive, $a = -9.81\ \mathrm{m\,s^{-2}}$, and a negative $s$ for a point below the start. No splitting into "up" and "down" is needed.`,
          zh: tex`竖直上抛后落到抛出点以下的问题可一步处理：取向上为正，$a = -9.81\ \mathrm{m\,s^{-2}}$，抛出点以下的位移 $s$ 取负，不必分成上升和下落两段。`,
        },
        {
          en: '"Show that" and "derive" questions want the starting definitions stated; write them before the algebra.',
          zh: '遇到证明、推导题，先写出所依据的定义，再做代数变形。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: 'Saying that the acceleration is zero at the highest point. The velocity is zero there (for a vertical throw), the acceleration is still g downwards.',
          zh: '认为最高点加速度为零。竖直上抛到最高点时速度为零，加速度仍为 g、方向向下。',
        },
        {
          en: tex`Putting the full speed $u$ into the vertical equation of an oblique projectile instead of $u\sin\theta$.`,
          zh: tex`斜抛时在竖直方向代入整个初速度 $u$，而不是 $u\sin\theta$。`,
        },
        {
          en: 'Using average speed = distance / time as if it were the final speed: starting from rest, the final speed is twice the average.',
          zh: '把平均速率当成末速率：由静止匀加速时，末速率是平均速率的两倍。',
        },
      ],
    },
    statedCard('9702/all/kinematics'),
  ],
};
