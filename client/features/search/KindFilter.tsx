import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { Segmented } from '../../ui/fields/Segmented.tsx';

interface KindFilterProps {
  kind: SearchKind | 'ALL';
  onChange: (kind: SearchKind | 'ALL') => void;
}

/** Of what is searched, everything or one kind alone. */
export function KindFilter({ kind, onChange }: KindFilterProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`What to search`}
      value={kind}
      onChange={onChange}
      options={[
        { value: 'ALL', label: <Trans>All</Trans> },
        { value: 'TOPIC', label: <Trans>Topics</Trans> },
        { value: 'CARD', label: <Trans>Cards</Trans> },
        { value: 'QUESTION', label: <Trans>Questions</Trans> },
        { value: 'ANSWER', label: <Trans>Answers</Trans> },
        { value: 'PERSON', label: <Trans>People</Trans> },
        { value: 'SUBJECT', label: <Trans>Subjects</Trans> },
      ]}
    />
  );
}
