import { expect, test } from 'vitest';
import { CHARGED_ABOVE, listOf, partsOf } from '../../server/graph/cost/price.ts';
import { chargeHtml, chargePostText, chargeMessageText } from '../../server/graph/cost/response-size.ts';

test('a list costs its rows, and for each what is selected of it', () => {
  expect(listOf(10)).toEqual({ field: 31, multiplier: 10 });
  expect(listOf(10, 15)).toEqual({ field: 46, multiplier: 10 });
  expect(partsOf(10, 2)).toEqual({ field: 13, multiplier: 10 });
  expect(CHARGED_ABOVE).toEqual({ field: 1, multiplier: 1 });
});

const answer = () => {
  const charged: number[] = [];
  return {
    info: { variableValues: {} } as never,
    ctx: { chargeRead: (cost: number) => void charged.push(cost) } as never,
    charged,
  };
};
const million = 'x'.repeat(1_000_000);

test('an answer has room for four million characters of HTML, each thousand of which costs 1', () => {
  const { info, ctx, charged } = answer();
  const room = Array.from({ length: 4 }, () => chargeHtml(info, ctx, million));
  expect(room).toEqual([true, true, true, true]);
  expect(chargeHtml(info, ctx, 'x')).toBe(false);
  expect(charged).toEqual([1000, 1000, 1000, 1000]);
  expect(chargeHtml({ variableValues: {} } as never, ctx, million)).toBe(true);
});

test('source comes whole up to eight million characters in one answer, and is refused beyond', () => {
  const { info, ctx, charged } = answer();
  for (let time = 0; time < 8; time += 1) expect(chargePostText(info, ctx, million)).toBe(million);
  expect(() => chargePostText(info, ctx, 'x')).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  expect(charged).toHaveLength(8);
});

test('a conversation has sixteen million characters in one answer, beside what posts have', () => {
  const { info, ctx, charged } = answer();
  expect(chargePostText(info, ctx, million)).toBe(million);
  for (let time = 0; time < 16; time += 1) expect(chargeMessageText(info, ctx, million)).toBe(million);
  expect(() => chargeMessageText(info, ctx, 'x')).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }));
  expect(charged).toHaveLength(17);
});
