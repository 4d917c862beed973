import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 18,
  level: 'A2',
  slug: 'electric-fields',
  title: { en: 'Electric fields', zh: '电场' },
  summary: {
    en: 'A charge makes an electric field, and the field exerts a force on every other charge in it. After this topic you can draw field lines, use the uniform field between plates, apply Coulomb’s law and the field and potential of a point charge, and follow a charged particle through a field.',
    zh: '电荷在周围产生电场，电场对放入其中的其他电荷施力。学完本章，你能画电场线，分析平行板间的匀强电场，运用库仑定律以及点电荷的场强与电势，并讨论带电粒子在电场中的运动。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'electric field strength',
      "Coulomb's law",
      'electric potential',
      'potential gradient',
      'uniform electric field',
      'parallel plates',
      'point charge',
      'electrostatics',
      'electric potential energy',
      'coloumb',
    ],
    zh: ['电场强度', '库仑定律', '电势', '电势梯度', '匀强电场', '平行板', '点电荷', '静电学', '电势能'],
  },
  prerequisites: ['9702/all/electricity', '9702/all/kinematics', '9702/all/gravitational-fields'],
  methods: ['physics-electric-fields'],
  cards: [
    {
      id: 'field-strength',
      kind: 'concept',
      title: { en: 'Electric field and field lines', zh: '电场与电场线' },
      details: [
        {
          en: tex`Electric field strength at a point is the force per unit positive charge acting on a small stationary charge placed there: $E = \dfrac{F}{q}$, so $F = qE$. Units $\mathrm{N\,C^{-1}}$ or $\mathrm{V\,m^{-1}}$, which are the same.`,
          zh: tex`某点的电场强度等于放在该点的静止小检验电荷上，单位正电荷所受的力：$E = \dfrac{F}{q}$，即 $F = qE$。单位 $\mathrm{N\,C^{-1}}$ 与 $\mathrm{V\,m^{-1}}$ 等价。`,
        },
        {
          en: 'Field lines point the way a positive charge is pushed: out of positive charges, into negative ones. They leave a conductor at right angles to its surface and never cross.',
          zh: '电场线的方向是正电荷受力的方向：从正电荷出发，终止于负电荷。电场线与导体表面垂直，互不相交。',
        },
        {
          en: 'Outside a spherical conductor the charge acts as if it were a point charge at the centre. Inside the conductor, in equilibrium, the field is zero and the potential is the same everywhere.',
          zh: '球形导体外部的电场与全部电荷集中在球心的点电荷相同。静电平衡时，导体内部场强为零，电势处处相等。',
        },
      ],
    },
    {
      id: 'uniform-field',
      kind: 'formula',
      title: { en: 'The uniform field between plates', zh: '平行板间的匀强电场' },
      details: [
        {
          en: tex`$E = \dfrac{\Delta V}{\Delta d}$, from the higher potential to the lower, the same at every point between the plates (away from the edges).`,
          zh: tex`$E = \dfrac{\Delta V}{\Delta d}$，方向由高电势指向低电势，板间（远离边缘处）各点相同。`,
        },
        {
          en: tex`A charge across the whole gap gains $q\Delta V$ of kinetic energy, whatever the separation; from rest $\dfrac{1}{2}mv^{2} = q\Delta V$.`,
          zh: tex`电荷穿过整个板间，动能增加 $q\Delta V$，与板距无关；由静止出发 $\dfrac{1}{2}mv^{2} = q\Delta V$。`,
        },
        {
          en: tex`The field does work $qEd$ on a charge $q$ that moves a distance $d$ along it, and none on a charge that moves along a line of equal potential.`,
          zh: tex`电荷 $q$ 沿电场方向移动 $d$，电场力做功 $qEd$；沿等势线移动则不做功。`,
        },
      ],
    },
    {
      id: 'deflection',
      kind: 'method',
      title: { en: 'A charged particle crossing a uniform field', zh: '带电粒子穿过匀强电场' },
      details: [
        {
          en: tex`Treat it as a projectile: constant velocity along the plates, constant acceleration $a = \dfrac{qE}{m}$ across them. The path inside is a parabola, outside a straight line.`,
          zh: tex`类比平抛运动：沿板方向匀速，垂直板方向匀加速，$a = \dfrac{qE}{m}$。板间轨迹为抛物线，离开后为直线。`,
        },
        {
          en: tex`Time inside $t = \dfrac{L}{v}$, deflection $s = \dfrac{1}{2}at^{2}$, velocity across $at$, and $\tan\theta = \dfrac{at}{v}$.`,
          zh: tex`板间时间 $t = \dfrac{L}{v}$，偏移 $s = \dfrac{1}{2}at^{2}$，横向速度 $at$，偏转角满足 $\tan\theta = \dfrac{at}{v}$。`,
        },
        {
          en: 'For electrons and ions the weight is negligible; say so. A charged oil drop at rest is the other case: qE = mg.',
          zh: '电子和离子的重力可忽略，要写明。带电油滴静止则是另一种情形：qE = mg。',
        },
      ],
      example: {
        stem: {
          en: tex`An electron enters midway between two parallel plates with a speed of $3.0 \times 10^{7}\ \mathrm{m\,s^{-1}}$ parallel to them. The plates are $60\ \mathrm{mm}$ long and $20\ \mathrm{mm}$ apart, and the potential difference is $400\ \mathrm{V}$. Calculate its deflection as it leaves the plates.`,
          zh: tex`电子以 $3.0 \times 10^{7}\ \mathrm{m\,s^{-1}}$ 的速度平行于极板从两板正中间射入。板长 $60\ \mathrm{mm}$，板距 $20\ \mathrm{mm}$，板间电势差 $400\ \mathrm{V}$。求电子离开极板时的偏移量。`,
        },
        answer: '7.0 * 10^-3 m',
        steps: [
          {
            say: {
              en: 'Acceleration across the plates from the uniform field.',
              zh: '由匀强电场求垂直于极板的加速度。',
            },
            tex: [
              tex`E = \frac{400}{0.020} = 2.0 \times 10^{4}\ \mathrm{V\,m^{-1}}`,
              tex`a = \frac{eE}{m_{e}} = \frac{1.60 \times 10^{-19} \times 2.0 \times 10^{4}}{9.11 \times 10^{-31}} = 3.51 \times 10^{15}\ \mathrm{m\,s^{-2}}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'Time between the plates, at constant speed.', zh: '沿板方向匀速，求穿过的时间。' },
            tex: [tex`t = \frac{0.060}{3.0 \times 10^{7}} = 2.0 \times 10^{-9}\ \mathrm{s}`],
            marks: ['B1'],
            why: {
              en: 'There is no force along the plates, so that component of the velocity stays the same.',
              zh: '沿板方向不受力，该方向的速度分量不变。',
            },
          },
          {
            say: {
              en: 'Constant acceleration from rest in that direction.',
              zh: '该方向初速度为零，做匀加速运动。',
            },
            tex: [
              tex`s = \frac{1}{2}at^{2} = \frac{1}{2} \times 3.51 \times 10^{15} \times (2.0 \times 10^{-9})^{2}`,
            ],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Less than 10 mm, so it misses the plate, as the question assumes.',
              zh: '小于 10 mm，电子不会打到极板，与题设相符。',
            },
            tex: [tex`s = 7.0 \times 10^{-3}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'point-charges',
      kind: 'formula',
      title: { en: "Coulomb's law and the point charge", zh: '库仑定律与点电荷' },
      details: [
        {
          en: tex`$F = \dfrac{Q_{1}Q_{2}}{4\pi\varepsilon_{0}r^{2}}$ between point charges in free space, with $\dfrac{1}{4\pi\varepsilon_{0}} = 8.99 \times 10^{9}\ \mathrm{m\,F^{-1}}$. Like charges repel.`,
          zh: tex`真空中两点电荷间 $F = \dfrac{Q_{1}Q_{2}}{4\pi\varepsilon_{0}r^{2}}$，其中 $\dfrac{1}{4\pi\varepsilon_{0}} = 8.99 \times 10^{9}\ \mathrm{m\,F^{-1}}$。同种电荷相斥。`,
        },
        {
          en: tex`Field strength $E = \dfrac{Q}{4\pi\varepsilon_{0}r^{2}}$: a vector, add with directions.`,
          zh: tex`场强 $E = \dfrac{Q}{4\pi\varepsilon_{0}r^{2}}$：矢量，叠加时要考虑方向。`,
        },
        {
          en: tex`Potential $V = \dfrac{Q}{4\pi\varepsilon_{0}r}$ and potential energy $E_{p} = \dfrac{Qq}{4\pi\varepsilon_{0}r}$: scalars, add with their signs.`,
          zh: tex`电势 $V = \dfrac{Q}{4\pi\varepsilon_{0}r}$，电势能 $E_{p} = \dfrac{Qq}{4\pi\varepsilon_{0}r}$：标量，连同正负号直接相加。`,
        },
      ],
      example: {
        stem: {
          en: tex`Calculate the electric field strength at a distance of $0.15\ \mathrm{m}$ from a point charge of $4.0\ \mathrm{nC}$.`,
          zh: tex`求距离电荷量为 $4.0\ \mathrm{nC}$ 的点电荷 $0.15\ \mathrm{m}$ 处的电场强度。`,
        },
        answer: '1600 V m^-1',
        ask: 'Calculate the electric field strength at a distance of 0.15 m from a point charge of charge 4.0 nC.',
        steps: [
          {
            say: {
              en: tex`Nano is $10^{-9}$; the distance is squared for the field strength.`,
              zh: tex`纳即 $10^{-9}$；求场强时距离要平方。`,
            },
            tex: [
              tex`E = \frac{Q}{4\pi\varepsilon_{0}r^{2}} = \frac{4.0 \times 10^{-9}}{4\pi \times 8.85 \times 10^{-12} \times 0.15^{2}}`,
            ],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Directed away from the charge, which is positive.',
              zh: '电荷为正，场强方向背离电荷。',
            },
            tex: [tex`E = 1600\ \mathrm{V\,m^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'electric-potential',
      kind: 'concept',
      title: { en: 'Potential and potential gradient', zh: '电势与电势梯度' },
      details: [
        {
          en: 'Electric potential at a point is the work done per unit positive charge in bringing a small test charge from infinity to that point. Near a positive charge it is positive, near a negative one negative.',
          zh: '某点的电势等于把小检验电荷从无穷远处移到该点时，对单位正电荷所做的功。正电荷附近电势为正，负电荷附近电势为负。',
        },
        {
          en: tex`The electric field at a point is equal to the negative of the potential gradient there: $E = -\dfrac{\Delta V}{\Delta r}$. On a graph of $V$ against $r$ draw a tangent; the field points towards lower potential.`,
          zh: tex`某点的电场强度等于该点电势梯度的负值：$E = -\dfrac{\Delta V}{\Delta r}$。在 $V$–$r$ 图上作切线即可求出；电场指向电势降低的方向。`,
        },
        {
          en: 'Between two charges of the same sign the field is zero at one point, while the potential there is not zero. Between opposite charges the potential can be zero where the field is not.',
          zh: '两同种电荷之间有一点场强为零，但该点电势不为零；两异种电荷之间可以有一点电势为零，但该点场强不为零。',
        },
      ],
    },
    {
      id: 'compare-with-gravity',
      kind: 'tip',
      title: { en: 'Compare with gravity', zh: '与引力场对比' },
      details: [
        {
          en: tex`Alike: inverse-square field, $\dfrac{1}{r}$ potential, radial lines for a point source, potential zero at infinity.`,
          zh: tex`相同点：场强与距离平方成反比，势与 $r$ 成反比，点源的场线沿径向，无穷远处势为零。`,
        },
        {
          en: 'Different: gravity is always attractive, so its potential is always negative; electric forces attract or repel, so electric potential has either sign.',
          zh: '不同点：引力总是吸引力，引力势恒为负；电场力可吸引可排斥，电势可正可负。',
        },
        {
          en: 'In a definition the word “positive” is worth a mark: force per unit positive charge, work done per unit positive charge.',
          zh: '定义中的“正”字值一分：单位“正”电荷所受的力，移动单位“正”电荷所做的功。',
        },
      ],
    },
    {
      id: 'electric-errors',
      kind: 'error',
      title: { en: 'Squares, signs and plates', zh: '平方、正负号与平行板' },
      details: [
        {
          en: tex`Using $\dfrac{Q}{4\pi\varepsilon_{0}r^{2}}$ between parallel plates, or $\dfrac{V}{d}$ around a point charge. Ask first whether the field is uniform or radial.`,
          zh: tex`在平行板间套用 $\dfrac{Q}{4\pi\varepsilon_{0}r^{2}}$，或在点电荷周围套用 $\dfrac{V}{d}$。先判断是匀强场还是径向场。`,
        },
        {
          en: 'Adding field strengths as numbers. At the midpoint between two equal positive charges they cancel; between equal and opposite charges they add.',
          zh: '把场强当作数值直接相加。两个等量正电荷连线中点处场强抵消；等量异种电荷连线中点处则相加。',
        },
        {
          en: 'Drawing the force on an electron along the field. Its charge is negative: the force is opposite to the field.',
          zh: '把电子受力画成沿电场方向。电子带负电，受力方向与电场方向相反。',
        },
        {
          en: tex`Prefixes: $\mu$ is $10^{-6}$, $\mathrm{n}$ is $10^{-9}$, $\mathrm{p}$ is $10^{-12}$; a distance in centimetres under a square costs $10^{4}$.`,
          zh: tex`词头：$\mu$ 为 $10^{-6}$，$\mathrm{n}$ 为 $10^{-9}$，$\mathrm{p}$ 为 $10^{-12}$；厘米不换算而直接平方，结果会差 $10^{4}$ 倍。`,
        },
      ],
    },
    statedCard('9702/all/electric-fields'),
  ],
};
