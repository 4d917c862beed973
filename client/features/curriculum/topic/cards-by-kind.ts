import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardKind } from '../../../lib/graph/schema-types.ts';

/** In the order of reading: first to understand, then to do, then to sit the paper. */
const KINDS: [CardKind, MessageDescriptor][] = [
  ['CONCEPT', msg`Ideas`],
  ['FORMULA', msg`Formulas`],
  ['METHOD', msg`Methods`],
  ['TIP', msg`In the exam`],
  ['ERROR', msg`Common errors`],
];

/** The cards of each kind, in their own order; kinds without any are left out. */
export function byKind<Card extends { kind: CardKind }>(cards: readonly Card[]) {
  return KINDS.map(([kind, name]) => ({
    id: `kind-${kind.toLowerCase()}`,
    name,
    cards: cards.filter((card) => card.kind === kind),
  })).filter((group) => group.cards.length > 0);
}
