import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { ENDS, nameOf, names, VERBS } from './words.ts';

/** A piece of a sentence: what it is, and what it says. */
export interface Bit {
  is: string;
  of: RawTerm[];
  to: number;
}

interface Frame {
  kind: string;
  facts: RawFact[];
  /** It opens the sentence. */
  isFirst: boolean;
}

/** Where something is, and no way to go. */
const STANDS = new Set(['above floor', 'from pulley']);

/** Clauses one behind another: who does what, how, and when. */
export class Clauses {
  protected readonly facts: RawFact[] = [];
  protected readonly goals: RawGoal[] = [];
  protected frame: Frame | null = null;
  protected subject: RawTerm | null = null;
  protected lastWho: RawTerm | null = null;
  protected act: RawFact | null = null;
  protected pending: RawTerm[] = [];
  protected ask: 'find' | 'show' | null = null;
  protected isBoundary = true;
  protected isLater = false;
  protected isLeading = false;
  /** Whether anything was told of who was named last. */
  protected isUsed = true;
  protected unit: string | null = null;
  /** When what is asked for stands behind it. */
  protected conditions: RawFact[] = [];
  protected clauseStart = 0;
  protected readonly isPostponed: boolean;
  protected lastQuantity: string | null = null;

  constructor(isPostponed = false) {
    this.isPostponed = isPostponed;
  }

  protected get list(): RawFact[] {
    return this.frame ? this.frame.facts : this.facts;
  }

  /** "质量为 2 kg 的物块 A": its name, what it weighs being told. */
  protected named(x: RawTerm): RawTerm {
    if (typeof x !== 'object' || !('the' in x) || x.the !== 'massed') return x;
    const [name, mass] = x.of as [RawTerm, RawTerm];
    this.masses(name, mass);
    return name;
  }

  protected who(named: RawTerm): boolean {
    const x = this.named(named);
    if (x !== named) this.isUsed = true;
    // "When B hits the floor it stays there": the clause before it is complete.
    if (!this.isBoundary && this.frame?.isFirst && this.frame.facts.length > 0) {
      if (!this.closed()) return false;
      this.closeFrame();
      this.isBoundary = true;
    }
    if (!this.isBoundary || !this.isOpen() || !this.isUsed || !this.closed()) return false;
    this.isUsed = x !== named;
    if (this.isLeading && this.act && x !== 'it') {
      this.act.of[1] = names(x);
      this.isLeading = false;
    }
    this.subject = x;
    this.lastWho = x;
    this.isBoundary = false;
    this.act = null;
    return true;
  }

  protected masses(x: RawTerm, m: RawTerm): boolean {
    this.isUsed = true;
    if (isAll(m)) {
      if (!isAll(x) || x.all.length !== m.all.length) return false;
      for (const [at, one] of x.all.entries()) this.list.push(fact('mass', one, m.all[at]!));
      return true;
    }
    if (isAll(x)) return false;
    this.list.push(fact('mass', x, m));
    return true;
  }

  /** Whether something may be told here. */
  private isOpen(): boolean {
    return !this.ask || this.frame !== null || this.isPostponed;
  }

  /** "B 落地时": what was told since the clause began is when something else is so. */
  protected endClause(kind: string): boolean {
    if (!this.closed() || this.frame) return false;
    if (this.pending.length > 0 && !this.flush()) return false;
    const where = this.facts.splice(this.clauseStart);
    this.act = null;
    this.isUsed = true;
    this.isBoundary = true;
    if (where.length === 0) return false;
    const one = fact('when', { the: kind, of: [], where });
    if (this.ask) this.conditions.push(one);
    else this.facts.push(one);
    this.clauseStart = this.facts.length;
    return true;
  }

  protected does(verb: string, [whom]: RawTerm[]): boolean {
    // "The distance in which it comes to rest".
    if (this.ask && !this.isPostponed && !this.frame && (this.goals.length === 0 || !this.open('until')))
      return false;
    if (!this.closed()) return false;
    const [name, hows] = VERBS[verb] ?? [verb, []];
    const object = whom === undefined ? undefined : this.named(whom);
    if (this.subject === null) this.isLeading = this.facts.length === 0 && !this.frame;
    this.isUsed = true;
    this.act = fact(
      'act',
      name,
      names(this.subject ?? 'it'),
      ...hows,
      ...(object === undefined ? [] : [the('object', object)]),
    );
    if (this.isLater) this.act.of.push(the('later'));
    this.isLater = false;
    if (!this.attach(true)) return false;
    if (object !== undefined && name === 'tow') this.lastWho = object;
    this.list.push(this.act);
    this.isBoundary = false;
    return true;
  }

  /** What stood before a verb belongs to it, and so does what stands behind it. */
  protected attach(isNew = false): boolean {
    if (this.pending.length === 0) return true;
    if (!this.act) return isNew;
    const known = new Set(this.act.of.slice(2).map(nameOf));
    for (const one of this.pending) {
      if (known.has(nameOf(one)) && nameOf(one) !== 'vertical') return false;
      if (!known.has(nameOf(one))) this.act.of.push(one);
      known.add(nameOf(one));
    }
    this.pending = [];
    return true;
  }

  /** Before something else begins. */
  protected closed(): boolean {
    if (this.pending.length === 0) return true;
    if (this.ask && !this.isPostponed && !this.frame && this.goals.length > 0) {
      const going = fact('act', 'move', names('it'), ...this.pending);
      this.pending = [];
      const last = this.goals.at(-1)!;
      last.where = [...(last.where ?? []), fact('when', { the: 'when', of: [], where: [going] })];
      return true;
    }
    return this.act ? this.attach() : true;
  }

  /** What stands with a noun alone tells how it moves. */
  protected flush(): boolean {
    if (!this.closed()) return false;
    if (this.pending.length === 0) return true;
    this.isUsed = true;
    this.list.push(
      fact(
        'act',
        this.pending.every((one) => STANDS.has(nameOf(one))) ? 'rest' : 'move',
        names(this.subject === null || this.subject === 'engine' ? 'it' : this.subject),
        ...this.pending,
      ),
    );
    this.pending = [];
    return true;
  }

  protected open(kind: string): boolean {
    if (!this.closed()) return false;
    if (this.frame) {
      this.closeFrame();
    }
    this.frame = {
      kind,
      facts: [],
      isFirst: this.facts.length === 0 && this.goals.length === 0 && this.ask === null,
    };
    this.act = null;
    this.subject = this.frame.isFirst ? null : this.subject;
    this.isBoundary = true;
    return true;
  }

  protected closeFrame(): void {
    const { frame } = this;
    if (!frame) return;
    this.flush();
    this.frame = null;
    this.act = null;
    const one = fact('when', { the: frame.kind, of: [], where: frame.facts });
    if (frame.facts.length === 0) return;
    if (this.goals.length > 0) {
      for (const goal of this.goals) goal.where = [...(goal.where ?? []), one];
    } else this.facts.push(one);
  }

  protected link(kind: string, next: Bit | undefined): boolean {
    this.isBoundary = true;
    if (!this.isUsed && this.pending.length > 0 && !this.flush()) return false;
    if (this.closed()) this.clauseStart = this.facts.length;
    if (kind === 'which') {
      if (!this.closed() || this.lastWho === null) return false;
      this.subject = this.lastWho;
    }
    if (kind === 'given') this.subject = null;
    // The clause that opens a sentence ends where another one begins.
    if (this.frame?.isFirst && next && ENDS.has(next.is) && (next.is !== 'do' || next.of[0] !== 'move')) {
      if (!this.closed()) return false;
      this.closeFrame();
    }
    return true;
  }
}
