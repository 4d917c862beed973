import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { withoutLanguage } from '../../lib/paths.ts';
import { isAtLink } from './current-place.ts';
import { type Entry, LAST_LINKS, LINKS, MENUS } from './menus.ts';
import { NavigationMenuButton } from './NavigationMenuButton.tsx';
import { Link } from '../../ui/Link.tsx';

const LINK =
  'relative flex h-full items-center gap-2 text-sm font-medium whitespace-nowrap text-soft transition hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-brand';

/** The links and menus of the bar. */
export function Navigation() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="h-full">
      <ul className="flex h-full gap-5">
        {LINKS.map((link) => (
          <BarLink key={link.to} {...link} />
        ))}
        {MENUS.map((menu) => (
          <li key={menu.label.id}>
            <NavigationMenuButton menu={menu} className={LINK} />
          </li>
        ))}
        {LAST_LINKS.map((link) => (
          <BarLink key={link.to} {...link} />
        ))}
      </ul>
    </nav>
  );
}

function BarLink({ to, label }: Entry) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        aria-current={withoutLanguage(pathname) === to ? 'page' : isAtLink(to, pathname) || undefined}
        className={LINK}
      >
        {i18n._(label)}
      </Link>
    </li>
  );
}
