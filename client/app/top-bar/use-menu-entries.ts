import { useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../lib/curriculum/all-subjects.ts';
import type { Group } from './menus.ts';

interface NamedEntry {
  to: string;
  name: string;
  /** The subject that it belongs to. */
  code?: string;
}

/** What stands in a menu: its own entries, or one of each subject. */
export function useEntries({ entries = [], ofEach }: Group): NamedEntry[] {
  const { i18n } = useLingui();
  const subjects = useAllSubjects();
  const own = entries.map(({ to, label }): NamedEntry => ({ to, name: i18n._(label) }));
  if (!ofEach) return own;
  return [...own, ...subjects.map((one) => ({ to: ofEach(one), name: one.name, code: one.code }))];
}
