import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fillNames, paths } from '../../lib/paths.ts';
import type { Route } from '../../route.ts';
import { type EntryPath, ROUTES } from '../../routes.ts';

type Menu = NonNullable<Route['menu']>;

export interface Entry {
  to: string;
  label: MessageDescriptor;
}

/** Entries under a name of their own. */
export interface Group {
  label: MessageDescriptor;
  entries?: Entry[];
  /** The address for each subject, also for one that is newer than this client. */
  ofEach?: (subject: { code: string; slug: string }) => string;
}

export interface NavigationMenu extends Group {
  name: Menu;
  submenus?: Group[];
}

const MENU_NAMES: Record<'papers' | 'tools', MessageDescriptor> = {
  papers: msg`Subject Papers`,
  tools: msg`Smart Function`,
};

/** What the pages that the table lists are called in their menus. */
const LABELS: Record<EntryPath, MessageDescriptor> = {
  '/': msg`Home`,
  '/ask-ai': msg`Ask AI`,
  '/topics': msg`Topics`,
  '/pricing': msg`Pricing`,
  '/:subjectSlug-papers': MENU_NAMES.papers,
  '/ai-tutoring': msg`AI Tutoring`,
  '/tools/check': msg`Solve and check`,
  '/tools/image-solver': msg`Photo questions`,
  '/tools/progress-tracking': msg`Progress`,
  '/tools/error-book': msg`Error book`,
  '/learning-path/:subjectCode': msg`Learning Paths`,
  '/community/:subjectCode': msg`Community & Recommendations`,
};

const listed = (menu: Menu) =>
  ROUTES.filter((route) => route.entry && route.menu === menu).map(({ path }) => ({
    path,
    label: LABELS[path as EntryPath],
  }));

const linkTo = (menu: Menu): Entry[] => listed(menu).map(({ path, label }) => ({ to: path, label }));

/** The links of the bar before its menus, and after them. */
export const LINKS: Entry[] = [
  ...(['home', 'askAi', 'topics'] as const).flatMap(linkTo),
  { to: paths.check(), label: msg`Solve` },
  { to: paths.communities(), label: msg`Community` },
];
export const LAST_LINKS: Entry[] = linkTo('pricing');

/** What opens from the bar; the menu of narrow screens shows the same. */
export const MENUS: NavigationMenu[] = (['papers', 'tools'] as const).map((name) => {
  const label = MENU_NAMES[name];
  const pages = listed(name);
  const entries = pages
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, ...page }) => ({ to: path, ...page }));
  const groups = pages
    .filter(({ path }) => path.includes(':'))
    .map(({ path, ...page }): Group => ({
      ...page,
      ofEach: ({ code, slug }) => fillNames(path, { subjectCode: code, subjectSlug: slug }),
    }));
  // A menu of one page, for each subject, needs no submenu.
  const [only] = groups;
  if (only && pages.length === 1) return { name, ...only };
  return { name, label, entries, submenus: groups };
});
