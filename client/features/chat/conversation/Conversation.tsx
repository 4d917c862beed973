import { useSession } from '../../../lib/auth/session.ts';
import type { About } from '../store/chat.ts';
import { useGuestChat } from '../guest/use-guest-chat.ts';
import { useMemberChat } from '../store/use-member-chat.ts';
import { ConversationView, type ConversationViewProps } from './ConversationView.tsx';

interface ConversationProps extends Omit<ConversationViewProps, 'chat'> {
  /** Id on the server; null for a new conversation, and for guests. */
  conversationId: string | null;
  /** Called with the id after the first message, and with null when cleared. */
  onConversation: (id: string | null) => void;
  /** The subject of a new conversation. */
  about?: About;
}

/** A member's conversation is stored on the server, a guest's on this device. */
export function Conversation(props: ConversationProps) {
  const memberId = useSession()?.id;
  return memberId ? <MemberConversation key={memberId} {...props} /> : <GuestConversation {...props} />;
}

function MemberConversation(props: ConversationProps) {
  return <ConversationView {...props} chat={useMemberChat(props)} />;
}

function GuestConversation(props: ConversationProps) {
  return <ConversationView {...props} chat={useGuestChat(props)} />;
}
