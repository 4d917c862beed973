import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/loading/states.tsx';

/** Below a list that goes on. */
export function MoreButton({ onMore }: { onMore: () => Promise<unknown> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    setState('loading');
    await onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  if (state === 'failed') return <Failure onRetry={() => void load()} />;
  return (
    <div className="mt-4 flex justify-center print:hidden">
      <Button busy={state === 'loading'} onClick={() => void load()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}
