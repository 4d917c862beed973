import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/fields/Select.tsx';
import { useCaseNames } from './case-names.ts';

interface FiltersProps {
  chosen: { status: string; cause: string; subject: string };
  subjects: readonly { code: string; name: { en: string; zh: string } }[];
  onChange: (name: 'status' | 'cause' | 'subject', value: string) => void;
}

export function Filters({ chosen, subjects, onChange }: FiltersProps) {
  const { t, i18n } = useLingui();
  const { causes, statuses } = useCaseNames();
  const choices = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 border-b border-line pb-3">
      <Select
        label={t`State`}
        framed
        value={chosen.status}
        options={[{ value: '', label: t`All that are waiting` }, ...choices(statuses)]}
        onChange={(value) => onChange('status', value)}
      />
      <Select
        label={t`Cause`}
        framed
        value={chosen.cause}
        options={[{ value: '', label: t`Every cause` }, ...choices(causes)]}
        onChange={(value) => onChange('cause', value)}
      />
      <Select
        label={t`Subject`}
        framed
        value={chosen.subject}
        options={[
          { value: '', label: t`All subjects` },
          ...subjects.map(({ code, name }) => ({
            value: code,
            label: i18n.locale === 'zh' ? name.zh : name.en,
          })),
        ]}
        onChange={(value) => onChange('subject', value)}
      />
    </div>
  );
}
