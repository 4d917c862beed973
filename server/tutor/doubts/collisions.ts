import type { Doubt } from './doubt.ts';

const OF_COLLISIONS = /collid|collision|elastic|momentum|\bhits\b|stick|bounce|impact|碰撞|弹性|动量|撞/i;

/** Doubts about collisions. */
export const COLLISIONS: readonly Doubt[] = [
  {
    of: OF_COLLISIONS,
    asks: /(?:only|just|second|another|one more) (?:have )?(?:1|one|a|an)? ?equation|how.{0,24}both (?:speeds|velocities|of them)|两个速度.{0,12}怎么|只有一个方程|怎么求两个/i,
    say: {
      en: 'Momentum gives one equation. The second is about how they part: in an elastic collision along a line the speed of separation equals the speed of approach, which is what is left when kinetic energy is kept. With a coefficient of restitution e (9231) it is e times the speed of approach; if they join, both velocities are the same.',
      zh: '动量守恒给出一个方程。第二个方程说明两者如何分开：同一直线上的弹性碰撞中，分离的相对速率等于接近的相对速率（由动能守恒得到）；给出恢复系数 e（9231）时，分离速率是接近速率的 e 倍；粘在一起则两者速度相同。',
    },
  },
  {
    of: OF_COLLISIONS,
    asks: /where (?:does|did|has|is) (?:it|the (?:kinetic )?energy|the ke|all that).{0,10}(?:go|gone)|(?:能量|动能).{0,8}(?:去哪|到哪|跑哪)/i,
    say: {
      en: 'It becomes internal energy: heat, a little sound, and lasting deformation. Momentum cannot be turned into anything else, since the forces of the impact on the two bodies are equal and opposite.',
      zh: '变成了内能：热、少量声音，以及永久形变。动量则不能转化成别的东西，因为碰撞中两物体所受的力等大反向。',
    },
  },
  {
    of: OF_COLLISIONS,
    asks: /(?:masses? (?:were|are|is|was) (?:equal|the same)|equal masses?|质量(?:相等|相同|一样))/i,
    say: {
      en: 'In a head-on elastic collision of equal masses the two exchange their velocities: one that was at rest moves on with the speed of the other, which stops. If they join, each has half of the speed.',
      zh: '质量相等的正面弹性碰撞中，两者交换速度：原来静止的以对方的速度运动，对方停下。若粘在一起，则速度都是原来的一半。',
    },
  },
  {
    of: /velocit|speed|momentum|collid|bounce|速度|动量|v\d? ?=/i,
    asks: /negative.{0,16}(?:ok|okay|allowed|fine|possible|mean|right)|负(?:的|数|值)?.{0,8}(?:可以|行吗|对吗|没问题|什么意思)/i,
    say: {
      en: 'A negative velocity is fine: the body moves against the direction that was chosen as positive. State that direction in words when a velocity is asked for. A speed, a distance and a time are never negative.',
      zh: '速度为负没有问题：表示运动方向与所选正方向相反，作答时用文字说明方向。速率、路程和时间不会是负的。',
    },
  },
];
