import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { activate, type Language, LanguageProvider } from '../../client/app/preferences/language.tsx';
import { ThemeProvider } from '../../client/app/preferences/theme.tsx';
import { Pages } from '../../client/app/Pages.tsx';
import { onCleanup } from './clear-page.ts';

/** Also where a test holds the clock. */
const [realTimeout, realNow] = [setTimeout, Date.now];
/** On a busy machine a part of a page may take seconds to arrive. */
const PATIENCE_MS = 20_000;

/** Shows something as the product would, in the language asked for. */
export async function show(ui: ReactNode, language: Language = 'en'): Promise<void> {
  await activate(language);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onCleanup(() => act(async () => root.unmount()));
  await act(async () => root.render(<LanguageProvider>{ui}</LanguageProvider>));
}

/** Where the product is by now. */
interface Visit {
  readonly location: Location;
}

/** Opens the whole product at an address. */
export async function visit(address: string, language: Language = 'en'): Promise<Visit> {
  let location!: Location;
  await show(
    <ThemeProvider>
      <MemoryRouter initialEntries={[address]}>
        <LocationObserver onChange={(next) => (location = next)} />
        <Pages />
      </MemoryRouter>
    </ThemeProvider>,
    language,
  );
  return {
    get location() {
      return location;
    },
  };
}

function LocationObserver({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => {
    onChange(location);
  });
  return null;
}

export const text = (): string => document.body.textContent ?? '';

/** The element of a role with a name; fails with what there is instead. */
export function find(role: string, name: string | RegExp): HTMLElement {
  const matching = all(role).filter((element) => matches(nameOf(element), name));
  if (matching.length !== 1)
    throw new Error(`${matching.length} of ${role} "${name}" among: ${all(role).map(nameOf).join(' | ')}`);
  return matching[0]!;
}

const ROLES: Record<string, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input:not([type="radio"]):not([type="checkbox"]), textarea',
  radio: 'input[type="radio"]',
  switch: '[role="switch"]',
  dialog: '[role="dialog"]',
  menuitem: '[role="menuitem"]',
};

export function all(role: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROLES[role] ?? `[role="${role}"]`)];
}

function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : element.closest('label');
  const words =
    element.getAttribute('aria-label') ??
    (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
    label?.textContent ??
    element.textContent;
  return (words ?? '').trim();
}

function matches(actual: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? actual === expected : expected.test(actual);
}

export const click = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.click();
    await settled();
  });

export const press = (key: string, target: EventTarget = document.body): Promise<void> =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settled();
  });

export const type = (field: HTMLElement, value: string): Promise<void> =>
  act(async () => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    setter?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const submit = (form: HTMLFormElement): Promise<void> =>
  act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settled();
  });

/** Waits until something is true, for what is loaded on the way. */
export async function until(condition: () => unknown): Promise<void> {
  const end = realNow() + PATIENCE_MS;
  while (realNow() < end) {
    if (condition()) return;
    await act(() => new Promise((resolve) => realTimeout(resolve, 5)));
  }
  throw new Error(`Never came true: ${condition}. The page says: ${text()}`);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
