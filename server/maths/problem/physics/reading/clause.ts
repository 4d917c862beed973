import { fact, type RawFact, type RawProperty, the } from '../../reading/meaning.ts';
import type { Quantity } from '../../schema/problem.ts';
import { bareRole, endOf, speedOf } from './bare-roles.ts';
import type { Chunk } from './chunk.ts';
import { circuitIn, withResistors } from './circuits.ts';
import {
  amountBefore,
  behind,
  belongs,
  hasDimension,
  isComponent,
  isLetterOf,
  isLifted,
  isMoving,
  isOfSomethingElse,
  isRebounding,
  isNamed,
  isWantedAt,
  IT,
  marksBefore,
  nextRole,
  ownerOf,
  type Place,
  thingAt,
  toldFact,
} from './owners.ts';

/** A quantity that was spoken of, until its amount is told. */
interface Spoken {
  role: string;
  of: RawProperty[];
  isWanted: boolean;
  /** Of an uncertainty, the quantity that it is one of. */
  about?: RawProperty;
}

export interface Clause {
  facts: RawFact[];
  wanted: { role: string; of: RawProperty[] }[];
  shown: { role: string; of: RawProperty[]; amount: Quantity; isAbout: boolean } | null;
}

interface State extends Place {
  acts: Set<string>;
  facts: RawFact[];
  /** Everything that is spoken of. */
  things: RawProperty[];
  spoken: Spoken[];
  shown: Clause['shown'];
  isAsking: boolean;
  isShowing: boolean;
  /** Where the asking begins. */
  first: number;
}

const asks = ({ is }: Chunk) => is === 'ask' || is === 'show';

/** The facts and wishes of a sentence; null where they do not fit together. */
export function told(plain: readonly Chunk[], isChinese: boolean): Clause | null {
  const chunks = withResistors(plain);
  const circuit = circuitIn(chunks, isChinese);
  if (circuit === null) return null;
  const state: State = {
    chunks,
    at: 0,
    subject: null,
    last: null,
    acts: new Set(),
    isChinese,
    facts: circuit,
    things: [],
    spoken: [],
    shown: null,
    isAsking: chunks.some(asks),
    isShowing: chunks.some(({ is }) => is === 'show'),
    first: isChinese ? 0 : chunks.findIndex(asks),
  };
  for (; state.at < chunks.length; state.at += 1) if (!isRead(state, chunks[state.at]!)) return null;
  return finished(state);
}

/** Reads on by one chunk, or by those that belong to it; false where it makes no sense there. */
function isRead(state: State, chunk: Chunk): boolean {
  const { chunks, at } = state;
  switch (chunk.is) {
    case 'noun':
      return readThing(state);
    case 'role':
      return readRole(state, chunk.role);
    case 'quantity':
      return (chunk.symbol === null || isNamed(chunks, at)) && readAmount(state, chunk.amount);
    case 'adjective':
      if (chunk.says.includes('constant speed')) state.facts.push(fact('constant speed'));
      return true;
    case 'it':
      state.subject ??= IT;
      state.last = IT;
      return true;
    case 'verb':
      for (const act of chunk.says) state.acts.add(act);
      return true;
    case 'told':
      for (const one of chunk.says)
        if (one === 'begins' || one === 'rebounds' || one === 'after') state.acts.add(one);
        else if (/^(?:right|left|back|on)$/.test(one))
          state.facts.push(fact(state.acts.has('after') ? `${one} after` : one, ...movingIn(state)));
        else state.facts.push(toldFact(one, state.subject));
      return true;
    case 'measure':
      return ['quantity', 'formula'].includes(chunks[at - 1]?.is ?? '') || chunks[at + 1]?.is === 'quantity';
    case 'formula': {
      const next = chunks[at + 1];
      const [role, unit] = next?.is === 'measure' ? next.says[0]!.split('=') : [];
      if (role && unit && /^\d[\d.]*$/.test(chunk.source))
        state.facts.push(fact('equal', the(role), { amount: chunk.source, unit }));
      return unit !== undefined || isLetterOf(chunks, at);
    }
    case 'ask':
      for (const role of chunk.says) state.spoken.push({ role, of: [], isWanted: true });
      return true;
    case 'relative':
      state.subject = state.last ?? state.subject;
      return true;
    default:
      return true;
  }
}

function readThing(state: State): boolean {
  const { chunks, at, spoken } = state;
  const { thing, to } = thingAt(chunks, at);
  const open = spoken.at(-1);
  if (open && open.of.length === 0 && belongs(chunks, at)) open.of = [thing];
  if ((state.subject === null && !isPlace(state, to)) || isMoving(chunks[to]) || isLifted(chunks, at))
    state.subject = thing;
  const chunk = chunks[at]!;
  if (chunk.is === 'noun' && chunk.ohms && !state.isAsking)
    state.facts.push(fact('equal', the('resistance', thing), chunk.ohms));
  state.last = thing;
  state.things.push(thing);
  state.facts.push(...marksBefore(chunks, at).map((mark) => fact(mark, thing)));
  state.at = to - 1;
  return true;
}

