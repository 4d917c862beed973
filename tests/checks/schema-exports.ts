import { type Finding, type Import, parsed, type Source } from './sources.ts';

/** A file that builds types of the graph exports no value, whatever it is called: others refer to types by name. */
export function schemaExportFindings(sources: Source[], imports: Import[]): Finding[] {
  const builders = new Set(
    imports.filter(({ to, isType }) => to === 'server/graph/builder.ts' && !isType).map(({ from }) => from),
  );
  return sources
    .filter(({ path }) => builders.has(path) && !/^server\/(?:graph|registry)\//.test(path))
    .map((source) => ({ source, names: valuesOf(source) }))
    .filter(({ names }) => names.length > 0)
    .map(({ source: { path }, names }) => ({
      rule: 'schema export',
      place: path,
      count: names.length,
      message: `${path} builds types of the graph and exports ${names.join(', ')}: refer to them by name (server/graph/type-names.ts)`,
    }));
}

function valuesOf(source: Source): string[] {
  return parsed(source).module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ exportName }) => exportName.name ?? 'default'),
  );
}
