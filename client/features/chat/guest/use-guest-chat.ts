import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useExternalStore } from '../../../lib/device/external-store.ts';
import { useLiveAgain } from '../../../lib/graph/live-status.ts';
import type { About, Chat } from '../store/chat.ts';
import { type GuestStore, openGuestStore } from './guest-store.ts';

interface GuestChat {
  place: string;
  about?: About | undefined;
}

/** A guest's conversation, one per place: panel and page. */
export function useGuestChat({ place, about = {} }: GuestChat): Chat {
  const { state, setAbout, restart, ...acts } = storeFor(useApolloClient(), place, about);
  useEffect(() => setAbout(about));
  useLiveAgain(restart);
  const { messages, mode, refusal } = useExternalStore(state);
  return { ...acts, messages, mode, refusal, status: 'ready', reload: () => {} };
}

const stores = new WeakMap<ApolloClient, Map<string, GuestStore>>();

/** One for each place and topic, so that a reply goes on while nobody looks at it. */
function storeFor(graph: ApolloClient, place: string, about: About): GuestStore {
  const key = [place, about.subjectCode, about.topic].filter(Boolean).join(':');
  const opened = stores.get(graph) ?? new Map<string, GuestStore>();
  stores.set(graph, opened);
  const store = opened.get(key) ?? openGuestStore(graph, key, about);
  opened.set(key, store);
  return store;
}
