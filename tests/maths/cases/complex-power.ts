import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'complex-power',
  solved: [
    { ask: "Use de Moivre's theorem to find (1 + i)^8", answer: '16' },
    { ask: 'Find (√3 + i)^6', answer: '-64' },
    { ask: 'Find (1 - i)^10', answer: '-32i' },
    { ask: 'Use de Moivre’s theorem to evaluate (-1 + √3 i)^5', answer: '-16 - 16sqrt(3) i' },
    { ask: 'Express (1 + √3 i)^7 in the form a + bi', answer: '64 + 64sqrt(3) i' },
    { ask: 'Evaluate $(2 - 2i)^{6}$', answer: '512i' },
    { ask: '利用棣莫弗定理求 (1 + i)^12', answer: '-64' },
    { ask: '计算 (√3 - i)⁹', answer: '512i' },
    { ask: 'Find (cos(π/6) + i sin(π/6))^4', answer: '-1/2 + sqrt(3)/2 i' },
    { ask: 'Find (2(cos(π/12) + i sin(π/12)))^6', answer: '64i' },
    { ask: 'Simplify $\\left(\\cos\\frac{\\pi}{8} + i\\sin\\frac{\\pi}{8}\\right)^{8}$', answer: '-1' },
    { ask: 'Find (1 + i)^-4', answer: '-1/4' },
  ],
  refused: ['Find (1 + i)^n', 'Find (2 + 3i)^40'],
  near: ['Expand (1 + x)^8', 'Find (3 + 2i)(1 - 4i)', '化简 (1 + i)³', 'Find the cube roots of 8i'],
};
