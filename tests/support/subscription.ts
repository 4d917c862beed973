import type { Json, Visitor } from './world.ts';

interface Subscription {
  address: string;
  query: string;
  variables?: Record<string, unknown>;
  signal?: AbortSignal;
}

/** Subscribes over server-sent events, as a page does. */
export function subscribe(
  { token }: Visitor,
  { address, query, variables = {}, signal }: Subscription,
): Promise<Response> {
  return fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
}

/** All that was told until it ended, and the code of a refusal. */
export async function subscribed<Event>(
  who: Visitor,
  subscription: Subscription,
): Promise<{ events: Event[]; refused: string | undefined }> {
  const messages = (await (await subscribe(who, subscription)).text())
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as { data?: Record<string, Event>; errors?: Json[] });
  return {
    events: messages.flatMap(({ data }) => Object.values(data ?? {})),
    refused: messages.find(({ errors }) => errors)?.errors?.[0]!['extensions']!['code'] as string | undefined,
  };
}
