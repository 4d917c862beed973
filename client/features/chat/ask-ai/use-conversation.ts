import { useState } from 'react';
import { useQuery } from '../../../lib/use-query.ts';

const NEW = 'new';

/**
 * The conversation that the address names. `viewKey` changes when another one is to be shown, and stays
 * when the one in sight gets its address with its first message.
 */
export function useConversation() {
  const [address, changeAddress] = useQuery();
  const named = address.get('conversation');
  const id = named === NEW ? null : named;
  const [begun, setBegun] = useState({ number: 0, id: null as string | null });
  const [before, setBefore] = useState(id);

  const another = () => setBegun(({ number }) => ({ number: number + 1, id: null }));
  if (before !== id) {
    setBefore(id);
    if (id === null) another();
  }

  const show = (next: string | null, replace: boolean) =>
    changeAddress((query) => (next ? query.set('conversation', next) : query.delete('conversation')), {
      replace,
    });

  return {
    id,
    /** Whether the address asks for any, be it a new one. */
    isOpen: named !== null,
    viewKey: id === null || id === begun.id ? `new-${begun.number}` : id,
    /** What is in sight has become this conversation. */
    begin(next: string) {
      setBegun(({ number }) => ({ number, id: next }));
      show(next, true);
    },
    /** Goes to an empty one. */
    start: () => show(NEW, false),
    /** Leaves what is in sight for an empty one. */
    leave() {
      if (id === null) another();
      else show(null, false);
    },
  };
}
