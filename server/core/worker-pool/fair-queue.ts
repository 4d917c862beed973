import { openShares, type Share, type Shares } from './shares.ts';

/** On whose behalf something is asked: turns go by network, and within one by person or device. */
export interface Asker {
  network: string;
  person: string;
}

/** What the server or its own machine asks for has a share like that of one network. */
export const OURSELVES: Asker = { network: '', person: '' };

export interface FairQueue<Item> {
  readonly size: number;
  /** Returns the item that exceeds the limits: this one, or the last one of the network with most waiting. */
  add(asker: Asker, item: Item): Item | null;
  /** Whether an item of this asker would be queued, if need be in place of another one. */
  accepts(asker: Asker): boolean;
  /** Whose turn it is: of those whose network may be served now, the one that has used least. */
  take(isServed?: (network: string) => boolean): { asker: Asker; item: Item } | null;
  remove(asker: Asker, item: Item): boolean;
  /** Counts the milliseconds that were used. */
  charge(asker: Asker, ms: number): void;
  /** Whether anybody waits whose network may be served now. */
  has(isServed: (network: string) => boolean): boolean;
  clear(): Item[];
}

interface Bounds {
  /** How many may wait in all, and of one network. */
  most: number;
  mostOfNetwork: number;
}

/** Counted when a turn begins and corrected at its end, so that nobody gets several turns for the price of none. */
const TURN_MS = 5;

/** A queue in which whoever has used least of the time comes first: counts are easily multiplied, time is not. */
export function openFairQueue<Item>({ most, mostOfNetwork }: Bounds): FairQueue<Item> {
  let size = 0;
  const networks = openShares<Network<Item>>((share) => ({
    ...share,
    persons: openShares<Person<Item>>((own) => ({ ...own, items: [] })),
  }));

  function leave(network: Network<Item>, person: Person<Item>): void {
    network.persons.leave(person);
    networks.leave(network);
    size -= 1;
  }

  function dropLast(network: Network<Item>): Item {
    const person = network.persons.longest();
    leave(network, person);
    return person.items.pop()!;
  }

  return {
    get size() {
      return size;
    },
    add(asker, item) {
      const network = networks.enter(asker.network);
      network.persons.enter(asker.person).items.push(item);
      size += 1;
      if (network.waiting > mostOfNetwork) return dropLast(network);
      return size > most ? dropLast(networks.longest()) : null;
    },
    accepts({ network }) {
      const waiting = networks.find(network)?.waiting ?? 0;
      if (waiting >= mostOfNetwork) return false;
      return size < most || (size > 0 && networks.longest().waiting > waiting + 1);
    },
    take(isServed = () => true) {
      const network = networks.next(({ key }) => isServed(key));
      const person = network?.persons.next();
      if (!network || !person) return null;
      leave(network, person);
      network.spent += TURN_MS;
      person.spent += TURN_MS;
      return { asker: { network: network.key, person: person.key }, item: person.items.shift()! };
    },
    remove(asker, item) {
      const network = networks.find(asker.network);
      const person = network?.persons.find(asker.person);
      const place = person?.items.indexOf(item) ?? -1;
      if (!network || !person || place < 0) return false;
      person.items.splice(place, 1);
      leave(network, person);
      return true;
    },
    charge(asker, ms) {
      const network = networks.find(asker.network);
      if (!network) return;
      network.spent += ms - TURN_MS;
      const person = network.persons.find(asker.person);
      if (person) person.spent += ms - TURN_MS;
    },
    has: (isServed) => networks.some(({ key }) => isServed(key)),
    clear() {
      const items: Item[] = [];
      for (let one = this.take(); one; one = this.take()) items.push(one.item);
      return items;
    },
  };
}

interface Network<Item> extends Share {
  persons: Shares<Person<Item>>;
}
interface Person<Item> extends Share {
  items: Item[];
}
