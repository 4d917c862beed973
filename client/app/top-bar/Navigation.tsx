import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { inLanguage, paths } from '../../lib/paths.ts';
import { MENUS } from './menus.ts';
import { NavigationMenuButton } from './NavigationMenuButton.tsx';

const LINK =
  'relative flex h-full items-center gap-2 text-sm font-medium whitespace-nowrap text-soft transition hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-brand';

/** The places of the bar. */
export function Navigation() {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="h-full">
      <ul className="flex h-full gap-5">
        <li>
          <NavLink to={inLanguage(paths.home(), i18n.locale)} end className={LINK}>
            <Trans>Home</Trans>
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.topics()} className={LINK}>
            <Trans>Topics</Trans>
          </NavLink>
        </li>
        {MENUS.map((menu) => (
          <li key={menu.label.id}>
            <NavigationMenuButton menu={menu} className={LINK} />
          </li>
        ))}
        <li>
          <NavLink to={inLanguage(paths.pricing(), i18n.locale)} className={LINK}>
            <Trans>Pricing</Trans>
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
