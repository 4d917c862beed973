type Reader = typeof import('./renderer.ts');

const RETRIES_MS = [1000, 4000, 15_000];

let reader: Reader | undefined;
let loading: Promise<Reader> | undefined;

/** What reads Markdown and sets formulas comes with the first of them; what did not come is asked for again. */
export function loadReader(): Promise<Reader> {
  loading ??= load(0).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** At once where it is there, so that nothing is drawn twice. */
export function withReader(then: (reader: Reader) => void, away: () => void = () => {}): void {
  if (reader) then(reader);
  else loadReader().then(then, away);
}

async function load(failures: number): Promise<Reader> {
  try {
    reader = await import('./renderer.ts');
    return reader;
  } catch (error) {
    const pause = RETRIES_MS[failures];
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return load(failures + 1);
  }
}
