import { Trans } from '@lingui/react/macro';

/** What reading on the device can and cannot do, said before somebody relies on it. */
export function Limits() {
  return (
    <ul className="flex max-w-reading list-disc flex-col gap-1 pl-5 text-sm text-soft">
      <li>
        <Trans>The words are read on this device. The photo is sent to nobody.</Trans>
      </li>
      <li>
        <Trans>In print, about 2 or 3 characters of 100 come out wrong. Handwriting is not read.</Trans>
      </li>
      <li>
        <Trans>
          Formulas are not read reliably: type them with the bar above the text. Fractions and powers nearly
          always need it.
        </Trans>
      </li>
      <li>
        <Trans>The first time, 4 to 6 MB are loaded; your browser keeps them.</Trans>
      </li>
    </ul>
  );
}
