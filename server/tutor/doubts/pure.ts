import type { Doubt } from './doubt.ts';

export const PURE: readonly Doubt[] = [
  {
    of: /discriminant|meets?\b|intersect|touch|tangent|real roots|判别式|交点|相切|相交|实根/i,
    asks: /\bwhy\b.{0,60}(?:less than|< ?0|<0|negative|greater|> ?0|equals? (?:to )?(?:0|zero)|= ?0|discriminant|b\^2)|(?:为什么|为啥|怎么知道).{0,20}(?:小于|大于|等于|判别式)/i,
    say: {
      en: 'The roots of the combined equation are the x-coordinates of the common points, and b² − 4ac stands under the square root in the formula for them. Negative: no real root, so they do not meet. Zero: one repeated root, so they touch. Positive: two points.',
      zh: '联立后方程的根就是交点的横坐标，而 b² − 4ac 在求根公式的根号里：小于零没有实根，即不相交；等于零有重根，即相切；大于零有两个交点。',
    },
  },
  {
    of: /circle|圆|centre|center/i,
    asks: /(?:\bwhy\b|为什么|为啥|怎么).{0,30}(?:half|minus|negative|sign|-|opposite|halve|负|一半|变号|符号|除以 ?2)/i,
    say: {
      en: 'Multiply (x − a)² out: it is x² − 2ax + a². So the number in front of x is −2a, and a, the coordinate of the centre, is minus half of it. The same goes for y.',
      zh: '把 (x − a)² 展开得 x² − 2ax + a²：x 前面的系数是 −2a，所以圆心的坐标 a 是它的一半再变号，y 也一样。',
    },
  },
  {
    of: /circle|圆/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,20}(?:add|complete|加|配方|\+ ?\d)/i,
    say: {
      en: 'Half of the number in front of x, squared, is what x² + bx lacks to be a perfect square. It is added on both sides, so the equation stays the same.',
      zh: '把 x 前系数的一半平方，就是 x² + bx 配成完全平方所缺的数；两边同时加上它，等式不变。',
    },
  },
  {
    of: /invers|f\^?-1|f⁻¹|反函数/i,
    asks: /(?:\bwhy\b|how (?:do|can|would) (?:i|you|u|we) know|为什么|为啥|怎么知道).{0,40}(?:\bplus\b|\+|\bminus\b|\bonly one\b|\bone sign\b|positive|negative|±|正|负|一个|加|减)/i,
    say: {
      en: 'The values of the inverse are the values that x had in f. If the domain of f lies to the right of the turning point, x is at least its x-coordinate and the root is added; on the left of it the root is taken away. Only one of the signs fits the given domain.',
      zh: '反函数的值就是原来 f 中 x 的取值：定义域在顶点右边时 x 不小于顶点横坐标，根号前取正；在左边则取负。所以给定的定义域只允许一个符号。',
    },
  },
  {
    of: /invers|f\^?-1|f⁻¹|反函数/i,
    asks: /(?:mix|swap|confus|搞混|弄反|记不住).{0,30}|(?:\bwhy\b|为什么|为啥).{0,30}(?:domain|range|swap|定义域|值域)/i,
    say: {
      en: 'The inverse undoes f, so what comes out of f goes into the inverse: the domain of the inverse is the range of f, and its range is the domain of f.',
      zh: '反函数把 f 倒过来做：f 的输出就是反函数的输入，所以反函数的定义域是 f 的值域，它的值域是 f 的定义域。',
    },
  },
  {
    of: /invers|f\^?-1|f⁻¹|反函数/i,
    asks: /(?:both|same|together|meet|cross|intersect|sketch|画|相交|交点).{0,50}(?:graph|meet|axes|sketch|cross|图|轴|交)/i,
    say: {
      en: 'The two graphs are mirror images in the line y = x. An increasing f meets its inverse only on that line, so solve f(x) = x within the domain of f: where it has no solution they do not meet.',
      zh: '两个图像关于直线 y = x 对称。f 递增时它们只可能在这条直线上相交，所以在 f 的定义域内解 f(x) = x，无解就不相交。',
    },
  },
  {
    of: /sin|cos|tan|trig|三角/i,
    asks: /(?:\bwhen\b|how (?:do|can|would) (?:i|you|u|we) (?:know|tell|remember)|mix|\bwhy\b|为什么|为啥|什么时候|怎么(?:知道|判断|记)).{0,60}(?:360|180|2 ?pi|2π|quadrant|CAST|象限|第二个|另一个|other (?:angle|one|solution|answer))/i,
    say: {
      en: 'The second angle has the same value of the function: cos(360° − x) = cos x, sin(180° − x) = sin x, tan(180° + x) = tan x. So with cosine take 360° minus, with sine 180° minus, with tangent 180° plus; after that add or take away whole turns.',
      zh: '第二个角要有相同的函数值：cos(360° − x) = cos x，sin(180° − x) = sin x，tan(180° + x) = tan x。所以余弦用 360° 减，正弦用 180° 减，正切加 180°；之后再加减整圈。',
    },
  },
  {
    of: /sin|cos|tan|三角/i,
    asks: /(?:\bwhy\b|how (?:do|would|can) (?:i|you|u|we) know|cant?n?(?:no|')?t (?:i|we|u|you) (?:just )?|为什么|为啥|怎么想到|能不能).{0,40}(?:divid|cancel|除以|除掉|约掉)/i,
    say: {
      en: 'Dividing by cos x is only allowed where it is not zero, so solutions with cos x = 0 may be lost, and what is left often has two functions in it still. Bring everything to one side and factorise, or turn it into one function first.',
      zh: '只有 cos x 不为零时才能除，所以可能丢掉 cos x = 0 的解，而且除完常常还有两种函数。应先移到一边因式分解，或先化成同一个函数。',
    },
  },
  {
    of: /sin\^?2|cos\^?2|sin²|cos²|tan\^?2|sec|三角/i,
    asks: /(?:\bwhy\b|how (?:do|would|can) (?:i|you|u|we) know|为什么|为啥|怎么(?:知道|想到)).{0,40}(?:sin|cos|change|replace|identity|换|变成|恒等)/i,
    say: {
      en: 'An equation is solved in one function. The squared one is the one to change, since sin² x + cos² x = 1 turns a square into the other function without a root; what comes out is a quadratic in the function that stands alone.',
      zh: '方程要化成只含一种函数。换掉平方的那个，因为 sin² x + cos² x = 1 可以不开根号就把它换成另一个函数，得到关于单独那个函数的二次方程。',
    },
  },
  {
    of: /tangent|normal|perpendicular|切线|法线|垂直/i,
    asks: /(?:\bwhy\b|how come|为什么|为啥).{0,40}(?:perpendicular|-1\/m|negative reciprocal|flip|-1|upside|垂直|倒数|负倒)/i,
    say: {
      en: 'Lines at right angles have gradients whose product is −1: turning a line by 90° swaps its steps along and up and changes the sign of one of them. So the other gradient is −1 divided by the first.',
      zh: '互相垂直的直线斜率之积为 −1：转过 90° 时横、纵方向的增量互换，其中一个变号，所以另一斜率等于 −1 除以原斜率。',
    },
  },
  {
    of: /area|面积|∫|integra|积分/i,
    asks: /(?:\bwhy\b|为什么|为啥|可以).{0,40}(?:top|upper|subtract|take away|one go|上减下|减|一次)/i,
    say: {
      en: 'At each x the strip between the graphs has the height upper y minus lower y, whatever the axis does. Adding up the strips is the integral of that difference, the same as the two areas taken away from each other.',
      zh: '在每个 x 处，两图像之间细条的高是上面的 y 减去下面的 y，与 x 轴在哪里无关；把细条加起来就是差的积分，与两块面积相减相同。',
    },
  },
  {
    of: /volume|rotat|revol|体积|旋转/i,
    asks: /(?:\bwhy\b|为什么|为啥|怎么).{0,40}(?:differ|not (?:equal|the same)|same|不等|不一样|同一个|y ?轴|y.axis)/i,
    say: {
      en: 'A piece of the region far from the axis travels further and sweeps out more volume. Its distances from the two axes differ, so the same region gives different solids; about the y-axis moreover the region that ∫ πx² dy describes lies between the curve and the y-axis.',
      zh: '离旋转轴远的部分扫过的体积更大；同一区域到两条轴的距离不同，所以得到的旋转体不同。而且 ∫ πx² dy 描述的是曲线与 y 轴之间的区域，与绕 x 轴时的区域并不相同。',
    },
  },
  {
    of: /binomial|expan|展开|二项/i,
    asks: /(?:values of x|\bwhen\b|range|\bwhy\b|for which|哪些|为什么|范围).{0,40}(?:valid|converge|\|x\||成立|有效|收敛)|valid for/i,
    say: {
      en: 'The series of (1 + u)ⁿ with n no positive whole number is valid for |u| < 1, where u is all that stands behind the 1. For several brackets all conditions must hold, so the narrowest interval counts.',
      zh: 'n 不是正整数时，(1 + u)ⁿ 的级数在 |u| < 1 时成立，u 是 1 后面的整个式子。有几个括号时各条件都要满足，取最窄的范围。',
    },
  },
  {
    of: /arithmetic|geometric|\bAP\b|\bGP\b|progression|等差|等比/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,40}(?:ignore|reject|d ?= ?0|not zero|zero|舍去|不能为)/i,
    say: {
      en: 'With d = 0 all the terms are equal: that solves the equation, but the question says that the common difference is not zero, and a ratio of 1 would have no sum to infinity.',
      zh: 'd = 0 时各项都相等，它满足方程，但题目说公差不为零；而且公比为 1 时没有无穷和。',
    },
  },
  {
    of: /geometric|\bGP\b|infinity|等比|无穷/i,
    asks: /(?:\bwhy\b|\bwhen\b|为什么|为啥|什么时候).{0,40}(?:\|r\||r ?<|converge|infinity|less than 1|收敛|无穷|小于 ?1)/i,
    say: {
      en: 'The sum of n terms has rⁿ in it. Only for |r| < 1 does rⁿ go to 0, so that a limit a/(1 − r) is left; otherwise the sum grows or swings without end.',
      zh: '前 n 项和中含 rⁿ，只有 |r| < 1 时 rⁿ 才趋于 0，留下极限 a/(1 − r)；否则和会不断增大或来回摆动。',
    },
  },
  {
    of: /arithmetic|geometric|\bAP\b|\bGP\b|progression|等差|等比/i,
    asks: /(?:two|2|both|more than one|两个|两种).{0,30}(?:answers?|values?|solutions?|答案|值).{0,30}/i,
    say: {
      en: 'It can: the condition for the terms is often a quadratic. If both roots are allowed by what is given (not zero, |r| < 1, terms positive), there are two answers; otherwise say which one is rejected and why.',
      zh: '可以：条件往往化成二次方程。两个根都符合已知（不为零、|r| < 1、各项为正等）时就有两个答案，否则要说明舍去哪个及原因。',
    },
  },
  {
    of: /maxim|minim|stationary|turning|d\^?2y|极大|极小|驻点|最大|最小|极值/i,
    asks: /(?:\bwhy\b|how (?:do|can|would) (?:i|you|u|we) (?:know|tell)|do i need|\bis (?:it|that)\b|为什么|怎么(?:知道|判断)|要不要|是不是).{0,40}(?:max|min|second|d\^?2y|极大|极小|二阶|最大|最小)/i,
    say: {
      en: 'Either test will do. The second derivative: positive there means minimum, negative maximum. Or the sign of the first derivative on both sides: from − to + is a minimum, from + to − a maximum. Where the second derivative is long, the signs are quicker, with a value on each side written down.',
      zh: '两种判断都可以：二阶导数在该点为正是极小，为负是极大；或看一阶导数两侧的符号，由负变正是极小，由正变负是极大。二阶导数太繁时用符号法更快，但要写出两侧各取一个值的结果。',
    },
  },
  {
    of: /inequalit|modulus|\||不等式|绝对值/i,
    asks: /(?:\bwhy\b|\bcan (?:i|we|u|you)\b|still|能|可以|还能|为什么|为啥).{0,40}(?:squar|平方)/i,
    say: {
      en: 'Squaring keeps an inequality only where both sides are not negative. Between two moduli that is always so. If one side has no modulus, it may be negative: then say first where it is positive, or take the two cases, or check each critical value in the original.',
      zh: '只有两边都非负时平方才保持不等号。两边都是绝对值时总可以；若有一边没有绝对值，它可能为负，就要先说明它在哪里为正，或分情况讨论，或把各临界值代回原式检验。',
    },
  },
  {
    of: /inequalit|quadratic|[<>≤≥]|不等式/i,
    asks: /(?:\bwhy\b|how (?:do|can|would) (?:i|you|u|we) know|\bwhen\b|为什么|为啥|怎么(?:知道|判断)|什么时候).{0,40}(?:outside|between|inside|two (?:parts|regions)|\bor\b.{0,9}\band\b|\band\b.{0,9}\bor\b|两边|中间|外面|之间)/i,
    say: {
      en: 'With x² positive the graph opens upwards: it is below the axis between the roots, above it outside of them. So “< 0” gives one interval between the roots (joined by and), “> 0” gives two parts outside (joined by or).',
      zh: '二次项系数为正时图像开口向上：两根之间在轴下方，两根之外在轴上方。所以“< 0”取两根之间，“> 0”取两根之外的两部分。',
    },
  },
  {
    of: /log|ln|e\^|exponential|\d\^|对数|指数/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,40}(?:reject|no solution|negative|ignore|-\d|舍去|不能|负)/i,
    say: {
      en: 'A power of a positive number is always positive, whatever the exponent, so it cannot equal a negative number; in the same way a logarithm has a value only for a positive number.',
      zh: '正数的任何次幂都是正的，不可能等于负数；同样，对数只对正数有意义。',
    },
  },
  {
    of: /\d\^|e\^|exponential|指数|\^\(?\d?x/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,40}(?:u\^2|u²|square|substitut|平方|换元|写成)/i,
    say: {
      en: 'By the rule for powers a^(2x) = (a^x)². With u = a^x the first term is u², and the equation is a quadratic in u.',
      zh: '由幂的运算 a^(2x) = (a^x)²。令 u = a^x，第一项就是 u²，方程变成关于 u 的二次方程。',
    },
  },
  {
    of: /partial fraction|部分分式/i,
    asks: /(?:\bwhy\b|how (?:do|can|would) (?:i|you|u|we) know|forget|which|为什么|怎么知道|什么).{0,50}(?:form|square|repeated|factor|fraction|\bA\b|\bB\b|形式|平方|因式|分式)/i,
    say: {
      en: 'The form follows the factors below: a linear factor gives A/(ax + b); a repeated one gives B/(ax + b) and C/(ax + b)²; a quadratic that does not factorise gives (Bx + C)/(ax² + b). If the top is of no lower degree than the bottom, divide first.',
      zh: '形式由分母的因式决定：一次因式给 A/(ax + b)；重因式给 B/(ax + b) 和 C/(ax + b)²；不能分解的二次式给 (Bx + C)/(ax² + b)。分子次数不低于分母时先做除法。',
    },
  },
  {
    of: /by parts|分部/i,
    asks: /(?:\bwhy\b|how (?:do|can|would) (?:i|you|u|we) know|which|为什么|为啥|怎么(?:知道|选)).{0,40}(?:\bu\b|choose|pick|选|ln|log)/i,
    say: {
      en: 'u is what gets simpler when it is differentiated, and the rest must be something that can be integrated. A power of x gets simpler, so it is the usual u beside eˣ or sin x; but ln x cannot be integrated at once while its derivative is simply 1/x, so beside a power of x it is ln x that is u.',
      zh: 'u 应取求导后变简单的那个，剩下的必须能积分。x 的幂求导变简单，所以与 eˣ、sin x 相乘时取它；但 ln x 不能直接积分，求导却得 1/x，所以与 x 的幂相乘时取 ln x 为 u。',
    },
  },
  {
    of: /substitut|换元|∫|integra|积分/i,
    asks: /(?:\bhow\b|\bwhy\b|为什么|为啥|怎么).{0,20}(?:\bdx\b.{0,20}du|limits?|变成 ?du|上下限|dx)/i,
    say: {
      en: 'Everything must be in u. Differentiate the substitution to get du/dx and replace dx by du divided by that; the limits are values of x, so put each into u = … to get the new ones.',
      zh: '所有量都要换成 u：对换元式求导得 du/dx，用 du 除以它来代替 dx；原来的上下限是 x 的值，分别代入 u = … 得到新的上下限。',
    },
  },
  {
    of: /substitut|换元|∫|integra|积分/i,
    asks: /(?:how (?:do|can|would|will) (?:i|you|u|we) know|which|怎么知道|怎么(?:选|看出)).{0,40}(?:substitut|\bu\b|choose|pick|method|换元|选什么|方法)/i,
    say: {
      en: 'Look for a part whose derivative stands beside it, up to a number: that part is u. Otherwise take what is inside a root or a bracket with a high power; √(a² − x²) wants x = a sin θ, a² + x² wants x = a tan θ. In 9709 the substitution is given unless it is of the first kind.',
      zh: '看哪一部分的导数（差个常数）就在旁边，那部分取为 u；否则取根号里或高次括号里的式子；√(a² − x²) 用 x = a sin θ，a² + x² 用 x = a tan θ。9709 中除第一类以外，题目会给出换元。',
    },
  },
  {
    of: /differential equation|dy\/dx|微分方程/i,
    asks: /(?:\bwhy\b|\bis it ok\b|can i|wheres?|what'?s wrong|为什么|为啥|可以).{0,60}(?:\+ ?c\b|\bc\b|constant|常数|e\^c|A ?=)/i,
    say: {
      en: 'The constant belongs in as soon as both sides are integrated, and it goes through every step after that: from ln y = f(x) + c follows y = e^c · e^f(x), so c becomes a factor and is not added at the end. You may find it before or after removing the logarithm; both give the same.',
      zh: '两边一积分就要写常数，之后每一步都带着它：由 ln y = f(x) + c 得 y = e^c · e^f(x)，常数变成因子，而不是最后再加。在去掉对数之前或之后代入初值求它都可以，结果相同。',
    },
  },
  {
    of: /differential equation|dy\/dx|∫|integra|微分方程|积分/i,
    asks: /(?:\bwhy\b|\bhow\b|\bwhere\b|为什么|为啥|怎么).{0,40}(?:1\/2|(?<!other )half|二分之一|\bln\b.{0,12}front|in front of)/i,
    say: {
      en: 'The derivative of the bottom has to stand on top for the integral to be a logarithm: ∫ f′(x)/f(x) dx = ln|f(x)|. If the top is only a fraction of that derivative, this number comes in front of the logarithm.',
      zh: '要积成对数，分子必须是分母的导数：∫ f′(x)/f(x) dx = ln|f(x)|。若分子只是这个导数的几分之一，这个数就写在对数前面。',
    },
  },
  {
    of: /root between|iterat|sign change|x_?\{?n|迭代|变号/i,
    asks: /\benough\b|(?:\bwhy\b|为什么).{0,30}(?:sign|continuous|变号|连续)|够(?:吗|不够|了吗)/i,
    say: {
      en: 'The mark needs three things: both values, the words that the sign changes, and that the function is continuous there, so there is a root between them.',
      zh: '要得分需写三点：两个函数值、符号改变这句话，以及函数在该区间连续，所以其间有根。',
    },
  },
  {
    of: /iterat|x_?\{?n|迭代/i,
    asks: /(?:\bwhen\b|how many|什么时候|多少次).{0,20}(?:stop|iterations?|停)/i,
    say: {
      en: 'Stop when two iterations one after the other round to the same value at the accuracy that is asked for; write them with two more places than that.',
      zh: '当相邻两次迭代值按要求的精度四舍五入后相同就可以停；过程值要多写两位小数。',
    },
  },
  {
    of: /iterat|x_?\{?n|迭代/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,20}(?:converge|root|work|equation|收敛|根)/i,
    say: {
      en: 'If the values settle down to α, then x on the left and x on the right are both α, so α = F(α); rearranged, that is the equation itself. So what the iteration converges to is a root of it.',
      zh: '若数列趋于 α，则左右两边的 x 都变成 α，即 α = F(α)；整理后就是原方程，所以极限是方程的根。',
    },
  },
  {
    of: /complex|argand|modulus|\barg\b|复数|辐角/i,
    asks: /(?:\bwhy\b|\bwhen\b|为什么|为啥|什么时候).{0,30}(?:\badd|subtract|\+ ?(?:pi|π|180)|quadrant|加|减|象限)/i,
    say: {
      en: 'The calculator only gives angles between −π/2 and π/2. Look at the signs of the two parts: with the real part negative the point lies on the left, and then π is added (imaginary part positive) or taken away (imaginary part negative).',
      zh: '计算器只给 −π/2 到 π/2 之间的角。看实部和虚部的符号：实部为负时点在左边，虚部为正就加 π，虚部为负就减 π。',
    },
  },
  {
    of: /complex|argand|locus|\barg\b|复数|轨迹/i,
    asks: /(?:\bwhy\b|is it|为什么|为啥|是不是).{0,30}(?:half|whole line|ray|射线|半直线|整条)/i,
    say: {
      en: 'The argument is the angle of one direction. On the other side of the end point the angle differs by π, so these points do not belong to it; the end point itself has no argument and is left out.',
      zh: '辐角表示一个方向的角。端点另一侧的点辐角相差 π，不满足条件，所以只是射线；端点本身没有辐角，要去掉。',
    },
  },
  {
    of: /vector|line|skew|intersect|向量|直线|异面/i,
    asks: /(?:do i|have to|need|also|must|\bwhy\b|要不要|还要|需要|为什么).{0,40}(?:parallel|平行)/i,
    say: {
      en: 'Yes. Skew means neither parallel nor meeting, so both have to be said: that the direction vectors are no multiples of each other, and that the three equations have no common solution.',
      zh: '要。异面是指既不平行也不相交，所以两点都要写：方向向量不成倍数，三个方程没有公共解。',
    },
  },
  {
    of: /vector|line|angle|向量|夹角/i,
    asks: /(?:want|need|should|\bwhy\b|do they|要|为什么).{0,20}(?:acute|obtuse|锐角|钝角)/i,
    say: {
      en: 'The angle between two lines is the acute one: if the cosine comes out negative, take the angle from 180°. An obtuse angle is only wanted where it is that of two given vectors or of a triangle.',
      zh: '两条直线的夹角取锐角：余弦为负时用 180° 减去它。只有求两个给定向量的夹角或三角形的角时才可能取钝角。',
    },
  },
  {
    of: /sec|cot|R ?cos|Rcos|R ?sin|θ|sin|cos/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,12}(?:\d{1,2} ?\/ ?\d{1,2})/i,
    say: {
      en: 'Expand R cos(θ − α): cos θ has the factor R cos α and sin θ the factor R sin α. So tan α is the number with sin θ divided by the number with cos θ; for R sin(θ ± α) it is the other way round.',
      zh: '展开 R cos(θ − α)：cos θ 的系数是 R cos α，sin θ 的系数是 R sin α，所以 tan α 等于 sin θ 的系数除以 cos θ 的系数；R sin(θ ± α) 则相反。',
    },
  },
];
