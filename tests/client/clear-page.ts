const shown: (() => Promise<void>)[] = [];

/** What takes away what a test has shown; apart from what shows it, which loads the whole client. */
export function onCleanup(action: () => Promise<void>): void {
  shown.push(action);
}

export async function clearPage(): Promise<void> {
  for (const unmount of shown.splice(0)) await unmount();
  document.body.innerHTML = '';
}
