import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLanguage } from '../../lib/paths.ts';
import { SUBJECT_COLOURS } from '../../lib/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';
import { NavLink } from '../../ui/Link.tsx';
import { type Entry, MENUS, PLACES, PRICING } from './menus.ts';

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
        {[...PLACES, PRICING].map(({ to, label }) => (
          <Place key={to} to={inLanguage(to, i18n.locale)} onNavigate={onNavigate}>
            {i18n._(label)}
          </Place>
        ))}
      </ul>
      {MENUS.map(({ label, entries, submenus = [] }) => (
        <section key={label.id} aria-label={i18n._(label)}>
          <h3 className="text-sm font-semibold">{i18n._(label)}</h3>
          <Entries entries={entries} onNavigate={onNavigate} />
          {submenus.map((group) => (
            <section key={group.label.id} aria-label={i18n._(group.label)} className="mt-2">
              <h4 className="text-sm text-faint">{i18n._(group.label)}</h4>
              <Entries entries={group.entries} onNavigate={onNavigate} />
            </section>
          ))}
        </section>
      ))}
    </nav>
  );
}

function Entries({ entries, onNavigate }: SheetNavigationProps & { entries: Entry[] }) {
  const { i18n } = useLingui();
  return (
    <ul>
      {entries.map(({ to, label, code }) => (
        <Place key={to} to={to} onNavigate={onNavigate}>
          {code && <Dot colour={SUBJECT_COLOURS[code]} />}
          {i18n._(label)}
          {code && <span className="ml-auto font-mono text-xs text-faint">{code}</span>}
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps extends SheetNavigationProps {
  to: string;
  children: ReactNode;
}

function Place({ to, onNavigate, children }: PlaceProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onNavigate} className={LINK}>
        {children}
      </NavLink>
    </li>
  );
}
