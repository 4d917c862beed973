/** Elements that are put into the page and laid out at once. */
const MAX_AT_ONCE = 1000;

let unseen = 0;

/** Puts a node into the page, a big one child by child; how long it takes to be laid out counts as part of it. */
export function* put(
  place: Node,
  node: ChildNode,
  before: ChildNode | null,
  onPlaced: (placed: ChildNode) => void = () => {},
): Generator<void> {
  const placed = isBig(node) ? (node.cloneNode(false) as Element) : node;
  place.insertBefore(placed, before);
  onPlaced(placed);
  if (placed !== node) yield* fill(placed as Element, node as Element);
  else if (node instanceof Element) layOut(node);
  yield;
}

/** Makes what an element holds that of another; what is the same stays, so that a selection there stays. */
export function* fill(old: Element, next: Element): Generator<void> {
  const ahead = [...next.childNodes];
  for (const [i, node] of ahead.entries()) {
    const now = old.childNodes[i];
    if (now?.isEqualNode(node)) continue;
    if (isLike(now, node)) {
      yield* fill(now, node as Element);
      continue;
    }
    yield* put(old, node, now ?? null);
    now?.remove();
  }
  while (old.childNodes.length > ahead.length) old.lastChild!.remove();
}

/** Whether two elements differ in nothing but what they hold. */
export function isLike(old: ChildNode | undefined, next: ChildNode | undefined): old is Element {
  return (
    old instanceof Element &&
    next instanceof Element &&
    old.cloneNode(false).isEqualNode(next.cloneNode(false))
  );
}

const sizeOf = (node: Element) => node.querySelectorAll('*').length;

const isBig = (node: ChildNode) =>
  node instanceof Element && !node.matches('.formula, .formula-block') && sizeOf(node) > MAX_AT_ONCE;

function layOut(node: Element): void {
  unseen += sizeOf(node);
  if (unseen < MAX_AT_ONCE) return;
  unseen = 0;
  node.getBoundingClientRect();
}
