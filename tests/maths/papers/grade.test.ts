import { describe, expect, test } from 'vitest';
import { gradePart, type Verdict } from './grade.ts';
import type { PaperPart } from './question.ts';

type Answers = PaperPart['answers'];
type Row = [why: string, answers: Answers, shown: string, verdict: Verdict];

const exact = (of: string, value: string, accept: string[] = []): Answers[number] => ({
  of,
  value,
  figures: 'exact',
  accept,
});
const rounded = (of: string, value: string, figures: string, unit?: string): Answers[number] => ({
  of,
  value,
  figures,
  ...(unit && { unit }),
});
const said = (of: string, words: string): Answers[number] => ({ of, words });

function gradesOf(asks: PaperPart['asks'], rows: Row[], demands: PaperPart['demands'] = []) {
  test.each(rows)('%s', (_, answers, shown, verdict) => {
    const part: PaperPart = { label: '(a)', marks: 3, asks, answers, demands, route: 'by hand' };
    const [text, say] = shown.split(' // ');
    const answer = { text: text!, tex: '', ...(say && { say: { en: say, zh: say } }) };
    expect(gradePart(part, answer)).toBe(verdict);
  });
}

test('what shows no answer is refused', () => {
  const part: PaperPart = { label: '', marks: 1, asks: 'value', answers: [exact('x', '2')], route: '–' };
  expect(gradePart(part, null)).toBe('refused');
});

describe('an exact value', () => {
  gradesOf('value', [
    ['is right as it stands', [exact('k', '1/2')], '1/2', 'right'],
    ['is right under its name', [exact('k', '1/2')], 'k = 1/2', 'right'],
    ['is right as a decimal', [exact('k', '1/2')], '0.5', 'right'],
    ['is right as an equal surd', [exact('AB', 'sqrt(72)')], '6sqrt(2)', 'right'],
    ['is right to three figures, where nothing else is said', [exact('AB', 'sqrt(10)')], '3.16', 'right'],
    ['is half right to two figures', [exact('AB', 'sqrt(10)')], '3.2', 'half'],
    ['is wrong when rounded the wrong way', [exact('AB', 'sqrt(10)')], '3.17', 'wrong'],
    ['is wrong with the other sign', [exact('x', '-3')], 'x = 3', 'wrong'],
    ['is wrong one off', [exact('number of ways', '2100')], '2101', 'wrong'],
    ['is no rounded whole number', [exact('n', '2101')], '2.10 * 10^3', 'wrong'],
    ['is wrong where none is shown', [exact('x', '3')], 'none', 'wrong'],
    ['in Chinese is the same', [exact('面积', '16/3')], '16/3', 'right'],
    ['in Chinese with another number is wrong', [exact('面积', '16/3')], '8/3', 'wrong'],
  ]);
});

describe('a value that is demanded exact', () => {
  gradesOf(
    'value',
    [
      ['is right as a surd', [exact('AB', '6*sqrt(2)')], '6sqrt(2)', 'right'],
      ['is half right as a decimal', [exact('AB', '6*sqrt(2)')], '8.49', 'half'],
      ['is half right as a decimal of π', [exact('volume', '8*pi')], '25.1', 'half'],
      ['is right with its logarithm', [exact('积分', '4 - 2ln(3)')], '4 - ln(9)', 'right'],
      ['is wrong with another logarithm', [exact('积分', '4 - 2ln(3)')], '4 - ln(3)', 'wrong'],
    ],
    ['exact'],
  );
});

describe('a rounded value', () => {
  gradesOf('value', [
    ['is right as in the key', [rounded('t', '16.2', '3sf')], '16.2', 'right'],
    ['is right with more figures', [rounded('t', '16.2', '3sf')], '16.19', 'right'],
    ['is right in its exact form', [rounded('t', '2.83', '3sf')], '2sqrt(2)', 'right'],
    ['is half right with fewer figures', [rounded('t', '16.2', '3sf')], '16', 'half'],
    ['is wrong in its last figure', [rounded('t', '16.2', '3sf')], '16.3', 'wrong'],
    ['is wrong with more figures of another value', [rounded('t', '16.2', '3sf')], '16.26', 'wrong'],
    ['is right in standard form', [rounded('E', '2.82*10^-12', '3sf', 'J')], '2.82 * 10^-12 J', 'right'],
    ['is wrong by a power of ten', [rounded('E', '2.82*10^-12', '3sf', 'J')], '2.82 * 10^-11 J', 'wrong'],
    [
      'does not claim a figure that only a coarser accepted value has',
      [{ of: 't', value: '5.49', figures: '3sf', accept: ['5.5'] }],
      '5.50',
      'wrong',
    ],
    [
      'may be the accepted coarser one',
      [{ of: 't', value: '5.49', figures: '3sf', accept: ['5.5'] }],
      '5.5',
      'right',
    ],
  ]);
});

