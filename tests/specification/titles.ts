import { parsed } from '../checks/sources.ts';

interface Node {
  type: string;
  [name: string]: unknown;
}

const OFF = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

/** The titles of the tests and groups in a file that run: none that is commented out, or skipped with its group. */
export function titlesIn(path: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') {
      const names = namesOf(node['callee']);
      const isTest = names[0] === 'test' || names[0] === 'it';
      if (isTest || names[0] === 'describe') {
        if (names.some((name) => OFF.has(name))) return;
        const title = stringIn((node['arguments'] as unknown[])[0]);
        if (title !== null) titles.push(title);
      }
    }
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') visit(child);
  };
  visit(parsed({ path, text }).program);
  return titles;
}

/** As in test.skip, or test.skip.each(table). */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [callee['name'] as string];
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee['object']), ...namesOf(callee['property'])];
  if (callee.type === 'CallExpression') return namesOf(callee['callee']);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee['tag']);
  return [];
}

function stringIn(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'Literal' && typeof argument['value'] === 'string') return argument['value'];
  if (argument.type !== 'TemplateLiteral') return null;
  const quasis = argument['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
