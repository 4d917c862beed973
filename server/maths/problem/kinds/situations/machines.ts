import { BODY } from '../forces.ts';
import { kind } from '../kind.ts';

const ENERGY = '9702/all/work-energy-and-power';
const FORCES = '9702/all/forces-density-and-pressure';

/** What raises water, and beams that are in balance. */
export const MACHINE_KINDS = [
  kind('pull along the level', '9702/all/dynamics', {
    is: BODY,
    properties: `
      applied force | P | N
      frictional force | R | N
    `,
    laws: 'Friction acts against the force that is applied. | 摩擦力与拉力方向相反。 | [resultant force] = [applied force] - [frictional force]',
  }),
  kind('lift by a motor', ENERGY, {
    properties: `
      mass | m | kg | lasting
      weight | W | N | lasting
      lifting speed | v | m s^-1
      height raised | h | m
      time | t | s
      work done on the load, gain in potential energy, increase in potential energy | E | J
      lifting power | P | W
      input power | I | W
      input energy | J | J
      wasted power | w | W
      efficiency | η | | lasting
    `,
    laws: `
      Speed is distance over time. | 速率等于路程除以时间。 | [height raised] = [lifting speed]*[time]
      What is put in and not used is wasted. | 输入功率与有用功率之差为损失的功率。 | [wasted power] = [input power] - [lifting power]
      Energy is power times time. | 能量等于功率乘以时间。 | [input energy] = [input power]*[time]
      Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g
      It rises steadily, so the force is its weight. | 匀速上升，拉力等于重力。 | [lifting power] = [weight]*[lifting speed]
      Work is force times distance. | 功等于力乘以距离。 | [work done on the load] = [weight]*[height raised]
      Power is work over time. | 功率等于功除以时间。 | [lifting power] = [work done on the load]/[time]
      Efficiency is useful power over the power put in. | 效率等于有用功率与输入功率之比。 | [efficiency] = [lifting power]/[input power]
    `,
  }),
  kind('pump', ENERGY, {
    properties: `
      time | t | s
      mass | m | kg
      volume | V | m^3
      density | ρ | kg m^-3 | lasting
      height | h | m
      speed | v | m s^-1
      gain in potential energy | U | J
      gain in kinetic energy | K | J
      work done | W | J
      output power | P | W
      input power | I | W
      efficiency | η | | lasting
    `,
    laws: `
      Density is mass over volume. | 密度等于质量除以体积。 | [density] = [mass]/[volume]
      The potential energy that the water gains. | 水增加的重力势能。 | [gain in potential energy] = [mass]*g*[height]
      The kinetic energy that the water gains. | 水增加的动能。 | [gain in kinetic energy] = [mass]*[speed]^2/2
      The work is all the energy that the water gains. | 所做的功等于水增加的总能量。 | [work done] = [gain in potential energy] + [gain in kinetic energy]
      Power is work over time. | 功率等于功除以时间。 | [output power] = [work done]/[time]
      Efficiency is useful power over the power put in. | 效率等于有用功率与输入功率之比。 | [efficiency] = [output power]/[input power]
    `,
  }),
  kind('work by a force', ENERGY, {
    properties: `
      force | F | N
      distance | s | m
      time | t | s
      work done | W | J
      power, average power, rate of working | P | W
    `,
    laws: `
      Work is force times distance. | 功等于力乘以距离。 | [work done] = [force]*[distance]
      Power is work over time. | 功率等于功除以时间。 | [power] = [work done]/[time]
    `,
  }),
  kind('lever', FORCES, {
    properties: `
      length | l | m | lasting
      mass | m | kg | lasting
      weight | W | N | lasting
      first support force | P | N
      second support force | Q | N
    `,
    laws: 'Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g',
  }),
  kind('hinged beam', FORCES, {
    properties: `
      length | l | m | lasting
      mass | m | kg | lasting
      weight | W | N | lasting
      distance of the wire | d | m | lasting
      angle of the wire | θ | rad
      tension | T | N
      loads | L | N
      moment of the loads | M | N m
      horizontal force of the hinge | X | N
      vertical force of the hinge | Y | N | signed
    `,
    laws: `
      Weight is mass times the acceleration of free fall. | 重力等于质量乘以自由落体加速度。 | [weight] = [mass]*g
      The moments about the hinge balance. | 对铰链的力矩平衡。 | [tension]*sin([angle of the wire])*[distance of the wire] = [weight]*[length]/2 + [moment of the loads]
      The horizontal components balance. | 水平分力平衡。 | [horizontal force of the hinge] = [tension]*cos([angle of the wire])
      The vertical components balance. | 竖直分力平衡。 | [vertical force of the hinge] + [tension]*sin([angle of the wire]) = [weight] + [loads]
    `,
  }),
];
