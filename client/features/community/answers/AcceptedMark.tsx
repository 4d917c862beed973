import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon.tsx';

/** For everybody who cannot change it. */
export function AcceptedMark() {
  const { t } = useLingui();
  return (
    <span title={t`Accepted by the asker`} className="text-correct">
      <Icon name="check" className="size-7 stroke-[2.5]" />
      <span className="sr-only">
        <Trans>Accepted by the asker</Trans>
      </span>
    </span>
  );
}
