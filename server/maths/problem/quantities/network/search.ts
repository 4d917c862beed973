import { type Equation, MOST_EQUATIONS } from './equation.ts';

const MOST_STEPS = 20_000;
const MOST_SYSTEMS = 40;

/** As many equations as letters. */
export interface Block {
  equations: readonly Equation[];
  letters: readonly string[];
}

/** Systems that decide the letters that are wanted, the smallest first. */
export function* blocksFor(
  wanted: readonly string[],
  all: readonly { one: Equation; open: readonly string[] }[],
): Generator<Block> {
  const equations = all.map(({ one }) => one);
  const open = new Map(all.map((each) => [each.one, each.open] as const));
  const byLetter = new Map<string, Equation[]>();
  for (const [one, letters] of open)
    if (letters.length <= MOST_EQUATIONS)
      for (const letter of letters) byLetter.set(letter, [...(byLetter.get(letter) ?? []), one]);
  const count = (one: Equation) => open.get(one)!.length;
  for (const those of byLetter.values()) those.sort((a, b) => count(a) - count(b));
  const seen = new Set<string>();
  let [steps, systems] = [0, 0];

  function* follow(
    agenda: readonly string[],
    met: ReadonlySet<string>,
    chosen: readonly Equation[],
    limit: number,
  ): Generator<Block> {
    steps += 1;
    if (steps > MOST_STEPS || systems > MOST_SYSTEMS) return;
    const [letter, ...rest] = agenda;
    if (letter === undefined) {
      const key = chosen
        .map((one) => equations.indexOf(one))
        .toSorted((a, b) => a - b)
        .join();
      if (seen.has(key)) return;
      seen.add(key);
      systems += 1;
      yield { equations: chosen, letters: [...met] };
      return;
    }
    if (chosen.length + agenda.length > limit) return;
    for (const one of byLetter.get(letter) ?? []) {
      if (chosen.includes(one) || isFull(one, chosen)) continue;
      const fresh = open.get(one)!.filter((other) => !met.has(other));
      yield* follow([...rest, ...fresh], new Set([...met, ...fresh]), [...chosen, one], limit);
    }
  }

  for (let limit = wanted.length; limit <= MOST_EQUATIONS; limit += 1)
    yield* follow(wanted, new Set(wanted), [], limit);
}

const isFull = ({ group }: Equation, chosen: readonly Equation[]): boolean =>
  group !== undefined && chosen.filter((one) => one.group?.key === group.key).length >= group.most;
