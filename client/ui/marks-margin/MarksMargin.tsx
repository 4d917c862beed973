import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import './marks-margin.css';
import { copyAsTyped } from '../../lib/markdown/copy-latex.ts';
import { Legend } from './Legend.tsx';
import { Line } from './Line.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { type Language, TAGS, type WorkingLine } from './lines.ts';

interface MarksMarginProps {
  title: ReactNode;
  /** The level of the title among those of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Beside the title, in the language chosen: what it is, or how far it was checked. */
  note?: (language: Language) => ReactNode;
  /** Over the lines, in the language chosen: the question. */
  stem?: (language: Language) => ReactNode;
  lines: readonly WorkingLine[];
  /** Whether its words can be read in the other language. */
  bilingual?: boolean;
  /** Under the lines, in the language chosen: the answer, and how it was checked. */
  children?: (language: Language) => ReactNode;
}

/**
 * Working set the way an examiner annotates a script: verdicts on the left, the lines, their marks on the right.
 */
export function MarksMargin({
  title,
  heading: Heading = 'h2',
  note,
  stem,
  lines,
  bilingual = false,
  children,
}: MarksMarginProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? (i18n.locale === 'zh' ? 'zh' : 'en');
  const marked = lines.some(({ marks }) => marks?.length);

  return (
    <section
      className="overflow-hidden rounded-card border border-line bg-card"
      onCopy={copyAsTyped}
      data-marked={marked || undefined}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-sm">
        <Heading className="font-semibold">{title}</Heading>
        {note && (
          <p lang={TAGS[language]} className="text-soft">
            {note(language)}
          </p>
        )}
        {bilingual && <LanguageSwitch language={language} onChoose={setChosen} />}
      </header>
      {stem && (
        <div className="border-b border-line px-4 py-3" lang={TAGS[language]}>
          {stem(language)}
        </div>
      )}
      <ol className="marks-lines">
        {lines.map((line, i) => (
          <Line key={line.id} line={line} number={i + 1} language={language} marked={marked} />
        ))}
      </ol>
      <Legend lines={lines} />
      {children && (
        <footer className="border-t border-line px-4 py-3 text-sm" lang={TAGS[language]}>
          {children(language)}
        </footer>
      )}
    </section>
  );
}
