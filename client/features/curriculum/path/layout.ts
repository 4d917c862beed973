interface Node {
  id: string;
  prerequisites: readonly { id: string }[];
}

export interface Position {
  column: number;
  row: number;
}

export interface Layout {
  /** Topics by the step in which they can be learnt, each step ordered from the top. */
  steps: string[][];
  places: Map<string, Position>;
  /** What builds on what, without what follows from the rest. */
  edges: { from: string; to: string }[];
}

/** Lays topics out in columns, each to the right of its prerequisites; unknown prerequisites are ignored. */
export function layOut(topics: readonly Node[]): Layout {
  const before = new Map<string, string[]>();
  const ids = new Set(topics.map(({ id }) => id));
  for (const { id, prerequisites } of topics)
    before.set(
      id,
      prerequisites.map((one) => one.id).filter((one) => ids.has(one)),
    );

  const steps: string[][] = [];
  for (const { id } of topics) (steps[depthOf(id, before)] ??= []).push(id);
  for (const [i, step] of steps.entries()) if (i > 0) steps[i] = alignWithPrerequisites(step, steps, before);

  const places = new Map(
    steps.flatMap((step, column) => step.map((id, row): [string, Position] => [id, { column, row }])),
  );
  return { steps, places, edges: directEdges(before) };
}

function depthOf(id: string, before: Map<string, string[]>): number {
  return Math.max(-1, ...before.get(id)!.map((one) => depthOf(one, before))) + 1;
}

/** Lines cross less when a topic is level with its prerequisites. */
function alignWithPrerequisites(step: string[], steps: string[][], before: Map<string, string[]>): string[] {
  const heights = new Map(steps.flatMap((ids) => ids.map((id, row) => [id, row / ids.length])));
  const height = (id: string) => {
    const needed = before.get(id)!.map((one) => heights.get(one)!);
    return needed.reduce((sum, one) => sum + one, 0) / needed.length;
  };
  return step.toSorted((a, b) => height(a) - height(b));
}

function directEdges(before: Map<string, string[]>): Layout['edges'] {
  return [...before].flatMap(([to, needed]) =>
    needed
      .filter((from) => !needed.some((other) => other !== from && leadsTo(from, other, before)))
      .map((from) => ({ from, to })),
  );
}

function leadsTo(from: string, to: string, before: Map<string, string[]>): boolean {
  return before.get(to)!.some((one) => one === from || leadsTo(from, one, before));
}
