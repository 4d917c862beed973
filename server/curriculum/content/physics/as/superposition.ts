import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 8,
  level: 'AS',
  slug: 'superposition',
  title: { en: 'Superposition', zh: '波的叠加' },
  summary: {
    en: 'Where waves meet their displacements add. From this one principle follow stationary waves, diffraction, two-source interference and the diffraction grating; you learn to explain each and to calculate wavelengths from them.',
    zh: '几列波相遇时，位移相加。由这一条原理可以得出驻波、衍射、双波源干涉和衍射光栅；学完本章，你能解释这些现象，并由它们计算波长。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'interference',
      'standing wave',
      'stationary wave',
      'nodes and antinodes',
      'diffraction',
      'double slit',
      'Young slits',
      'diffraction grating',
      'coherence',
      'path difference',
    ],
    zh: [
      '叠加原理',
      '干涉',
      '驻波',
      '波节与波腹',
      '衍射',
      '双缝干涉',
      '杨氏双缝',
      '衍射光栅',
      '相干',
      '路程差',
    ],
  },
  prerequisites: ['9702/all/waves'],
  methods: ['physics-superposition'],
  cards: [
    {
      id: 'principle',
      kind: 'concept',
      title: { en: 'Principle of superposition, coherence', zh: '叠加原理与相干' },
      details: [
        {
          en: 'When two or more waves meet at a point, the resultant displacement is the vector sum of the displacements of the individual waves. Displacements add, not amplitudes.',
          zh: '两列或多列波在某点相遇时，合位移等于各列波单独引起的位移的矢量和。相加的是位移，不是振幅。',
        },
        {
          en: 'Coherent sources have a constant phase difference (and so the same frequency). Two separate lamps are not coherent: their phase difference changes at random.',
          zh: '相干波源的相位差恒定（因此频率相同）。两盏独立的灯不相干：它们的相位差无规则地变化。',
        },
        {
          en: tex`Sources in phase: constructive interference where the path difference is $n\lambda$, destructive where it is $(n+\tfrac{1}{2})\lambda$. If the sources are in antiphase the two conditions change places.`,
          zh: tex`波源同相时：路程差为 $n\lambda$ 处相长干涉，为 $(n+\tfrac{1}{2})\lambda$ 处相消干涉。若波源反相，则两个条件互换。`,
        },
      ],
    },
    {
      id: 'stationary-waves',
      kind: 'concept',
      title: { en: 'Stationary waves', zh: '驻波' },
      details: [
        {
          en: 'They form when two progressive waves of the same type and frequency (and about the same amplitude) travel in opposite directions along the same line and superpose, usually a wave and its reflection.',
          zh: '两列同类、同频率（振幅相近）的行波沿同一直线反向传播并叠加时形成驻波，通常是入射波与其反射波。',
        },
        {
          en: tex`A node is a point of zero amplitude, an antinode one of maximum amplitude. Neighbouring nodes are $\lambda/2$ apart; a node and the next antinode $\lambda/4$.`,
          zh: tex`波节处振幅为零，波腹处振幅最大。相邻波节相距 $\lambda/2$；波节与相邻波腹相距 $\lambda/4$。`,
        },
        {
          en: 'Compared with a progressive wave: no energy is transferred along it; the amplitude differs from point to point; all points between two neighbouring nodes are in phase, points on the two sides of a node are in antiphase.',
          zh: '与行波比较：不传递能量；各点振幅不同；相邻两波节之间各点同相，波节两侧的点反相。',
        },
        {
          en: tex`A string of length $L$ fixed at both ends has nodes at its ends: $L = n\lambda/2$. A tube closed at one end has a node there and an antinode at the open end: first resonance $L = \lambda/4$, then $3\lambda/4$. A tube open at both ends: $L = n\lambda/2$.`,
          zh: tex`两端固定、长 $L$ 的弦，两端为波节：$L = n\lambda/2$。一端封闭的管，封闭端为波节、开口端为波腹：第一次共鸣 $L = \lambda/4$，其次 $3\lambda/4$。两端开口的管：$L = n\lambda/2$。`,
        },
      ],
    },
    {
      id: 'wavelength-from-nodes',
      kind: 'method',
      title: { en: 'Wavelength from a stationary wave', zh: '由驻波求波长' },
      details: [
        {
          en: tex`Microwaves: reflect the beam from a metal plate and move a detector along the line. The distance over many minima, divided by the number of gaps, is $\lambda/2$.`,
          zh: tex`微波：用金属板反射微波，沿连线移动探测器；跨多个极小处的距离除以间隔数，即 $\lambda/2$。`,
        },
        {
          en: tex`String: a vibration generator drives one end of a stretched string; adjust the frequency until steady loops appear. The length of one loop, from node to node, is $\lambda/2$.`,
          zh: tex`弦：用振动发生器带动拉紧的弦的一端，调节频率直到出现稳定的波腹和波节。相邻两波节之间的长度为 $\lambda/2$。`,
        },
        {
          en: tex`Sound: a loudspeaker or tuning fork above a tube closed by water. The difference of two successive resonance lengths is $\lambda/2$.`,
          zh: tex`声波：扬声器或音叉置于用水封底的管口上方，相邻两次共鸣的空气柱长度之差为 $\lambda/2$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A tuning fork of frequency $512\ \mathrm{Hz}$ is held above a tube closed at its lower end by water. As the water level falls, the first resonance occurs for an air column of length $16.0\ \mathrm{cm}$, the next for $49.3\ \mathrm{cm}$. Calculate the speed of sound in the tube.`,
          zh: tex`频率为 $512\ \mathrm{Hz}$ 的音叉置于下端用水封闭的管口上方。水面下降时，空气柱长 $16.0\ \mathrm{cm}$ 处第一次共鸣，长 $49.3\ \mathrm{cm}$ 处再次共鸣。求管中的声速。`,
        },
        answer: '341 m s^-1',
        steps: [
          {
            say: {
              en: 'From one resonance to the next the column grows by half a wavelength.',
              zh: '相邻两次共鸣，空气柱增加半个波长。',
            },
            tex: [tex`\frac{\lambda}{2} = 0.493-0.160 = 0.333\ \mathrm{m}`],
            marks: ['M1'],
            why: {
              en: 'The surface of the water is always a node; each resonance adds one more half wavelength. The difference also removes any small error at the open end.',
              zh: '水面总是波节，每多一次共鸣就多半个波长；取差值还能消去开口端的小误差。',
            },
          },
          {
            say: { en: 'Wavelength.', zh: '波长。' },
            tex: [tex`\lambda = 0.666\ \mathrm{m}`],
            marks: ['A1'],
          },
          {
            say: { en: 'Use the wave equation.', zh: '用波速公式。' },
            tex: [tex`v = f\lambda = 512\times 0.666`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to three significant figures.', zh: '计算，取三位有效数字。' },
            tex: [tex`v = 341\ \mathrm{m\,s^{-1}}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'diffraction',
      kind: 'concept',
      title: { en: 'Diffraction', zh: '衍射' },
      details: [
        {
          en: 'Diffraction is the spreading of a wave as it passes through a gap or around an edge. Speed, frequency and wavelength stay the same.',
          zh: '衍射是波通过缝隙或绕过障碍物边缘时向外扩展的现象；波速、频率和波长都不变。',
        },
        {
          en: 'The spreading is greatest when the width of the gap is about equal to the wavelength. A wide gap gives almost straight wavefronts that curve only at their ends.',
          zh: '缝宽与波长相近时衍射最明显。缝很宽时，波前几乎仍是直的，只在两端弯曲。',
        },
        {
          en: 'Sound bends round a door because its wavelength is about the width of the door; light does not, because its wavelength is about a million times smaller.',
          zh: '声音能绕过门口，因为其波长与门宽相近；光不能，因为光的波长约小一百万倍。',
        },
      ],
    },
    {
      id: 'double-slit',
      kind: 'formula',
      title: { en: 'Double-slit interference', zh: '双缝干涉' },
      details: [
        {
          en: tex`$\lambda = \dfrac{ax}{D}$: $a$ is the separation of the slit centres, $x$ the separation of neighbouring bright fringes, $D$ the distance from slits to screen, with $D \gg a$.`,
          zh: tex`$\lambda = \dfrac{ax}{D}$：$a$ 为双缝中心间距，$x$ 为相邻亮条纹的间距，$D$ 为双缝到屏的距离，且 $D \gg a$。`,
        },
        {
          en: 'To see fringes the waves must overlap, be coherent, have about equal amplitudes and, if polarised, be polarised in the same plane. One lamp behind both slits (or a laser) makes them coherent.',
          zh: '能看到条纹的条件：两波重叠、相干、振幅相近；若是偏振光，振动面须相同。用同一光源（或激光）照亮双缝可保证相干。',
        },
        {
          en: 'Widening one slit: fringe separation unchanged, bright fringes brighter, dark fringes no longer dark. Bringing the slits together: fringes further apart.',
          zh: '加宽其中一条缝：条纹间距不变，亮纹更亮，暗纹不再全暗。减小双缝间距：条纹间距变大。',
        },
      ],
      example: {
        stem: {
          en: tex`Light of wavelength $590\ \mathrm{nm}$ falls on two slits $0.40\ \mathrm{mm}$ apart. The screen is $2.2\ \mathrm{m}$ from the slits. Calculate the fringe separation.`,
          zh: tex`波长为 $590\ \mathrm{nm}$ 的光照射间距为 $0.40\ \mathrm{mm}$ 的双缝，屏到双缝的距离为 $2.2\ \mathrm{m}$。求条纹间距。`,
        },
        answer: '3.2 * 10^-3 m',
        ask: 'In a double-slit experiment light of wavelength 590 nm passes through slits of slit separation 0.40 mm. The distance from the slits to the screen is 2.2 m. Calculate the fringe separation.',
        steps: [
          {
            say: { en: 'Rearrange and substitute in metres.', zh: '变形并以米为单位代入。' },
            tex: [tex`x = \frac{\lambda D}{a} = \frac{590\times10^{-9}\times 2.2}{0.40\times10^{-3}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`x = 3.2\times10^{-3}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'grating',
      kind: 'formula',
      title: { en: 'Diffraction grating', zh: '衍射光栅' },
      details: [
        {
          en: tex`$d\sin\theta = n\lambda$ for light at right angles to the grating; $d = 1/N$ with $N$ lines per metre, $n$ the order, $\theta$ measured from the central line.`,
          zh: tex`光垂直入射时 $d\sin\theta = n\lambda$；$d = 1/N$，$N$ 为每米刻线数，$n$ 为级次，$\theta$ 从中央方向量起。`,
        },
        {
          en: tex`Highest order: the greatest whole number not above $d/\lambda$, because $\sin\theta \le 1$. Number of bright spots: $2n_{\max}+1$.`,
          zh: tex`最高级次：不超过 $d/\lambda$ 的最大整数，因为 $\sin\theta \le 1$。亮斑总数为 $2n_{\max}+1$。`,
        },
        {
          en: 'With white light the zero order is white; in every other order violet lies nearest to the centre and red furthest out.',
          zh: '用白光时零级为白色；其余各级中紫光离中央最近，红光最远。',
        },
      ],
      example: {
        stem: {
          en: tex`Light of wavelength $589\ \mathrm{nm}$ passes at right angles through a diffraction grating with $500$ lines per $\mathrm{mm}$. Find the angle of the second-order maximum.`,
          zh: tex`波长为 $589\ \mathrm{nm}$ 的光垂直射入每毫米有 $500$ 条刻线的衍射光栅，求第二级极大的角度。`,
        },
        answer: '36.1 °',
        ask: 'Light of wavelength 589 nm passes through a diffraction grating with 500 lines per mm. Find the angle of the second-order maximum.',
        steps: [
          {
            say: { en: 'Spacing of the lines.', zh: '光栅常数。' },
            tex: [tex`d = \frac{1}{500\times10^{3}} = 2.00\times10^{-6}\ \mathrm{m}`],
            marks: ['B1'],
          },
          {
            say: { en: 'Grating equation for the second order.', zh: '对第二级用光栅方程。' },
            tex: [
              tex`\sin\theta = \frac{n\lambda}{d} = \frac{2\times 589\times10^{-9}}{2.00\times10^{-6}} = 0.589`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Take the inverse sine.', zh: '取反正弦。' },
            tex: [tex`\theta = 36.1^{\circ}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'explain-tip',
      kind: 'tip',
      title: { en: 'Explaining an interference pattern', zh: '解释干涉图样的写法' },
      details: [
        {
          en: 'Three sentences earn the marks: the waves from the two sources overlap and superpose; at a maximum the path difference is a whole number of wavelengths, so they arrive in phase; at a minimum it is an odd number of half wavelengths, so they arrive in antiphase.',
          zh: '三句话得满分：两波源的波重叠并叠加；极大处路程差为波长的整数倍，两波到达时同相；极小处路程差为半波长的奇数倍，两波到达时反相。',
        },
        {
          en: tex`Measure across many fringes and divide by the number of gaps, not of fringes: $11$ bright fringes have $10$ gaps.`,
          zh: tex`测量多条条纹的总宽，再除以间隔数而非条纹数：$11$ 条亮纹之间有 $10$ 个间隔。`,
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: 'Writing "same phase" for coherent: the phase difference must be constant, it need not be zero.',
          zh: '把相干写成同相：相干只要求相位差恒定，不一定为零。',
        },
        {
          en: tex`Taking the distance between neighbouring nodes as $\lambda$: it is $\lambda/2$.`,
          zh: tex`把相邻波节的距离当作 $\lambda$：应为 $\lambda/2$。`,
        },
        {
          en: tex`Putting the angle between the two second-order spots into $d\sin\theta = n\lambda$: halve it first.`,
          zh: tex`把左右两个第二级亮斑之间的夹角直接代入 $d\sin\theta = n\lambda$：要先除以二。`,
        },
      ],
    },
    statedCard('9702/all/superposition'),
  ],
};
