import { expect, test } from 'vitest';
import { segmentsOf } from '../../client/lib/typed/segments.ts';

test('answers to choose from stay on lines of their own, behind their letters', () => {
  const segments = segmentsOf('What is the p.d.?\nA 5.4 V\nB 6.0 V');
  expect(segments.map(({ text }) => text)).toEqual(['What is the p.d.?\nA ', '5.4 V\n', 'B ', '6.0 V']);
  expect(segments.map(({ isMaths }) => isMaths)).toEqual([false, true, false, true]);
});
