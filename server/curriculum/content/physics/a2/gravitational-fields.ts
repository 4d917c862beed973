import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 13,
  level: 'A2',
  slug: 'gravitational-fields',
  title: { en: 'Gravitational fields', zh: '引力场' },
  summary: {
    en: 'Every mass makes a field that pulls on every other mass, with a strength that falls as the inverse square of the distance. After this topic you can find forces, field strengths and potentials of point masses and spheres, work out circular orbits including the geostationary one, and follow the energy of a satellite.',
    zh: '任何有质量的物体都在周围产生引力场，场强随距离的平方成反比减小。学完本章，你能计算质点和均匀球体的引力、引力场强度与引力势，分析包括地球静止轨道在内的圆轨道，并讨论卫星的能量变化。',
  },
  difficulty: 'Hard',
  minutes: 50,
  aliases: {
    en: [
      'gravity',
      'gravitation',
      "Newton's law of gravitation",
      'gravitational potential',
      'gravitational field strength',
      'geostationary orbit',
      'satellite',
      "Kepler's third law",
      'escape velocity',
      'GM/r',
    ],
    zh: [
      '万有引力',
      '万有引力定律',
      '引力场强度',
      '引力势',
      '引力势能',
      '卫星',
      '地球静止轨道',
      '同步卫星',
      '逃逸速度',
    ],
  },
  prerequisites: ['9702/all/motion-in-a-circle', '9702/all/work-energy-and-power'],
  methods: ['physics-gravitational-fields'],
  cards: [
    {
      id: 'field-and-field-lines',
      kind: 'concept',
      title: { en: 'Field of force, field strength, field lines', zh: '力场、场强与场线' },
      details: [
        {
          en: tex`A gravitational field is a region where a mass experiences a force. The field strength at a point is the gravitational force per unit mass on a small mass placed there: $g = \dfrac{F}{m}$, in $\mathrm{N\,kg^{-1}}$, a vector.`,
          zh: tex`引力场是使有质量的物体受到力的空间区域。某点的引力场强度等于放在该点的小质量所受引力与其质量之比：$g = \dfrac{F}{m}$，单位 $\mathrm{N\,kg^{-1}}$，是矢量。`,
        },
        {
          en: 'Field lines show the direction of the force on a mass, so they always run towards the mass that makes the field. Closer lines mean a stronger field; lines never cross.',
          zh: '场线表示物体所受引力的方向，总是指向产生场的物体。场线越密，场越强；场线不相交。',
        },
        {
          en: 'Outside a uniform sphere the field is that of a point mass at its centre: radial lines that would meet there. Near the surface, over a small region, the lines are nearly parallel and equally spaced: a uniform field.',
          zh: '均匀球体外部的场与全部质量集中在球心的质点的场相同：场线沿径向，延长后交于球心。在地面附近的小范围内，场线近似平行等距，可视为匀强场。',
        },
      ],
    },
    {
      id: 'newtons-law',
      kind: 'formula',
      title: { en: "Newton's law of gravitation and g", zh: '万有引力定律与引力场强度' },
      details: [
        {
          en: tex`The force between two point masses is proportional to the product of the masses and inversely proportional to the square of their separation: $F = \dfrac{Gm_{1}m_{2}}{r^{2}}$, with $G = 6.67 \times 10^{-11}\ \mathrm{N\,m^{2}\,kg^{-2}}$.`,
          zh: tex`两质点间的引力与两质量的乘积成正比，与距离的平方成反比：$F = \dfrac{Gm_{1}m_{2}}{r^{2}}$，其中 $G = 6.67 \times 10^{-11}\ \mathrm{N\,m^{2}\,kg^{-2}}$。`,
        },
        {
          en: tex`Derive the field strength in one line: $g = \dfrac{F}{m} = \dfrac{GMm}{r^{2}} \div m = \dfrac{GM}{r^{2}}$.`,
          zh: tex`一步推出场强公式：$g = \dfrac{F}{m} = \dfrac{GMm}{r^{2}} \div m = \dfrac{GM}{r^{2}}$。`,
        },
        {
          en: tex`Why $g$ is nearly constant near the surface: a change of height $h$ is very small compared with the radius of the Earth, $h \ll R$, so $(R+h)^{2} \approx R^{2}$. Rising $10\ \mathrm{km}$ lowers $g$ by only about $0.3\%$.`,
          zh: tex`地面附近 $g$ 近似不变的原因：高度变化 $h$ 远小于地球半径，$h \ll R$，所以 $(R+h)^{2} \approx R^{2}$。升高 $10\ \mathrm{km}$，$g$ 只减小约 $0.3\%$。`,
        },
      ],
    },
    {
      id: 'potential',
      kind: 'concept',
      title: { en: 'Gravitational potential and why it is negative', zh: '引力势及其为负的原因' },
      details: [
        {
          en: 'Gravitational potential at a point is the work done per unit mass in bringing a small test mass from infinity to that point. It is a scalar: potentials of several masses simply add.',
          zh: '某点的引力势等于把一个小检验物体从无穷远处移到该点时，对单位质量所做的功。引力势是标量，多个物体的引力势直接相加。',
        },
        {
          en: 'It is zero at infinity. Gravity attracts, so an outside agent holding the mass back does negative work as it comes in: the potential is negative everywhere, and less negative further out.',
          zh: '规定无穷远处引力势为零。引力是吸引力，检验物体移近时外力需要“拉住”它，做负功，所以各处引力势均为负，离得越远越接近零。',
        },
        {
          en: tex`The potential energy of two point masses is $E_{p} = m\phi = -\dfrac{GMm}{r}$; it belongs to the pair. The familiar $mg\Delta h$ holds only where $g$ is constant.`,
          zh: tex`两质点系统的引力势能 $E_{p} = m\phi = -\dfrac{GMm}{r}$，属于两者共有。常用的 $mg\Delta h$ 只在 $g$ 不变的范围内成立。`,
        },
      ],
    },
    {
      id: 'potential-formula',
      kind: 'formula',
      title: { en: 'Potential of a point mass', zh: '质点的引力势' },
      details: [
        {
          en: tex`$\phi = -\dfrac{GM}{r}$, in $\mathrm{J\,kg^{-1}}$, with $r$ from the centre. It goes as $\dfrac{1}{r}$, the field strength as $\dfrac{1}{r^{2}}$.`,
          zh: tex`$\phi = -\dfrac{GM}{r}$，单位 $\mathrm{J\,kg^{-1}}$，$r$ 从球心量起。引力势按 $\dfrac{1}{r}$ 变化，场强按 $\dfrac{1}{r^{2}}$ 变化。`,
        },
        {
          en: tex`Energy to move a mass from $r_{1}$ out to $r_{2}$: $\Delta E_{p} = GMm\left(\dfrac{1}{r_{1}} - \dfrac{1}{r_{2}}\right)$.`,
          zh: tex`把物体从 $r_{1}$ 移到更远的 $r_{2}$，势能增加 $\Delta E_{p} = GMm\left(\dfrac{1}{r_{1}} - \dfrac{1}{r_{2}}\right)$。`,
        },
        {
          en: tex`To escape from the surface the total energy must reach zero: $\dfrac{1}{2}mv^{2} - \dfrac{GMm}{R} = 0$, so $v = \sqrt{\dfrac{2GM}{R}}$, whatever the mass of the body.`,
          zh: tex`要从表面逃逸，总能量至少为零：$\dfrac{1}{2}mv^{2} - \dfrac{GMm}{R} = 0$，得 $v = \sqrt{\dfrac{2GM}{R}}$，与物体的质量无关。`,
        },
      ],
      example: {
        stem: {
          en: tex`A satellite of mass $1200\ \mathrm{kg}$ is raised from the surface of the Earth, radius $6.4 \times 10^{6}\ \mathrm{m}$, to an orbit of radius $7.2 \times 10^{6}\ \mathrm{m}$. The mass of the Earth is $6.0 \times 10^{24}\ \mathrm{kg}$. Calculate the increase in its gravitational potential energy.`,
          zh: tex`质量为 $1200\ \mathrm{kg}$ 的卫星从地球表面（半径 $6.4 \times 10^{6}\ \mathrm{m}$）升到半径为 $7.2 \times 10^{6}\ \mathrm{m}$ 的轨道。地球质量为 $6.0 \times 10^{24}\ \mathrm{kg}$。求引力势能的增加量。`,
        },
        answer: '8.3 * 10^9 J',
        steps: [
          {
            say: {
              en: tex`The field is not uniform over this distance, so use $-\dfrac{GMm}{r}$ at both ends.`,
              zh: tex`在这段距离内场不是匀强场，两处都要用 $-\dfrac{GMm}{r}$。`,
            },
            tex: [tex`\Delta E_{p} = GMm\left(\frac{1}{r_{1}} - \frac{1}{r_{2}}\right)`],
            marks: ['M1'],
            why: {
              en: tex`$mg\Delta h$ would give $9.4 \times 10^{9}\ \mathrm{J}$, too much, because $g$ falls on the way up.`,
              zh: tex`若用 $mg\Delta h$，得 $9.4 \times 10^{9}\ \mathrm{J}$，偏大，因为上升过程中 $g$ 在减小。`,
            },
          },
          {
            say: {
              en: 'Substitute, the smaller radius first.',
              zh: '代入数据，半径小的写在前面。',
            },
            tex: [
              tex`\Delta E_{p} = 6.67 \times 10^{-11} \times 6.0 \times 10^{24} \times 1200 \left(\frac{1}{6.4 \times 10^{6}} - \frac{1}{7.2 \times 10^{6}}\right)`,
            ],
            marks: ['M1'],
          },
          {
            say: {
              en: 'The change is positive: moving outwards the potential energy rises towards zero.',
              zh: '结果为正：向外移动时，势能增大，趋近于零。',
            },
            tex: [tex`\Delta E_{p} = 8.3 \times 10^{9}\ \mathrm{J}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'circular-orbits',
      kind: 'method',
      title: { en: 'Circular orbits', zh: '圆轨道问题' },
      details: [
        {
          en: tex`Begin every orbit with the same sentence: the gravitational force provides the centripetal force, $\dfrac{GMm}{r^{2}} = \dfrac{mv^{2}}{r} = mr\omega^{2}$. The satellite’s own mass cancels.`,
          zh: tex`轨道问题都从同一句话开始：引力提供向心力，$\dfrac{GMm}{r^{2}} = \dfrac{mv^{2}}{r} = mr\omega^{2}$。卫星自身的质量被约去。`,
        },
        {
          en: tex`From it: $v = \sqrt{\dfrac{GM}{r}}$ and, with $\omega = \dfrac{2\pi}{T}$, $T^{2} = \dfrac{4\pi^{2}}{GM}r^{3}$, so $T^{2} \propto r^{3}$ for all satellites of one body.`,
          zh: tex`由此得 $v = \sqrt{\dfrac{GM}{r}}$；代入 $\omega = \dfrac{2\pi}{T}$ 得 $T^{2} = \dfrac{4\pi^{2}}{GM}r^{3}$，即绕同一天体的各卫星满足 $T^{2} \propto r^{3}$。`,
        },
        {
          en: 'A geostationary satellite stays above the same point of the Earth: period 24 hours, above the equator, moving from west to east. Give all three.',
          zh: '地球静止卫星始终位于地面同一点上方：周期 24 小时，轨道在赤道上空，自西向东运行。三个条件都要写出。',
        },
        {
          en: tex`Energy in orbit: $E_{k} = \dfrac{GMm}{2r}$ and $E_{p} = -\dfrac{GMm}{r}$, so the total is $-\dfrac{GMm}{2r}$. Losing energy, a satellite drops lower and goes faster.`,
          zh: tex`轨道上的能量：$E_{k} = \dfrac{GMm}{2r}$，$E_{p} = -\dfrac{GMm}{r}$，总能量为 $-\dfrac{GMm}{2r}$。卫星损失能量后轨道降低，速率反而增大。`,
        },
      ],
      example: {
        stem: {
          en: tex`A satellite orbits the Earth of mass $5.98 \times 10^{24}\ \mathrm{kg}$ with a period of $8.64 \times 10^{4}\ \mathrm{s}$. Calculate the radius of the orbit.`,
          zh: tex`一颗卫星绕质量为 $5.98 \times 10^{24}\ \mathrm{kg}$ 的地球做圆周运动，周期为 $8.64 \times 10^{4}\ \mathrm{s}$。求轨道半径。`,
        },
        answer: '4.23 * 10^7 m',
        ask: 'A satellite orbits the Earth of mass 5.98 × 10^24 kg with a period of 8.64 × 10^4 s. Calculate the radius of the orbit.',
        steps: [
          {
            say: {
              en: 'The gravitational force provides the centripetal force.',
              zh: '引力提供向心力。',
            },
            tex: [
              tex`\frac{GMm}{r^{2}} = mr\left(\frac{2\pi}{T}\right)^{2}`,
              tex`r^{3} = \frac{GMT^{2}}{4\pi^{2}}`,
            ],
            marks: ['M1'],
            why: {
              en: tex`The period is given, so the form with $\omega = \dfrac{2\pi}{T}$ is shorter than the one with $v$.`,
              zh: tex`已知周期，用 $\omega = \dfrac{2\pi}{T}$ 的形式比用 $v$ 更简便。`,
            },
          },
          {
            say: { en: 'Substitute.', zh: '代入数据。' },
            tex: [
              tex`r^{3} = \frac{6.67 \times 10^{-11} \times 5.98 \times 10^{24} \times (8.64 \times 10^{4})^{2}}{4\pi^{2}} = 7.54 \times 10^{22}\ \mathrm{m^{3}}`,
            ],
            marks: ['M1'],
          },
          {
            say: {
              en: 'Take the cube root. This is measured from the centre of the Earth.',
              zh: '开立方。这是到地心的距离。',
            },
            tex: [tex`r = 4.23 \times 10^{7}\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'exam-wording',
      kind: 'tip',
      title: { en: 'Words that earn the marks', zh: '得分的表述' },
      details: [
        {
          en: 'In the definition of potential “per unit mass” and “from infinity” are both needed; “energy of a mass at a point” scores nothing.',
          zh: '引力势的定义必须同时写出“单位质量”和“从无穷远处”；只写“物体在某点的能量”不得分。',
        },
        {
          en: tex`In “show that” questions write $\dfrac{GMm}{r^{2}} = mr\omega^{2}$ first with the words “gravitational force provides the centripetal force”, then substitute and rearrange.`,
          zh: tex`遇到“证明”类题目，先写“引力提供向心力”及 $\dfrac{GMm}{r^{2}} = mr\omega^{2}$，再代换、整理。`,
        },
        {
          en: tex`The sheet gives $\phi = -\dfrac{GM}{r}$ and $E_{p} = -\dfrac{GMm}{r}$. Newton’s law and $g = \dfrac{GM}{r^{2}}$ you must know.`,
          zh: tex`公式表给出 $\phi = -\dfrac{GM}{r}$ 和 $E_{p} = -\dfrac{GMm}{r}$；万有引力定律与 $g = \dfrac{GM}{r^{2}}$ 需要自己记住。`,
        },
      ],
    },
    {
      id: 'height-is-not-radius',
      kind: 'error',
      title: { en: 'Height for radius, and lost signs', zh: '把高度当半径，丢失负号' },
      details: [
        {
          en: tex`Using the height above the surface as $r$. Always add the radius of the planet: $r = R + h$.`,
          zh: tex`把离地高度当作 $r$。必须加上行星半径：$r = R + h$。`,
        },
        {
          en: tex`Forgetting to square $r$ in $g$ and $F$, or squaring it in $\phi$. Check the units: $\mathrm{N\,kg^{-1}}$ against $\mathrm{J\,kg^{-1}}$.`,
          zh: tex`求 $g$ 和 $F$ 时忘记平方，或求 $\phi$ 时误加平方。用单位检验：前者为 $\mathrm{N\,kg^{-1}}$，后者为 $\mathrm{J\,kg^{-1}}$。`,
        },
        {
          en: 'Saying an astronaut in orbit is weightless because there is no gravity. Gravity is there and provides the centripetal force; astronaut and craft fall with the same acceleration, so there is no contact force.',
          zh: '认为轨道上的宇航员“失重”是因为没有引力。引力依然存在并提供向心力；宇航员与飞船加速度相同，二者之间没有接触力。',
        },
      ],
    },
    statedCard('9702/all/gravitational-fields'),
  ],
};
