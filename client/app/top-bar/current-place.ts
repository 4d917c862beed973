import { routeAt, withoutLanguage } from '../../lib/paths.ts';
import type { Route } from '../../route.ts';
import { LINKS } from './menus.ts';

/** The link of the bar that leads to this page or to what it stands below. */
const linkAt = (path: string) =>
  LINKS.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)));

/** Whether the bar shows this link as where the reader is. */
export function isAtLink(to: string, pathname: string): boolean {
  const link = linkAt(withoutLanguage(pathname));
  if (link) return link.to === to;
  const menu = routeAt(pathname)?.menu;
  return menu !== undefined && menu !== 'tools' && menu === routeAt(to)?.menu;
}

/** The same of a menu: a page that has a link of its own in the bar is found there. */
export const isInMenu = (name: Route['menu'], pathname: string): boolean =>
  name === routeAt(pathname)?.menu && !linkAt(withoutLanguage(pathname));
