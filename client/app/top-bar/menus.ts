import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';
import { SUBJECT_CODES, SUBJECT_NAMES, SUBJECT_SLUGS, type SubjectCode } from '../../lib/subjects.ts';

export interface Entry {
  to: string;
  label: MessageDescriptor;
  /** The subject that it belongs to. */
  code?: SubjectCode;
  /** Further addresses that are reached by way of it. */
  leadsTo?: RegExp;
}

/** Entries under a name of their own. */
export interface Group {
  label: MessageDescriptor;
  entries: Entry[];
}

export interface NavigationMenu {
  label: MessageDescriptor;
  entries: Entry[];
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

const ofEachSubject = (to: (code: SubjectCode) => string): Entry[] =>
  SUBJECT_CODES.map((code) => ({ to: to(code), label: SUBJECT_NAMES[code], code }));

/** What opens from the bar; the menu of narrow screens shows the same. */
export const MENUS: NavigationMenu[] = [
  {
    label: msg`Subject Papers`,
    entries: ofEachSubject((code) => paths.papers(SUBJECT_SLUGS[code])),
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
      { label: msg`Learning Paths`, entries: ofEachSubject(paths.learningPath) },
      {
        label: msg`Community & Recommendations`,
        entries: ofEachSubject((code) => paths.community(code)),
      },
    ],
    leadsTo: /^\/(?:ai-|tools|learning|community|recomm)/,
  },
];
