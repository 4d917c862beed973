import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_TITLE } from '../../../lib/graph/limits.gen.ts';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useRenameConversationMutation } from './History.gen.ts';

interface RenameFormProps {
  id: string;
  title: string;
  /** By a key, or by leaving it for something else. */
  onDone: (how: 'key' | 'left') => void;
}

/** The name in place: Enter and leaving keep it, Escape does not. */
export function RenameForm({ id, title, onDone }: RenameFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(false);
  const [name, setName] = useState(title);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rename] = useRenameConversationMutation();

  // The menu that led here gives the focus back to its button first.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.select(), 50);
    return () => clearTimeout(timer);
  }, []);

  const keep = async (how: 'key' | 'left') => {
    if (sent.current) return;
    if (!name.trim() || name.trim() === title) return onDone(how);
    sent.current = true;
    setRefusal(null);
    try {
      const { data } = await rename({
        variables: { id, title: name },
        optimisticResponse: {
          renameConversation: { __typename: 'Conversation', id, title: name.trim() },
        },
      });
      const result = data!.renameConversation;
      if (result.__typename === 'Conversation') return onDone(how);
      setRefusal(result.message);
    } catch {
      setRefusal(t`The name could not be saved. Try again.`);
    }
    sent.current = false;
    return undefined;
  };

  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      sent.current = true;
      onDone('key');
    }
    if (event.key === 'Enter') void keep('key');
  };

  return (
    <div className="min-w-0 flex-1 p-1">
      <input
        ref={field}
        aria-label={t`Name of the conversation`}
        value={name}
        maxLength={MAX_TITLE}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={keys}
        onBlur={() => void keep('left')}
        className="h-10 w-full rounded-control border border-edge bg-card px-2 text-sm pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {refusal && <Refusal>{refusal}</Refusal>}
    </div>
  );
}
