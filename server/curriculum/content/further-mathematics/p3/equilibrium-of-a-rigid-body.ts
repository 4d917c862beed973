import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9231',
  paper: 'p3',
  order: 2,
  level: 'AS',
  slug: 'equilibrium-of-a-rigid-body',
  title: { en: 'Equilibrium of a rigid body', zh: '刚体平衡' },
  summary: {
    en: 'A body with size is in equilibrium when its forces balance and their moments balance. Afterwards you can find centres of mass of composite bodies, solve ladder and hinge problems, find the angle at which a lamina hangs, and decide whether a body slides or topples first.',
    zh: '有大小的物体平衡时，合力为零且合力矩为零。学完后你能求组合体的质心，解梯子与铰链问题，求薄板悬挂时的倾角，并判断物体先滑动还是先翻倒。',
  },
  difficulty: 'Hard',
  minutes: 45,
  aliases: {
    en: [
      'moments',
      'moment of a force',
      'centre of mass',
      'centre of gravity',
      'lamina',
      'toppling',
      'ladder',
      'torque',
      'hinge',
      'center of mass',
    ],
    zh: ['力矩', '质心', '重心', '薄板', '翻倒', '倾覆', '梯子问题', '刚体', '力矩平衡', '组合体', '倾倒'],
  },
  prerequisites: ['9709/p4/forces-and-equilibrium', '9709/p1/circular-measure'],
  methods: ['centre-of-mass'],
  cards: [
    {
      id: 'moment',
      kind: 'concept',
      title: { en: 'The moment of a force', zh: '力矩' },
      details: [
        {
          en: tex`Moment about a point $=$ force $\times$ perpendicular distance from the point to its line of action, in $\mathrm{N\,m}$, clockwise or anticlockwise.`,
          zh: tex`对某点的力矩 $=$ 力 $\times$ 该点到力的作用线的垂直距离，单位 $\mathrm{N\,m}$，分顺时针与逆时针。`,
        },
        {
          en: tex`For a force $F$ at distance $d$ along a rod, at angle $\theta$ to the rod, the moment is $Fd\sin\theta$; often it is easier to split $F$ into components and add their moments.`,
          zh: tex`力 $F$ 作用在杆上距支点 $d$ 处、与杆成 $\theta$ 角时，力矩为 $Fd\sin\theta$；把 $F$ 分解后分别求力矩往往更简单。`,
        },
        {
          en: 'A force whose line passes through the point has no moment about it. So take moments where unknown forces meet.',
          zh: '作用线通过某点的力对该点力矩为零，所以应在未知力的交点处取矩。',
        },
      ],
    },
    {
      id: 'equilibrium',
      kind: 'concept',
      title: { en: 'Three equations', zh: '三个平衡方程' },
      details: [
        {
          en: 'In a plane: the forces balance in two directions and the moments balance about one point. That is three independent equations and no more; a second moment equation replaces one of the others.',
          zh: '平面问题：两个方向的合力为零，对一点的合力矩为零，共三个独立方程，不会更多；若取第二个力矩方程，它只是代替其中一个。',
        },
        {
          en: 'Three forces that are not parallel keep a body in equilibrium only if their lines of action meet at one point.',
          zh: '三个不平行的力使物体平衡时，它们的作用线必交于一点。',
        },
        {
          en: 'A hinge gives a force of unknown size and direction: call its components X and Y. A smooth contact gives a normal force only.',
          zh: '铰链给出大小、方向都未知的力：设为分量 X 和 Y。光滑接触只有法向力。',
        },
      ],
    },
    {
      id: 'centre-of-mass',
      kind: 'formula',
      title: { en: 'Centres of mass', zh: '质心' },
      details: [
        {
          en: tex`For particles or parts: $\bar{x} = \dfrac{\sum m_ix_i}{\sum m_i}$ and likewise $\bar{y}$. For uniform laminas use areas, for solids volumes; a hole is a negative part.`,
          zh: tex`对质点系或各部分：$\bar{x} = \dfrac{\sum m_ix_i}{\sum m_i}$，$\bar{y}$ 同理。均匀薄板用面积，均匀实心体用体积；挖去的部分取负值。`,
        },
        {
          en: tex`Given in MF19: triangular lamina $\tfrac{2}{3}$ of the way along a median from the vertex; solid cone or pyramid $\tfrac{3}{4}h$ from the vertex; solid hemisphere $\tfrac{3}{8}r$, hemispherical shell $\tfrac{1}{2}r$, arc $\dfrac{r\sin\alpha}{\alpha}$, sector $\dfrac{2r\sin\alpha}{3\alpha}$ from the centre, where the angle at the centre is $2\alpha$ in radians.`,
          zh: tex`MF19 给出：三角形薄板在中线上距顶点为中线长的 $\tfrac{2}{3}$ 处；实心圆锥或棱锥距顶点 $\tfrac{3}{4}h$；距圆心（球心）：实心半球 $\tfrac{3}{8}r$，半球壳 $\tfrac{1}{2}r$，圆弧 $\dfrac{r\sin\alpha}{\alpha}$，扇形 $\dfrac{2r\sin\alpha}{3\alpha}$，其中圆心角为 $2\alpha$（弧度）。`,
        },
        {
          en: tex`For a semicircular lamina $\alpha = \tfrac{\pi}{2}$, so the distance is $\dfrac{4r}{3\pi}$. An axis of symmetry always holds the centre of mass.`,
          zh: tex`半圆薄板 $\alpha = \tfrac{\pi}{2}$，距圆心 $\dfrac{4r}{3\pi}$。质心必在对称轴上。`,
        },
      ],
      example: {
        stem: {
          en: tex`Particles of masses $2\ \mathrm{kg}$, $3\ \mathrm{kg}$ and $5\ \mathrm{kg}$ are at the points $(0, 0)$, $(4, 0)$ and $(2, 6)$. Find the coordinates of the centre of mass.`,
          zh: tex`质量为 $2\ \mathrm{kg}$、$3\ \mathrm{kg}$、$5\ \mathrm{kg}$ 的质点分别位于 $(0, 0)$、$(4, 0)$、$(2, 6)$。求质心坐标。`,
        },
        answer: '(2.2, 3)',
        ask: 'Particles of masses 2 kg, 3 kg and 5 kg are at the points (0, 0), (4, 0) and (2, 6). Find the coordinates of the centre of mass.',
        steps: [
          {
            say: { en: tex`Moments about the $y$-axis.`, zh: tex`对 $y$ 轴取矩。` },
            tex: [tex`10\bar{x} = 2(0) + 3(4) + 5(2) = 22`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Moments about the $x$-axis.`, zh: tex`对 $x$ 轴取矩。` },
            tex: [tex`10\bar{y} = 2(0) + 3(0) + 5(6) = 30`],
            marks: ['M1'],
          },
          {
            say: { en: 'Divide by the total mass.', zh: '除以总质量。' },
            tex: [tex`(\bar{x}, \bar{y}) = (2.2, 3)`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'composite-and-hanging',
      kind: 'method',
      title: { en: 'Composite laminas and hanging', zh: '组合薄板与悬挂' },
      details: [
        {
          en: 'Make a table: part, mass (area), distance from each axis. Measure all distances from the same lines.',
          zh: '列表：各部分、质量（面积）、到两条轴的距离。所有距离都从同一基准线量起。',
        },
        {
          en: 'Hung from a point, the body turns until the centre of mass is vertically below that point; draw the line from the point to the centre of mass and call it vertical.',
          zh: '从某点悬挂时，质心位于悬点正下方；连接悬点与质心，这条连线就在竖直方向上。',
        },
        {
          en: 'A particle fixed to the body changes the centre of mass: it is one more row of the table.',
          zh: '物体上附着质点会改变质心：表中多加一行即可。',
        },
      ],
      example: {
        stem: {
          en: tex`A uniform lamina is the rectangle with vertices $O(0, 0)$, $(6, 0)$, $(6, 4)$, $(0, 4)$, from which the square of side $2$ at the corner $(6, 4)$ has been cut. It hangs freely from $O$. Find the angle between the side along the $x$-axis and the vertical.`,
          zh: tex`均匀薄板为矩形，顶点为 $O(0, 0)$、$(6, 0)$、$(6, 4)$、$(0, 4)$，在角 $(6, 4)$ 处切去边长为 $2$ 的正方形。薄板从 $O$ 点自由悬挂。求沿 $x$ 轴的边与竖直方向的夹角。`,
        },
        answer: '34.7°',
        steps: [
          {
            say: {
              en: tex`Rectangle: area $24$ at $(3, 2)$; square removed: area $4$ at $(5, 3)$.`,
              zh: tex`矩形：面积 $24$，质心 $(3, 2)$；切去的正方形：面积 $4$，质心 $(5, 3)$。`,
            },
            tex: [tex`20\bar{x} = 24(3) - 4(5) = 52`, tex`20\bar{y} = 24(2) - 4(3) = 36`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: 'The centre of mass.', zh: '求质心。' },
            tex: [tex`\bar{x} = 2.6,\quad \bar{y} = 1.8`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The line from $O$ to the centre of mass is vertical.`,
              zh: tex`$O$ 与质心的连线沿竖直方向。`,
            },
            tex: [tex`\tan\theta = \frac{1.8}{2.6}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Find the angle.', zh: '求角。' },
            tex: [tex`\theta = 34.7^\circ`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'ladders',
      kind: 'method',
      title: { en: 'Ladders and rods', zh: '梯子与杆' },
      details: [
        {
          en: 'Draw all forces: weight at the middle of a uniform rod, normal reaction perpendicular to the surface (or to the rod where the rod rests on an edge), friction against slipping.',
          zh: '画出全部力：均匀杆的重力在中点；支持力垂直于接触面（杆靠在棱上时垂直于杆）；摩擦力与滑动趋势相反。',
        },
        {
          en: 'Resolve horizontally and vertically, take moments about the point with most unknown forces (usually the foot).',
          zh: '水平、竖直分解，并对未知力最多的点（通常是梯脚）取矩。',
        },
        {
          en: tex`Use $F = \mu R$ only in limiting equilibrium; if both ends are rough and it is about to slip, both frictions are limiting.`,
          zh: tex`只有极限平衡时才用 $F = \mu R$；若两端都粗糙且即将滑动，两处摩擦力都达到极限。`,
        },
      ],
      example: {
        stem: {
          en: tex`A uniform ladder of weight $W$ and length $2a$ rests with its foot on rough horizontal ground and its top against a smooth vertical wall, at $60^\circ$ to the horizontal. It is about to slip. Find the coefficient of friction.`,
          zh: tex`重 $W$、长 $2a$ 的均匀梯子，下端放在粗糙水平地面上，上端靠着光滑竖直墙，与水平面成 $60^\circ$ 角，即将滑动。求摩擦系数。`,
        },
        answer: '0.289',
        steps: [
          {
            say: {
              en: tex`Resolve: $R$ and $F$ at the foot, $S$ at the wall.`,
              zh: tex`分解：梯脚处为 $R$、$F$，墙处为 $S$。`,
            },
            tex: ['R = W', 'F = S'],
            marks: ['B1'],
          },
          {
            say: { en: 'Moments about the foot.', zh: '对梯脚取矩。' },
            tex: [tex`S(2a\sin 60^\circ) = W(a\cos 60^\circ)`],
            marks: ['M1', 'A1'],
            why: {
              en: tex`Taking moments about the foot leaves out $R$ and $F$ at once.`,
              zh: tex`对梯脚取矩可同时消去 $R$ 和 $F$。`,
            },
          },
          {
            say: { en: 'Limiting friction.', zh: '极限摩擦。' },
            tex: [tex`\mu = \frac{F}{R} = \frac{1}{2\tan 60^\circ}`],
            marks: ['M1'],
          },
          {
            say: { en: 'Evaluate.', zh: '计算。' },
            tex: [tex`\mu = \frac{\sqrt{3}}{6} = 0.289`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'toppling',
      kind: 'concept',
      title: { en: 'Slide or topple?', zh: '先滑动还是先翻倒？' },
      details: [
        {
          en: 'The normal reaction acts somewhere under the base. On the point of toppling it acts at the edge about which the body turns.',
          zh: '支持力作用在底面内某处。即将翻倒时，它作用在翻转所绕的边缘上。',
        },
        {
          en: tex`On a plane whose angle grows slowly: sliding begins at $\tan\alpha = \mu$, toppling when the vertical through the centre of mass passes the lower edge, $\tan\alpha = \dfrac{\text{half-width of base}}{\text{height of centre of mass}}$. The smaller angle comes first.`,
          zh: tex`斜面倾角逐渐增大时：$\tan\alpha = \mu$ 时开始滑动；过质心的竖直线通过底面的下方边缘时即将翻倒，此时 $\tan\alpha$ 等于底面半宽与质心高度之比。哪个角较小，就先发生哪一种。`,
        },
        {
          en: tex`A uniform cylinder of radius $r$ and height $h$ topples when $\tan\alpha > \dfrac{2r}{h}$; so it topples before it slides if $\dfrac{2r}{h} < \mu$.`,
          zh: tex`半径 $r$、高 $h$ 的均匀圆柱当 $\tan\alpha > \dfrac{2r}{h}$ 时翻倒；因此若 $\dfrac{2r}{h} < \mu$，则在滑动之前先翻倒。`,
        },
        {
          en: tex`Pulled by a force at height $y$: find the force that makes it slide (friction $\mu R$) and the force that makes it topple (moments about the edge); the smaller one happens first.`,
          zh: tex`在高 $y$ 处用力拉：分别求滑动的临界力（摩擦力达到 $\mu R$）和翻倒的临界力（对边缘取矩），较小的先发生。`,
        },
      ],
    },
    {
      id: 'exam-tip',
      kind: 'tip',
      title: { en: 'Say about which point', zh: '写明对哪一点取矩' },
      details: [
        {
          en: tex`Head the equation "moments about $A$", and make sure that every term has a force times a length: a term without a length loses the method mark.`,
          zh: tex`方程前写明“对 $A$ 取矩”，并检查每一项都是力乘长度：漏乘长度会丢方法分。`,
        },
        {
          en: tex`Ratios are enough: take the mass per unit area as $1$, or cancel $\pi r^2\rho$ at once.`,
          zh: tex`只需要质量之比：可取单位面积的质量为 $1$，或立即约去 $\pi r^2\rho$。`,
        },
        {
          en: 'Give the position of a centre of mass from a named line, and check that it lies where the heavier part pulls it.',
          zh: '质心位置要说明从哪条线量起，并检查它是否偏向较重的部分。',
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Common errors', zh: '常见错误' },
      details: [
        {
          en: 'Using the distance along the rod instead of the perpendicular distance.',
          zh: '用沿杆的距离代替垂直距离。',
        },
        {
          en: tex`Taking $\alpha$ as the whole angle of a sector: in MF19 the whole angle is $2\alpha$, in radians.`,
          zh: tex`把 $\alpha$ 当作整个扇形的圆心角：MF19 中圆心角是 $2\alpha$，且用弧度。`,
        },
        {
          en: 'Adding a removed part, or forgetting to subtract its mass from the total below the line.',
          zh: '把挖去的部分当成加上，或分母的总质量忘了减去它。',
        },
        {
          en: tex`Mixing distances: $\tfrac{3}{4}h$ of a cone is from the vertex, $\tfrac{1}{4}h$ from the base.`,
          zh: tex`距离基准弄混：圆锥质心距顶点 $\tfrac{3}{4}h$，距底面 $\tfrac{1}{4}h$。`,
        },
      ],
    },
  ],
};
