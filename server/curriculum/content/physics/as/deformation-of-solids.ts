import { statedCard } from '../../stated-card.ts';
import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9702',
  paper: 'all',
  order: 6,
  level: 'AS',
  slug: 'deformation-of-solids',
  title: { en: 'Deformation of solids', zh: '固体的形变' },
  summary: {
    en: "Forces stretch and squash solids. You use Hooke's law, stress, strain and the Young modulus, describe how to measure the modulus of a wire, and read elastic energy from a force–extension graph.",
    zh: '力能把固体拉长或压缩。学完本章，你会运用胡克定律、应力、应变和杨氏模量，能说明如何测定金属丝的杨氏模量，并能由力—伸长量图像求弹性势能。',
  },
  difficulty: 'Medium',
  minutes: 40,
  aliases: {
    en: [
      "Hooke's law",
      'spring constant',
      'stress and strain',
      'Young modulus',
      'elastic potential energy',
      'elastic limit',
      'limit of proportionality',
      'hookes law',
      'youngs modulus',
    ],
    zh: [
      '胡克定律',
      '劲度系数',
      '弹簧',
      '应力',
      '应变',
      '杨氏模量',
      '弹性势能',
      '弹性限度',
      '比例极限',
      '塑性形变',
    ],
  },
  prerequisites: ['9702/all/forces-density-and-pressure', '9702/all/work-energy-and-power'],
  methods: ['physics-deformation-of-solids'],
  cards: [
    {
      id: 'hooke',
      kind: 'formula',
      title: { en: "Hooke's law and springs", zh: '胡克定律与弹簧' },
      details: [
        {
          en: tex`Hooke's law: the extension is proportional to the load, provided the limit of proportionality is not exceeded. $F = kx$ with spring constant $k$ in $\mathrm{N\,m^{-1}}$; $x$ is the extension, not the length.`,
          zh: tex`胡克定律：在比例极限以内，伸长量与所加的力成正比。$F = kx$，劲度系数 $k$ 的单位是 $\mathrm{N\,m^{-1}}$；$x$ 是伸长量，不是长度。`,
        },
        {
          en: tex`Two equal springs side by side share the load: $2k$. End to end each carries the full load and the extensions add: $\tfrac{1}{2}k$.`,
          zh: tex`两根相同的弹簧并联，共同承受力：等效为 $2k$；串联时每根都承受全部的力，伸长量相加：等效为 $\tfrac{1}{2}k$。`,
        },
      ],
    },
    {
      id: 'stress-strain',
      kind: 'concept',
      title: { en: 'Stress, strain and the Young modulus', zh: '应力、应变与杨氏模量' },
      details: [
        {
          en: tex`Stress is force per unit cross-sectional area, $\sigma = F/A$ in $\mathrm{Pa}$; strain is extension per unit original length, $\varepsilon = x/L$, with no unit.`,
          zh: tex`应力是单位横截面积上的力，$\sigma = F/A$，单位 $\mathrm{Pa}$；应变是伸长量与原长之比，$\varepsilon = x/L$，没有单位。`,
        },
        {
          en: tex`Young modulus is stress divided by strain: $E = \dfrac{\sigma}{\varepsilon} = \dfrac{FL}{Ax}$. It is the gradient of the straight part of a stress–strain graph (stress on the vertical axis).`,
          zh: tex`杨氏模量等于应力除以应变：$E = \dfrac{\sigma}{\varepsilon} = \dfrac{FL}{Ax}$，即应力—应变图像（纵轴为应力）直线部分的斜率。`,
        },
        {
          en: tex`The Young modulus belongs to the material; the spring constant $k = EA/L$ belongs to one specimen. Metals have $E$ about $10^{11}\ \mathrm{Pa}$.`,
          zh: tex`杨氏模量由材料决定；劲度系数 $k = EA/L$ 还取决于试样的尺寸。金属的 $E$ 约为 $10^{11}\ \mathrm{Pa}$。`,
        },
      ],
    },
    {
      id: 'young-modulus-formula',
      kind: 'formula',
      title: { en: 'Young modulus from measured quantities', zh: '由测量值求杨氏模量' },
      details: [
        {
          en: tex`$E = \dfrac{FL}{Ax}$ with $A = \dfrac{\pi d^{2}}{4}$. The diameter is squared, so its percentage uncertainty counts twice: it is usually the largest contribution.`,
          zh: tex`$E = \dfrac{FL}{Ax}$，其中 $A = \dfrac{\pi d^{2}}{4}$。直径要平方，其百分比不确定度计两次，通常贡献最大。`,
        },
        {
          en: tex`A longer or thinner wire of the same material stretches more under the same load: $x = \dfrac{FL}{AE}$. Half the diameter gives four times the extension.`,
          zh: tex`同种材料、相同的力，金属丝越长越细，伸长越多：$x = \dfrac{FL}{AE}$。直径减半，伸长量变为四倍。`,
        },
      ],
      example: {
        stem: {
          en: tex`A wire of original length $1.80\ \mathrm{m}$ and cross-sectional area $1.26\times10^{-7}\ \mathrm{m^{2}}$ has an extension of $1.2\ \mathrm{mm}$ under a force of $15\ \mathrm{N}$. Calculate the Young modulus of the material.`,
          zh: tex`原长 $1.80\ \mathrm{m}$、横截面积 $1.26\times10^{-7}\ \mathrm{m^{2}}$ 的金属丝在 $15\ \mathrm{N}$ 的力作用下伸长 $1.2\ \mathrm{mm}$。求该材料的杨氏模量。`,
        },
        answer: '1.8 * 10^11 Pa',
        ask: 'A wire of original length 1.80 m and cross-sectional area 1.26 × 10^-7 m^2 has extension 1.2 mm under a force of 15 N. Calculate the Young modulus.',
        steps: [
          {
            say: { en: 'Stress over strain, in measured quantities.', zh: '应力除以应变，用所测的量表示。' },
            tex: [tex`E = \frac{F/A}{x/L} = \frac{FL}{Ax}`],
          },
          {
            say: { en: 'Substitute, with the extension in metres.', zh: '代入，伸长量化为米。' },
            tex: [tex`E = \frac{15\times 1.80}{1.26\times10^{-7}\times 1.2\times10^{-3}}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`E = 1.8\times10^{11}\ \mathrm{Pa}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'experiment',
      kind: 'method',
      title: { en: 'Measuring the Young modulus of a wire', zh: '测定金属丝的杨氏模量' },
      details: [
        {
          en: 'Use a long thin wire, so that the extension is large enough to measure. Measure its original length from the clamp to a marker with a metre rule or tape.',
          zh: '用细而长的金属丝，使伸长量足够大、便于测量。用米尺测夹具到标记处的原长。',
        },
        {
          en: 'Measure the diameter with a micrometer at several places and in perpendicular directions, check the zero error, and average.',
          zh: '用千分尺在不同位置、互相垂直的方向测直径，检查零点误差，取平均值。',
        },
        {
          en: 'Add loads in steps and read the marker against a fixed scale (or a vernier on a second reference wire, which cancels thermal expansion and sagging of the support). Unload to check that the wire returns: no plastic deformation.',
          zh: '逐次增加砝码，读出标记在固定标尺上的位置（或用第二根参考丝上的游标，可消除热膨胀和支架下垂的影响）。卸载后检查金属丝是否恢复原长，确保没有塑性形变。',
        },
        {
          en: tex`Plot force against extension: gradient $k = \dfrac{EA}{L}$, so $E = \dfrac{kL}{A}$.`,
          zh: tex`作力—伸长量图线，斜率 $k = \dfrac{EA}{L}$，所以 $E = \dfrac{kL}{A}$。`,
        },
      ],
      example: {
        stem: {
          en: tex`In such an experiment a steel wire of original length $2.00\ \mathrm{m}$ and diameter $0.50\ \mathrm{mm}$ gives a force–extension graph with a straight part of gradient $2.0\times10^{4}\ \mathrm{N\,m^{-1}}$. Determine the Young modulus of steel.`,
          zh: tex`实验中，原长 $2.00\ \mathrm{m}$、直径 $0.50\ \mathrm{mm}$ 的钢丝，其力—伸长量图像直线部分的斜率为 $2.0\times10^{4}\ \mathrm{N\,m^{-1}}$。求钢的杨氏模量。`,
        },
        answer: '2.0 * 10^11 Pa',
        steps: [
          {
            say: { en: 'Cross-sectional area from the diameter.', zh: '由直径求横截面积。' },
            tex: [
              tex`A = \frac{\pi d^{2}}{4} = \frac{\pi(0.50\times10^{-3})^{2}}{4} = 1.96\times10^{-7}\ \mathrm{m^{2}}`,
            ],
            marks: ['B1'],
          },
          {
            say: { en: 'The gradient is force over extension.', zh: '斜率等于力与伸长量之比。' },
            tex: [
              tex`E = \frac{F}{x}\times\frac{L}{A} = \frac{2.0\times10^{4}\times 2.00}{1.96\times10^{-7}}`,
            ],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate to two significant figures.', zh: '计算，取两位有效数字。' },
            tex: [tex`E = 2.0\times10^{11}\ \mathrm{Pa}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'elastic-plastic',
      kind: 'concept',
      title: { en: 'Elastic and plastic behaviour', zh: '弹性与塑性' },
      details: [
        {
          en: 'Elastic deformation: the body returns to its original shape and size when the force is removed. Plastic deformation: it does not, a permanent extension remains.',
          zh: '弹性形变：撤去外力后物体恢复原来的形状和大小。塑性形变：不能完全恢复，留下永久伸长。',
        },
        {
          en: 'The limit of proportionality is the point beyond which extension is no longer proportional to force. The elastic limit is the maximum force (or stress) for which no permanent deformation remains. They are two different points.',
          zh: '比例极限：超过该点伸长量与力不再成正比。弹性限度：撤去后不留永久形变的最大力（或应力）。这是两个不同的点。',
        },
        {
          en: 'After plastic deformation the unloading line is parallel to the first straight part and meets the extension axis at the permanent extension. The area between the two lines is energy transferred to internal energy.',
          zh: '发生塑性形变后，卸载线与最初的直线段平行，与伸长量轴的交点给出永久伸长量；加载线与卸载线之间的面积是转化为内能的能量。',
        },
      ],
    },
    {
      id: 'elastic-energy',
      kind: 'formula',
      title: { en: 'Elastic potential energy', zh: '弹性势能' },
      details: [
        {
          en: 'The area under a force–extension graph is the work done in stretching. On a curve count squares.',
          zh: '力—伸长量图像下的面积等于拉伸所做的功；若是曲线，数方格求面积。',
        },
        {
          en: tex`Within the limit of proportionality the area is a triangle: $E_\mathrm{p} = \tfrac{1}{2}Fx = \tfrac{1}{2}kx^{2}$. Twice the extension stores four times the energy.`,
          zh: tex`在比例极限以内，面积是三角形：$E_\mathrm{p} = \tfrac{1}{2}Fx = \tfrac{1}{2}kx^{2}$。伸长量加倍，储存的能量变为四倍。`,
        },
        {
          en: tex`From extension $x_1$ to $x_2$ the extra energy is $\tfrac{1}{2}k(x_2^{2}-x_1^{2})$.`,
          zh: tex`伸长量由 $x_1$ 增至 $x_2$，增加的能量是 $\tfrac{1}{2}k(x_2^{2}-x_1^{2})$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A toy of mass $25\ \mathrm{g}$ is launched vertically by a spring of spring constant $320\ \mathrm{N\,m^{-1}}$ compressed by $5.0\ \mathrm{cm}$. All the energy is transferred to the toy. Calculate the height it rises above its position on release.`,
          zh: tex`质量 $25\ \mathrm{g}$ 的玩具由劲度系数 $320\ \mathrm{N\,m^{-1}}$、压缩了 $5.0\ \mathrm{cm}$ 的弹簧竖直弹出，弹簧的能量全部传给玩具。求它相对释放位置上升的高度。`,
        },
        answer: '1.6 m',
        steps: [
          {
            say: { en: 'Energy stored in the spring.', zh: '弹簧储存的能量。' },
            tex: [
              tex`E_\mathrm{p} = \tfrac{1}{2}kx^{2} = \tfrac{1}{2}\times 320\times 0.050^{2} = 0.40\ \mathrm{J}`,
            ],
            marks: ['M1', 'A1'],
          },
          {
            say: {
              en: 'At the top all of it is gravitational potential energy.',
              zh: '到最高点时全部转化为重力势能。',
            },
            tex: ['mgh = 0.40', tex`h = \frac{0.40}{0.025\times 9.81}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`h = 1.6\ \mathrm{m}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'graph-tip',
      kind: 'tip',
      title: { en: 'Look at the axes first', zh: '先看坐标轴' },
      details: [
        {
          en: tex`Force up and extension across: gradient $= k$. Extension up and force across: gradient $= 1/k$, and the energy is then the area between the line and the extension axis. On a straight line $\tfrac{1}{2}Fx$ from the coordinates is safest.`,
          zh: tex`纵轴为力、横轴为伸长量：斜率为 $k$。纵轴为伸长量、横轴为力：斜率为 $1/k$，此时能量是图线与伸长量轴之间的面积。若是直线，直接用坐标计算 $\tfrac{1}{2}Fx$ 最稳妥。`,
        },
        {
          en: 'A stress–strain graph gives the energy per unit volume as its area, and does not depend on the size of the specimen.',
          zh: '应力—应变图像与试样尺寸无关，其下的面积是单位体积储存的能量。',
        },
      ],
    },
    {
      id: 'typical-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Using the diameter as the radius: $A = \pi d^{2}/4$. This makes the area four times too large.`,
          zh: tex`把直径当作半径：应为 $A = \pi d^{2}/4$，否则面积会变成四倍。`,
        },
        {
          en: 'Using the stretched length in place of the extension, or in place of the original length in the strain.',
          zh: '用拉伸后的长度代替伸长量，或在应变中代替原长。',
        },
        {
          en: tex`Writing work $= Fx$ for a spring: the force grows from zero, so its average is half the final force.`,
          zh: tex`求拉伸弹簧的功时写成 $Fx$：力从零逐渐增大，平均值是最终值的一半。`,
        },
      ],
    },
    statedCard('9702/all/deformation-of-solids'),
  ],
};