describe('a value to figures that the question names', () => {
  gradesOf(
    'value',
    [
      ['is right in these figures', [rounded('alpha', '2.50', '3sf')], '2.50', 'right'],
      ['is half right without its last zero', [rounded('alpha', '2.50', '3sf')], '2.5', 'half'],
      ['is half right with more', [rounded('alpha', '2.50', '3sf')], '2.497', 'half'],
      ['is half right in its exact form', [rounded('alpha', '1.26', '3sf')], 'ln(4)/ln(3)', 'half'],
      [
        'is right with the rounded one beside it',
        [rounded('y', '1.26', '3sf')],
        'ln(4)/ln(3) // ≈ 1.26',
        'right',
      ],
      [
        'is half right with one beside it in other figures',
        [rounded('y', '1.26', '3sf')],
        'ln(4)/ln(3) // ≈ 1.262',
        'half',
      ],
      ['is right in decimal places', [rounded('角', '33.69', '2dp', '°')], '33.69°', 'right'],
      ['is half right in fewer decimal places', [rounded('角', '33.69', '2dp', '°')], '33.7°', 'half'],
      ['may end in the zeros of a whole number', [rounded('ρ', '8500', '2sf')], '8500', 'right'],
    ],
    ['rounded'],
  );
});

describe('a unit', () => {
  gradesOf('value', [
    [
      'may be another of the same kind',
      [exact('loss', '81600')].map((one) => ({ ...one, unit: 'J' })),
      '81.6 kJ',
      'right',
    ],
    [
      'makes a wrong answer where the number fits another',
      [rounded('v', '2.4', '2sf', 'm s^-1')],
      '2.4 km s^-1',
      'wrong',
    ],
    ['of another quantity is wrong', [rounded('v', '2.4', '2sf', 'm s^-1')], '2.4 m s^-2', 'wrong'],
    ['may be spelt in another way', [rounded('v', '2.4', '2sf', 'm s^-1')], '2.4 m/s', 'right'],
    ['of a temperature counts from its own zero', [rounded('T', '300', '3sf', 'K')], '27 °C', 'right'],
    ['in degrees is not in radians', [rounded('θ', '30', '2sf', '°')], '30 rad', 'wrong'],
    ['may be left out in mathematics', [rounded('d', '24.0', '3sf', 'm')], '24.0', 'right'],
  ]);

  test('may not be left out in physics', () => {
    const part: PaperPart = {
      label: '',
      marks: 1,
      asks: 'value',
      answers: [rounded('F', '12', '2sf', 'N')],
      route: '–',
    };
    expect(gradePart(part, { text: '12', tex: '' }, true)).toBe('half');
    expect(gradePart(part, { text: '12 N', tex: '' }, true)).toBe('right');
  });
});

describe('several roots', () => {
  const roots = [exact('x', 'x = 2 or x = -3')];
  gradesOf('value', [
    ['are right in any order', roots, 'x = -3, x = 2', 'right'],
    ['are half right when one is missing', roots, 'x = 2', 'half'],
    ['are wrong when there is one too many', roots, 'x = 2 or x = -3 or x = 0', 'wrong'],
    ['are wrong when one is another', roots, 'x = 2 or x = 3', 'wrong'],
    ['are not one root shown twice', roots, 'x = 2 or x = 2', 'wrong'],
    [
      'are wrong when the words beside them have another one',
      [exact('x', '3 + sqrt(10)')],
      'x = 3 + sqrt(10) // x ≈ -0.162, x ≈ 6.16',
      'wrong',
    ],
    [
      'may have some of them rounded beside them',
      [exact('x', 'x = 2 or x = 3 + sqrt(10)')],
      'x = 2 or x = 3 + sqrt(10) // x ≈ 6.16',
      'right',
    ],
    ['are read from ±', [exact('x', '1 + sqrt(3), 1 - sqrt(3)')], 'x = 1 ± sqrt(3)', 'right'],
    [
      'in degrees are as many',
      [rounded('θ', 'theta = 70.5 or theta = 289.5', '1dp', '°')],
      'theta = 70.5°, theta = 289.5°',
      'right',
    ],
    ['in degrees may not be too few', [rounded('θ', '34.9, 325.1', '1dp', '°')], 'θ = 34.9°', 'half'],
  ]);
});

