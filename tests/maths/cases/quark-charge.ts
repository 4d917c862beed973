import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'quark-charge',
  solved: [
    { ask: 'Find the charge of a particle with quark composition uud', answer: '+1 e' },
    { ask: 'Calculate the charge of a hadron made of the quarks udd.', answer: '0' },
    { ask: 'A baryon has quark composition uuu. Find its charge.', answer: '+2 e' },
    { ask: 'Find the charge of a baryon with quark composition dds.', answer: '-1 e' },
    { ask: 'A meson has quark composition u\\bar{d}. Find its charge.', answer: '+1 e' },
    { ask: 'Find the charge of a meson with quark composition s\\bar{u}.', answer: '-1 e' },
    { ask: '求由夸克 uds 组成的粒子的电荷', answer: '0' },
    { ask: '某强子由夸克 uss 组成，求其电荷', answer: '0' },
    { ask: '求由夸克 ddd 组成的重子的电荷', answer: '-1 e' },
    { ask: 'Find the charge of an antiproton, quark composition \\bar{u}\\bar{u}\\bar{d}.', answer: '-1 e' },
  ],
  refused: ['Find the charge of a particle with quark composition uu'],
  near: [
    'A current of 2.0 A flows for 5.0 minutes. Calculate the charge.',
    'Find the charge on a capacitor of capacitance 10 μF at a potential difference of 5.0 V.',
  ],
};
