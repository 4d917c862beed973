import { Trans, useLingui } from '@lingui/react/macro';
import { Segmented } from '../fields/Segmented.tsx';
import { chooseTypingWay, type TypingWay, useTypingWay } from './typing-way.ts';

/** From plain text to formulas as they look, and back; what was typed stays. */
export function TypingSwitch() {
  const { t } = useLingui();
  return (
    <Segmented<TypingWay>
      label={t`How formulas are typed`}
      value={useTypingWay()}
      onChange={chooseTypingWay}
      options={[
        { value: 'plain', label: <Trans>Plain text</Trans> },
        { value: 'looks', label: <Trans>As it looks</Trans> },
      ]}
    />
  );
}