describe('several values with names', () => {
  const both = [exact('p', '3'), exact('q', '-2')];
  gradesOf('value', [
    ['are right with their names', both, 'p = 3, q = -2', 'right'],
    ['are right with their names in another order', both, 'q = -2, p = 3', 'right'],
    ['are right in order without names', both, '3, -2', 'right'],
    ['are wrong when they have each other’s names', both, 'p = -2, q = 3', 'wrong'],
    ['are wrong in another order without names', both, '-2, 3', 'wrong'],
    ['are half right when one is missing', both, 'p = 3', 'half'],
    [
      'are named in words',
      [rounded('mean', '22.5', '3sf'), rounded('standard deviation', '3.02', '3sf')],
      'mean 22.5, standard deviation 3.02',
      'right',
    ],
    [
      'have their names in both languages',
      [rounded('均值', '20.7', '3sf'), rounded('方差', '106', '3sf')],
      'mean 20.7, variance 106',
      'right',
    ],
    [
      'are not the variance for the deviation',
      [rounded('均值', '20.7', '3sf'), rounded('标准差', '10.3', '3sf')],
      'mean 20.7, variance 106',
      'wrong',
    ],
    ['with one that nobody asked for are for a person', [exact('R', '5')], 'Q = x + 1, R = 5', 'ungraded'],
  ]);
});

describe('an expression', () => {
  gradesOf('expression', [
    ['has no unit where its letter stands', [exact('R', '5W')], '5 kW', 'wrong'],
    ['takes a letter of its own for no unit', [rounded('P', '0.643*W', '3sf')], '0.643 kW', 'ungraded'],
    ['is right in another form', [exact('f^-1(x)', '(2x + 1)/(x - 4)')], '2 + 9/(x - 4)', 'right'],
    ['is right under its name', [exact('dy/dx', '6x^2 - 6x')], 'dy/dx = 6x(x - 1)', 'right'],
    ['is wrong with another sign', [exact('dy/dx', '6x^2 - 6x')], '6x^2 + 6x', 'wrong'],
    ['is wrong with a constant too many', [exact('dy/dx', '6x^2 - 6x')], '6x^2 - 6x + c', 'wrong'],
    ['is wrong in another letter', [exact('N', '800/(1 + 3e^(-0.4t))')], '800/(1 + 3e^(-0.4x))', 'wrong'],
    ['of several pieces needs them all', [exact('dy/dx', '2x'), exact('d2y/dx2', '2')], '2x', 'half'],
  ]);
  gradesOf(
    'expression',
    [
      ['in a form is right in that form', [exact('f', '3(x - 2)^2 - 5')], '3(x - 2)^2 - 5', 'right'],
      ['in a form is half right in another', [exact('f', '3(x - 2)^2 - 5')], '3x^2 - 12x + 7', 'half'],
      [
        'in a form may be its letters',
        [exact('f', '3(x - 2)^2 - 5', ['a = 3, b = -2, c = -5'])],
        'a = 3, b = -2, c = -5',
        'right',
      ],
      [
        'in a form is not right with another letter’s value',
        [exact('f', '3(x - 2)^2 - 5', ['a = 3, b = -2, c = -5'])],
        'a = 3, b = -5, c = -2',
        'ungraded',
      ],
      [
        'in partial fractions is half right as one fraction',
        [exact('f', '2/(x + 1) + 3/(x - 1)')],
        '(5x + 1)/(x^2 - 1)',
        'half',
      ],
      [
        'in partial fractions is right in any order',
        [exact('f', '2/(x + 1) + 3/(x - 1)')],
        '3/(x - 1) + 2/(x + 1)',
        'right',
      ],
    ],
    ['form'],
  );
});

