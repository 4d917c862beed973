import { ELECTRICITY } from './electricity.ts';
import { MECHANICS } from './mechanics.ts';
import type { Role } from './role.ts';
import { WAVES } from './waves.ts';

/** Every quantity; to add one, add its line to the table of its subject. */
export const ROLES: readonly Role[] = [...MECHANICS, ...WAVES, ...ELECTRICITY];

const byName = new Map(ROLES.map((role) => [role.name, role]));

export const roleNamed = (name: string): Role | null => byName.get(name) ?? null;
