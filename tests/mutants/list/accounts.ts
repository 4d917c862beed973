import { mutantsIn } from '../mutant.ts';

const REFRESH = 'tests/accounts/refresh.test.ts';
const SIGN_IN = 'tests/accounts/sign-in.test.ts';
const SIGN_UP = 'tests/accounts/sign-up.test.ts';
const SIGN_OUT = 'tests/accounts/sign-out.test.ts';
const LIMITS = 'tests/accounts/limits.test.ts';
const LINK = 'tests/accounts/admin-link.test.ts';
const ACCESS = 'tests/accounts/access-token.test.ts';
const COOKIE = 'tests/accounts/cookie-mode.test.ts';

export const ACCOUNT_MUTANTS = [
  ...mutantsIn('server/accounts/rules.ts', REFRESH, {
    'a session ends when it was idle for thirty days': [
      'export const SESSION_IDLE_DAYS = 30;',
      'export const SESSION_IDLE_DAYS = 31;',
    ],
    'a session ends after 180 days in any case': ['const SESSION_DAYS = 180;', 'const SESSION_DAYS = 181;'],
    'tabs that refresh within seconds get the same token': [
      'export const GRACE_SECONDS = 10;',
      'export const GRACE_SECONDS = 0;',
    ],
  }),
  ...mutantsIn('server/accounts/rules.ts', SIGN_UP, {
    'a name has two characters': [
      'const NAME_LENGTH = { min: 2, max: 50 };',
      'const NAME_LENGTH = { min: 1, max: 50 };',
    ],
    'an address is compared without its case': [
      ".trim().toLowerCase() : '';\n  if (!EMAIL",
      ".trim() : '';\n  if (!EMAIL",
    ],
    'a name turns no text around': ['\\p{Zp}\\p{Bidi_Control}]/u', '\\p{Zp}]/u'],
  }),
  ...mutantsIn('server/accounts/operations/refresh-session.ts', REFRESH, {
    'a token that was used already ends the session': [
      "v.outcome IN ('reused', 'expired')",
      "v.outcome IN ('expired')",
    ],
    'a session that has ended is refreshed no more': [
      'WHEN expires_at <= now OR rotated_at',
      'WHEN rotated_at',
    ],
    'an idle session is refreshed no more': [
      ' OR rotated_at <= now - make_interval(days => ${SESSION_IDLE_DAYS}) THEN',
      ' THEN',
    ],
    'whoever was banned refreshes nothing': ["        WHEN banned THEN 'banned'\n", ''],
    'a token that is newer than the database raises no alarm': [
      "        WHEN told > counter THEN 'ahead'\n",
      '',
    ],
  }),
  ...mutantsIn('server/accounts/operations/refresh-session.ts', LIMITS, {
    'many refreshes are put off and sign nobody out': [
      "new AuthError(503, 'over_request_rate_limit'",
      "new AuthError(429, 'over_request_rate_limit'",
    ],
  }),
  ...mutantsIn('server/accounts/operations/sign-in.ts', SIGN_IN, {
    'whoever was banned does not sign in': [
      'if (account.bannedUntil && account.bannedUntil > now)',
      'if (account.bannedUntil && account.bannedUntil < now)',
    ],
    'accounts of the demo open on this machine only': ['&& (caller.local || !isDemo(email)) ? row', '? row'],
    'whoever was deleted has no account': ['row && !row.user.deletedAt &&', 'row &&'],
    'a wrong password is noted': [
      "    await note(accounts, caller, account?.userId ?? null, 'password');\n",
      '',
    ],
  }),
  ...mutantsIn('server/accounts/operations/sign-in.ts', SIGN_OUT, {
    'a password that was changed in the meantime opens nothing': [
      'where: { userId, passwordHash },',
      'where: { userId },',
    ],
  }),
  ...mutantsIn('server/accounts/operations/sign-in.ts', LIMITS, {
    'wrong passwords are forgotten when the right one comes': [
      "  await accounts.attempts.forget('signInHere', here);\n",
      '',
    ],
    'even the right password waits after too many wrong ones': [
      '  if (tried.isOver) allowed(caller, tried);\n',
      '',
    ],
    'an address tries a hundred sign-ins': [
      "  allowed(caller, await attempts.hit('signInAddress', networkOf(caller.address)));\n",
      '',
    ],
  }),
  ...mutantsIn('server/accounts/operations/sign-in.ts', 'tests/accounts/slowed-sign-in.test.ts', {
    'unknown addresses are counted like known ones': [
      "    await accounts.attempts.hit('signInAccount', email);\n",
      "    if (account) await accounts.attempts.hit('signInAccount', email);\n",
    ],
    'an account that is guessed at is slowed down': [
      '.isOver) await pause(SLOW_MS);',
      '.isOver) await pause(0);',
    ],
  }),
  ...mutantsIn('server/accounts/operations/sign-up.ts', SIGN_UP, {
    'addresses of the demo are not given away': ['  if (isDemo(email)) throw reserved();\n', ''],
    'an address has one account': ['  if (!account) throw taken();\n', ''],
  }),
  ...mutantsIn('server/accounts/operations/sign-out.ts', SIGN_OUT, {
    'signing out of this device leaves the others signed in': [
      'local: { id: actor.sessionId }, others',
      'local: {}, others',
    ],
    'signing out leaves other people signed in': [
      'where: { userId: actor.id, ...which }',
      'where: { ...which }',
    ],
  }),
  ...mutantsIn('server/accounts/operations/update-user.ts', SIGN_OUT, {
    'a new password ends every other session': [
      '      await tx.session.deleteMany({ where: { userId: actor.id, id: { not: actor.sessionId } } });\n',
      '',
    ],
    'a new password needs the current one': [
      "if (typeof current !== 'string' || current === '') throw currentRequired();",
      "if (typeof current !== 'string') throw currentRequired();",
    ],
    'the address of an account stays': [
      'readEmail(change.email) !== account.email) throw fixedEmail();',
      "readEmail(change.email) === '') throw fixedEmail();",
    ],
  }),
  ...mutantsIn('server/accounts/operations/update-user.ts', LIMITS, {
    'an account is changed sixty times an hour': [
      "  allowed(caller, await accounts.attempts.hit('changeAccount', actor.id));\n",
      '',
    ],
    'current passwords are counted with sign-ins': [
      "const tried = await accounts.attempts.hit('signInHere', here);",
      "const tried = await accounts.attempts.hit('signInHere', here, 0);",
    ],
  }),
  ...mutantsIn('server/accounts/operations/make-admin-link.ts', LINK, {
    'a link expires after a day': ['const LINK_HOURS = 24;', 'const LINK_HOURS = 25;'],
    'a newer link takes the place of an older one': [
      '  await tx.adminLink.deleteMany({ where: { email, usedAt: null } });\n',
      '  await tx.adminLink.count();\n',
    ],
    'an admin of the demo counts for none': ['deletedAt: null, account: isReal }', 'deletedAt: null }'],
    'a link is not made where there is an admin': ['if (!another && (await hasAdmin(tx))) return null;', ''],
  }),
  ...mutantsIn('server/accounts/operations/use-admin-link.ts', LINK, {
    'a link counts once': ['link.usedAt || link.expiresAt', 'link.expiresAt'],
    'a link counts until it expires': [' || link.expiresAt <= now) throw', ') throw'],
    'a link for the first admin makes nobody a second one': [
      '    if (!link.another && (await hasAdmin(tx))) throw adminExists();\n',
      '',
    ],
    'a link for one address makes nobody else an admin': [
      '  if (link.email && link.email !== account.email) throw forSomebodyElse(link.email);\n',
      '',
    ],
    'a link that is used twice at once counts once, by its lock': ['    await inTurn(tx);\n', ''],
  }),
  ...mutantsIn('server/accounts/authenticate.ts', ACCESS, {
    'whoever was banned is nobody from then on': [
      "if (bannedUntil && bannedUntil > now) return gone('user_banned');",
      '',
    ],
    'a token names its own session': ['if (!person || person.id !== claims.sub)', 'if (!person)'],
    'a token that has ended is read no more, though it was read before': [
      'if (known && known.exp * 1000 > accounts.now().getTime()) return known;',
      'if (known) return known;',
    ],
  }),
  ...mutantsIn('server/accounts/authenticate.ts', SIGN_OUT, {
    'a sign-out is noticed within five seconds': ['const FRESH_MS = 5000;', 'const FRESH_MS = 50_000;'],
  }),
  ...mutantsIn('server/accounts/tokens.ts', ACCESS, {
    'an access token lasts ten minutes': [
      'export const ACCESS_MINUTES = 10;',
      'export const ACCESS_MINUTES = 11;',
    ],
    'an access token has five seconds of leeway': ['const LEEWAY_SECONDS = 5;', 'const LEEWAY_SECONDS = 60;'],
    'an access token is for this audience': ["      audience: 'authenticated',\n      typ", '      typ'],
  }),
  ...mutantsIn('server/accounts/tokens.ts', REFRESH, {
    'a refresh token that was changed is none of ours': [
      'if (!timingSafeEqual(bytes.subarray(21), sign(keys, body))) return null;',
      '',
    ],
    'a refresh token has one spelling': [
      " || bytes.toString('base64url') !== token) return null;",
      ') return null;',
    ],
  }),
  ...mutantsIn('server/accounts/protocol/cookie.ts', COOKIE, {
    'a cookie is for pages of this site': [' && isOwnOrigin(req, publicUrl);', ';'],
    'no script reads the cookie': ['; HttpOnly; Secure;', '; Secure;'],
  }),
  ...mutantsIn('server/accounts/keys.ts', 'tests/accounts/keys.test.ts', {
    'keys that others can read are not used': ['& 0o077) !== 0)', '& 0o077) < 0)'],
  }),
];
