import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 4,
  level: 'AS',
  slug: 'circular-measure',
  title: { en: 'Circular measure', zh: '弧度制' },
  summary: {
    en: tex`Angles in radians, and the lengths and areas of arcs, sectors and segments. Afterwards you can break a shaded figure into sectors and triangles and find its perimeter or area, exactly or to 3 significant figures.`,
    zh: tex`用弧度度量角，并计算弧长、扇形和弓形的周长与面积。学完后，你能把阴影图形拆成扇形和三角形，求出它的周长或面积，给出精确值或保留 3 位有效数字。`,
  },
  difficulty: 'Easy',
  minutes: 30,
  aliases: {
    en: [
      'radians',
      'radian measure',
      'arc length',
      'area of a sector',
      'segment area',
      's = r theta',
      'rad',
      'perimeter of a sector',
    ],
    zh: ['弧度', '角度与弧度换算', '弧长公式', '扇形面积', '弓形面积', '圆心角', '扇形周长'],
  },
  prerequisites: [],
  methods: ['circular-measure'],
  cards: [
    {
      id: 'radian',
      kind: 'concept',
      title: { en: 'What a radian is', zh: '什么是弧度' },
      details: [
        {
          en: tex`One radian is the angle at the centre that cuts off an arc as long as the radius. A full turn is $2\pi$ radians, so $\pi\ \mathrm{rad}=180^\circ$ and $1\ \mathrm{rad}\approx57.3^\circ$.`,
          zh: tex`弧长等于半径的弧所对的圆心角叫做 1 弧度。一周为 $2\pi$ 弧度，所以 $\pi\ \mathrm{rad}=180^\circ$，$1\ \mathrm{rad}\approx57.3^\circ$。`,
        },
        {
          en: tex`Degrees to radians: multiply by $\dfrac{\pi}{180}$. Radians to degrees: multiply by $\dfrac{180}{\pi}$. For example $150^\circ=\dfrac{5\pi}{6}$.`,
          zh: tex`角度化弧度乘以 $\dfrac{\pi}{180}$，弧度化角度乘以 $\dfrac{180}{\pi}$。例如 $150^\circ=\dfrac{5\pi}{6}$。`,
        },
        {
          en: tex`A radian is a ratio of two lengths, so it has no unit of its own; that is why $s=r\theta$ comes out in centimetres when $r$ is in centimetres.`,
          zh: tex`弧度是两个长度之比，本身没有量纲，所以当 $r$ 以厘米为单位时，$s=r\theta$ 的结果也是厘米。`,
        },
      ],
    },
    {
      id: 'sector-segment',
      kind: 'concept',
      title: { en: 'Sector, segment, chord', zh: '扇形、弓形与弦' },
      details: [
        {
          en: tex`A sector is bounded by two radii and an arc; its perimeter is $2r+r\theta$. A segment is bounded by a chord and an arc.`,
          zh: tex`扇形由两条半径和一段弧围成，周长为 $2r+r\theta$；弓形由一条弦和一段弧围成。`,
        },
        {
          en: tex`Segment area = sector − triangle $=\dfrac12r^2\theta-\dfrac12r^2\sin\theta$ for the minor segment; for the major one subtract this from $\pi r^2$.`,
          zh: tex`劣弧所对的弓形面积 = 扇形面积 − 三角形面积 $=\dfrac12r^2\theta-\dfrac12r^2\sin\theta$；优弧所对的弓形面积则用 $\pi r^2$ 减去它。`,
        },
        {
          en: tex`The chord has length $2r\sin\dfrac{\theta}{2}$: drop the perpendicular from the centre and use one right-angled half.`,
          zh: tex`弦长为 $2r\sin\dfrac{\theta}{2}$：从圆心向弦作垂线，取其中一个直角三角形即可。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Arc and sector', zh: '弧长与扇形面积公式' },
      details: [
        {
          en: tex`Arc length $s=r\theta$ and sector area $A=\dfrac12r^2\theta$, with $\theta$ in radians. Both are in MF19.`,
          zh: tex`弧长 $s=r\theta$，扇形面积 $A=\dfrac12r^2\theta$，其中 $\theta$ 用弧度。两个公式都在 MF19 中。`,
        },
        {
          en: tex`Combining them gives $A=\dfrac12rs$, useful when the angle is not asked for.`,
          zh: tex`由两式可得 $A=\dfrac12rs$，不需要求角时很方便。`,
        },
        {
          en: tex`For the triangles you also need $\dfrac12ab\sin C$, the sine rule and the cosine rule; they are not on the list.`,
          zh: tex`处理三角形时还要用到 $\dfrac12ab\sin C$、正弦定理和余弦定理，公式表中没有，需要自己记住。`,
        },
      ],
      example: {
        stem: {
          en: tex`A chord subtends an angle of $\dfrac{\pi}{3}$ radians at the centre of a circle of radius $6\ \mathrm{cm}$. Find the exact area of the minor segment it cuts off.`,
          zh: tex`在半径为 $6\ \mathrm{cm}$ 的圆中，一条弦所对的圆心角为 $\dfrac{\pi}{3}$。求劣弧与该弦所围成的弓形面积的精确值。`,
        },
        answer: '6π - 9sqrt(3)',
        ask: 'Find the area of the segment cut off by a chord subtending an angle of π/3 at the centre of a circle of radius 6',
        steps: [
          {
            say: { en: tex`Area of the sector.`, zh: tex`扇形面积。` },
            tex: [tex`\tfrac12(6^2)\tfrac{\pi}{3}=6\pi`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Area of the triangle between the two radii.`,
              zh: tex`两条半径所夹三角形的面积。`,
            },
            tex: [tex`\tfrac12(6)(6)\sin\tfrac{\pi}{3}=9\sqrt3`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Subtract.`, zh: tex`相减。` },
            tex: [tex`6\pi-9\sqrt3\ \mathrm{cm^2}`],
            marks: ['A1'],
            why: {
              en: tex`"Exact" means with $\pi$ and the surd; the decimal $3.26$ only checks it.`,
              zh: tex`“精确值”要保留 $\pi$ 和根号；小数 $3.26$ 只用来检验。`,
            },
          },
        ],
      },
    },
    {
      id: 'perimeter-method',
      kind: 'method',
      title: { en: 'Taking a shaded region apart', zh: '拆分阴影图形' },
      details: [
        {
          en: tex`Mark every radius on the figure first, because equal radii give isosceles or equilateral triangles.`,
          zh: tex`先在图上标出所有半径：相等的半径会形成等腰或等边三角形。`,
        },
        {
          en: tex`For a perimeter, walk round the shaded region and list every piece: arcs and straight parts. For an area, write it in words first, such as "triangle − sector".`,
          zh: tex`求周长时，沿阴影边界走一圈，把每段弧和线段都列出来；求面积时，先用文字写出关系，例如“三角形 − 扇形”。`,
        },
        {
          en: tex`A tangent makes a right angle with the radius at the point of contact $T$: if it meets another radius produced at $P$ and angle $TOP=\theta$, then $PT=r\tan\theta$.`,
          zh: tex`切线垂直于过切点 $T$ 的半径：若它与另一条半径的延长线交于 $P$，且 $\angle TOP=\theta$，则 $PT=r\tan\theta$。`,
        },
      ],
      example: {
        stem: {
          en: tex`A sector has radius $4\ \mathrm{cm}$ and angle $2$ radians. Find its perimeter.`,
          zh: tex`扇形的半径为 $4\ \mathrm{cm}$，圆心角为 $2$ 弧度。求它的周长。`,
        },
        answer: '16 cm',
        steps: [
          {
            say: { en: tex`Find the arc.`, zh: tex`求弧长。` },
            tex: [tex`s=4\times2=8`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Add the two radii.`, zh: tex`加上两条半径。` },
            tex: [tex`8+4+4=16\ \mathrm{cm}`],
            marks: ['A1'],
          },
        ],
      },
    },
    {
      id: 'calculator-mode',
      kind: 'tip',
      title: { en: 'Radian mode and accuracy', zh: '弧度模式与精确度' },
      details: [
        {
          en: tex`Check the mode: in radians $\sin\left(\dfrac{\pi}{6}\right)=0.5$. If your calculator says $0.00914$, it is in degrees.`,
          zh: tex`检查计算器的模式：弧度模式下 $\sin\left(\dfrac{\pi}{6}\right)=0.5$；若显示 $0.00914$，说明处于角度模式。`,
        },
        {
          en: tex`Keep at least 4 significant figures, or the exact form, until the end: a segment is a difference of two close numbers, and early rounding spoils it.`,
          zh: tex`中间结果至少保留 4 位有效数字或精确值：弓形面积是两个相近数之差，过早取近似会使答案出错。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Putting degrees into $s=r\theta$ or $\dfrac12r^2\theta$.`,
          zh: tex`把用度表示的角代入 $s=r\theta$ 或 $\dfrac12r^2\theta$。`,
        },
        {
          en: tex`Forgetting the straight sides in a perimeter, or adding a radius that lies inside the region.`,
          zh: tex`求周长时漏掉直边，或者把位于图形内部的半径也加了进去。`,
        },
        {
          en: tex`Taking the reflex angle for the minor sector: an angle of $5$ radians belongs to the major arc, and the minor one is $2\pi-5\approx1.28$.`,
          zh: tex`把优角当作劣弧扇形的圆心角：$5$ 弧度对应优弧，劣弧的圆心角是 $2\pi-5\approx1.28$。`,
        },
      ],
    },
  ],
};
