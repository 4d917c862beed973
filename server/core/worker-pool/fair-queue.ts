import { openShares, type Share, type Shares } from './shares.ts';

/** On whose behalf a task runs: turns go by network, and within one by person or device. */
export interface Asker {
  network: string;
  person: string;
}

/** The server itself and its own machine share one turn, like one network. */
export const SERVER_ASKER: Asker = { network: '', person: '' };

export interface FairQueue<Item> {
  readonly size: number;
  /** Returns the item that exceeds the limits: this one, or the last one of the network with most waiting. */
  add(asker: Asker, item: Item): Item | null;
  /** Whether an item of this asker would be queued, if need be in place of another one. */
  accepts(asker: Asker): boolean;
  /** The asker that has used least, among the networks that may be served now. */
  take(isServed?: (network: string) => boolean): { asker: Asker; item: Item } | null;
  remove(asker: Asker, item: Item): boolean;
  /** Counts the milliseconds that were used. */
  charge(asker: Asker, ms: number): void;
  /** Whether an asker is waiting whose network may be served now. */
  has(isServed: (network: string) => boolean): boolean;
  clear(): Item[];
}

interface Bounds {
  /** How many may wait in all, and of one network. */
  most: number;
  mostOfNetwork: number;
}

/** Charged as an estimate when a task starts and corrected when it ends, so that parallel tasks are not free. */
const TURN_MS = 5;

/** A queue ordered by time used, the least first: numbers of requests are easily multiplied, time is not. */
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
