import { Formula } from '../../../lib/markdown/Formula.tsx';
import { asTex } from '../../../lib/typed/typed-to-latex.ts';
import { segmentsOf } from '../../../lib/typed/segments.ts';

/** A question as it will look: its words, and its mathematics set. */
export function QuestionPreview({ question }: { question: string }) {
  return (
    <p className="leading-relaxed whitespace-pre-line" translate="no">
      <QuestionWords text={question} />
    </p>
  );
}

/** The same within a line. */
export function QuestionWords({ text: question }: { text: string }) {
  return segmentsOf(question).map(({ text, isMaths }, i) =>
    isMaths ? (
      <span key={i}>
        <Formula tex={asTex(text.replace(/[.,;?!]\s*$/, ''))} />
        {/(?:[.,;?!]\s*|(?<!\s)\s+)?$/.exec(text)?.[0]}
      </span>
    ) : (
      <span key={i}>{text}</span>
    ),
  );
}
