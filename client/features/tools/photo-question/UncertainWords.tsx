import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FaultPosition } from '../question/MathsField.tsx';
import { certaintyOf, type PlacedWord, type OcrResult } from '../photo-reading/assemble-text.ts';

interface UncertainWordsProps {
  reading: OcrResult;
  uncertain: PlacedWord[];
  onShow: (place: FaultPosition) => void;
}

/** How certain the reading is, and the words that are not: each leads to its place in the text. */
export function UncertainWords({ reading, uncertain, onShow }: UncertainWordsProps) {
  const { t } = useLingui();
  const certainty = Math.round(certaintyOf(reading.words));
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p role="status" className="text-soft">
        {reading.by ? (
          <Trans>Read by {reading.by} (no confidence given).</Trans>
        ) : (
          <Trans>Confidence: {certainty}%</Trans>
        )}{' '}
        <Plural
          value={uncertain.length}
          _0="No doubtful words, but check the formulas."
          one="# word is uncertain:"
          other="# words are uncertain:"
        />
      </p>
      {uncertain.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {uncertain.map(({ text, at, confidence }) => {
            const percent = Math.round(confidence);
            return (
              <li key={at}>
                <button
                  type="button"
                  aria-label={t`${text}, ${percent}%: show it in the text`}
                  onClick={() => onShow({ at, length: text.length })}
                  className="inline-flex items-baseline gap-2 rounded-control border border-hint bg-hint-wash px-2 py-1 transition hover:brightness-97 pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  <code translate="no" className="font-mono">
                    {text}
                  </code>
                  <span className="font-mono text-xs text-hint tabular-nums">{percent}%</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
