import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { AuthClient } from '@supabase/auth-js';
import { cacheExchange, Client as UrqlClient, fetchExchange } from '@urql/core';
import { createClient as createEventClient } from 'graphql-sse';
import { createClient as createSocketClient } from 'graphql-ws';
import OpenAI from 'openai';

/** What a page of another site does with Lemma, by clients as they are published. */
export const clients = { signedUp, urql, apollo, sockets, serverSentEvents, eventSource, openai, rest };
declare global {
  var elsewhere: typeof clients;
}
globalThis.elsewhere = clients;

const SUBJECTS = '{ subjects { code } }';
const MINE = '{ conversations(first: 5) { nodes { id } } }';
const REPLIES = `subscription ($messages: [ChatMessageInput!]!) {
  tutorReplies(messages: $messages) { text reply { content } } }`;
const messages = [{ role: 'USER', content: 'Solve x^2 - 5x + 6 = 0' }];

interface Site {
  address: string;
  token: string;
}

/** Signs up, refreshes and proves its own token with the key set. */
async function signedUp(address: string) {
  const auth = new AuthClient({ url: `${address}/auth/v1`, persistSession: false, autoRefreshToken: false });
  const email = `elsewhere-${crypto.randomUUID()}@example.org`;
  const { data, error } = await auth.signUp({
    email,
    password: 'Parabola-72',
    options: { data: { name: 'Ada' } },
  });
  if (error) throw error;
  const fresh = await auth.refreshSession({ refresh_token: data.session!.refresh_token });
  const token = fresh.data.session!.access_token;
  const { data: claims } = await auth.getClaims(token);
  const { data: user } = await auth.getUser(token);
  return { token, email, claimed: claims?.claims.email, confirmed: user.user?.email };
}

async function urql({ address, token }: Site) {
  const client = new UrqlClient({
    url: `${address}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
  });
  const [open, mine] = [await client.query(SUBJECTS, {}), await client.query(MINE, {})];
  return { open: open.data, mine: mine.data, error: open.error?.message ?? mine.error?.message ?? null };
}

async function apollo({ address, token }: Site) {
  const link = new HttpLink({ uri: `${address}/graphql`, headers: { authorization: `Bearer ${token}` } });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const [open, mine] = [
    await client.query({ query: gql(SUBJECTS) }),
    await client.query({ query: gql(MINE) }),
  ];
  return { open: open.data, mine: mine.data };
}

async function sockets({ address, token }: Site) {
  const url = `${address.replace('http', 'ws')}/graphql`;
  const guest = createSocketClient({ url, retryAttempts: 0 });
  const member = createSocketClient({
    url,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const open = (await guest.iterate({ query: SUBJECTS }).next()).value;
  const mine = (await member.iterate({ query: MINE }).next()).value;
  const replies = await all(member.iterate({ query: REPLIES, variables: { messages } }));
  await Promise.all([guest.dispose(), member.dispose()]);
  return { open, mine, replies };
}

async function serverSentEvents({ address, token }: Site) {
  const client = createEventClient({
    url: `${address}/graphql`,
    retryAttempts: 0,
    headers: { authorization: `Bearer ${token}` },
  });
  return { replies: await all(client.iterate({ query: REPLIES, variables: { messages } })) };
}

/** The browser's own, which sends no header and knows only addresses. */
function eventSource({ address }: Site) {
  const url = new URL('/graphql', address);
  url.searchParams.set('query', REPLIES);
  url.searchParams.set('variables', JSON.stringify({ messages }));
  return new Promise<{ replies: unknown[] }>((resolve, reject) => {
    const source = new EventSource(url);
    const replies: unknown[] = [];
    source.addEventListener('next', ({ data }) => replies.push(JSON.parse(data)));
    source.addEventListener('complete', () => (source.close(), resolve({ replies })));
    source.addEventListener('error', () => (source.close(), reject(new Error('The stream broke.'))));
  });
}

async function openai({ address, token }: Site) {
  const client = new OpenAI({ baseURL: `${address}/api`, apiKey: token, dangerouslyAllowBrowser: true });
  const request = { model: 'lemma', messages: [{ role: 'user' as const, content: messages[0]!.content }] };
  const whole = await client.chat.completions.create(request);
  let streamed = '';
  for await (const chunk of await client.chat.completions.create({ ...request, stream: true }))
    streamed += chunk.choices[0]?.delta.content ?? '';
  return { whole: whole.choices[0]!.message.content, streamed };
}

async function rest({ address, token }: Site) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = await fetch(`${address}/api/community/questions?limit=1`, { headers });
  const created = await fetch(`${address}/api/community/questions`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      subject_code: '9709',
      paper: 'p1',
      title: `Asked from another origin at ${Date.now()}`,
      body: 'Why is the discriminant enough to count the roots of a quadratic?',
      language: 'en',
      tags: ['quadratics'],
    }),
  });
  const location = created.headers.get('location');
  const question = await fetch(new URL(location ?? '', address), { headers });
  const refused = await fetch(`${address}/api/chat/conversations`);
  return {
    statuses: [list.status, created.status, question.status, refused.status],
    location,
    etag: question.headers.get('etag'),
    requestId: question.headers.get('x-request-id'),
    title: ((await question.json()) as { data?: { title: string } }).data?.title,
    described: (await fetch(`${address}/api/openapi.json`).then((one) => one.json())) as { openapi: string },
    refused: refused.headers.get('www-authenticate'),
  };
}

async function all(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const received: unknown[] = [];
  for await (const event of events) received.push(event);
  return received;
}
