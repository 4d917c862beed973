import { hash, verify } from '@node-rs/argon2';
import { AuthError, busy } from './errors.ts';

/** argon2id as OWASP's floor asks: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_BYTES = 256;
const MAX_RUNNING = 2;
const MAX_WAITING = 64;
const COMMON = 10_000;

let running = 0;
const waiting: (() => void)[] = [];

/** Two hashes at a time and a short line behind them: a rush costs time and no memory. */
async function gated<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return gated(() => hash(password, PARAMETERS));
}

/** Unknown accounts are verified against this, so that they take as long as known ones. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$XCgPFJ6jNCvfucQHRgUGJw$meTjcpu+ZvQsD5b2ByonC69OC0gown1ETYXts1SoHRY';

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > MAX_BYTES) return false;
  const right = await gated(() => verify(stored ?? NOBODYS, password));
  return right && stored !== null;
}

/** Refuses a password that is too short, too simple, or on everybody's list. */
export async function requireGoodPassword(password: string, { min, email }: { min: number; email: string }): Promise<void> {
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw weak('length', { en: `A password has at most ${MAX_BYTES} bytes.`, zh: `密码最长 ${MAX_BYTES} 字节。` });
  if ([...password].length < min)
    throw weak('length', { en: `The password needs at least ${min} characters.`, zh: `密码至少需要 ${min} 个字符。` });
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/[0-9]/.test(password))
    throw weak('characters', {
      en: 'The password needs upper and lower case letters and digits.',
      zh: '密码需要包含大小写字母和数字。',
    });
  if ((await isCommon(password)) || repeats(password, email))
    throw weak('pwned', {
      en: 'This password is too easy to guess. Choose another one.',
      zh: '该密码太容易被猜到，请换一个。',
    });
}

function weak(reason: string, text: { en: string; zh: string }): AuthError {
  return new AuthError(422, 'weak_password', text, { reasons: [reason] });
}

let common: Promise<Set<string>> | undefined;

/** The list is read at the first sign-up, not at the start. */
async function isCommon(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, COMMON)),
  );
  const list = await common;
  const plain = password.toLowerCase();
  return list.has(plain) || list.has(plain.replace(/\d+$/, ''));
}

/** Nothing but the product's name or the address with some digits behind it. */
function repeats(password: string, email: string): boolean {
  const letters = password.toLowerCase().replaceAll(/[^a-z]/g, '');
  const local = email.split('@')[0]!.replaceAll(/[^a-z]/g, '');
  return letters === 'lemma' || (local.length >= 4 && letters === local);
}
