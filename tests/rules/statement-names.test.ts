import { expect, test } from 'vitest';
import { nameStatements } from '../../server/graph/statement/names.ts';

const used = (
  nameOf: ReturnType<typeof nameStatements>,
  text: string,
  sender: 'own' | 'strangers',
  times = 3,
) => Array.from({ length: times }, () => nameOf(text, sender, {})).at(-1);

test('a statement is kept ready from its third use on, under a name of its own', () => {
  const nameOf = nameStatements();
  expect(used(nameOf, 'SELECT 1', 'strangers', 2)).toBe('');
  const name = nameOf('SELECT 1', 'strangers', {});
  expect(name).not.toBe('');
  expect(nameOf('SELECT 1', 'strangers', {})).toBe(name);
  expect(used(nameOf, 'SELECT 2', 'strangers')).not.toBe(name);
});

test('strangers get a hundred names, and take none from the product itself', () => {
  const nameOf = nameStatements();
  const names = Array.from({ length: 300 }, (_, number) => used(nameOf, `SELECT ${number}`, 'strangers'));
  expect(names.filter((name) => name !== '')).toHaveLength(100);
  expect(used(nameOf, 'SELECT own', 'own')).not.toBe('');
});
