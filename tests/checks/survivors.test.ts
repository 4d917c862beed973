import { expect, test } from 'vitest';
import { compareSurvivors, improvements, survivorsOf } from '../mutants/survivors.ts';

const result = (fileName: string, status: string) => ({ fileName, status });

test('changes that no test noticed are counted by file, those that no test reached among them', () => {
  const results = [
    result('server/a/rules.ts', 'Survived'),
    result('/top/server/a/rules.ts', 'NoCoverage'),
    result('server/a/rules.ts', 'Killed'),
    result('server/b/rules.ts', 'Timeout'),
    result('server/b/rules.ts', 'Ignored'),
  ];
  expect(survivorsOf(results, '/top')).toEqual({ 'server/a/rules.ts': 2, 'server/b/rules.ts': 0 });
});

test('more survivors than recorded fail; fewer are told, so that the record is lowered', () => {
  const record = { 'a.ts': 2 };
  expect(compareSurvivors(record, { 'a.ts': 2, 'b.ts': 0 })).toEqual([]);
  expect(compareSurvivors(record, { 'a.ts': 3 })).toEqual(['3 changes to a.ts survived, and 2 may']);
  expect(compareSurvivors(record, { 'b.ts': 1 })).toEqual(['1 changes to b.ts survived, and 0 may']);
  expect(compareSurvivors(record, { 'a.ts': 1 })).toEqual([]);
  expect(improvements(record, { 'a.ts': 1, 'b.ts': 0 })).toEqual([
    '1 changes to a.ts survived, and 2 may: lower the number',
  ]);
});
