import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import type { Read } from '../store/message.ts';
import { useFollowUps } from './use-follow-ups.ts';

interface SuggestionsProps {
  message: Read;
  onSay: (words: string) => void;
  /** Puts the beginning of a message into the input. */
  onBegin: (words: string) => void;
}

/** Hint buttons and follow-up questions under the last reply. */
export function Suggestions({ message, onSay, onBegin }: SuggestionsProps) {
  const { t } = useLingui();
  const { ladder, followUps, check } = useFollowUps(message);
  const small =
    'rounded-full border border-line bg-card px-3 py-1 text-sm text-brand-text transition hover:border-edge pointer-coarse:min-h-11';
  return (
    <>
      {ladder.length > 0 && (
        <div role="group" aria-label={t`How much of the solution to show`} className="flex flex-wrap gap-2">
          {ladder.map((words) => (
            <Button key={words} className="flex-1" onClick={() => onSay(words)}>
              {words}
            </Button>
          ))}
        </div>
      )}
      {(followUps.length > 0 || check) && (
        <div role="group" aria-label={t`Follow-up questions`} className="flex flex-wrap gap-2">
          {followUps.map((words) => (
            <button key={words} type="button" className={small} onClick={() => onSay(words)}>
              {words}
            </button>
          ))}
          {check && (
            <button type="button" className={small} onClick={() => onBegin(check)}>
              {check}
            </button>
          )}
        </div>
      )}
    </>
  );
}