function readRole(state: State, role: string): boolean {
  const { chunks, at, first, isAsking, spoken } = state;
  if (isComponent(state, role) || isOfSomethingElse(state)) return false;
  // 牵引力的功率: whose power it is.
  const isOwner = state.isChinese && chunks[at - 1]?.is === 'of' && chunks[at - 2]?.is === 'role';
  const whole = isOwner ? spoken.pop() : undefined;
  const open = spoken.at(-1);
  if (open && UNCERTAINTIES.has(open.role) && !open.about) {
    open.about = the(role, ...ownerOf(state, role));
    return true;
  }
  if (UNCERTAINTIES.has(role) && whole) {
    spoken.push({ role, of: [], isWanted: whole.isWanted, about: the(whole.role, ...whole.of) });
    return true;
  }
  const reached = role === 'speed' ? endOf(state) : null;
  if (reached) {
    spoken.push({ role: reached, of: ownerOf(state, role), isWanted: false });
    return true;
  }
  const given = amountBefore(state, role);
  const of = ownerOf(state, role);
  state.facts.push(...marksBefore(chunks, at).map((mark) => fact(`${mark} ${role}`, ...of)));
  if (given) state.facts.push(fact('equal', the(meant(role, state), ...of), given));
  else spoken.push({ role, of, isWanted: whole?.isWanted ?? isWantedAt(state, first, isAsking) });
  return true;
}

/** 光滑轨道上: where it is. */
const isPlace = ({ chunks, isChinese }: State, to: number): boolean =>
  isChinese && chunks[to]?.is === 'behind';

const wantedRole = (role: string, acts: ReadonlySet<string>): string => {
  if (role === 'speed' && acts.has('after')) return 'speed after collision';
  return role === 'frequency' && acts.has('hears') ? 'observed frequency' : role;
};

/** In Chinese the one that moves is named behind: 向右运动的小车 A. */
function movingIn({ chunks, at, subject, isChinese }: State): RawProperty[] {
  if (isChinese && chunks[at + 1]?.is === 'of' && chunks[at + 2]?.is === 'noun')
    return [thingAt(chunks, at + 2).thing];
  return subject ? [subject] : [];
}

const UNCERTAINTIES = new Set(['percentage uncertainty', 'absolute uncertainty']);

function readAmount(state: State, amount: Quantity): boolean {
  const { chunks, at, spoken, facts } = state;
  const next = nextRole(state);
  if (next !== null && hasDimension(next, amount)) return true;
  const found = spoken.findLast(({ role }) => hasDimension(role, amount));
  if (!found) {
    const bare = bareRole(state, amount);
    if (bare) facts.push(fact('equal', the(bare.role, ...bare.of), amount));
    return bare !== null;
  }
  spoken.splice(spoken.indexOf(found), 1);
  const of = found.of.length > 0 ? found.of : behind(state);
  if (state.isShowing && found.isWanted) {
    if (state.shown) return false;
    state.shown = { role: found.role, of, amount, isAbout: chunks[at - 1]?.is === 'about' };
  } else facts.push(fact('equal', the(meant(found.role, state), ...of), amount));
  return true;
}

/** The speed with which something is thrown is its first; a frequency that is heard is no longer that of the source. */
function meant(role: string, state: State): string {
  if (role === 'speed' && state.acts.has('after')) return 'speed after collision';
  if (role === 'speed' && isRebounding(state)) return 'rebound speed';
  if (role === 'speed' && state.acts.has('reaches')) return 'final speed';
  if (role === 'speed') return speedOf(state);
  if (role === 'frequency' && state.acts.has('hears')) return 'observed frequency';
  if (role !== 'distance' && role !== 'range') return role;
  if (state.things.some(({ the: noun }) => noun === 'two points')) return 'distance between points';
  if (state.things.some(({ the: noun }) => noun === 'screen')) return 'distance to screen';
  return state.acts.has('occupies') ? 'length of one cycle' : role;
}

function finished({ facts, things, spoken, shown, acts, isAsking, isShowing }: State): Clause | null {
  const wanted = spoken.filter(({ isWanted }) => isWanted);
  // "The work done by the force": the one that was spoken of.
  const idle = spoken.filter(({ isWanted, role }) => !isWanted && role !== 'force');
  const isAnswerable = isShowing ? shown !== null && wanted.length === 0 : wanted.length > 0;
  if (isAsking && (idle.length > 0 || !isAnswerable)) return null;
  const said = JSON.stringify(facts);
  const mentioned = isAsking ? [] : things.filter((one) => !said.includes(JSON.stringify(one)));
  const acted = ['constant acceleration', 'hangs', 'lifts', 'rebounds']
    .filter((one) => acts.has(one))
    .map((one) => fact(one));
  return {
    facts: [...mentioned.map((one) => fact('told', one)), ...facts, ...acted],
    wanted: wanted.map(({ role, of, about }) => ({
      role: wantedRole(role, acts),
      of: about ? [about] : of,
    })),
    shown,
  };
}
