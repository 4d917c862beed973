import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 6,
  level: 'AS',
  slug: 'momentum',
  title: { en: 'Momentum', zh: '动量' },
  summary: {
    en: "Newton's experimental law adds the coefficient of restitution to the conservation of momentum. Afterwards you can find the velocities after direct and oblique impacts of smooth spheres with each other and with fixed surfaces, and the kinetic energy that is lost.",
    zh: '牛顿实验定律在动量守恒之外引入恢复系数。学完后你能求光滑球之间、光滑球与固定面之间正碰和斜碰后的速度，以及损失的动能。',
  },
  difficulty: 'Hard',
  minutes: 40,
  aliases: {
    en: [
      'coefficient of restitution',
      "Newton's experimental law",
      'oblique impact',
      'direct impact',
      'perfectly elastic',
      'inelastic',
      'line of centres',
      'bouncing',
      'collisions',
      'restitution',
    ],
    zh: ['恢复系数', '牛顿实验定律', '斜碰', '正碰', '完全弹性碰撞', '非弹性碰撞', '连心线', '弹跳', '碰撞'],
  },
  prerequisites: ['9709/p4/momentum', '9709/p4/energy-work-and-power', '9709/p4/forces-and-equilibrium'],
  methods: ['restitution'],
  cards: [
    {
      id: 'restitution',
      kind: 'concept',
      title: { en: 'The coefficient of restitution', zh: '恢复系数' },
      details: [
        {
          en: tex`$e = \dfrac{\text{speed of separation}}{\text{speed of approach}}$, with $0 \le e \le 1$. It has no unit and depends on the two materials.`,
          zh: tex`恢复系数 $e$ 等于分离速率与接近速率之比，$0 \le e \le 1$，没有单位，由两物体的材料决定。`,
        },
        {
          en: tex`$e = 1$: perfectly elastic, no kinetic energy is lost. $e = 0$: inelastic, the bodies do not separate along the line of impact.`,
          zh: tex`$e = 1$：完全弹性碰撞，没有动能损失。$e = 0$：完全非弹性碰撞，碰后沿碰撞方向不分离。`,
        },
        {
          en: tex`For $0 \le e < 1$ kinetic energy is lost, but the total momentum of two colliding spheres is conserved in every case. In an impact with a fixed surface it is not.`,
          zh: tex`$0 \le e < 1$ 时有动能损失，但两球相碰的总动量总是守恒；与固定面碰撞时，球的动量不守恒。`,
        },
      ],
    },
    {
      id: 'equations',
      kind: 'formula',
      title: { en: 'Two equations for a direct impact', zh: '正碰的两个方程' },
      details: [
        {
          en: tex`Momentum: $m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$. Restitution: $v_2 - v_1 = e(u_1 - u_2)$. All four velocities in the same positive direction; the order of the bodies changes over between the sides.`,
          zh: tex`动量：$m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$。牛顿实验定律：$v_2 - v_1 = e(u_1 - u_2)$。四个速度取同一正方向；注意等号两边物体的次序相反。`,
        },
        {
          en: tex`Loss of kinetic energy $= \dfrac{m_1m_2}{2(m_1 + m_2)}(1 - e^2)(u_1 - u_2)^2$: a good check, but show the difference of the two totals.`,
          zh: tex`动能损失 $= \dfrac{m_1m_2}{2(m_1 + m_2)}(1 - e^2)(u_1 - u_2)^2$，可用来检验；答题时仍应写出碰撞前后总动能之差。`,
        },
        {
          en: tex`Equal masses with $e = 1$ exchange their velocities.`,
          zh: tex`质量相等且 $e = 1$ 时，两球交换速度。`,
        },
      ],
      example: {
        stem: {
          en: tex`Spheres $A$ and $B$ of masses $2\ \mathrm{kg}$ and $3\ \mathrm{kg}$ move towards each other with speeds $5\ \mathrm{m\,s^{-1}}$ and $2\ \mathrm{m\,s^{-1}}$ and collide directly. The coefficient of restitution is $0.5$. Find the speeds of $A$ and $B$ after the impact.`,
          zh: tex`质量为 $2\ \mathrm{kg}$ 和 $3\ \mathrm{kg}$ 的两球 $A$、$B$ 相向运动，速率分别为 $5\ \mathrm{m\,s^{-1}}$ 和 $2\ \mathrm{m\,s^{-1}}$，发生正碰，恢复系数为 $0.5$。求碰后 $A$、$B$ 的速率。`,
        },
        answer: 'A: 1.3 m s^-1, B: 2.2 m s^-1',
        ask: 'Spheres A and B of masses 2 kg and 3 kg move towards each other with speeds 5 m/s and 2 m/s and collide. The coefficient of restitution is 0.5. Find the speeds of A and B after the impact.',
        steps: [
          {
            say: {
              en: tex`Take the direction of $A$ as positive. Momentum:`,
              zh: tex`取 $A$ 的运动方向为正。动量守恒：`,
            },
            tex: ['2(5) + 3(-2) = 2v_A + 3v_B', '2v_A + 3v_B = 4'],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: tex`Restitution: the speed of approach is $5 - (-2) = 7$.`,
              zh: tex`牛顿实验定律：接近速率为 $5 - (-2) = 7$。`,
            },
            tex: [tex`v_B - v_A = 0.5 \times 7 = 3.5`],
            marks: ['M1'],
          },
          {
            say: { en: 'Solve the two equations.', zh: '联立求解。' },
            tex: ['2v_A + 3(v_A + 3.5) = 4', tex`v_A = -1.3,\quad v_B = 2.2`],
            marks: ['A1'],
            why: {
              en: tex`$A$ rebounds at $1.3\ \mathrm{m\,s^{-1}}$ and $B$ is turned back at $2.2\ \mathrm{m\,s^{-1}}$.`,
              zh: tex`$A$ 以 $1.3\ \mathrm{m\,s^{-1}}$ 反弹，$B$ 也被撞回，速率为 $2.2\ \mathrm{m\,s^{-1}}$。`,
            },
          },
        ],
      },
    },
    {
      id: 'wall',
      kind: 'method',
      title: { en: 'Impact with a fixed surface', zh: '与固定面的碰撞' },
      details: [
        {
          en: tex`Smooth surface: the component parallel to it is unchanged, the perpendicular component is reversed and multiplied by $e$.`,
          zh: tex`光滑固定面：平行分量不变，垂直分量反向并乘以 $e$。`,
        },
        {
          en: tex`So if $\alpha$ and $\beta$ are the angles with the surface before and after, $\tan\beta = e\tan\alpha$.`,
          zh: tex`设碰前、碰后与该面的夹角为 $\alpha$、$\beta$，则 $\tan\beta = e\tan\alpha$。`,
        },
        {
          en: tex`A ball dropped from height $h$ rises to $e^2h$, then $e^4h$, and so on: a geometric progression. Two perpendicular walls with the same $e$ send a ball back parallel to its first path.`,
          zh: tex`从高 $h$ 落下的球依次弹起 $e^2h$、$e^4h$、……，构成等比数列。两面互相垂直、$e$ 相同的墙会使球沿与原路径平行的方向返回。`,
        },
      ],
      example: {
        stem: {
          en: tex`A smooth sphere moving at $10\ \mathrm{m\,s^{-1}}$ strikes a smooth vertical wall; its path makes an angle of $60^\circ$ with the wall. The coefficient of restitution is $0.5$. Find the speed after the impact.`,
          zh: tex`光滑小球以 $10\ \mathrm{m\,s^{-1}}$ 撞击光滑竖直墙，其路径与墙面成 $60^\circ$ 角，恢复系数为 $0.5$。求碰后的速率。`,
        },
        answer: '6.61 m s^-1',
        steps: [
          {
            say: { en: 'Parallel to the wall nothing changes.', zh: '平行于墙的分量不变。' },
            tex: [tex`10\cos 60^\circ = 5`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Perpendicular to the wall, multiply by the coefficient.',
              zh: '垂直于墙的分量乘以恢复系数。',
            },
            tex: [tex`0.5 \times 10\sin 60^\circ = 4.330`],
            marks: ['M1'],
          },
          {
            say: { en: 'Combine.', zh: '合成。' },
            tex: [tex`\sqrt{5^2 + 4.330^2} = \sqrt{43.75} = 6.61\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`The new angle with the wall is $\tan^{-1}(0.5\tan 60^\circ) = 40.9^\circ$.`,
              zh: tex`碰后与墙面的夹角为 $\tan^{-1}(0.5\tan 60^\circ) = 40.9^\circ$。`,
            },
          },
        ],
      },
    },
    {
      id: 'oblique',
      kind: 'method',
      title: { en: 'Oblique impact of two spheres', zh: '两球斜碰' },
      details: [
        {
          en: 'Take axes along the line of centres and perpendicular to it. Smooth spheres push each other along the line of centres only.',
          zh: '取连心线及其垂线为坐标轴。光滑球之间的作用力只沿连心线。',
        },
        {
          en: 'Perpendicular to the line of centres each sphere keeps its own component. Along the line of centres use momentum and restitution exactly as in a direct impact.',
          zh: '垂直于连心线方向，每个球的分速度各自不变；沿连心线方向与正碰一样用动量守恒和牛顿实验定律。',
        },
        {
          en: 'Put the components together at the end for speeds and directions; the angle of deflection is the difference of the two directions.',
          zh: '最后把分量合成求速率和方向；偏转角是碰撞前后两方向之差。',
        },
      ],
      example: {
        stem: {
          en: tex`Two identical smooth spheres collide. $B$ is at rest; $A$ moves at $6\ \mathrm{m\,s^{-1}}$ at $60^\circ$ to the line of centres. The coefficient of restitution is $\tfrac{1}{3}$. Find the speed of $A$ after the impact.`,
          zh: tex`两个相同的光滑球相碰。$B$ 静止，$A$ 以 $6\ \mathrm{m\,s^{-1}}$ 运动，方向与连心线成 $60^\circ$ 角，恢复系数为 $\tfrac{1}{3}$。求碰后 $A$ 的速率。`,
        },
        answer: '5.29 m s^-1',
        steps: [
          {
            say: {
              en: tex`Components of $A$ before: along and across the line of centres.`,
              zh: tex`碰前 $A$ 沿连心线和垂直方向的分量。`,
            },
            tex: [tex`6\cos 60^\circ = 3,\quad 6\sin 60^\circ = 3\sqrt{3}`],
            marks: ['B1'],
          },
          {
            say: {
              en: 'Along the line: momentum and restitution.',
              zh: '沿连心线：动量守恒与牛顿实验定律。',
            },
            tex: [tex`v_A + v_B = 3`, tex`v_B - v_A = \tfrac{1}{3} \times 3 = 1`],
            marks: ['M1', 'M1'],
          },
          {
            say: { en: 'Solve.', zh: '求解。' },
            tex: [tex`v_A = 1,\quad v_B = 2`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The component of $A$ across the line is unchanged.`,
              zh: tex`$A$ 垂直于连心线的分量不变。`,
            },
            tex: [tex`\sqrt{1^2 + (3\sqrt{3})^2} = \sqrt{28} = 5.29\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
            why: {
              en: tex`$B$ moves off along the line of centres at $2\ \mathrm{m\,s^{-1}}$: at rest before, it has no component across.`,
              zh: tex`$B$ 以 $2\ \mathrm{m\,s^{-1}}$ 沿连心线运动：它原来静止，没有垂直分量。`,
            },
          },
        ],
      },
    },
    {
      id: 'series-of-impacts',
      kind: 'concept',
      title: { en: 'Further impacts', zh: '后续碰撞' },
      details: [
        {
          en: tex`There is another collision of $A$ and $B$ if the one behind moves faster: compare velocities with signs.`,
          zh: tex`若后面的球更快，$A$、$B$ 会再次碰撞：带符号比较速度。`,
        },
        {
          en: tex`Conditions on $e$ come from signs: "$A$ changes direction" means $v_A < 0$; give the range together with $0 \le e \le 1$.`,
          zh: tex`$e$ 的范围由符号得到：“$A$ 反向运动”即 $v_A < 0$；结果要与 $0 \le e \le 1$ 合并。`,
        },
        {
          en: 'After a bounce from a wall, find the time to the next meeting from the distances already covered at that moment.',
          zh: '球从墙反弹后，要根据此刻各自已走的距离求下次相遇的时间。',
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Diagram with arrows', zh: '画带箭头的示意图' },
      details: [
        {
          en: 'Draw before and after, all unknown velocities in the positive direction, and the line of centres. A mistake of sign in the restitution equation is the most expensive one in this topic.',
          zh: '画出碰前、碰后示意图，未知速度都沿正方向，并标出连心线。牛顿实验定律方程的符号错误是本专题失分最多之处。',
        },
        {
          en: tex`Answers in letters ($u$, $e$, $k$) are common: factorise, and check with $e = 1$ and equal masses that the velocities are exchanged.`,
          zh: tex`答案常含字母（$u$、$e$、$k$）：注意因式分解，并用 $e = 1$、等质量时交换速度来检验。`,
        },
        {
          en: tex`Energy in oblique impact: only the components along the line of centres change, so only they lose energy.`,
          zh: tex`斜碰的动能损失：只有沿连心线的分量改变，只需计算这部分的动能变化。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: tex`Speed of approach of bodies that move towards each other taken as a difference: $5$ and $2$ towards each other approach at $7$.`,
          zh: tex`相向运动时把接近速率算成差：速率 $5$ 与 $2$ 相向，接近速率是 $7$。`,
        },
        {
          en: tex`Applying $e$ to whole speeds in an oblique impact instead of the components along the line of impact.`,
          zh: tex`斜碰中把 $e$ 用在整个速率上，而不是沿碰撞方向的分量。`,
        },
        {
          en: 'Mixing up the angle with the wall and the angle with its normal.',
          zh: '混淆“与墙面的夹角”和“与法线的夹角”。',
        },
        {
          en: tex`Accepting $e > 1$ or a sphere that passes through the other; both show a mistake of sign.`,
          zh: tex`接受 $e > 1$，或一球穿过另一球的结果；两者都说明符号有误。`,
        },
      ],
    },
  ],
};
