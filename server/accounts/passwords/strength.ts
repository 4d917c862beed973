import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Text } from '../../core/locale.ts';
import { AuthError } from '../errors.ts';
import { MAX_PASSWORD_BYTES } from '../rules.ts';
import { normalized } from '../../core/normalized.ts';

const SITE_NAME = 'lemma';
const COMMON = 10_000;

/** Refuses a password that is too short, too simple, or that many people would try first. */
export async function requireGoodPassword(
  password: string,
  { min, email }: { min: number; email: string },
): Promise<void> {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw weak('length', {
      en: `A password can have at most ${MAX_PASSWORD_BYTES} bytes.`,
      zh: `密码最长 ${MAX_PASSWORD_BYTES} 字节。`,
    });
  if ([...password].length < min)
    throw weak('length', {
      en: `The password needs at least ${min} characters.`,
      zh: `密码至少需要 ${min} 个字符。`,
    });
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/[0-9]/.test(password))
    throw weak('characters', {
      en: 'The password needs upper and lower case letters and digits.',
      zh: '密码需要包含大小写字母和数字。',
    });
  if (namesItsPlace(password, email) || (await isCommon(password)))
    throw weak('pwned', {
      en: 'This password is too easy to guess. Choose another one.',
      zh: '这个密码太容易被猜到，请换一个。',
    });
}

function weak(reason: 'length' | 'characters' | 'pwned', text: Text): AuthError {
  return new AuthError(422, 'weak_password', text, { reasons: [reason] });
}

/** The product's name or the front of the e-mail address, with nothing but digits and signs around it. */
function namesItsPlace(password: string, email: string): boolean {
  const bare = bareLetters(password);
  const front = bareLetters(email.split('@')[0]!);
  return bare === SITE_NAME || (front.length >= 3 && bare === front);
}

const bareLetters = (text: string) =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** A common password in other letter cases, or with a few digits behind it, is as common. */
async function isCommon(password: string): Promise<boolean> {
  const list = await commonPasswords();
  const plain = password.toLowerCase();
  return list.has(plain) || list.has(plain.replace(/\d{1,4}$/, ''));
}

let common: Promise<Set<string>> | undefined;

/** Read at the first sign-up, not at the start; of the package's 49,000 only the most used are kept. */
function commonPasswords(): Promise<Set<string>> {
  common ??= readFile(
    fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')),
    'utf8',
  ).then((text) => new Set((JSON.parse(text) as string[]).slice(0, COMMON)));
  return common;
}
