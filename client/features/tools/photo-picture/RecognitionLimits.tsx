import { Trans } from '@lingui/react/macro';

/** The limits of recognition on the device. */
export function Limits({ model }: { model: string | null }) {
  return (
    <ul className="flex max-w-reading list-disc flex-col gap-1 pl-5 text-sm text-soft">
      <li>
        {model ? (
          <Trans>
            Members can have the photo, including formulas, read by {model}: it is sent to that model’s
            provider and then deleted here. Otherwise the photo never leaves your device.
          </Trans>
        ) : (
          <Trans>The text is read on this device. The photo is not sent anywhere.</Trans>
        )}
      </li>
      <li>
        <Trans>
          On this device, about 2 or 3 printed characters in 100 are misread. Handwriting is not recognised.
        </Trans>
      </li>
      <li>
        <Trans>
          Formulas are not read reliably this way: type them with the bar above the text. Fractions and powers
          nearly always need it.
        </Trans>
      </li>
      <li>
        <Trans>The first time, 4 to 6 MB are downloaded; your browser keeps them.</Trans>
      </li>
    </ul>
  );
}
