import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useId } from 'react';
import { Formula } from '../../lib/markdown/Formula.tsx';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { part } from '../loading/lazy-component.tsx';
import { joinedIn, type Language, type Text, type WorkingLine } from './lines.ts';
import { MarksMargin } from './MarksMargin.tsx';
import { Readings } from './Readings.tsx';
import type { Solution } from './solution.ts';

const Sketch = part(async () => (await import('../figure/Sketch.tsx')).Sketch);

interface WorkedSolutionProps {
  solution: Solution;
  /** Solves the question as it can be read otherwise. */
  onReread?: (question: string) => void;
  title?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  /** Above the lines instead of below them, for who looks without scrolling. */
  answerFirst?: boolean;
  /** In the place of an answer that is not shown. */
  unfinished?: (language: Language) => ReactNode;
}

/** A solution in the marks margin, with its answer, what it would earn and how it was checked. */
export function WorkedSolution({
  solution: { title: kind, readings = [], steps, answer, checks, figure },
  onReread,
  title = <Trans>Worked solution</Trans>,
  heading = 'h2',
  answerFirst = false,
  unfinished,
}: WorkedSolutionProps) {
  const id = useId();
  const marks = steps.flatMap((step) => step.marks).length;
  const lines = steps.map(({ checked, ...step }, i): WorkingLine => ({
    ...step,
    id: `${id}-step-${i + 1}`,
    verdict: checked ? 'checked' : null,
  }));

  const answerIn = (language: Language) =>
    answer && (
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        <span className="text-sm font-semibold">{ANSWER[language]}</span>
        {answer.say && <InlineProse text={answer.say[language]} />}
        {/* Of a sketch the words name all that is labelled. */}
        {answer.tex && answer.text !== 'none' && !(figure && answer.say) && (
          <Formula tex={joinedIn(language, answer.tex)} />
        )}
        <span className="ml-auto font-mono text-sm font-semibold whitespace-nowrap text-(color:--right)">
          {MARKS[language](marks)}
        </span>
      </p>
    );

  return (
    <>
      {readings.length > 0 && <Readings readings={readings} onReread={onReread} />}
      <MarksMargin
        heading={heading}
        title={title}
        note={(language) => kind[language]}
        stem={answerFirst ? answerIn : undefined}
        lines={lines}
        bilingual
      >
        {(language) =>
          answer ? (
            <div className="flex flex-col gap-2">
              {!answerFirst && answerIn(language)}
              {figure && (
                <Suspense>
                  <Sketch figure={figure} />
                </Suspense>
              )}
              {checks.length === 0 && <p className="text-soft">{STATED[language]}</p>}
              <ul className="text-(color:--right)">
                {checks.map(({ name }, i) => (
                  <li key={i}>
                    <span aria-hidden="true">✓ </span>
                    <InlineProse text={name[language]} />
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            unfinished?.(language)
          )
        }
      </MarksMargin>
    </>
  );
}

/** These are words of the solution, which has a language of its own. */
const ANSWER: Text = { en: 'Answer', zh: '答案' };
const STATED: Text = {
  en: 'Stated from a card, in the words that earn the marks. No machine checks words.',
  zh: '按知识卡片的得分表述作答。文字不经机器核对。',
};
const MARKS = {
  en: (count: number) => (count === 1 ? '1 mark' : `${count} marks`),
  zh: (count: number) => `${count} 分`,
};
