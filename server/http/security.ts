import { createHash } from 'node:crypto';
import { inlineScripts } from './inline-scripts.ts';

/** The content security policy of every page, given the inline scripts that the page was built with. */
export function contentPolicy(html: string): string {
  const scripts = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What holds for every answer; a page adds its own content security policy. */
export const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
/** Where browsers reach the product by HTTPS. */
export const OVER_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
