import { Trans } from '@lingui/react/macro';

/** What reading on the device can and cannot do, said before somebody relies on it. */
export function Limits({ model }: { model: string | null }) {
  return (
    <ul className="flex max-w-reading list-disc flex-col gap-1 pl-5 text-sm text-soft">
      <li>
        {model ? (
          <Trans>
            Members can have a photo read by the model {model}, formulas too: it is sent to the service of
            that model, and deleted here afterwards. Read in any other way it is sent to nobody.
          </Trans>
        ) : (
          <Trans>The words are read on this device. The photo is sent to nobody.</Trans>
        )}
      </li>
      <li>
        <Trans>
          Read on this device, print has about 2 or 3 wrong characters in 100. Handwriting is not read.
        </Trans>
      </li>
      <li>
        <Trans>
          Formulas are then not read reliably: type them with the bar above the text. Fractions and powers
          nearly always need it.
        </Trans>
      </li>
      <li>
        <Trans>The first time, 4 to 6 MB are loaded; your browser keeps them.</Trans>
      </li>
    </ul>
  );
}
