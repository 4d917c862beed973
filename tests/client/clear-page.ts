let unmount: (() => Promise<void>) | undefined;

/** What takes away what a test has shown; apart from what shows it, which loads the whole client. */
export function onCleanup(action: () => Promise<void>): void {
  unmount = action;
}

export async function clearPage(): Promise<void> {
  await unmount?.();
  unmount = undefined;
  document.body.innerHTML = '';
}
