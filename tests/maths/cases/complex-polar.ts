import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-polar',
  solved: [
    { ask: 'Find the modulus and argument of 1 + i', answer: 'modulus sqrt(2), argument pi/4' },
    { ask: 'Find the modulus and argument of -1 + √3 i', answer: 'modulus 2, argument 2pi/3' },
    { ask: 'Find the modulus and argument of $\\sqrt{3} - i$', answer: 'modulus 2, argument -pi/6' },
    { ask: 'Express 2 - 2i in polar form', answer: '2sqrt(2)(cos(-pi/4) + i sin(-pi/4))' },
    { ask: 'Express -3i in the form r(cos θ + i sin θ)', answer: '3(cos(-pi/2) + i sin(-pi/2))' },
    { ask: 'Express $-1 - \\sqrt{3}i$ in the form $re^{i\\theta}$', answer: '2e^((-2pi/3)i)' },
    { ask: 'Write -4 + 4i in exponential form', answer: '4sqrt(2)e^((3pi/4)i)' },
    { ask: '求复数 1 - √3i 的模和辐角', answer: 'modulus 2, argument -pi/3' },
    { ask: '将 2√3 + 2i 写成极坐标形式', answer: '4(cos(pi/6) + i sin(pi/6))' },
    { ask: 'Find |3 - 4i|', answer: '5' },
    { ask: 'Find arg(-5 + 5i)', answer: '3pi/4' },
    { ask: 'Find the modulus and argument of 3 + 4i', answer: 'modulus 5, argument 0.927' },
    { ask: '求复数 -2 + 3i 的模与辐角', answer: 'modulus sqrt(13), argument 2.16' },
    { ask: 'Express $4e^{i\\pi/3}$ in the form a + bi', answer: '2 + 2sqrt(3) i' },
    { ask: 'Express 6(cos(5π/6) + i sin(5π/6)) in the form x + iy', answer: '-3sqrt(3) + 3i' },
    { ask: 'Find the modulus and argument of $\\frac{1+i}{1-i}$', answer: 'modulus 1, argument pi/2' },
    { ask: 'Given z = 1 - √3 i, find the modulus and argument of z', answer: 'modulus 2, argument -pi/3' },
    { ask: 'Find the modulus and argument of z = 1 + i', answer: 'modulus sqrt(2), argument pi/4' },
  ],
  refused: ['Find the modulus and argument of 0', 'Find arg(a + 2i)'],
  near: [
    'Find the magnitude of 3i - 4j',
    'Express 3 sin x + 4 cos x in the form R sin(x + a)',
    'Find the polar equation of x^2 + y^2 = 4',
  ],
};
