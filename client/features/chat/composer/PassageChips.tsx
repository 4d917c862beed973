import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon.tsx';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { removePassage, usePassages } from '../../../lib/tutor/passages.ts';

/** What the next question is about, each with a way to take it away. */
export function PassageChips() {
  const { t } = useLingui();
  const passages = usePassages();
  if (passages.length === 0) return null;
  return (
    <ul aria-label={t`About these passages`} className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto">
      {passages.map(({ id, text, title }) => (
        <li
          key={id}
          title={title ?? undefined}
          className="flex max-w-full items-center rounded-full border border-edge bg-card pl-3 text-sm"
        >
          <span className="one-line max-w-60" translate="no">
            “<InlineProse text={text} />”
          </span>
          <button
            type="button"
            aria-label={t`Remove this passage`}
            onClick={() => removePassage(id)}
            className="grid size-7 shrink-0 place-items-center rounded-full text-soft hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