describe('an equation', () => {
  gradesOf('equation', [
    ['is right up to a factor', [exact('tangent', 'y = 2x - 11')], '2y - 4x + 22 = 0', 'right'],
    ['is wrong with another constant', [exact('tangent', 'y = 2x - 11')], 'y = 2x + 11', 'wrong'],
    [
      'of roots may have another letter',
      [exact('cubic', '8y^3 - 5y^2 + 1 = 0')],
      '8x^3 - 5x^2 + 1 = 0',
      'right',
    ],
    [
      'of a line may go through another point',
      [exact('AB', 'r = 3i - j + 2k + t(i + 2j - 2k)')],
      'r = (4, 1, 0) + s(2, 4, -4)',
      'right',
    ],
    [
      'of a line may not have another direction',
      [exact('AB', 'r = 3i - j + 2k + t(i + 2j - 2k)')],
      'r = (3, -1, 2) + t(1, 2, 2)',
      'wrong',
    ],
    [
      'of a line may not go past its points',
      [exact('AB', 'r = 3i - j + 2k + t(i + 2j - 2k)')],
      'r = (3, 1, 2) + t(1, 2, -2)',
      'wrong',
    ],
    [
      'of a plane is right up to a factor',
      [exact('平面', '4x + 5y - 3z = 14')],
      '8x + 10y - 6z = 28',
      'right',
    ],
  ]);
});

describe('coordinates', () => {
  const points = [exact('stationary points', '(1, 6), (3, 2)')];
  gradesOf('coordinates', [
    ['are right in any order', points, '(3, 2), (1, 6)', 'right'],
    ['are wrong the other way round', points, '(6, 1), (2, 3)', 'wrong'],
    ['are half right when a point is missing', points, '(1, 6)', 'half'],
    ['are wrong with a point too many', points, '(1, 6), (3, 2), (0, 0)', 'wrong'],
    ['may be given letter by letter', [exact('P', '(2, 11)')], 'x = 2, y = 11', 'right'],
    ['are not the abscissa alone', [exact('P', '(2, 11)')], 'x = 2', 'wrong'],
    ['in Chinese are the same', [exact('最低点', '(2, -7)')], '(2, -7)', 'right'],
  ]);
});

describe('a set', () => {
  gradesOf('set', [
    ['is right the other way round', [exact('m', 'm < -9 or m > 7')], 'm > 7 or m < -9', 'right'],
    [
      'may be joined by commas',
      [exact('x', 'x < 2, x != -2, or x > 5')],
      'x < -2 or -2 < x < 2 or x > 5',
      'right',
    ],
    ['is wrong with an end too many', [exact('k', 'k < -5')], 'k <= -5', 'wrong'],
    ['is wrong on the other side', [exact('k', 'k < -5')], 'k > -5', 'wrong'],
    ['is wrong inside for outside', [exact('m', 'm < -9 or m > 7')], '-9 < m < 7', 'wrong'],
    ['is wrong when half of it is missing', [exact('m', 'm < -9 or m > 7')], 'm > 7', 'wrong'],
    ['is half right of another letter', [exact('k', 'k < -5')], 'x < -5', 'half'],
    ['of values may be said of y', [exact('值域', 'g(x) >= 2')], 'y >= 2', 'right'],
    ['may be an interval', [rounded('区间', '497.6 < mu < 500.7', '1dp')], '(497.6, 500.7)', 'right'],
    [
      'may be an interval to more figures',
      [rounded('区间', '497.6 < mu < 500.7', '1dp')],
      '(497.56, 500.74)',
      'right',
    ],
    [
      'is wrong as another interval',
      [rounded('区间', '497.6 < mu < 500.7', '1dp')],
      '(497.5, 500.8)',
      'wrong',
    ],
  ]);
});

