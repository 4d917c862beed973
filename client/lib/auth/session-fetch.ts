/**
 * Requests to accounts: in cookie mode the server keeps the refresh token in a cookie that no script can read,
 * and what the client stores in its place is worthless to a thief.
 */
export const sessionFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', document.documentElement.lang);
  if (keepsSecureCookies()) headers.set('x-auth-cookie', '1');
  return fetch(input, { ...init, headers, credentials: 'same-origin' });
};

const PROBE = '__Secure-lemma-probe';
let probeResult: boolean | undefined;

/** Some browsers drop secure cookies over plain http, and some people switch cookies off: then plain mode it is. */
export function keepsSecureCookies(): boolean {
  probeResult ??= probe();
  return probeResult;
}

function probe(): boolean {
  try {
    document.cookie = `${PROBE}=1; Secure; SameSite=Strict; Path=/`;
    const isStored = document.cookie.includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; Secure; SameSite=Strict; Path=/; Max-Age=0`;
    return isStored;
  } catch {
    return false;
  }
}
