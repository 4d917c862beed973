import { useLingui } from '@lingui/react/macro';
import type { WorkingLine } from './lines.ts';
import { type Sign, signOf, SIGNS, useSignWords } from './verdicts.ts';

/** What the signs and the marks beside these lines mean. */
export function Legend({ lines }: { lines: readonly WorkingLine[] }) {
  const { t } = useLingui();
  const words = useSignWords();
  const signs = new Set(lines.map(signOf));
  const letters = new Set(lines.flatMap(({ marks = [] }) => marks.map((mark) => mark.replaceAll(/\d/g, ''))));
  const marks: Record<string, string> = {
    M: t`mark for the method`,
    DM: t`mark for the method, after another`,
    A: t`mark for an accurate result`,
    B: t`mark for a result by itself`,
    E: t`mark for the explanation`,
  };
  const signed = (Object.keys(SIGNS) as Sign[]).filter((sign) => SIGNS[sign][0] && signs.has(sign));
  const marked = Object.keys(marks).filter((letter) => letters.has(letter));
  if (signed.length + marked.length === 0) return null;

  return (
    <dl
      aria-label={t`What the margins say`}
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-xs text-soft"
    >
      {signed.map((sign) => (
        <Entry key={sign} face={SIGNS[sign][0]} colour={SIGNS[sign][1]} meaning={words[sign]} />
      ))}
      {marked.map((letter) => (
        <Entry key={letter} face={letter} colour="font-mono font-semibold" meaning={marks[letter]!} />
      ))}
    </dl>
  );
}

function Entry({ face, colour, meaning }: { face: string; colour: string; meaning: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className={colour}>{face}</dt>
      <dd>{meaning}</dd>
    </div>
  );
}
