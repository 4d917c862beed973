import { fact, type RawFact, type RawTerm, type Said, the } from '../meaning.ts';
import { type Bit, Clauses } from './clauses.ts';
import { names, OPEN_END, quantOf } from './words.ts';

const momentOf = (speed: RawTerm): RawFact =>
  fact('when', { the: 'when', of: [], where: [fact('is', 'speed', '', speed)] });

/** Follows the pieces of a sentence from its beginning: who does what, how, and what is asked; null where they do not fit. */
export class Flow extends Clauses {
  said(bits: readonly Bit[]): Said | null {
    for (const [at, one] of bits.entries()) if (!this.take(one, bits[at + 1])) return null;
    if (!this.flush() || this.pending.length > 0) return null;
    this.closeFrame();
    if (!this.isUsed || (this.ask && this.goals.length === 0)) return null;
    // Behind what is asked for nothing is told.
    if (this.isPostponed && this.ask && this.facts.length > this.clauseStart) return null;
    if (JSON.stringify([this.facts, this.goals]).match(OPEN_END)) return null;
    const goals = this.goals.map((one) => (this.unit ? { ...one, unit: this.unit } : one));
    return { facts: this.facts, goals };
  }

  private take({ is, of }: Bit, next: Bit | undefined): boolean {
    switch (is) {
      case 'none':
        return true;
      case 'who':
        return this.who(of[0]!);
      case 'mass':
        return this.lastWho !== null && this.masses(this.lastWho, of[0]!);
      case 'mass of':
        this.lastWho = of[0]!;
        return this.masses(of[0]!, of[1]!);
      case 'pair':
        return this.pair(of);
      case 'do':
        return this.does(String(of[0]), of.slice(1));
      case 'goes':
        return this.does(String(of[0]), []) && this.pending.push(of[1]!) > 0;
      case 'holds':
        this.list.push(fact('act', 'inside', names(of[0]!)));
        this.lastWho = of[0]!;
        this.isUsed = true;
        return this.subject !== null;
      case 'at spot':
        return this.tells(fact('act', 'pass', { all: [] }, the('object', of[0]!), the('speed', of[1]!)));
      case 'any speed':
        this.list.push(fact('when', { the: 'when', of: [], where: [fact('is', 'speed', '', of[0]!)] }));
        return true;
      case 'do to':
        [this.subject, this.lastWho] = [of[1]!, of[1]!];
        return this.does(String(of[0]), []);
      case 'how':
      case 'hows':
        this.pending.push(...of);
        return true;
      case 'spot':
      case 'to':
        return this.object(is, of[0]!);
      case 'is':
        return this.states(of[0]!, of[1]!);
      case 'is track':
        return this.tells(fact('is', 'texture', '', of[0]!)) && this.tells(fact('is', 'angle', '', of[1]!));
      case 'is both':
        return this.states(of[0]!, of[2]!) && this.states(of[1]!, of[2]!);
      case 'tie over':
        return this.tieOver(of[0]!, of.slice(1));
      case 'is on':
        this.pending.push(of[1]!);
        return this.flush() && this.states(of[0]!, of[2]!);
      case 'passes':
        return this.passes(of);
      case 'is at':
        return this.statesAt(of[0]!, of[1]!, of[2]!);
      case 'is at both':
        return this.statesMoments(of);
      case 'has':
        return this.has(of[0]!, of[1]!);
      case 'above':
        return this.tells(fact('above', ...of));
      case 'fact':
        return this.holds(fact(String(of[0]), ...of.slice(1)));
      case 'whole':
        return this.whole(String(of[0]), of.slice(1));
      case 'tie':
        return this.tie(of);
      case 'strung':
        return this.strung(of[0]!, of.slice(1));
      case 'strung hung':
        return this.strung(of[0]!, []) && this.does('hang', []);
      case 'end':
        return this.endClause(String(of[0]));
      case 'later':
        return (this.isLater = true);
      case 'link':
        return this.link(String(of[0]), next);
      case 'frame':
        return this.open(String(of[0]));
      default:
        return this.asks(is, of);
    }
  }

