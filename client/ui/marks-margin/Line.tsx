import { Trans, useLingui } from '@lingui/react/macro';
import { Formula } from '../../lib/markdown/Formula.tsx';
import { InlineProse } from '../../lib/markdown/InlineProse.tsx';
import { joinedIn, type Language, TAGS, type WorkingLine } from './lines.ts';
import { useScrolls } from './use-scroll-region.ts';
import { type Sign, signOf, SIGNS, useSignWords } from './verdicts.ts';

interface LineProps {
  line: WorkingLine;
  number: number;
  language: Language;
  /** Whether there is a margin for marks at all. */
  marked: boolean;
}

export function Line({ line, number, language, marked }: LineProps) {
  const { id, verdict, say, tex, typed, marks = [], why, remark } = line;
  const found = signOf(line);
  const [sign, colour] = found ? SIGNS[found] : ['', ''];
  const scroller = useScrolls();
  const lang = TAGS[language];

  return (
    <li id={id} data-verdict={verdict} className={`marks-line ${verdict === 'wrong' ? 'bg-wrong-wash' : ''}`}>
      <p className="sr-only">
        <Spoken number={number} sign={found} marks={marks} />
      </p>
      <span aria-hidden="true" className={`pt-2.5 text-center text-sm ${colour}`}>
        {sign}
      </span>
      <div className="min-w-0 py-2 pr-3">
        {say && (
          <p lang={lang} className="text-sm text-soft">
            <InlineProse text={say[language]} />
          </p>
        )}
        {tex.length > 0 && (
          <div ref={scroller} className="marks-formulas">
            {tex.map((formula, i) => (
              <Formula key={i} tex={joinedIn(language, formula)} display />
            ))}
          </div>
        )}
        {typed && <Typed {...typed} />}
        {remark && <LineComment remark={remark} language={language} isWrong={verdict === 'wrong'} />}
        {why && (
          <details className="text-sm text-soft">
            <summary className="w-fit cursor-pointer text-brand-text pointer-coarse:py-2.5">
              <Trans>Why?</Trans>
            </summary>
            <p lang={lang} className="pb-1">
              <InlineProse text={why[language]} />
            </p>
          </details>
        )}
      </div>
      {marked && (
        <span
          aria-hidden="true"
          className="marks-codes font-mono text-sm font-semibold"
          data-lost={marks.some((mark) => mark.endsWith('0')) || undefined}
        >
          {marks.map((mark, i) => (
            <span key={i}>{mark}</span>
          ))}
        </span>
      )}
    </li>
  );
}

interface LineCommentProps {
  remark: NonNullable<WorkingLine['remark']>;
  language: Language;
  isWrong: boolean;
}

function LineComment({ remark: { lead, text }, language, isWrong }: LineCommentProps) {
  return (
    <div lang={TAGS[language]} className={`text-sm ${isWrong ? 'text-wrong' : 'text-soft'}`}>
      {lead && (
        <p className="font-medium">
          <InlineProse text={lead[language]} />
        </p>
      )}
      <p>
        <InlineProse text={text[language]} />
      </p>
    </div>
  );
}

/** What was typed, with the place underlined that cannot be read. */
function Typed({ text, at, length }: NonNullable<WorkingLine['typed']>) {
  const end = at + Math.max(length, 1);
  return (
    <code translate="no" className="block overflow-x-auto py-0.5 font-mono text-sm whitespace-pre">
      {text.slice(0, at)}
      <mark className="bg-hint-wash font-semibold text-hint underline decoration-wavy underline-offset-4">
        {text.slice(at, end) || '\u00a0'}
      </mark>
      {text.slice(end)}
    </code>
  );
}

/** What a line is to those who listen: "line 3, checked, M1". */
function Spoken({ number, sign, marks }: { number: number; sign: Sign | null; marks: readonly string[] }) {
  const { t } = useLingui();
  const words = useSignWords();
  const parts = [t`line ${number}`, ...(sign ? [words[sign]] : []), ...marks];
  return <>{parts.join(t({ message: ', ', context: 'between the parts of a spoken line' }))}</>;
}
