import type { Text } from '../language.ts';
import { malformed } from './errors.ts';

export const SESSION_IDLE_DAYS = 30;
export const SESSION_DAYS = 180;
/** Tabs that refresh at the same moment within this time get the same token. */
export const GRACE_SECONDS = 10;

const MAX_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// Control characters, and those that turn the direction of the text around.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The address as it is compared and stored. Folded before it is checked, so that no look-alike slips through. */
export function readEmail(value: unknown): string {
  const email = typeof value === 'string' ? value.normalize('NFKC').trim().toLowerCase() : '';
  if (!EMAIL.test(email) || email.length > MAX_EMAIL || UNPRINTABLE.test(email)) throw malformed(BAD_EMAIL);
  return email;
}

const BAD_EMAIL: Text = { en: 'Please enter a valid e-mail address.', zh: '请输入有效的邮箱地址。' };

export function readName(value: unknown): string {
  const name = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  const length = [...name].length;
  if (length < 2 || length > 50 || UNPRINTABLE.test(name))
    throw malformed({ en: 'A name has 2 to 50 characters.', zh: '姓名需要 2 到 50 个字符。' });
  return name;
}

export function readPassword(value: unknown): string {
  if (typeof value !== 'string' || value.length === 0)
    throw malformed({ en: 'The password is missing.', zh: '请输入密码。' });
  return value;
}
