import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from '../../lib/markdown/Prose.tsx';

/** What is written, as it will look. */
export function EditorPreview({ text, isHidden }: { text: string; isHidden: boolean }) {
  const { t } = useLingui();
  return (
    <div
      aria-label={t`Preview`}
      role="region"
      className={`min-w-0 border-line px-4 py-3 desk:block desk:border-l ${isHidden ? 'hidden' : ''}`}
    >
      {text.trim() ? (
        <Prose text={text} />
      ) : (
        <p className="text-sm text-faint">
          <Trans>A preview of what you write appears here. Put formulas between $ signs.</Trans>
        </p>
      )}
    </div>
  );
}
