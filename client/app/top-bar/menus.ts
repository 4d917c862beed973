import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';
import type { Route } from '../../routes.ts';

export interface Entry {
  to: string;
  label: MessageDescriptor;
}

/** Entries under a name of their own. */
export interface Group {
  label: MessageDescriptor;
  entries?: Entry[];
  /** Where it leads for each subject, be it one that came later than this list. */
  ofEach?: (subject: { code: string; slug: string }) => string;
}

export interface NavigationMenu extends Group {
  /** In the table of routes, for the pages that belong to it. */
  name: Route['menu'];
  submenus?: Group[];
}

/** What stands in the bar itself, before the menus. */
export const PLACES: Entry[] = [
  { to: paths.home(), label: msg`Home` },
  { to: paths.askAi(), label: msg`Ask AI` },
  { to: paths.topics(), label: msg`Topics` },
];

/** And after them. */
export const PRICING: Entry = { to: paths.pricing(), label: msg`Pricing` };

/** What opens from the bar; the menu of narrow screens shows the same. */
export const MENUS: NavigationMenu[] = [
  {
    name: 'papers',
    label: msg`Subject Papers`,
    ofEach: ({ slug }) => paths.papers(slug),
  },
  {
    name: 'tools',
    label: msg`Smart Function`,
    entries: [
      { to: paths.tutoring(), label: msg`AI Tutoring` },
      { to: paths.check(), label: msg`Solve and check` },
      { to: paths.imageSolver(), label: msg`Photo questions` },
    ],
    submenus: [
      { label: msg`Learning Paths`, ofEach: ({ code }) => paths.learningPath(code) },
      {
        label: msg`Community & Recommendations`,
        ofEach: ({ code }) => paths.community(code),
      },
    ],
  },
];
