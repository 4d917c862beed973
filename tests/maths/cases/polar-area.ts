import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polar-area',
  solved: [
    { ask: 'Find the area enclosed by the curve r = 2(1 + cos θ)', answer: '6π' },
    { ask: 'Find the area of the sector of the polar curve r = θ between θ = 0 and θ = π', answer: 'π^3/6' },
    { ask: '求极坐标曲线 r = 3 sin 2θ 在 0 ≤ θ ≤ π/2 围成的面积', answer: '9π/8' },
    {
      ask: 'Find the area bounded by the polar curve r = e^θ and the lines θ = 0 and θ = 1',
      answer: '(e^2 - 1)/4',
    },
    {
      ask: 'Find the area enclosed by the curve with polar equation r = 3 + 2 cos θ, 0 ≤ θ ≤ 2π',
      answer: '11π',
    },
    { ask: 'Find the area enclosed by r = 4 sin θ for 0 ≤ θ ≤ π', answer: '4π' },
    {
      ask: 'A curve has polar equation r = 2 cos 3θ. Find the area of the region for -π/6 ≤ θ ≤ π/6',
      answer: 'π/3',
    },
    { ask: '求心形线 r = 1 - cos θ (0 ≤ θ ≤ 2π) 围成的面积', answer: '3π/2' },
    {
      ask: 'Find the area of the region enclosed by the polar curve r = sec θ and the lines θ = 0 and θ = π/4',
      answer: '1/2',
    },
    { ask: 'Find the area between the polar curve r = 1 + sin θ, θ = 0 and θ = π/2', answer: '3π/8 + 1' },
  ],
  refused: ['Find the area enclosed by the polar curve r = e^θ'],
  near: [
    'Find the area of a sector of radius 4 and angle 1.2 radians',
    'Find the area under the curve y = x^2 from x = 0 to x = 3',
    'Convert r = 2 cos θ to cartesian form',
  ],
};
