import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLiveAgain } from '../../../lib/graph/live-status.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { type DeviceTalk, deviceTalk } from './guest-store.ts';
import { memberTalk } from './member-store.ts';
import type { About, Talk, TalkState } from './store.ts';

interface Wanted {
  conversationId: string | null;
  onConversation: (id: string | null) => void;
  about?: About | undefined;
  place: 'panel' | 'page';
}

/** The conversation of whoever is here: that of a member is on the server, that of a guest on this device. */
export function useTalk({ conversationId, onConversation, about, place }: Wanted): Talk & { now: TalkState } {
  const graph = useApolloClient();
  const memberId = useSession()?.id ?? null;
  const tell = useEffectEvent(onConversation);
  const begin = () =>
    memberId ? memberTalk(graph, { id: conversationId, about }) : onDevice(graph, place, about);
  const [of, setOf] = useState({ memberId, conversationId });
  const [talk, setTalk] = useState(begin);
  if (of.memberId !== memberId || of.conversationId !== conversationId) {
    setOf({ memberId, conversationId });
    // What is in sight may itself have become that conversation.
    if (of.memberId !== memberId || (memberId && talk.state().id !== conversationId)) setTalk(begin);
  }

  useEffect(() => talk.open((id) => tell(id)), [talk]);
  useLiveAgain(() => talk.goOn());
  const now = useSyncExternalStore(talk.subscribe, talk.state);
  return { ...talk, now };
}

const kept = new WeakMap<ApolloClient, Map<string, DeviceTalk>>();

/** One for each place of this device, so that a reply goes on while nobody looks at it. */
function onDevice(graph: ApolloClient, place: string, about?: About): Talk {
  const key = keyOf(place, about);
  const talks = kept.get(graph) ?? new Map<string, DeviceTalk>();
  kept.set(graph, talks);
  const talk = talks.get(key) ?? deviceTalk(graph, { key, about });
  talks.set(key, talk);
  talk.isAbout(about);
  return talk;
}

const keyOf = (place: string, about?: About) =>
  [place, about?.subjectCode, about?.topic].filter(Boolean).join(':');
