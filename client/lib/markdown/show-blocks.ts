import { inSlices } from './in-slices.ts';

interface Block {
  /** Null where it stood there before anything was shown here. */
  html: string | null;
  nodes: ChildNode[];
}

const shown = new WeakMap<HTMLElement, { blocks: Block[]; turn: number }>();

/** Puts blocks of HTML into a place, a few at a time; those that stand there already stay as they are. */
export function showBlocks(place: HTMLElement, blocks: string[], isWhole: boolean): void {
  const state = shown.get(place) ?? { blocks: standingIn(place), turn: 0 };
  shown.set(place, state);
  state.turn += 1;
  const { turn } = state;
  for (const [i, html] of blocks.entries())
    if (state.blocks[i]?.html !== html)
      inSlices(() => turn === state.turn && putAt(place, state.blocks, i, html));
  if (isWhole) inSlices(() => turn === state.turn && removeFrom(place, state.blocks, blocks.length));
}

/** It stays until what takes its place is there. */
const standingIn = (place: HTMLElement): Block[] =>
  [...place.childNodes].map((node) => ({ html: null, nodes: [node] }));

function putAt(place: HTMLElement, blocks: Block[], i: number, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const nodes = [...template.content.childNodes];
  const before = blocks[i];
  if (!before) place.append(...nodes);
  else if (!grows(before.nodes, nodes)) {
    before.nodes[0]?.before(...nodes);
    for (const node of before.nodes) node.remove();
  } else {
    blocks[i] = { html, nodes: before.nodes };
    return;
  }
  blocks[i] = { html, nodes };
}

/** A list or a paragraph that only grew keeps what stands in it, so that a selection there stays. */
function grows([old, ...more]: ChildNode[], [next, ...others]: ChildNode[]): boolean {
  if (!(old instanceof Element) || !(next instanceof Element)) return false;
  if (more.length + others.length > 0 || !old.cloneNode(false).isEqualNode(next.cloneNode(false)))
    return false;
  const ahead = [...next.childNodes];
  const equal = [...old.childNodes].findIndex((node, i) => !ahead[i] || !node.isEqualNode(ahead[i]));
  const same = equal < 0 ? old.childNodes.length : equal;
  const [oldRest, nextRest] = [[...old.childNodes].slice(same), ahead.slice(same)];
  if (oldRest[0] && nextRest[0] && grows([oldRest[0]], [nextRest[0]])) {
    oldRest.shift();
    nextRest.shift();
  }
  for (const node of oldRest) node.remove();
  old.append(...nextRest);
  return true;
}

function removeFrom(place: HTMLElement, blocks: Block[], from: number): void {
  if (from === 0) place.replaceChildren();
  for (const { nodes } of blocks.splice(from)) for (const node of nodes) node.remove();
}
