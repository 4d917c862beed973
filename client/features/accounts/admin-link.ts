import * as v from 'valibot';
import { sessionFetch } from '../../lib/auth/session-fetch.ts';
import { getAccessToken, logFailure } from '../../lib/auth/session.ts';

const Looked = v.object({ email: v.nullable(v.string()), registered: v.boolean() });
const Refused = v.object({ message: v.string() });

export type AdminLink = v.InferOutput<typeof Looked>;

/** What the server refused, in its own words. */
export class LinkRefused extends Error {}

/** Whom the link is for. */
export async function lookAt(secret: string): Promise<AdminLink> {
  return v.parse(Looked, await post('', { secret }));
}

/** Makes the signed-in user an admin, or creates one. */
export async function becomeAdmin(
  secret: string,
  newcomer: { name: string; email: string; password: string } | null,
): Promise<void> {
  await post('/use', { secret, ...newcomer });
}

async function post(route: string, body: object): Promise<unknown> {
  const token = await getAccessToken();
  const response = await sessionFetch(`/auth/v1/admin-link${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const refused = v.safeParse(Refused, answer);
  logFailure(answer);
  throw new LinkRefused(refused.success ? refused.output.message : '');
}
