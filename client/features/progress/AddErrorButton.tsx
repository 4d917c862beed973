import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { FoundError } from '../../lib/progress/AddToErrorBook.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { addError } from './add-error.ts';
import { BlockedNotice } from './BlockedNotice.tsx';

const ADDED_MS = 3000;

/** Adds a question to the error book: Add, then at work, then Added! for three seconds. */
export function AddErrorButton({ found }: { found: () => FoundError }) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'loading' | 'added'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const add = async () => {
    setState('loading');
    setRefusal(null);
    try {
      const refused = await addError(found());
      setRefusal(refused);
      setState(refused ? 'idle' : 'added');
      if (!refused) timer.current = setTimeout(() => setState('idle'), ADDED_MS);
    } catch {
      setRefusal(t`This could not be added. Check your connection and try again.`);
      setState('idle');
    }
  };

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        busy={state === 'loading'}
        onClick={() => state === 'idle' && void add()}
        aria-live="polite"
      >
        {state === 'added' ? (
          <>
            <Icon name="check" className="size-4" />
            <Trans>Added!</Trans>
          </>
        ) : (
          <Trans>Add to error book</Trans>
        )}
      </Button>
      {state === 'added' && (
        <Link to={paths.errorBook()} className="reach text-sm text-brand-text underline underline-offset-4">
          <Trans>Open it</Trans>
        </Link>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <BlockedNotice />
    </span>
  );
}
