import type { TopicFile } from '../../topic-file.ts';

const tex = String.raw;

export const topic: TopicFile = {
  subject: '9709',
  paper: 'p1',
  order: 3,
  level: 'AS',
  slug: 'coordinate-geometry',
  title: { en: 'Coordinate geometry', zh: '坐标几何' },
  summary: {
    en: tex`Straight lines, circles and where they meet. Afterwards you can find lines, midpoints and perpendicular bisectors, read a circle's centre and radius from its equation, and decide by algebra whether a line crosses, touches or misses a curve.`,
    zh: tex`直线、圆以及它们的交点。学完后，你能求直线方程、中点和垂直平分线，从圆的方程读出圆心和半径，并用代数方法判断直线与曲线相交、相切还是没有公共点。`,
  },
  difficulty: 'Medium',
  minutes: 45,
  aliases: {
    en: [
      'equation of a straight line',
      'gradient',
      'y = mx + c',
      'midpoint',
      'perpendicular bisector',
      'equation of a circle',
      'centre and radius',
      'tangent to a circle',
      'intersection of line and curve',
      'co-ordinate geometry',
    ],
    zh: ['解析几何', '直线方程', '斜率', '中点', '垂直平分线', '圆的方程', '圆心与半径', '圆的切线', '交点'],
  },
  prerequisites: ['9709/p1/quadratics'],
  methods: ['intersection', 'straight-line', 'circle', 'simultaneous', 'discriminant'],
  cards: [
    {
      id: 'gradient',
      kind: 'concept',
      title: { en: 'Gradients, parallel and perpendicular', zh: '斜率、平行与垂直' },
      details: [
        {
          en: tex`The gradient is the change in $y$ divided by the change in $x$. Parallel lines have equal gradients; perpendicular gradients multiply to $-1$.`,
          zh: tex`斜率等于 $y$ 的变化量除以 $x$ 的变化量。两直线平行则斜率相等，两直线垂直则斜率之积为 $-1$。`,
        },
        {
          en: tex`So a line perpendicular to one of gradient $\dfrac23$ has gradient $-\dfrac32$: turn the fraction over and change the sign. The rule fails only when one of the two lines is vertical: a vertical line has no gradient.`,
          zh: tex`因此，与斜率为 $\dfrac23$ 的直线垂直的直线斜率为 $-\dfrac32$：取倒数再变号。只有其中一条直线与 $x$ 轴垂直时例外，因为它的斜率不存在。`,
        },
        {
          en: tex`The perpendicular bisector of $AB$ goes through the midpoint of $AB$ at right angles to it; every point on it is equally far from $A$ and from $B$.`,
          zh: tex`$AB$ 的垂直平分线过 $AB$ 的中点且与 $AB$ 垂直，其上每一点到 $A$、$B$ 的距离相等。`,
        },
      ],
    },
    {
      id: 'circle-facts',
      kind: 'concept',
      title: { en: 'Circle properties worth a mark', zh: '解题常用的圆的性质' },
      details: [
        {
          en: tex`A tangent is perpendicular to the radius at the point of contact: the gradient of the radius gives the gradient of the tangent.`,
          zh: tex`切线垂直于过切点的半径：由半径的斜率即可得到切线的斜率。`,
        },
        {
          en: tex`The angle in a semicircle is a right angle. If $AC\perp BC$, then $AB$ is a diameter of the circle through $A$, $B$, $C$.`,
          zh: tex`半圆（直径）所对的圆周角是直角。若 $AC\perp BC$，则 $AB$ 是过 $A$、$B$、$C$ 三点的圆的直径。`,
        },
        {
          en: tex`The perpendicular bisector of any chord passes through the centre; two such bisectors meet at the centre.`,
          zh: tex`任一条弦的垂直平分线都过圆心，两条弦的垂直平分线的交点就是圆心。`,
        },
      ],
    },
    {
      id: 'formulas',
      kind: 'formula',
      title: { en: 'Formulas to know by heart', zh: '必须记住的公式' },
      details: [
        {
          en: tex`For $A(x_1,y_1)$ and $B(x_2,y_2)$: midpoint $\left(\dfrac{x_1+x_2}{2},\dfrac{y_1+y_2}{2}\right)$, length $\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}$, gradient $\dfrac{y_2-y_1}{x_2-x_1}$.`,
          zh: tex`设 $A(x_1,y_1)$、$B(x_2,y_2)$：中点为 $\left(\dfrac{x_1+x_2}{2},\dfrac{y_1+y_2}{2}\right)$，长度为 $\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}$，斜率为 $\dfrac{y_2-y_1}{x_2-x_1}$。`,
        },
        {
          en: tex`Line through $(x_1,y_1)$ with gradient $m$: $y-y_1=m(x-x_1)$.`,
          zh: tex`过点 $(x_1,y_1)$、斜率为 $m$ 的直线：$y-y_1=m(x-x_1)$。`,
        },
        {
          en: tex`Circle with centre $(a,b)$ and radius $r$: $(x-a)^2+(y-b)^2=r^2$. Expanded, $x^2+y^2+2gx+2fy+c=0$ has centre $(-g,-f)$ and radius $\sqrt{g^2+f^2-c}$.`,
          zh: tex`圆心为 $(a,b)$、半径为 $r$ 的圆：$(x-a)^2+(y-b)^2=r^2$。展开式 $x^2+y^2+2gx+2fy+c=0$ 的圆心为 $(-g,-f)$，半径为 $\sqrt{g^2+f^2-c}$。`,
        },
        {
          en: tex`None of these is in the list of formulae MF19.`,
          zh: tex`以上公式都不在公式表 MF19 中。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the centre and the radius of the circle $x^2+y^2-6x+4y-12=0$.`,
          zh: tex`求圆 $x^2+y^2-6x+4y-12=0$ 的圆心和半径。`,
        },
        answer: 'centre (3, -2), radius 5',
        ask: 'Find the centre and radius of the circle x^2 + y^2 - 6x + 4y - 12 = 0',
        steps: [
          {
            say: {
              en: tex`Complete the square in $x$ and in $y$.`,
              zh: tex`分别对 $x$ 和 $y$ 配方。`,
            },
            tex: [tex`(x-3)^2-9+(y+2)^2-4-12=0`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Collect the constants on the right.`, zh: tex`把常数移到右边。` },
            tex: [tex`(x-3)^2+(y+2)^2=25`],
            marks: ['A1'],
          },
          {
            say: {
              en: tex`The centre is $(3,-2)$ and the radius is $\sqrt{25}=5$.`,
              zh: tex`圆心为 $(3,-2)$，半径为 $\sqrt{25}=5$。`,
            },
            marks: ['A1'],
            why: {
              en: tex`In $(y+2)^2=(y-(-2))^2$ the coordinate of the centre is $-2$.`,
              zh: tex`由 $(y+2)^2=(y-(-2))^2$ 可知圆心的纵坐标是 $-2$。`,
            },
          },
        ],
      },
    },
    {
      id: 'line-method',
      kind: 'method',
      title: { en: 'Finding a perpendicular bisector', zh: '求垂直平分线' },
      details: [
        {
          en: tex`Three facts, in this order: midpoint, gradient of $AB$, negative reciprocal. Then one use of $y-y_1=m(x-x_1)$.`,
          zh: tex`依次求出三个量：中点、$AB$ 的斜率、它的负倒数，再代入 $y-y_1=m(x-x_1)$。`,
        },
        {
          en: tex`Give the form that is asked: $ax+by+c=0$ "with integers" means no fractions and everything on one side.`,
          zh: tex`按题目要求的形式作答：若要求 $ax+by+c=0$ 且系数为整数，就要去分母并把所有项移到一边。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the equation of the perpendicular bisector of the line joining $A(2,3)$ and $B(6,5)$.`,
          zh: tex`求连接 $A(2,3)$ 与 $B(6,5)$ 的线段的垂直平分线方程。`,
        },
        answer: 'y = 12 - 2x',
        ask: 'Find the equation of the perpendicular bisector of A(2, 3) and B(6, 5)',
        steps: [
          {
            say: { en: tex`Find the midpoint of $AB$.`, zh: tex`求 $AB$ 的中点。` },
            tex: [tex`\left(\tfrac{2+6}{2},\tfrac{3+5}{2}\right)=(4,4)`],
            marks: ['B1'],
          },
          {
            say: {
              en: tex`Find the gradient of $AB$ and take the negative reciprocal.`,
              zh: tex`求 $AB$ 的斜率，再取负倒数。`,
            },
            tex: [tex`m_{AB}=\tfrac{5-3}{6-2}=\tfrac12`, tex`m=-2`],
            marks: ['M1'],
          },
          {
            say: { en: tex`Write the line through the midpoint.`, zh: tex`写出过中点的直线方程。` },
            tex: [tex`y-4=-2(x-4)`, tex`y=12-2x`],
            marks: ['DM1', 'A1'],
          },
        ],
      },
    },
    {
      id: 'intersection-method',
      kind: 'method',
      title: { en: 'Where a line meets a curve', zh: '直线与曲线的交点' },
      details: [
        {
          en: tex`Points of intersection are the solutions of the simultaneous equations: substitute the line into the curve and solve the quadratic.`,
          zh: tex`交点坐标就是联立方程组的解：把直线方程代入曲线方程，解所得的二次方程。`,
        },
        {
          en: tex`To find $k$ so that $y=x+k$ crosses, touches or misses a curve, do not solve: put the discriminant of that quadratic $>0$, $=0$ or $<0$.`,
          zh: tex`求 $k$ 使直线 $y=x+k$ 与曲线相交、相切或没有公共点时，不必解出交点，只需令该二次方程的判别式 $>0$、$=0$ 或 $<0$。`,
        },
        {
          en: tex`For a circle there is a second way: compare the distance from the centre to the line with the radius.`,
          zh: tex`对于圆还有另一种方法：比较圆心到直线的距离与半径的大小。`,
        },
      ],
      example: {
        stem: {
          en: tex`Find the coordinates of the points where the line $y=x+1$ meets the circle $x^2+y^2=25$.`,
          zh: tex`求直线 $y=x+1$ 与圆 $x^2+y^2=25$ 的交点坐标。`,
        },
        answer: '(3, 4), (-4, -3)',
        ask: 'Find the coordinates of the points where the line y = x + 1 meets the circle x^2 + y^2 = 25',
        steps: [
          {
            say: { en: tex`Substitute the line into the circle.`, zh: tex`把直线方程代入圆的方程。` },
            tex: [tex`x^2+(x+1)^2=25`, tex`x^2+x-12=0`],
            marks: ['M1', 'A1'],
          },
          {
            say: { en: tex`Solve for $x$.`, zh: tex`解出 $x$。` },
            tex: [tex`(x-3)(x+4)=0`, tex`x=3 \quad \text{or} \quad x=-4`],
            marks: ['DM1'],
          },
          {
            say: {
              en: tex`Take $y$ from the line: the points are $(3,4)$ and $(-4,-3)$.`,
              zh: tex`由直线方程求 $y$：交点为 $(3,4)$ 和 $(-4,-3)$。`,
            },
            marks: ['A1'],
            why: {
              en: tex`The circle would give two values of $y$ for each $x$; only the line tells which one belongs.`,
              zh: tex`若用圆的方程，每个 $x$ 会对应两个 $y$；只有代入直线才能确定取哪一个。`,
            },
          },
        ],
      },
    },
    {
      id: 'sketch-first',
      kind: 'tip',
      title: { en: 'Sketch before you calculate', zh: '先画草图再计算' },
      details: [
        {
          en: tex`A small labelled sketch shows which point is which, the sign of the gradient, and often a right angle that shortens the work.`,
          zh: tex`画一张标好字母的小草图，可以看清各点的位置和斜率的正负，往往还能发现可以简化计算的直角。`,
        },
        {
          en: tex`To show that an angle is $90^\circ$, multiply the two gradients and write that the product is $-1$, so the lines are perpendicular. The conclusion in words carries a mark.`,
          zh: tex`证明角为 $90^\circ$ 时，把两条直线的斜率相乘，写明乘积为 $-1$，所以两直线垂直。用文字写出结论才能拿满分。`,
        },
      ],
    },
    {
      id: 'common-errors',
      kind: 'error',
      title: { en: 'Where marks are lost', zh: '常见失分点' },
      details: [
        {
          en: tex`Reading the centre of $(x-3)^2+(y+2)^2=25$ as $(-3,2)$, or its radius as $25$. The signs change, and the right side is $r^2$.`,
          zh: tex`把 $(x-3)^2+(y+2)^2=25$ 的圆心读成 $(-3,2)$，或把半径读成 $25$。符号要相反，右边是 $r^2$。`,
        },
        {
          en: tex`Taking the reciprocal without the change of sign for a perpendicular gradient, or the other way round.`,
          zh: tex`求垂线斜率时只取倒数而忘了变号，或只变号而忘了取倒数。`,
        },
        {
          en: tex`Expanding $(x+1)^2$ as $x^2+1$ after substituting a line into a circle.`,
          zh: tex`把直线代入圆之后，将 $(x+1)^2$ 展开成 $x^2+1$。`,
        },
      ],
    },
  ],
};
