import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/fields/Select.tsx';

interface OwnFilterProps {
  value: string;
  onChange: (value: string) => void;
}

/** Of all questions, those that the reader keeps a bookmark of or follows. */
export function OwnFilter({ value, onChange }: OwnFilterProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Yours`}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t`Everybody’s` },
        { value: 'bookmarked', label: t`Bookmarked` },
        { value: 'following', label: t({ message: 'Following', context: 'questions' }) },
      ]}
    />
  );
}