  /** Pieces of what is asked for. */
  private asks(is: string, of: RawTerm[]): boolean {
    switch (is) {
      case 'unit':
        this.unit = String(of[0]);
        return true;
      case 'ask':
        if (!this.closed()) return false;
        this.closeFrame();
        this.ask = of[0] as 'find' | 'show';
        this.clauseStart = this.facts.length;
        return true;
      case 'letter':
        return this.wants(of[0]!);
      case 'want':
        return this.wants(the(String(of[0]), of[1]!));
      case 'want last':
        return this.lastQuantity !== null && this.wants(the(this.lastQuantity, ''));
      case 'want then':
        return this.wants(the(String(of[0]), of[1]!)) && this.open('when');
      default:
        return false;
    }
  }

  /** "A of mass 2 kg and B of mass 3 kg". */
  private pair([a, m, b, k]: RawTerm[]): boolean {
    this.subject = { all: [a!, b!] };
    this.lastWho = this.subject;
    this.isBoundary = false;
    this.act = null;
    return this.masses(this.subject, { all: [m!, k!] });
  }

  private object(is: string, x: RawTerm): boolean {
    const verb = this.act?.of[0];
    if (!this.act || !['reach', 'pass'].includes(String(verb))) return false;
    this.pending.push(is === 'to' ? the('speed', x) : the('object', x));
    return true;
  }

  private tells(one: RawFact): boolean {
    if (!this.flush()) return false;
    this.list.push(one);
    this.act = null;
    this.isBoundary = false;
    return true;
  }

  /** "Passes A and B with speeds 2 m/s and 4 m/s". */
  private passes([p, u, q, v]: RawTerm[]): boolean {
    if (!this.closed()) return false;
    this.isUsed = true;
    const who = names(this.subject ?? 'it');
    this.list.push(fact('act', 'pass', who, the('object', p!), the('speed', u!)));
    this.list.push(fact('act', 'pass', who, the('object', q!), the('speed', v!)));
    this.act = null;
    this.isBoundary = false;
    return true;
  }

  /** "The resistance when its speed is v m/s is kv N". */
  private statesAt(q: RawTerm, speed: RawTerm, v: RawTerm): boolean {
    const isAny = typeof speed === 'object' && 'amount' in speed && /^[a-zA-Z]$/.test(speed.amount);
    const isMoment = this.isPostponed && /celeration/.test(String(quantOf(q)[0]));
    if (!isAny && isMoment) return this.tells(momentOf(speed)) && this.states(q, v);
    if (!isAny || !this.states(q, v)) return false;
    this.list.push(momentOf(speed));
    return true;
  }

  /** "The acceleration is 1.2 m/s² when its speed is 15 m/s and 0.4 m/s² when its speed is 25 m/s". */
  private statesMoments([q, v, w, k, u]: RawTerm[]): boolean {
    const isFirst = this.states(q!, v!) && this.tells(momentOf(w!));
    return isFirst && this.states(q!, k!) && this.tells(momentOf(u!));
  }

  private states(q: RawTerm, v: RawTerm): boolean {
    const [name, whose] = quantOf(q);
    let owner = whose;
    if (typeof owner === 'object' && 'the' in owner) {
      const [who, mass] = owner.of as [RawTerm, RawTerm];
      this.list.push(fact('mass', who, mass));
      this.lastWho = who;
      owner = who;
    }
    if (this.ask === 'find' && !this.frame && !this.isPostponed) return false;
    if (this.ask === 'show' && !this.frame) {
      this.goals.push({ verb: 'show', target: the('statement:equal', the(String(name), owner!), v) });
      return true;
    }
    if (!this.isUsed && owner === '' && this.subject !== null) {
      this.isUsed = true;
      owner = this.subject;
    }
    this.lastQuantity = String(name);
    return this.tells(fact('is', name!, owner!, v));
  }

