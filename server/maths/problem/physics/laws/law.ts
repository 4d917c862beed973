import type { Text } from '../../../../core/locale.ts';
import { constants } from '../../../reading/physics/constants.ts';
import { parseRelation, type Relation } from '../../../techniques/physics/relation.ts';
import { roleNamed } from '../roles/roles.ts';

/** A law between the quantities of one body, wire, wave, … at one time. */
export interface Law {
  topic: string;
  name: Text;
  relation: Relation;
  /** The quantity of each letter of the relation; what is not in it is a constant of the data sheet. */
  roles: ReadonlyMap<string, string>;
  constants: readonly string[];
  /** What has to be said for it to hold. */
  needs: readonly string[];
  /** What must not be said, and quantities that must not be told. */
  unless: readonly string[];
}

/**
 * Laws as a table, one a line: English name | Chinese name | equation, and where they are limited | what it needs | what
 * it may not stand beside. A quantity stands in square brackets by its name in the tables of quantities; letters outside
 * them are constants of the data sheet (`g`, `qe`, `h`, …).
 */
export function laws(topic: string, table: string): Law[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en, zh, equation, needs = '', unless = ''] = line.split('|').map((cell) => cell.trim());
      const roles = new Map<string, string>();
      const plain = equation!.replace(/\[([^[\]]{1,80})\]/g, (_, name: string) => {
        if (!roleNamed(name)) throw new Error(`No quantity ${name} for ${equation}`);
        const known = [...roles].find(([, role]) => role === name)?.[0];
        const id = known ?? `q${roles.size}_`;
        roles.set(id, name);
        return id;
      });
      return {
        topic: `9702/all/${topic}`,
        name: { en: en!, zh: zh! },
        relation: parseRelation(plain),
        roles,
        constants: [...new Set(plain.match(/[A-Za-z]\w*/g) ?? [])].filter((id) => constants[id]),
        needs: listed(needs),
        unless: listed(unless),
      };
    });
}

const listed = (cell: string) =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
