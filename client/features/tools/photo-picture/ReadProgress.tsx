import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Progress } from '../photo-reading/recognise-words.ts';

interface ReadProgressProps {
  progress: Progress | null;
  onStop: () => void;
}

/** How far the reading is. */
export function ReadProgress({ progress, onStop }: ReadProgressProps) {
  const { t } = useLingui();
  const id = useId();
  const share = progress?.share ?? null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label htmlFor={id} className="w-full text-soft">
        {!progress && <Trans>Flattening and straightening the photo…</Trans>}
        {progress?.stage === 'fetching' && <Trans>Loading the text recogniser…</Trans>}
        {progress?.stage === 'model' && <Trans>The model is reading the photo…</Trans>}
        {progress?.stage === 'reading' && <Trans>Reading the text…</Trans>}
      </label>
      <progress
        id={id}
        {...(share !== null && { value: share })}
        className="h-2 min-w-40 flex-1 appearance-none overflow-hidden rounded-full bg-line accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
      <span aria-hidden="true" className="w-10 text-end font-mono text-soft tabular-nums">
        {share === null ? '' : t`${Math.round(share * 100)}%`}
      </span>
      <Button size="small" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
