import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Input } from '../../../ui/fields/Input.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';

const AlreadyAsked = part(async () => (await import('./AlreadyAsked.tsx')).AlreadyAsked, unseen);

interface TitleFieldProps {
  title: string;
  onChange: (title: string) => void;
  onEnter: () => void;
  /** Of what may be the same question. */
  subjectCode: string;
  readOnly: boolean;
  error: ReactNode;
}

/** The title of a question, and below it those that may be the same. */
export function TitleField({ title, onChange, onEnter, subjectCode, readOnly, error }: TitleFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <Input
        label={<Trans>Title</Trans>}
        value={title}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          onEnter();
        }}
        placeholder={t`Summarise your question in one sentence`}
        error={error}
      />
      <Suspense>
        <AlreadyAsked title={title} subjectCode={subjectCode} />
      </Suspense>
    </div>
  );
}
