import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { QUALITY_ROWS } from './quality-rows.ts';

test('every title that holds a row of the list of qualities is there', () => {
  const missing = Object.entries(QUALITY_ROWS).flatMap(([file, titles]) => {
    const source = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
    return Object.keys(titles).filter(
      (title) => !source.includes(`'${title}'`) && !source.includes(`\`${title}:`),
    );
  });
  expect(missing).toEqual([]);
});
