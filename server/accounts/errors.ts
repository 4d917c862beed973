import { OUTAGES } from '../core/errors.ts';
import type { Text } from '../core/locale.ts';

/** A refusal of the sign-in protocol, with the status and the code that its clients know. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Text;
  readonly retryAfter: number | null;
  readonly reasons: string[] | null;

  constructor(
    status: number,
    code: string,
    text: Text,
    extra: { retryAfter?: number; reasons?: string[] } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
    this.retryAfter = extra.retryAfter ?? null;
    this.reasons = extra.reasons ?? null;
  }
}

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', {
    en: 'The e-mail address or the password is wrong.',
    zh: '邮箱地址或密码不正确。',
  });

export const banned = () => new AuthError(400, 'user_banned', BANNED);

export const malformed = (text: Text) => new AuthError(400, 'validation_failed', text);

export const busy = () =>
  new AuthError(
    503,
    'over_capacity',
    { en: 'The server is busy. Try again in a moment.', zh: '服务器繁忙，请稍后再试。' },
    { retryAfter: 2 },
  );

export const noSpace = () =>
  new AuthError(507, 'no_space', OUTAGES.NO_SPACE.text, { retryAfter: OUTAGES.NO_SPACE.retryAfter });

export const tooMany = (seconds: number) =>
  new AuthError(
    429,
    'over_request_rate_limit',
    { en: 'Too many attempts. Wait a while and try again.', zh: '尝试次数过多，请稍后再试。' },
    { retryAfter: seconds },
  );

export const noAuthorization = () =>
  new AuthError(401, 'no_authorization', { en: 'Sign in first.', zh: '请先登录。' });

/** Why an access token stands for nobody. */
export type TokenFault = 'bad_jwt' | 'session_not_found' | 'user_not_found' | 'user_banned';

export const badToken = (fault: TokenFault) => new AuthError(403, fault, FAULTS[fault]);

const BANNED: Text = { en: 'This account is suspended.', zh: '该账号已被停用。' };

const FAULTS: Record<TokenFault, Text> = {
  bad_jwt: { en: 'This session is not valid. Sign in again.', zh: '会话无效，请重新登录。' },
  session_not_found: { en: 'This session has ended. Sign in again.', zh: '会话已结束，请重新登录。' },
  user_not_found: { en: 'This account no longer exists.', zh: '该账号已不存在。' },
  user_banned: BANNED,
};
