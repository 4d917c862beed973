import type { ReactNode, RefObject } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ConversationView } from './ConversationView.tsx';
import type { About } from './message.ts';
import { useGuestThread } from './use-guest-thread.ts';
import { useMemberThread } from './use-member-thread.ts';

export interface ConversationProps {
  /** A new one when null. */
  conversationId: string | null;
  /** It was begun with its first message, or cleared. */
  onConversation: (id: string | null) => void;
  /** What a new one is about. */
  about?: About;
  /** The narrow one beside a page, or the one that a page is for. */
  place: 'panel' | 'page';
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  /** What the tutor says first. */
  greeting?: ReactNode;
  /** Questions to begin with. */
  suggestions?: string[];
}

/** A conversation with the tutor: the server keeps a member's, the device a guest's. */
export function Conversation(props: ConversationProps) {
  return useSession() ? <OfMember {...props} /> : <OfGuest {...props} />;
}

function OfMember(props: ConversationProps) {
  const { conversationId, onConversation, about } = props;
  const own = conversationId?.startsWith('guest-') ? null : conversationId;
  const thread = useMemberThread({ conversationId: own, onConversation, about });
  return <ConversationView {...props} thread={thread} />;
}

function OfGuest(props: ConversationProps) {
  const { conversationId, onConversation, about } = props;
  const thread = useGuestThread({ conversationId, onConversation, about });
  return <ConversationView {...props} thread={thread} />;
}
