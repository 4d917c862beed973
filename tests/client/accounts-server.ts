import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

type Answer = { status?: number; body?: unknown };

const EXPIRES_IN = 600;

export const ADA = {
  id: 'ada',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ada@example.org',
  user_metadata: { name: 'Ada Lovelace' },
  app_metadata: { role: 'USER' },
  factors: [],
  created_at: '2030-01-01T00:00:00Z',
};

export const sessionOf = (user: typeof ADA, token = 'access-1') => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: EXPIRES_IN,
  expires_at: Math.floor(Date.now() / 1000) + EXPIRES_IN,
  refresh_token: 'cookie.handle',
  user,
});

export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
});

/** The network seen from the client: answers what a test says, and remembers what it was asked. */
export function accountsServer(answer: (call: Call) => Answer | Promise<Answer> | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/auth/v1', '') + url.search,
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    calls.push(call);
    const { status = 200, body = {} } = (await answer(call)) ?? { status: 204, body: null };
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    });
  });
  return calls;
}
