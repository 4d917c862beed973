import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import type { Entry } from './entry.ts';

/** The reader's own answer beside the right one, and where it went wrong. */
export function AnswerLines({ entry }: { entry: Entry }) {
  const { userAnswer, correctAnswer, errorLine } = entry;
  if (!userAnswer && !correctAnswer) return null;
  return (
    <dl className="grid gap-3 text-base sm:grid-cols-2">
      {userAnswer && (
        <Side title={<Trans context="to an exercise">Your answer</Trans>} className="border-l-wrong">
          {errorLine === null ? (
            <Prose text={userAnswer} kind="post" />
          ) : (
            <ol className="flex flex-col gap-1">
              {userAnswer.split('\n').map((line, i) => (
                <li
                  key={i}
                  className={`flex items-baseline gap-2 rounded-control px-1.5 ${i + 1 === errorLine ? 'bg-wrong-wash' : ''}`}
                >
                  <span
                    className={`w-10 shrink-0 font-mono text-xs tabular-nums ${i + 1 === errorLine ? 'text-wrong' : 'text-faint'}`}
                  >
                    {i + 1 === errorLine && '✗ '}
                    {i + 1}
                  </span>
                  <Prose text={line} />
                </li>
              ))}
            </ol>
          )}
        </Side>
      )}
      {correctAnswer && (
        <Side title={<Trans>Correct answer</Trans>} className="border-l-correct">
          <Prose text={correctAnswer} />
        </Side>
      )}
    </dl>
  );
}

function Side({ title, className, children }: { title: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 overflow-x-auto border-l-2 pl-3 ${className}`}>
      <dt className="mb-1 text-sm font-medium text-soft">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
