import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

/** A first message. */
export interface Suggestion {
  words: string;
  /** The beginning of a message, to be completed in the input. */
  isBeginning: boolean;
}

interface StarterSuggestionsProps {
  suggestions: readonly Suggestion[];
  onSay: (words: string) => void;
  /** Puts the beginning of a message into the field. */
  onBegin: (words: string) => void;
}

/** Suggestions for an empty conversation. */
export function StarterSuggestions({ suggestions, onSay, onBegin }: StarterSuggestionsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Questions to start with`} className="flex flex-wrap gap-2">
      {suggestions.map(({ words, isBeginning }) => (
        <li key={words}>
          <Button size="small" onClick={() => (isBeginning ? onBegin : onSay)(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}
