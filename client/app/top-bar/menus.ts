import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';

export interface Entry {
  to: string;
  label: MessageDescriptor;
  /** Further addresses that are reached by way of it. */
  leadsTo?: RegExp;
}

/** Entries under a name of their own. */
export interface Group {
  label: MessageDescriptor;
  entries?: Entry[];
  /** Where it leads for each subject, be it one that came later than this list. */
  ofEach?: (subject: { code: string; slug: string }) => string;
}

export interface NavigationMenu extends Group {
  submenus?: Group[];
  /** The addresses that are reached by way of it. */
  leadsTo: RegExp;
}

/** What stands in the bar itself, before the menus. */
export const PLACES: Entry[] = [
  { to: paths.home(), label: msg`Home` },
  { to: paths.askAi(), label: msg`Ask AI` },
  {
    to: paths.topics(),
    label: msg`Topics`,
    leadsTo: /^\/(?:topic|study-hub|subject-|physics\/)|-topics$/,
  },
];

/** And after them. */
export const PRICING: Entry = { to: paths.pricing(), label: msg`Pricing` };

/** What opens from the bar; the menu of narrow screens shows the same. */
export const MENUS: NavigationMenu[] = [
  {
    label: msg`Subject Papers`,
    ofEach: ({ slug }) => paths.papers(slug),
    leadsTo: /^\/paper\/|-papers$/,
  },
  {
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
    leadsTo: /^\/(?:ai-|tools|learning|community|recomm)/,
  },
];
