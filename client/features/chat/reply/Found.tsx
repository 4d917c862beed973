import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { subjectColour } from '../../../lib/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import type { Message } from '../conversation/message.ts';

/** How far the mathematics of a reply was checked, and who wrote it. */
export function Badge({ message: { verification, source } }: { message: Message }) {
  const { status, firstWrong, lines } = verification;
  const look = {
    VERIFIED: 'bg-right-wash text-(color:--right)',
    PARTIAL: 'bg-hint-wash text-hint',
    MISMATCH: 'bg-wrong-wash text-wrong',
    UNCHECKED: 'text-soft',
  }[status];
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className={`rounded-control px-1.5 py-0.5 font-medium ${look}`}>
          {status === 'VERIFIED' && <Trans>✓ Checked by machine</Trans>}
          {status === 'PARTIAL' && <Trans>? Partly checked by machine</Trans>}
          {status === 'MISMATCH' && <Trans>✗ A line does not hold</Trans>}
          {status === 'UNCHECKED' && <Trans>Not checked by machine</Trans>}
        </span>
        {source && (
          <span className="text-faint">
            {source === 'lemma' ? <Trans>Built-in tutor</Trans> : <Trans>Model {source}</Trans>}
          </span>
        )}
      </p>
      {firstWrong && lines.length > 0 && (
        <p className="text-wrong">
          <Trans>The first that does not hold:</Trans> <Formula tex={firstWrong} />
        </p>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="cursor-pointer text-soft">
            <Trans>Line by line</Trans>
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {lines.map(({ text, holds }, i) => (
              <li key={i} className="overflow-x-auto">
                <Verdict holds={holds ?? null} /> <Formula tex={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Verdict({ holds }: { holds: boolean | null }) {
  const { t } = useLingui();
  if (holds === null) return <span aria-label={t`not checkable`}>?</span>;
  return holds ? (
    <span aria-label={t`holds`} className="text-(color:--right)">
      ✓
    </span>
  ) : (
    <span aria-label={t`does not hold`} className="text-wrong">
      ✗
    </span>
  );
}

/** The cards that a reply rests on; how they begin, where nothing else answers. */
export function Citations({ message: { citations, solutions } }: { message: Message }) {
  const { i18n } = useLingui();
  if (citations.length === 0) return null;
  const language = i18n.locale === 'zh' ? 'zh' : 'en';
  const isAnswer = solutions.length === 0;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {citations.map(({ cardId, title, topicTitle, excerpt, subjectCode, path }, i) => (
        <li key={cardId}>
          <span className="text-faint tabular-nums">[{i + 1}] </span>
          <Link to={path} className="text-brand-text underline-offset-2 hover:underline">
            <InlineProse text={title[language]} />
          </Link>
          <span className="text-soft">
            {' · '}
            <Dot colour={subjectColour(subjectCode)} /> <InlineProse text={topicTitle[language]} />
          </span>
          {isAnswer && excerpt[language] && (
            <p className="mt-1 border-l-2 border-line pl-3 text-base text-ink">
              <InlineProse text={excerpt[language]} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
