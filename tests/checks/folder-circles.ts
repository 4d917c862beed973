import type { Finding, Import } from './sources.ts';

/**
 * Folders and files beside each other that import each other in a circle, by values or only with types counted. A folder
 * counts as a whole: what lies in it may use a file beside it only if that file does not use the folder in turn.
 */
export function circleFindings(imports: Import[]): Finding[] {
  const values = circlesOf(imports.filter(({ isType }) => !isType));
  const all = circlesOf(imports);
  const rule = (name: string, circles: string[]) =>
    circles.map((place) => ({
      rule: name,
      place,
      count: place.split(' ⇄ ').length,
      message: `${place} import each other in a circle`,
    }));
  return [
    ...rule('circle of values', values),
    ...rule(
      'circle of types',
      all.filter((circle) => !values.includes(circle)),
    ),
  ];
}

function circlesOf(imports: Import[]): string[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    const between = siblings(from, to);
    if (!between) continue;
    const [parent, a, b] = between;
    const level = levels.get(parent) ?? new Map<string, Set<string>>();
    levels.set(parent, level);
    level.set(a, (level.get(a) ?? new Set()).add(b));
  }
  return [...levels].flatMap(([parent, level]) =>
    components(level).map((names) => names.map((name) => `${parent}/${name}`).join(' ⇄ ')),
  );
}

/** The innermost folder that holds both files, and what each is or lies in there. */
function siblings(from: string, to: string): [parent: string, a: string, b: string] | null {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < a.length && depth < b.length && a[depth] === b[depth]) depth += 1;
  if (depth === 0 || from === to) return null;
  return [a.slice(0, depth).join('/'), a[depth]!, b[depth]!];
}

/** The sets of names that reach each other, each with more than one. */
function components(edges: Map<string, Set<string>>): string[][] {
  const reach = new Map([...edges.keys()].map((name) => [name, reachable(edges, name)]));
  const circles = [...edges.keys()]
    .filter((name) => reach.get(name)!.has(name))
    .map((name) =>
      [...edges.keys()].filter((other) => reach.get(name)!.has(other) && reach.get(other)!.has(name)).sort(),
    )
    .map((names) => names.join('\n'));
  return [...new Set(circles)].map((names) => names.split('\n'));
}

function reachable(edges: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(edges.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(edges.get(name) ?? []));
  }
  return reached;
}
