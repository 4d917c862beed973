import { called, nouns } from './noun.ts';

export const FIELD_NOUNS = nouns(`
  electron | 电子 | moving particle, electron as a particle
  alpha-particle, alpha particle | α粒子 | moving particle, alpha-particle as a particle
  positron | 正电子 | moving particle, electron as a particle
  proton | 质子 | moving particle, proton as a particle
  particle, charged particle | 带电粒子 | moving particle
  ion, positive ion | 离子, 正离子 | moving particle
  oil drop, charged oil drop, drop, oil droplet, droplet, charged droplet, dust particle, charged dust particle | 油滴, 带电油滴 | charged body
  coil, coil of wire, flat coil of wire, circular coil of wire, square coil of wire, rectangular coil, flat coil, flat circular coil, circular coil, search coil, small coil, square coil | 线圈 | coil | induced emf = average induced emf
  solenoid, long solenoid | 螺线管 | coil
  magnetic field | 磁场 | magnetic field
  electric field | 电场 | electric field
  alternating supply, alternating voltage, alternating current, a.c. supply, sinusoidal alternating voltage, sinusoidal alternating current, sinusoidal supply, sinusoidal voltage, sinusoidal current, alternating potential difference, sinusoidal alternating potential difference, alternating p.d., mains supply, sinusoidal mains supply, alternating power supply, alternating current supply, sinusoidal alternating supply, alternating voltage supply, sinusoidal a.c. supply | 交流电源 | alternating supply
  point charge | 点电荷 | point charge
  conducting sphere, charged sphere, metal sphere, charged metal sphere, charged conducting sphere, metallic sphere, conducting metal sphere, hollow conducting sphere, isolated metal sphere, charged metallic sphere | 金属球, 导体球, 带电金属球 | body, charged sphere
  pair of charges | | pair of charges
  Hall probe, hall probe | 霍尔探头 | Hall probe
`);

export const FIELD_NAMES = called(`
  field strength | electric field strength, strength |
  potential | electric potential |
  separation | distance apart |
  magnetic force | force due to the magnetic field, electromagnetic force |
  electric force | force due to the electric field, electrostatic force |
  force | |
  flux density | magnetic flux density |
  flux | magnetic flux |
  flux linkage | magnetic flux linkage |
  number of turns | |
  radius | radius of the path, radius of the circular path, radius of its path, radius of the arc, radius of curvature of the path |
  induced emf | e.m.f. induced, induced e.m.f., electromotive force \\( e.m.f. \\) induced, induced electromotive force, e.m.f. induced across the ends |
  average induced emf | average e.m.f. induced, average electromotive force \\( e.m.f. \\) induced, mean induced e.m.f., average induced e.m.f., mean e.m.f. induced, magnitude of the average e.m.f. induced |
  accelerating potential difference | |
  number of elementary charges | number of excess electrons, number of electrons |
  Hall voltage | hall voltage |
`);
