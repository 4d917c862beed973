import { Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon, Spinner } from '../../../ui/Icon.tsx';
import { formatSize } from './format-size.ts';
import type { Attachment, Attachments } from './use-attachments.ts';

/** The files that are to go with the next message, each with how far it has come. */
export function AttachmentChips({ list, remove }: Pick<Attachments, 'list' | 'remove'>) {
  const { t } = useLingui();
  if (list.length === 0) return null;
  return (
    <ul
      aria-label={t`Attached files`}
      className="relative flex max-h-[30dvh] flex-wrap gap-2 overflow-y-auto"
    >
      {list.map((one) => (
        <li key={one.key} className="max-w-full">
          <Chip attachment={one} onRemove={() => remove(one.key)} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { t } = useLingui();
  const { name, state, again } = attachment;
  const isRefused = state === 'refused';
  return (
    <div
      data-state={state}
      className={`flex max-w-full items-center gap-2 rounded-control border py-1 pr-1 pl-2.5 text-sm ${isRefused ? 'border-transparent bg-wrong-wash' : 'border-line bg-page'}`}
    >
      <Sign attachment={attachment} />
      <span className="min-w-0">
        <span className="block max-w-56 truncate" title={name}>
          {name}
        </span>
        <Word attachment={attachment} />
      </span>
      {again && (
        <Button size="small" look="quiet" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton label={t`Remove ${name}`} className="!size-8 pointer-coarse:!size-11" onClick={onRemove}>
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  );
}

function Sign({ attachment: { state, name, progress } }: { attachment: Attachment }) {
  const { t } = useLingui();
  if (state === 'refused') return <Icon name="alert" className="size-4 text-wrong" />;
  if (state === 'attached') return <Icon name="check" className="size-4 text-correct" />;
  return (
    <span
      role="progressbar"
      aria-label={t`Uploading ${name}`}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="inline-flex text-brand-text"
    >
      <Spinner />
    </span>
  );
}

/** The second line: how far it has come, how large it is, or why it was refused. */
function Word({ attachment: { state, progress, size, problem } }: { attachment: Attachment }) {
  const { i18n } = useLingui();
  if (state === 'refused')
    return (
      <span role="alert" className="block text-xs text-wrong">
        {problem}
      </span>
    );
  return (
    <span className="block text-xs text-faint tabular-nums">
      {state === 'uploading' && progress < 1
        ? i18n.number(progress, { style: 'percent', maximumFractionDigits: 0 })
        : formatSize(size, i18n.locale)}
    </span>
  );
}
