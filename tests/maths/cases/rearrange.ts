import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'rearrange',
  solved: [
    { ask: 'Make x the subject of y = 2x+3', answer: 'x = (y - 3)/2' },
    { ask: 'Make t the subject of v = u + at', answer: 't = (v - u)/a' },
    { ask: 'Make a the subject of v^2 = u^2 + 2as', answer: 'a = (v^2 - u^2)/(2s)' },
    { ask: 'Make v the subject of E = 1/2mv^2', answer: 'v = sqrt(2E/m) or v = -sqrt(2E/m)' },
    { ask: 'Rearrange T = 2π√(l/g) to make l the subject', answer: 'l = g*T^2/(4π^2)' },
    { ask: 'Make x the subject of y = (2x+1)/(x-3)', answer: 'x = (3y + 1)/(y - 2)' },
    { ask: 'Solve ax + b = cx + d for x', answer: 'x = (d - b)/(a - c)' },
    { ask: 'Given that y = e^(2x), express x in terms of y', answer: 'x = ln(y)/2' },
    { ask: '用 y 表示 x：y = 2x + 3', answer: 'x = (y - 3)/2' },
    { ask: '由公式 v = u + at 用 v, u, a 表示 t', answer: 't = (v - u)/a' },
    { ask: 'Express R in terms of V and I given V = IR', answer: 'R = V/I' },
    { ask: 'Make u the subject of 1/f = 1/u + 1/v', answer: 'u = f*v/(v - f)' },
    { ask: 'Make r the subject of V = 4/3 πr^3', answer: 'r = (3V/(4π))^(1/3)' },
    { ask: 'Make x the subject of y = (x-1)^2 + 3', answer: 'x = 1 + sqrt(y - 3) or x = 1 - sqrt(y - 3)' },
    { ask: 'Make x the subject of a(x+b) = c(x-d)', answer: 'x = (ab + cd)/(c - a)' },
  ],
  refused: [
    'Make x the subject of y = sin x',
    'Make x the subject of y = x^2 + x',
    'Make x the subject of y = x + e^x',
    'Make x the subject of y = 1/2x',
  ],
  near: [
    'Solve 2x + 3 = 7 for x',
    'Solve y = 2x + 3',
    'Find x when y = 2x + 3 and y = 7',
    'Make z the subject of y = 2x + 3',
  ],
};
