import { Menu as Parts } from '@base-ui/react/menu';
import { useLingui } from '@lingui/react/macro';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/Link.tsx';
import type { AnchoredProps } from '../../ui/overlays/anchored.ts';
import { AnchoredMenu } from '../../ui/overlays/AnchoredMenu.tsx';
import { POPUP } from '../../ui/overlays/popup-class.ts';
import type { Group, NavigationMenu } from './menus.ts';
import { useEntries } from './use-menu-entries.ts';

const ITEM =
  'flex items-center gap-2.5 rounded-sm px-3 py-2 text-sm outline-none select-none data-highlighted:bg-brand-wash data-popup-open:bg-brand-wash aria-[current]:font-semibold pointer-coarse:py-2.5';

/** The entries of one name in the bar, some of them behind names of their own. */
export function LinkMenu({ menu, ...anchored }: AnchoredProps & { menu: NavigationMenu }) {
  const { i18n } = useLingui();
  return (
    <AnchoredMenu
      {...anchored}
      label={i18n._(menu.label)}
      align="start"
      sideOffset={4}
      className="min-w-56 p-1"
    >
      <Entries group={menu} />
      {menu.submenus?.map((group) => (
        <Submenu key={group.label.id} group={group} />
      ))}
    </AnchoredMenu>
  );
}

function Entries({ group }: { group: Group }) {
  return useEntries(group).map(({ to, name, code }) => (
    <Parts.LinkItem key={to} closeOnClick render={<NavLink to={to} />} className={ITEM}>
      {code && <Dot colour={subjectColour(code)} />}
      {name}
      {code && <span className="ml-auto pl-6 font-mono text-xs text-faint">{code}</span>}
    </Parts.LinkItem>
  ));
}

function Submenu({ group }: { group: Group }) {
  const { i18n } = useLingui();
  return (
    <Parts.SubmenuRoot>
      <Parts.SubmenuTrigger className={`${ITEM} cursor-default`}>
        {i18n._(group.label)}
        <Icon name="chevron" className="ml-auto size-4 -rotate-90 text-faint" />
      </Parts.SubmenuTrigger>
      <Parts.Portal>
        <Parts.Positioner sideOffset={4} alignOffset={-5} collisionPadding={12} className="z-40">
          <Parts.Popup aria-label={i18n._(group.label)} className={`${POPUP} min-w-56 p-1`}>
            <Entries group={group} />
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.SubmenuRoot>
  );
}
