import type { ApolloCache } from '@apollo/client';
import { currentUser } from '../auth/session.ts';

interface Target {
  __typename: string;
  id: string;
}

interface Outcome {
  /** Of the target. */
  fields?: Record<string, unknown>;
  /** What its reader has done to it. */
  viewer: Record<string, unknown>;
}

interface Told extends Outcome {
  userId: string;
  target: Target;
}

let opened: BroadcastChannel | undefined;
/** Stays open: closed at once, it might not deliver what was just said. */
const channel = () => (opened ??= new BroadcastChannel('lemma-acts'));

/** Tells the other tabs of whoever acts here: the events of the server do not say whose an act was. */
export function tellOtherTabs({ __typename, id }: Target, outcome: Outcome): void {
  const userId = currentUser()?.id;
  if (!userId || !('BroadcastChannel' in globalThis)) return;
  channel().postMessage({ userId, target: { __typename, id }, ...outcome } satisfies Told);
}

/** Shows here what the same person did in another tab, until the returned function is called. */
export function followOtherTabs(cache: ApolloCache): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const follow = ({ data }: MessageEvent<Told>) => {
    if (data.userId !== currentUser()?.id) return;
    const { target, fields = {}, viewer } = data;
    cache.modify<Record<string, unknown>>({
      id: cache.identify({ ...target }) ?? '',
      fields: {
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, () => value])),
        viewer: (before) => before && { ...before, ...viewer },
      },
    });
  };
  const tabs = channel();
  tabs.addEventListener('message', follow);
  return () => tabs.removeEventListener('message', follow);
}
