import type { Session } from '../database/client/client.ts';
import type { Text } from '../core/locale.ts';
import { malformed } from './errors.ts';
import { normalized } from '../core/normalized.ts';
import { DAY_MS } from '../core/time.ts';

export const SESSION_IDLE_DAYS = 30;
const SESSION_DAYS = 180;
/** Tabs that refresh at the same moment within this time get the same token. */
export const GRACE_SECONDS = 10;
export const MAX_PASSWORD_BYTES = 256;

export const sessionEnd = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY_MS);

/** A session ends when it was not refreshed for long, and in any case after so many days. */
export function sessionEnded(
  { expiresAt, rotatedAt }: Pick<Session, 'expiresAt' | 'rotatedAt'>,
  now: Date,
): boolean {
  return expiresAt <= now || rotatedAt.getTime() + SESSION_IDLE_DAYS * DAY_MS <= now.getTime();
}

const DEMO_DOMAIN = '@lemma.demo';

/** The address of an account of the demo community; it opens on this machine only. */
export const demoEmail = (name: string) => `${name}${DEMO_DOMAIN}`;

export function isDemo(email: string): boolean {
  return email.endsWith(DEMO_DOMAIN);
}

const MAX_EMAIL = 254;
export const NAME_LENGTH = { min: 2, max: 50 };

export const EMAIL = /^[^\s@]{1,254}@[^\s@]{1,254}\.[^\s@]{1,254}$/;
// Control characters, line ends, and those that turn the direction of the text around.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether a name can be shown as it is. */
export const isPrintable = (name: string) => !UNPRINTABLE.test(name) && name.isWellFormed();

/** The address as it is compared and stored. Folded before it is checked, so that no look-alike slips through. */
export function readEmail(value: unknown): string {
  const email = typeof value === 'string' ? normalized(value, 'NFKC').trim().toLowerCase() : '';
  if (!EMAIL.test(email) || email.length > MAX_EMAIL || UNPRINTABLE.test(email) || !email.isWellFormed())
    throw malformed(BAD_EMAIL);
  return email;
}

const BAD_EMAIL: Text = { en: 'Please enter a valid e-mail address.', zh: '请输入有效的邮箱地址。' };

export function readName(value: unknown): string {
  const name = typeof value === 'string' ? normalized(value, 'NFC').trim() : '';
  const seen = [...name.replaceAll(INVISIBLE, '')].length;
  if (seen < NAME_LENGTH.min || [...name].length > NAME_LENGTH.max)
    throw malformed({
      en: `A name has ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`,
      zh: `昵称需要 ${NAME_LENGTH.min} 到 ${NAME_LENGTH.max} 个字符。`,
    });
  if (!isPrintable(name))
    throw malformed({
      en: 'This name has characters that cannot be shown.',
      zh: '昵称中含有无法显示的字符。',
    });
  return name;
}

/** As it was sent: nothing is trimmed or folded. */
export function readPassword(value: unknown): string {
  if (typeof value !== 'string' || value.length === 0)
    throw malformed({ en: 'Please enter a password.', zh: '请输入密码。' });
  if (!value.isWellFormed())
    throw malformed({ en: 'This password cannot be read.', zh: '无法读取这个密码。' });
  return value;
}
