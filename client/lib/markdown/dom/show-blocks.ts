import { withFaces } from './formula-fonts.ts';
import { inSlices } from './time-slices.ts';
import { fill, isLike, put } from './insert-nodes.ts';

interface Block {
  /** Null where it stood there before anything was shown here, or is not whole yet. */
  html: string | null;
  nodes: ChildNode[];
}

const shown = new WeakMap<HTMLElement, { blocks: Block[]; turn: number }>();
/** With more than this, formulas wait for what they are set in. */
const MUCH = 30_000;

/** Puts blocks of HTML into a place, a few at a time; those that stand there already stay as they are. */
export function showBlocks(place: HTMLElement, blocks: string[], isWhole: boolean): void {
  const state = shown.get(place) ?? { blocks: standingIn(place), turn: 0 };
  shown.set(place, state);
  state.turn += 1;
  const { turn } = state;
  const steps = stepsTo(place, state.blocks, [...blocks], isWhole);
  const start = () => inSlices(() => turn === state.turn && !steps.next().done);
  const length = blocks.reduce((sum, html) => sum + html.length, 0);
  if (length > MUCH) withFaces(start);
  else start();
}

/** It stays until what takes its place is there. */
const standingIn = (place: HTMLElement): Block[] =>
  [...place.childNodes].map((node) => ({ html: null, nodes: [node] }));

function* stepsTo(place: HTMLElement, standing: Block[], blocks: string[], isWhole: boolean) {
  for (const [i, html] of blocks.entries()) {
    if (standing[i]?.html === html) continue;
    yield* putAt(place, standing, i, html);
    yield;
  }
  if (isWhole) removeFrom(place, standing, blocks.length);
}

function* putAt(place: HTMLElement, blocks: Block[], i: number, html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const nodes = [...template.content.childNodes];
  const before = blocks[i]?.nodes ?? [];
  const [old, next] = [before[0], nodes[0]];
  if (before.length === 1 && nodes.length === 1 && isLike(old, next)) {
    blocks[i] = { html: null, nodes: before };
    yield* fill(old, next as Element);
    blocks[i] = { html, nodes: before };
    return;
  }
  const block: Block = { html: null, nodes: [...before] };
  blocks[i] = block;
  const now: ChildNode[] = [];
  for (const node of nodes)
    yield* put(place, node, old ?? null, (one) => {
      now.push(one);
      block.nodes.push(one);
    });
  for (const node of before) node.remove();
  blocks[i] = { html, nodes: now };
}

function removeFrom(place: HTMLElement, blocks: Block[], from: number): void {
  if (from === 0) place.replaceChildren();
  for (const { nodes } of blocks.splice(from)) for (const node of nodes) node.remove();
}
