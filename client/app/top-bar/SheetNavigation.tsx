import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';
import { NavLink } from '../../ui/Link.tsx';
import { type Group, LAST_LINKS, LINKS, MENUS } from './menus.ts';
import { useEntries } from './use-menu-entries.ts';

const LINK =
  'flex min-h-11 items-center gap-3 rounded-control px-3 -mx-3 transition hover:bg-brand-wash aria-[current]:bg-brand-wash aria-[current]:font-semibold';

interface SheetNavigationProps {
  onNavigate: () => void;
}

/** Every place of the bar and of its menus, one under the other. */
export function SheetNavigation({ onNavigate }: SheetNavigationProps) {
  const { i18n, t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="flex flex-col gap-4">
      <ul>
        {[...LINKS, ...LAST_LINKS].map(({ to, label }) => (
          <SheetLink key={to} to={to} onNavigate={onNavigate}>
            {i18n._(label)}
          </SheetLink>
        ))}
      </ul>
      {MENUS.map((menu) => (
        <section key={menu.label.id} aria-label={i18n._(menu.label)}>
          <h3 className="text-sm font-semibold">{i18n._(menu.label)}</h3>
          <Entries group={menu} onNavigate={onNavigate} />
          {menu.submenus?.map((group) => (
            <section key={group.label.id} aria-label={i18n._(group.label)} className="mt-2">
              <h4 className="text-sm text-faint">{i18n._(group.label)}</h4>
              <Entries group={group} onNavigate={onNavigate} />
            </section>
          ))}
        </section>
      ))}
    </nav>
  );
}

function Entries({ group, onNavigate }: SheetNavigationProps & { group: Group }) {
  return (
    <ul>
      {useEntries(group).map(({ to, name, code }) => (
        <SheetLink key={to} to={to} onNavigate={onNavigate}>
          {code && <Dot colour={subjectColour(code)} />}
          {name}
          {code && <span className="ml-auto font-mono text-xs text-faint">{code}</span>}
        </SheetLink>
      ))}
    </ul>
  );
}

interface SheetLinkProps extends SheetNavigationProps {
  to: string;
  children: ReactNode;
}

export function SheetLink({ to, onNavigate, children }: SheetLinkProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onNavigate} className={LINK}>
        {children}
      </NavLink>
    </li>
  );
}
