import { describe, expect, test } from 'vitest';
import { sayFact, sayGoal } from '../../../server/maths/problem/wording/say.ts';
import { readProblems } from '../../../server/maths/solving/solve.ts';

const saidOf = (text: string, language: 'en' | 'zh') => {
  const { facts, parts } = readProblems(text)[0]!;
  const told = [...facts, ...parts.flatMap((part) => [...part.given, ...part.facts])];
  return [...told.map((fact) => sayFact(fact)), ...parts.flatMap(({ goals }) => goals.map(sayGoal))].map(
    (said) => said[language],
  );
};

describe('what was read in a question is said in plain words', () => {
  const CIRCLE = 'The circle $C$ has centre $(1, 2)$ and radius 5. Find the equation of $C$.';

  test('in English', () => {
    expect(saidOf(CIRCLE, 'en')).toEqual([
      'the coordinates of the point are $(1, 2)$',
      'the centre of $C$ is the point',
      'the radius of $C$ is $5$',
      'find the equation of $C$',
    ]);
  });

  test('in Chinese', () => {
    expect(saidOf(CIRCLE, 'zh')).toEqual([
      '点的坐标为 $(1, 2)$',
      '$C$的圆心为点',
      '$C$的半径为 $5$',
      '求$C$的方程',
    ]);
  });

  test('with the manner in which an answer is wanted', () => {
    const goal = {
      verb: 'find',
      target: { the: 'area', of: [{ thing: 'region1' }] },
      form: 'a + b\\pi',
      figures: { kind: 'figures' as const, digits: 3 },
      exact: true as const,
      unit: 'cm',
      terms: ['k'],
      where: [{ relation: 'holds', of: ['k > 0'] }],
      hence: true as const,
    };
    expect(sayGoal(goal)).toEqual({
      en: 'find the area of the region, $k > 0$, in the form $a + b\\pi$, in terms of $k$, to 3 significant figures, exactly, in cm, from what was found before',
      zh: '求区域的面积，$k > 0$，写成 $a + b\\pi$ 的形式，用 $k$ 表示，保留 3 位有效数字，精确值，单位 cm，利用前面的结果',
    });
  });

  test('by its name where there is no phrase for it, and never deeper than it can be read', () => {
    expect(sayFact({ relation: 'wobbles', of: [{ thing: 'C' }] })).toEqual({
      en: 'wobbles: $C$',
      zh: 'wobbles：$C$',
    });
    expect(sayFact({ relation: 'perpendicular', of: [] }).en).toBe('perpendicular');
    let deep: object = { thing: 'C' };
    for (let depth = 0; depth < 8; depth += 1) deep = { the: 'centre', of: [deep] };
    expect(sayFact({ relation: 'is', of: ['P', deep as never] }).en).toMatch(/…$/);
  });
});