describe('vectors, matrices and complex numbers', () => {
  gradesOf('vector', [
    ['may be columns or units', [exact('N', '4i + j')], '(4, 1, 0)', 'right'],
    ['are wrong in one component', [exact('N', '4i + j')], '(4, -1, 0)', 'wrong'],
    [
      'of a direction are right up to a factor',
      [{ of: '特征向量', value: '(0, 1, 1)', figures: 'exact', upTo: 'factor' }],
      '(0, -2, -2)',
      'right',
    ],
    [
      'of a direction are wrong as another',
      [{ of: '特征向量', value: '(0, 1, 1)', figures: 'exact', upTo: 'factor' }],
      '(0, 1, -1)',
      'wrong',
    ],
    ['that are a position are not right up to a factor', [exact('N', '4i + j')], '(8, 2, 0)', 'wrong'],
    [
      'of which there are many are for a person',
      [{ of: 'P', value: '[[2, 1], [1, -1]]', figures: 'exact', upTo: 'choice' }],
      '[[1, 2], [-1, 1]]',
      'ungraded',
    ],
  ]);
  gradesOf('matrix', [
    ['are right entry by entry', [exact('C', '[[0, -3], [1, 0]]')], '[[0, -3], [1, 0]]', 'right'],
    ['are wrong transposed', [exact('C', '[[0, -3], [1, 0]]')], '[[0, 1], [-3, 0]]', 'wrong'],
  ]);
  gradesOf('complex', [
    ['are right in order', [exact('z', '1 - 2i, -2')], 'z = -2, z = 1 - 2i', 'right'],
    ['are wrong conjugated', [exact('u', '1 + i')], '1 - i', 'wrong'],
  ]);
});

describe('a choice', () => {
  const choice: Answers = [{ of: 'height', choice: 'C', accept: ['38 m', '37.7 m'] }];
  gradesOf('choice', [
    ['is right by its letter', choice, 'C', 'right'],
    ['is wrong by another letter', choice, 'B', 'wrong'],
    ['is half right by its value without the letter', choice, '38 m', 'half'],
    ['is wrong by another value', choice, '28 m', 'wrong'],
  ]);
});

describe('what is shown to be so', () => {
  gradesOf('show', [
    ['is right when the given result is reached', [exact('dy/dx', 'dy/dx = t')], 'dy/dx = t', 'right'],
    ['is right when the given number is reached', [rounded('W', '590', '2sf', 'N')], '588.6 N', 'right'],
    ['is wrong with another number', [rounded('W', '590', '2sf', 'N')], '600 N', 'wrong'],
    [
      'is for a person where something else is shown',
      [exact('equation', 'r^2 - 10r + 24 = 0')],
      'r = 4, r = 6',
      'ungraded',
    ],
  ]);
  gradesOf('prove', [
    [
      'is always for a person when it is to be proved',
      [exact('identity', 'cosh(2x) = 2sinh(x)^2 + 1')],
      'cosh(2x) = 2sinh(x)^2 + 1',
      'ungraded',
    ],
  ]);
});

describe('a sentence', () => {
  gradesOf('state', [
    ['is right as it stands in the key', [said('particle', 'neutron')], 'Neutron.', 'right'],
    ['is for a person in other words', [said('direction', 'unchanged')], 'the same as before', 'ungraded'],
    [
      'is never right because it holds the words of the key',
      [said('conclusion', 'independent')],
      'not independent',
      'ungraded',
    ],
    [
      'that is a unit may be spelt in another way',
      [said('base units', 'kg m^2 s^-2')],
      'kg m^2/s^2',
      'right',
    ],
    ['is not right as another unit', [said('base units', 'kg m^2 s^-2')], 'kg m s^-2', 'ungraded'],
    ['in Chinese is the same', [said('性质', '极小值点')], '极小值点', 'right'],
  ]);
  gradesOf('value', [
    [
      'that is missing beside its value makes half an answer',
      [exact('v', '0.8'), said('direction', 'unchanged')],
      '0.8',
      'half',
    ],
    [
      'beside its value is for a person',
      [exact('v', '0.8'), said('direction', 'unchanged')],
      '0.8 // in the same direction',
      'ungraded',
    ],
    [
      'does not save a wrong value',
      [exact('v', '0.8'), said('direction', 'unchanged')],
      '0.9 // unchanged',
      'wrong',
    ],
    [
      'beside its value is right as in the key',
      [exact('v', '0.8'), said('direction', 'unchanged')],
      '0.8 // unchanged',
      'right',
    ],
  ]);
});
