import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { QuestionPreview, QuestionWords } from './QuestionPreview.tsx';
import type { UnderstoodFragment } from './SolveQuestion.gen.ts';

interface UnderstoodProps {
  sentences: readonly UnderstoodFragment[];
  /** Puts a sentence before its reader, to be written in other words. */
  onReword?: (sentence: string) => void;
}

/** What was understood of a question without a solution, sentence by sentence, and what was not. */
export function Understood({ sentences, onReword }: UnderstoodProps) {
  const { t } = useLingui();
  if (sentences.length === 0) return null;
  const areAllRead = sentences.every(({ says }) => says !== null);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <Trans>What was understood</Trans>
      </p>
      <ul className="flex flex-col gap-1.5">
        {sentences.map((sentence, at) => (
          <li key={at} data-read={sentence.says !== null} className="flex gap-2">
            {sentence.says === null ? (
              <span role="img" aria-label={t`Not understood`} className="font-semibold text-(color:--wrong)">
                ?
              </span>
            ) : (
              <span
                role="img"
                aria-label={sentence.says === 'GIVEN' ? t`Given` : t`Asked for`}
                className="font-semibold text-(color:--right)"
              >
                ✓
              </span>
            )}
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
              <div className="min-w-0">
                {sentence.unclear.length > 0 ? (
                  <Marked {...sentence} />
                ) : (
                  <QuestionPreview question={sentence.text} />
                )}
              </div>
              {sentence.says === null && onReword && (
                <Button size="small" onClick={() => onReword(sentence.text)}>
                  <Trans>Say it in other words</Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {areAllRead && (
        <p className="text-soft">
          <Trans>Every sentence was read, but no way to the answer was found that passes its checks.</Trans>
        </p>
      )}
    </div>
  );
}

/** A sentence with the words marked that nobody here knows. */
function Marked({ text, unclear }: UnderstoodFragment) {
  const ends = [0, ...unclear.map(({ at, length }) => at + length)];
  return (
    <p className="leading-relaxed wrap-anywhere" translate="no">
      {unclear.map(({ at, length }, i) => (
        <Fragment key={at}>
          <QuestionWords text={text.slice(ends[i], at)} />
          <mark className="rounded-sm bg-brand-wash text-inherit underline decoration-wavy">
            {text.slice(at, at + length)}
          </mark>
        </Fragment>
      ))}
      <QuestionWords text={text.slice(ends.at(-1))} />
    </p>
  );
}
