const PATIENCE_MS = 2000;

/**
 * Says whether the database answers, and soon: one that hangs answers nobody. Whoever asks at the same moment shares one
 * look, since this is asked without any limit.
 */
export function openReadiness(
  look: () => Promise<unknown>,
  patienceMs = PATIENCE_MS,
): () => Promise<boolean> {
  let looking: Promise<boolean> | null = null;

  async function isReachable(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    const answered = look().then(
      () => true,
      () => false,
    );
    return Promise.race([answered, late]).finally(() => clearTimeout(timer));
  }

  return () => (looking ??= isReachable().finally(() => (looking = null)));
}