  private has(q: RawTerm, v: RawTerm): boolean {
    const [name] = quantOf(q);
    this.isUsed = true;
    const who = this.subject ?? 'it';
    // "The steady speed with the engine working at the same rate".
    const last = this.goals.at(-1);
    if (this.ask && !this.frame && last && v === 'unchanged' && !this.isPostponed) {
      const where = [fact('is', name!, '', v)];
      last.where = [...(last.where ?? []), fact('when', { the: 'when', of: [], where })];
      return true;
    }
    if (this.ask && !this.frame) return false;
    if (!this.flush()) return false;
    this.list.push(fact('is', name!, who === 'engine' ? '' : who, v));
    this.isBoundary = false;
    this.act = null;
    return true;
  }

  private holds(one: RawFact): boolean {
    if (this.ask === 'show' && !this.frame && this.goals.length === 0) {
      this.goals.push({ verb: 'show', target: the(`statement:${one.relation}`, ...one.of) });
      return true;
    }
    const isGravity = JSON.stringify(one.of).startsWith('["g');
    if (this.ask && this.goals.length > 0 && !this.frame && !isGravity) return false;
    (isGravity ? this.facts : this.list).push(one);
    return true;
  }

  private whole(verb: string, hows: RawTerm[]): boolean {
    if (!this.closed()) return false;
    if (!this.isBoundary && this.frame?.isFirst && this.frame.facts.length > 0) this.closeFrame();
    const isPulley = verb === 'pulley';
    const of = isPulley
      ? fact('act', 'tie', { all: [] }, the('by', 'pulley'), ...hows)
      : fact('act', verb, { all: [] }, ...hows, ...this.pending);
    this.pending = [];
    this.list.push(of);
    this.act = isPulley ? null : of;
    this.isBoundary = false;
    return true;
  }

  private tie([by, whom]: RawTerm[]): boolean {
    if (!this.closed() || !this.subject) return false;
    const to = whom === undefined ? undefined : this.named(whom);
    this.isUsed = true;
    this.list.push(
      fact('act', 'tie', names(this.subject), the('by', by!), ...(to === undefined ? [] : [the('to', to)])),
    );
    this.act = null;
    this.isBoundary = false;
    return true;
  }

  /** "Is connected by a string which passes over a pulley to B", or to what was named with it. */
  private tieOver(to: RawTerm, pulley: RawTerm[]): boolean {
    if (!this.tie(to === '' ? ['string'] : ['string', to]) || !this.whole('pulley', pulley)) return false;
    if (to !== '') this.lastWho = to;
    return true;
  }

  /** "A string attached to A passes over a pulley", or is attached and no more. */
  private strung(whom: RawTerm, pulley: RawTerm[]): boolean {
    if (!this.closed()) return false;
    const x = this.named(whom);
    this.list.push(fact('act', 'tie', names(x), the('by', 'string')));
    if (pulley.length > 0)
      this.list.push(fact('act', 'tie', { all: [] }, the('by', 'pulley'), ...pulley.slice(0, -1)));
    this.isUsed = true;
    this.subject = x;
    this.lastWho = x;
    this.act = null;
    this.isBoundary = false;
    return true;
  }

  private wants(target: RawTerm): boolean {
    if (this.ask !== 'find') return false;
    if (!this.closed()) return false;
    // "Its speed after 3 m, and the time taken": at the same moment.
    const isTrailing = this.frame !== null && this.goals.length > 0;
    if (this.frame && !isTrailing) return false;
    this.closeFrame();
    const shared = isTrailing ? this.goals.at(-1)!.where : undefined;
    if (!this.isUsed && this.isPostponed) this.isUsed = true;
    if (this.facts.length > this.clauseStart && this.isPostponed && !this.endClause('until')) return false;
    this.goals.push({
      verb: 'find',
      target,
      ...(shared && { where: shared }),
      ...(this.conditions.length > 0 && { where: this.conditions }),
    });
    return true;
  }
}
