import { expect, test } from 'vitest';
import { preferredLanguage } from '../../server/core/locale.ts';

test.each([
  ['zh-CN,zh;q=0.9', 'zh'],
  ['zh, en;q=0.9', 'zh'],
  ['zh;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.5, zh-TW;q=0.6', 'zh'],
  ['fr, zh;q=0.3', 'zh'],
  ['zh;q=0, en;q=0.1', 'en'],
  ['zh;q=0', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
])('of %s the better-liked language is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
