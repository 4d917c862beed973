import type { Doubt } from './doubt.ts';

export const APPLIED: readonly Doubt[] = [
  {
    of: /pulley|string|滑轮|绳/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,40}(?:keep|still|continue|carr(?:y|ies) on|go(?:es|ing)? (?:on|up)|继续|还会|上升)/i,
    say: {
      en: 'When the other particle stops, the string goes slack, so there is no tension any more. The one that is moving up still has its speed and goes on under gravity alone until that speed is 0.',
      zh: '另一个物体停住后绳子松弛，不再有拉力。正在上升的物体仍有速度，只受重力继续上升，直到速度为 0。',
    },
  },
  {
    of: /power|engine|car|resistance|功率|阻力|汽车/i,
    asks: /(?:\bwhy\b|为什么|为啥|shouldnt|shouldn'?t).{0,40}(?:a ?= ?0|acceleration|max|加速度|最大)/i,
    say: {
      en: 'With P = Fv a higher speed leaves a smaller driving force. The car gains speed as long as that force is greater than the resistance; at the greatest speed the two are equal, so the resultant force, and with it the acceleration, is 0. The acceleration was largest at low speed.',
      zh: '由 P = Fv，速度越大牵引力越小。只要牵引力大于阻力车就加速；到最大速度时两者相等，合力为零，所以加速度为 0。加速度最大是在低速时。',
    },
  },
  {
    of: /friction|rough|摩擦|粗糙/i,
    asks: /(?:\bwhy\b|which|how (?:do|can) (?:i|you|u|we) know|为什么|哪个方向|怎么判断).{0,40}(?:friction|direction|up|down|方向|摩擦|向)/i,
    say: {
      en: 'Friction acts against the motion that takes place or is about to. About to slide down: it acts up the plane. About to move up: it acts down the plane.',
      zh: '摩擦力与物体的运动或运动趋势相反：将要下滑时沿斜面向上，将要上滑时沿斜面向下。',
    },
  },
  {
    of: /straight line|velocity|displacement|v ?=|速度|位移|路程/i,
    asks: /(?:distance|displacement|路程|位移).{0,30}(?:vs|versus|and|or|differ|0|zero|mean|和|区别|为 ?0)|(?:what they mean|\bwhy\b|how can).{0,20}(?:distance|displacement)/i,
    say: {
      en: 'The integral of v is the displacement: way back counts as negative. For the distance each piece between two times of rest is taken by itself and made positive before they are added.',
      zh: '对 v 积分得到的是位移，往回走算负的。求路程要在速度为 0 的时刻分段，各段取正值后再相加。',
    },
  },
  {
    of: /velocity|speed|v ?=|速度|速率/i,
    asks: /\bis\b.{0,20}(?:min|least).{0,20}speed|(?:最小).{0,8}速率.{0,20}(?:吗|也)/i,
    say: {
      en: 'Speed is the size of the velocity. Where the velocity changes sign the speed is 0, and that is its least value, though the velocity goes below 0.',
      zh: '速率是速度的大小。速度变号时速率为 0，这就是速率的最小值，尽管速度本身还可以小于 0。',
    },
  },
  {
    of: /collid|momentum|碰撞|撞|动量|反弹/i,
    asks: /(?:\bwhy\b|为什么|为啥|可能).{0,40}(?:minus|negative|-|sign|负|方向|损失是? ?0|energy)/i,
    say: {
      en: 'Momentum has a direction: choose one as positive, and a body that rebounds has a negative velocity. Kinetic energy has none; it cannot grow in a collision without an explosion, and if none is lost the collision is called perfectly elastic.',
      zh: '动量有方向：选一个正方向，反弹的物体速度为负。动能没有方向，碰撞中不会增加；没有损失时称为完全弹性碰撞。',
    },
  },
  {
    of: /project|thrown|vertical|抛|上抛|落地/i,
    asks: /(?:one go|one step|in one|sign|direction|一步|一次|正方向|怎么设|方向)/i,
    say: {
      en: 'Choose one direction as positive, say upwards, and keep it for the whole flight: u is +, a is −g, and a point below the start has a negative s. One equation s = ut + ½at² then covers the way up and down.',
      zh: '选定一个正方向（如向上），全程不变：u 取正，a = −g，起点下方的位移 s 取负。这样一个 s = ut + ½at² 就包含了上升和下落。',
    },
  },
  {
    of: /velocity|speed|速度|v ?=|落地/i,
    asks: /(?:write|写|minus|negative|sign|还是).{0,12}-?\d{1,3}.{0,12}(?:or|还是|minus|-|负)/i,
    say: {
      en: 'A velocity keeps its sign, which says the direction you chose; a speed is its size and is positive. If the question asks for the speed, or says “downwards”, give the positive number.',
      zh: '速度要带符号，符号表示方向；速率是大小，取正值。题目问速率或写明“向下”时写正数即可。',
    },
  },
  {
    of: /project|horizontal|cliff|平抛|抛/i,
    asks: /(?:use|same|\bu ?=|用).{0,30}(?:vertical|竖直|horizontal|水平)/i,
    say: {
      en: 'The two directions are independent. Thrown horizontally, the ball has no vertical velocity at the start, so u = 0 vertically and all of the given speed is horizontal, where it stays constant.',
      zh: '两个方向互相独立。水平抛出时竖直初速度为 0，给出的速度全在水平方向，并保持不变。',
    },
  },
  {
    of: /normal|~ ?N|standard|正态|标准差|sd\b/i,
    asks: /(?:\bwhen\b|\bwhy\b|为什么|什么时候|为啥).{0,30}(?:1 ?-|1 minus|one minus|minus from 1|1 ?减|减)/i,
    say: {
      en: 'The table gives Φ(z), the area to the left. For “more than” with z positive take it from 1; for “less than” with z negative, by symmetry, Φ(−z) = 1 − Φ(z). A sketch with the area shaded shows whether the answer must be above or below 0.5.',
      zh: '表中的 Φ(z) 是左侧面积。z 为正求“大于”时用 1 减；z 为负求“小于”时由对称 Φ(−z) = 1 − Φ(z)。画草图涂出面积，就知道答案应大于还是小于 0.5。',
    },
  },
  {
    of: /Σ|sum|coded|mean|standard deviation|方差|标准差|平均/i,
    asks: /(?:\bwhy\b|do i|should i|为什么|要不要).{0,40}(?:add|not|\+|加)|^why not\b/i,
    say: {
      en: 'Taking the same number from every value moves all of them, and the mean with them, but not how far they lie apart. So the mean is moved back by that number, and the standard deviation stays as it is.',
      zh: '每个数都减去同一个数，只是整体平移：平均数跟着移动，数据之间的距离不变。所以平均数要加回来，标准差不变。',
    },
  },
  {
    of: /arrange|together|next to|letters|ways|排列|相邻|排法/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,60}(?:work|together|not|subtract|相邻|减|不行)/i,
    say: {
      en: 'The opposite of “no two together” is “at least two together”, which has more cases than “all together”: two of them may stand side by side with the third apart. So put the other letters down first and choose gaps for these, at most one in each.',
      zh: '“任意两个都不相邻”的反面是“至少有两个相邻”，比“全部相邻”多：可能两个挨着、第三个分开。所以先排其他元素，再把它们插入不同的空位。',
    },
  },
  {
    of: /arrange|letters|permut|排列/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,30}(?:divid|\/|!|除)/i,
    say: {
      en: 'Equal letters may be swapped without anything new to see. With k of them each arrangement is counted k! times, so divide by k! for each letter that comes more than once.',
      zh: '相同的字母互换看不出区别，有 k 个相同的就把每种排法数了 k! 次，所以每种重复的字母都要除以 k!。',
    },
  },
  {
    of: /P\( ?[A-Z]'? ?\| ?[A-Z]|conditional prob|条件概率/i,
    asks: /(?:divide|which|mix|\bwhy\b|over|除|搞反|分母|为什么)/i,
    say: {
      en: 'P(A | B) = P(A and B) ÷ P(B): below stands what is known to have happened, behind the stroke. It is the share of B in which A happens too.',
      zh: 'P(A | B) = P(A 且 B) ÷ P(B)：分母是已知发生的、竖线后面的事件，即 B 发生的情形中 A 也发生的比例。',
    },
  },
  {
    of: /independent|independence|独立/i,
    asks: /(?:how|check|test|write|怎么|判断|要写|是不是|吗)/i,
    say: {
      en: 'A and B are independent exactly if P(A and B) = P(A) × P(B), or if P(A | B) = P(A). Work out both sides, write that they are equal or not, and conclude.',
      zh: 'A 与 B 独立当且仅当 P(A 且 B) = P(A) × P(B)，或 P(A | B) = P(A)。分别算出两边，写明相等或不相等，再下结论。',
    },
  },
  {
    of: /replac|放回|袋|bag|binomial/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,40}(?:variance|bigger|larger|change|方差|变大|不变)/i,
    say: {
      en: 'Without replacement each draw pulls the next one the other way: after a red one a red one is less likely, so extreme counts are rarer. With replacement the draws do not influence each other, so the count spreads more while its mean is the same.',
      zh: '不放回时前一次会影响后一次：抽走一个红球后再抽红球的机会变小，极端结果更少；放回时各次互不影响，结果更分散，方差更大，而期望相同。',
    },
  },
  {
    of: /random variable|variance|Var|E\(X|期望|方差/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,30}(?:subtract|minus|square|E\(X\)|减|平方)/i,
    say: {
      en: 'Variance is the mean of the squared distance from the mean, and multiplied out that is E(X²) − [E(X)]². Without the last term it would measure the distance from 0.',
      zh: '方差是与均值之差的平方的平均，展开就是 E(X²) − [E(X)]²；不减后一项，量的就是到 0 的距离。',
    },
  },
];
