import { KINDS } from '#server/maths/problem/kinds/kinds.ts';
import type { Kind, Property } from '#server/maths/problem/kinds/kind.ts';

/** The names of a property, and its unit. */
function propertyLine(property: Property, { properties }: Kind): string {
  const names = [...properties].filter(([, one]) => one === property).map(([name]) => `\`${name}\``);
  const marks = [
    property.unit,
    property.isSigned ? 'signed' : '',
    property.isLasting ? 'lasting' : '',
  ].filter(Boolean);
  return `${names.join(' or ')}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function kindSection(kind: Kind): string {
  const properties = [...new Set(kind.properties.values())].map((one) => propertyLine(one, kind));
  return [
    `### \`${kind.name}\``,
    '',
    `Has ${properties.join('; ')}.`,
    '',
    ...kind.laws.map(({ name, text }) => `- ${name.en} \`${text}\``),
  ].join('\n');
}

/** Every kind with its properties and laws, as the page of quantities shows them. */
export const kindSections = (): string => [...KINDS.values()].map(kindSection).join('\n\n');
