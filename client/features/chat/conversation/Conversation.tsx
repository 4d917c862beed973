import { useSession } from '../../../lib/auth/session.ts';
import type { About } from '../store/chat.ts';
import { useGuestChat } from '../guest/use-guest-chat.ts';
import { useMemberChat } from '../store/use-member-chat.ts';
import { ConversationView, type ConversationViewProps } from './ConversationView.tsx';

interface ConversationProps extends Omit<ConversationViewProps, 'chat'> {
  /** That of a member on the server; null for a new one, and for those that a device stores. */
  conversationId: string | null;
  /** It began, with its first message, or was cleared. */
  onConversation: (id: string | null) => void;
  /** What a new one is about. */
  about?: About;
}

/** The conversation of whoever is here: that of a member is on the server, that of a guest on this device. */
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
