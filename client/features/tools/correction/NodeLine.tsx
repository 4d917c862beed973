import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { QuestionWords } from '../question/QuestionPreview.tsx';
import type { NodeChange, ReadNode } from './nodes.ts';

interface NodeLineProps {
  node: ReadNode;
  change: NodeChange | null;
  /** Its sentence is marked. */
  isActive: boolean;
  onTap: () => void;
  onChange: (change: NodeChange | null) => void;
}

/** What was read in a sentence, in plain words; a person changes its formulas or takes it out. */
export function NodeLine({ node, change, isActive, onTap, onChange }: NodeLineProps) {
  const { t } = useLingui();
  const { say } = useBilingual();
  const shown = say(node.say);
  /** For who hears it. */
  const words = shown.replaceAll('$', '');
  const isRemoved = change !== null && 'removed' in change;
  const values = change && 'values' in change ? change.values : null;
  return (
    <li className="flex flex-col gap-2" data-removed={isRemoved || undefined}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-pressed={isActive}
          aria-label={node.says === 'GIVEN' ? t`Given: ${words}` : t`Wanted: ${words}`}
          onClick={onTap}
          className={`min-h-8 min-w-0 flex-1 overflow-x-auto rounded-control px-2 py-1 text-start text-sm transition hover:bg-brand-wash pointer-coarse:min-h-11 ${isRemoved ? 'text-soft line-through' : ''}`}
        >
          <span className="font-medium text-soft">
            {node.says === 'GIVEN' ? <Trans>Given:</Trans> : <Trans>Wanted:</Trans>}
          </span>{' '}
          <QuestionWords text={shown} />
        </button>
        {isRemoved || values ? (
          <Button size="small" onClick={() => onChange(null)}>
            {isRemoved ? <Trans>Put back</Trans> : <Trans>As it was read</Trans>}
          </Button>
        ) : (
          <>
            {node.values.length > 0 && (
              <IconButton
                label={t`Change: ${words}`}
                className="size-8"
                onClick={() => onChange({ values: node.values })}
              >
                <RareIcon name="edit" className="size-4" />
              </IconButton>
            )}
            <IconButton
              label={t`Take out: ${words}`}
              className="size-8"
              onClick={() => onChange({ removed: true })}
            >
              <Icon name="close" className="size-4" />
            </IconButton>
          </>
        )}
      </div>
      {values && (
        <div className="flex flex-wrap gap-2 pl-2">
          {values.map((value, at) => (
            <input
              key={at}
              aria-label={t`Value ${at + 1} of: ${words}`}
              value={value}
              spellCheck={false}
              autoCapitalize="off"
              autoCorrect="off"
              onChange={(event) => onChange({ values: values.with(at, event.target.value) })}
              className={`min-w-0 flex-1 basis-40 font-mono ${CONTROL}`}
            />
          ))}
        </div>
      )}
    </li>
  );
}
