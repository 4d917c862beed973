import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 20,
  level: 'A2',
  slug: 'magnetic-fields',
  title: { en: 'Magnetic fields', zh: '磁场' },
  summary: {
    en: 'Moving charges make magnetic fields and feel forces in them, and a changing flux makes an e.m.f. After this topic you can find forces on wires and on particles, explain the Hall effect and velocity selection, sketch the fields of currents, and apply the laws of Faraday and Lenz.',
    zh: '运动电荷产生磁场，也在磁场中受力；变化的磁通量产生电动势。学完本章，你能计算通电导线与运动电荷受的磁场力，解释霍尔效应与速度选择器，画出电流的磁场，并运用法拉第定律和楞次定律。',
  },
  difficulty: 'Hard',
  minutes: 60,
  aliases: {
    en: [
      'magnetic flux density',
      'F = BIL',
      'F = BQv',
      "Fleming's left-hand rule",
      'Hall effect',
      'Hall voltage',
      'velocity selector',
      'electromagnetic induction',
      "Faraday's law",
      "Lenz's law",
    ],
    zh: [
      '磁感应强度',
      '磁通密度',
      '安培力',
      '洛伦兹力',
      '左手定则',
      '霍尔效应',
      '速度选择器',
      '电磁感应',
      '法拉第定律',
      '楞次定律',
    ],
  },
  prerequisites: ['9702/all/electric-fields', '9702/all/motion-in-a-circle', '9702/all/electricity'],
  methods: ['physics-magnetic-fields'],
  cards: [
    {
      id: 'field-and-flux-density',
      kind: 'concept',
      title: { en: 'Magnetic field and flux density', zh: '磁场与磁感应强度' },
      details: [
        {
          en: 'A magnetic field is a field of force produced by moving charges or by permanent magnets. Field lines run from north to south outside a magnet and close on themselves.',
          zh: '磁场是由运动电荷或永磁体产生的力场。磁体外部磁感线由 N 极指向 S 极，磁感线是闭合曲线。',
        },
        {
          en: 'Magnetic flux density is the force acting per unit current per unit length on a wire placed at right angles to the magnetic field. One tesla is one newton per ampere per metre.',
          zh: '磁感应强度（又称磁通密度）等于垂直于磁场放置的导线上，单位电流、单位长度所受的力。1 特斯拉等于 1 牛顿每安培每米。',
        },
        {
          en: 'Patterns: a long straight wire has concentric circles, spaced further apart outwards (right-hand grip rule); a flat coil has lines through the middle and circles round each side; a long solenoid is uniform inside, like a bar magnet outside. A ferrous core makes it much stronger.',
          zh: '磁场图样：长直导线为同心圆，越向外越稀疏（右手螺旋定则）；扁平线圈的磁感线穿过中心并环绕两侧导线；长螺线管内部匀强，外部似条形磁铁，插入铁芯后磁场大大增强。',
        },
      ],
    },
    {
      id: 'force-on-a-current',
      kind: 'formula',
      title: { en: 'Force on a current', zh: '磁场对电流的作用力' },
      details: [
        {
          en: tex`$F = BIL\sin\theta$, with $\theta$ between the wire and the field. The force is zero along the field, greatest at right angles.`,
          zh: tex`$F = BIL\sin\theta$，$\theta$ 是导线与磁场的夹角。平行时力为零，垂直时最大。`,
        },
        {
          en: 'Fleming’s left-hand rule: first finger field, second finger conventional current, thumb force. The force is perpendicular to both.',
          zh: '左手定则（弗莱明）：食指指磁场，中指指电流，拇指指受力方向。力同时垂直于电流和磁场。',
        },
        {
          en: 'Two parallel wires: each lies in the field of the other. Currents in the same direction attract, in opposite directions repel, and by Newton’s third law the two forces are equal even when the currents are not.',
          zh: '两平行导线：各自处在对方产生的磁场中。同向电流相吸，反向电流相斥；由牛顿第三定律，即使电流不等，两力大小也相等。',
        },
      ],
    },
    {
      id: 'force-on-a-charge',
      kind: 'formula',
      title: { en: 'Force on a moving charge', zh: '磁场对运动电荷的作用力' },
      details: [
        {
          en: tex`$F = BQv\sin\theta$, perpendicular to the velocity, so it changes direction but not speed. At right angles to a uniform field the path is a circle.`,
          zh: tex`$F = BQv\sin\theta$，始终垂直于速度，只改变方向不改变速率。垂直射入匀强磁场时轨迹为圆。`,
        },
        {
          en: tex`$BQv = \dfrac{mv^{2}}{r}$, so $r = \dfrac{mv}{BQ}$; the period $T = \dfrac{2\pi m}{BQ}$ does not depend on the speed.`,
          zh: tex`$BQv = \dfrac{mv^{2}}{r}$，得 $r = \dfrac{mv}{BQ}$；周期 $T = \dfrac{2\pi m}{BQ}$ 与速率无关。`,
        },
        {
          en: 'For electrons point the second finger against the motion: conventional current is opposite to it.',
          zh: '判断电子受力时，中指应指向电子运动的反方向，因为电流方向与电子运动方向相反。',
        },
      ],
      example: {
        stem: {
          en: tex`An electron moves in a circle at $2.5 \times 10^{7}\ \mathrm{m\,s^{-1}}$ perpendicular to a magnetic field of flux density $3.0\ \mathrm{mT}$. Calculate the radius of the path.`,
          zh: tex`电子以 $2.5 \times 10^{7}\ \mathrm{m\,s^{-1}}$ 的速率在垂直于磁场的平面内做圆周运动，磁感应强度为 $3.0\ \mathrm{mT}$。求轨迹半径。`,
        },
        answer: '0.047 m',
        ask: 'An electron moves in a circle at 2.5 × 10^7 m/s perpendicular to a magnetic field of flux density 3.0 mT. Calculate the radius of the path.',
        steps: [
          {
            say: {
              en: 'The magnetic force provides the centripetal force.',
              zh: '磁场力（洛伦兹力）提供向心力。',
            },
            tex: [tex`Bev = \frac{m_{e}v^{2}}{r}`, tex`r = \frac{m_{e}v}{Be}`],
            marks: ['M1'],
            why: {
              en: 'The force is always perpendicular to the velocity and constant in size: just what circular motion needs.',
              zh: '该力大小恒定且始终垂直于速度，正是圆周运动所需要的。',
            },
          },
          {
            say: {
              en: 'Mass and charge of the electron from the data sheet; milli is a thousandth.',
              zh: '电子的质量与电荷量取自数据表；毫即千分之一。',
            },
            tex: [
              tex`r = \frac{9.11 \times 10^{-31} \times 2.5 \times 10^{7}}{3.0 \times 10^{-3} \times 1.60 \times 10^{-19}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Nearly 5 cm, a sensible size for a tube.', zh: '约 5 cm，与实际的电子束管相符。' },
            tex: [tex`r = 0.047\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'hall-and-velocity-selector',
      kind: 'method',
      title: {
        en: 'Crossed forces: Hall voltage and velocity selector',
        zh: '两力平衡：霍尔电压与速度选择器',
      },
      details: [
        {
          en: tex`Velocity selector: electric and magnetic forces are opposite and equal, $qE = Bqv$, so only $v = \dfrac{E}{B}$ goes straight, whatever the charge and mass.`,
          zh: tex`速度选择器：电场力与磁场力等大反向，$qE = Bqv$，只有 $v = \dfrac{E}{B}$ 的粒子直线通过，与电荷量和质量无关。`,
        },
        {
          en: tex`Hall voltage: carriers are pushed to one side until the field they build balances the magnetic force, $\dfrac{qV_{H}}{d} = Bqv$, so $V_{H} = Bvd$.`,
          zh: tex`霍尔电压：载流子偏向一侧，直到积累电荷产生的电场力与磁场力平衡，$\dfrac{qV_{H}}{d} = Bqv$，即 $V_{H} = Bvd$。`,
        },
        {
          en: tex`With $I = nAvq$ and $A = td$: $V_{H} = \dfrac{BI}{ntq}$, where $t$ is the thickness measured along the field. A thin slice of semiconductor (small $n$) gives a large voltage.`,
          zh: tex`代入 $I = nAvq$ 与 $A = td$ 得 $V_{H} = \dfrac{BI}{ntq}$，$t$ 是沿磁场方向的厚度。薄半导体片（$n$ 小）的霍尔电压较大。`,
        },
        {
          en: 'A Hall probe reads greatest with its face at right angles to the field and zero when the field lies in its face.',
          zh: '霍尔探头平面与磁场垂直时示数最大，磁场平行于探头平面时示数为零。',
        },
      ],
    },
    {
      id: 'flux-and-induction',
      kind: 'concept',
      title: { en: 'Flux, Faraday and Lenz', zh: '磁通量、法拉第定律与楞次定律' },
      details: [
        {
          en: tex`Magnetic flux is the product of the flux density and the cross-sectional area perpendicular to it, $\Phi = BA$, in webers. Flux linkage of $N$ turns is $N\Phi$.`,
          zh: tex`磁通量等于磁感应强度与垂直于它的横截面积的乘积，$\Phi = BA$，单位韦伯。$N$ 匝线圈的磁链（磁通匝链数）为 $N\Phi$。`,
        },
        {
          en: 'Faraday: the induced e.m.f. is proportional to the rate of change of magnetic flux linkage.',
          zh: '法拉第定律：感应电动势与磁链的变化率成正比。',
        },
        {
          en: 'Lenz: the induced e.m.f. acts in such a direction as to produce effects that oppose the change causing it. It is conservation of energy: otherwise the change would feed itself.',
          zh: '楞次定律：感应电动势的方向总是使其产生的效果阻碍引起它的变化。这是能量守恒的体现，否则变化会自行增强。',
        },
        {
          en: 'A magnet falling through a coil: an e.m.f. one way, zero, then a larger and shorter one the other way, because the magnet leaves faster than it came.',
          zh: '磁铁下落穿过线圈：先产生一个方向的电动势，降到零，再产生反向的电动势，后者峰值更大、时间更短，因为磁铁离开时更快。',
        },
      ],
    },
    {
      id: 'faraday-formula',
      kind: 'formula',
      title: { en: 'Calculating an induced e.m.f.', zh: '感应电动势的计算' },
      details: [
        {
          en: tex`$E = (-)\dfrac{\Delta(N\Phi)}{\Delta t}$; the minus sign is Lenz’s law. On a graph of flux linkage against time it is the gradient.`,
          zh: tex`$E = (-)\dfrac{\Delta(N\Phi)}{\Delta t}$，负号体现楞次定律。在磁链—时间图上即为斜率（的大小）。`,
        },
        {
          en: tex`Turned through $90^{\circ}$ from face-on, a coil loses all its flux; through $180^{\circ}$ the change is $2NBA$.`,
          zh: tex`线圈从与磁场垂直的位置转过 $90^{\circ}$，磁通量减为零；转过 $180^{\circ}$，磁链变化为 $2NBA$。`,
        },
        {
          en: tex`A straight wire of length $L$ cutting across the field at speed $v$ sweeps area $Lv$ a second: $E = BLv$.`,
          zh: tex`长为 $L$ 的直导线以速率 $v$ 垂直切割磁感线，每秒扫过面积 $Lv$：$E = BLv$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A flat coil of $250$ turns and area $1.8 \times 10^{-3}\ \mathrm{m^{2}}$ lies with its plane perpendicular to a magnetic field of flux density $0.36\ \mathrm{T}$. It is pulled out of the field in $0.15\ \mathrm{s}$. Calculate the average induced e.m.f.`,
          zh: tex`一个 $250$ 匝、面积为 $1.8 \times 10^{-3}\ \mathrm{m^{2}}$ 的扁平线圈，其平面垂直于磁感应强度为 $0.36\ \mathrm{T}$ 的磁场，在 $0.15\ \mathrm{s}$ 内被拉出磁场。求平均感应电动势。`,
        },
        answer: '1.1 V',
        steps: [
          {
            say: { en: 'Change of flux linkage: from NBA to zero.', zh: '磁链由 NBA 变为零。' },
            tex: [tex`\Delta(N\Phi) = NBA = 250 \times 0.36 \times 1.8 \times 10^{-3} = 0.162\ \mathrm{Wb}`],
            marks: ['M1', 'A1'],
            why: {
              en: 'The plane of the coil is perpendicular to the field, so the full area counts.',
              zh: '线圈平面与磁场垂直，整个面积都有效。',
            },
          },
          {
            say: { en: 'Faraday’s law.', zh: '应用法拉第定律。' },
            tex: [tex`E = \frac{0.162}{0.15}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Two significant figures.', zh: '保留两位有效数字。' },
            tex: [tex`E = 1.1\ \mathrm{V}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'induction-tip',
      kind: 'tip',
      title: { en: 'Explaining induction step by step', zh: '按步骤解释电磁感应' },
      details: [
        {
          en: 'Chain for full marks: what changes the flux → an e.m.f. is induced (Faraday) → the circuit is complete, so a current flows → this current in the field feels a force, or makes a field → by Lenz it opposes the change.',
          zh: '满分的逻辑链：什么使磁通量变化→产生感应电动势（法拉第定律）→电路闭合，产生电流→该电流在磁场中受力或产生磁场→由楞次定律，阻碍原来的变化。',
        },
        {
          en: 'For a magnet slowed by a metal sheet end with energy: kinetic energy becomes electrical energy and then thermal energy in the sheet.',
          zh: '解释磁铁在金属板旁减速时，最后要用能量收尾：动能转化为电能，再转化为金属板的内能。',
        },
        {
          en: 'Without a complete circuit there is an e.m.f. but no current, and so no opposing force.',
          zh: '电路不闭合时，有感应电动势而没有电流，也就没有阻碍的力。',
        },
      ],
    },
    {
      id: 'magnetic-errors',
      kind: 'error',
      title: { en: 'Angles, directions and “flux”', zh: '角度、方向与“磁通量”' },
      details: [
        {
          en: 'Mixing up the angle to the plane of a coil with the angle to its normal when finding flux. Take the component of $B$ perpendicular to the area.',
          zh: '求磁通量时混淆与平面的夹角和与法线的夹角。应取 $B$ 垂直于该平面的分量。',
        },
        {
          en: 'Saying that a large flux gives a large e.m.f. It is the rate of change that counts: e.m.f. is zero when the flux is at its maximum.',
          zh: '以为磁通量大则电动势大。起作用的是变化率：磁通量取最大值的瞬间，电动势为零。',
        },
        {
          en: 'Using the left hand for induced currents, or giving the electron’s motion as the current.',
          zh: '判断感应电流时误用左手定则，或把电子运动方向当作电流方向。',
        },
        {
          en: 'Expecting a force on a charge at rest: with v = 0 there is no magnetic force.',
          zh: '以为静止电荷也受磁场力：v = 0 时磁场力为零。',
        },
      ],
    },
    statedCard('9702/all/magnetic-fields'),
  ],
};
