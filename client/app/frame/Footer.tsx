import { Trans } from '@lingui/react/macro';

const year = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 sm:px-7 py-6 text-sm text-faint">
        <p>
          <Trans>© {year} Lemma</Trans>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <Trans>About Us</Trans>
          </li>
          <li>
            <Trans>Privacy Policy</Trans>
          </li>
          <li>
            <Trans>Terms of Service</Trans>
          </li>
          <li>
            <Trans>Contact Us</Trans>
          </li>
        </ul>
      </div>
    </footer>
  );
}
