import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { CONTROL, Field } from '../../../ui/fields/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useCompleteTagsQuery } from './TagInput.gen.ts';

const MOST = 4;

interface TagInputProps {
  /** Without the subject's own. */
  tags: string[];
  onChange: (tags: string[]) => void;
  error?: ReactNode;
}

/** Tags one after another, completed from those in use. */
export function TagInput({ tags, onChange, error }: TagInputProps) {
  const { t } = useLingui();
  const list = useId();
  const [typed, setTyped] = useState('');
  const { data } = useCompleteTagsQuery({ variables: { startsWith: typed.trim().toLowerCase() } });

  const add = (text: string) => {
    const name = text.trim().toLowerCase().replaceAll(/\s+/g, '-');
    setTyped('');
    if (name && !tags.includes(name) && tags.length < MOST) onChange([...tags, name]);
  };

  return (
    <Field
      label={<Trans>Tags</Trans>}
      error={error}
      hint={
        tags.length < MOST ? (
          <Trans>Up to four, such as integration. Press Enter after each.</Trans>
        ) : (
          <Trans>You can add up to four tags. Remove one to add another.</Trans>
        )
      }
    >
      {(control) => (
        <div className={`flex min-h-10 flex-wrap items-center gap-1.5 py-1.5 ${CONTROL}`}>
          {tags.map((tag) => (
            <span
              key={tag}
              className="inline-flex items-center gap-1 rounded-full bg-brand-wash py-0.5 pr-1 pl-2.5 text-sm text-brand-text"
            >
              {tag}
              <button
                type="button"
                aria-label={t`Remove ${tag}`}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="grid size-6 place-items-center rounded-full hover:bg-card"
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...control}
            list={list}
            value={typed}
            readOnly={tags.length >= MOST}
            onChange={(event) =>
              /[,，、]$/.test(event.target.value)
                ? add(event.target.value.slice(0, -1))
                : setTyped(event.target.value)
            }
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (isComposing(event)) return;
              // Nothing is posted by one Enter too many.
              if (event.key === 'Enter') {
                event.preventDefault();
                add(typed);
              } else if (event.key === 'Backspace' && !typed) onChange(tags.slice(0, -1));
            }}
            className="min-w-28 flex-1 bg-transparent outline-none"
          />
          <datalist id={list}>
            {data?.tags.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
