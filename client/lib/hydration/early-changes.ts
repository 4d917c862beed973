type Field = HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement;

interface Change {
  field: Field;
  value: string | boolean;
  /** Around the field, the nearest first. */
  around: Element[];
}

/** What was chosen or typed where React did not listen yet, by the field. */
const unheard = new Map<Field, Change>();

const FIELDS = 'select, input:not([type=file], [type=hidden]), textarea';
const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);
/** React marks what it has hydrated; no event and no interface of its own tells. */
const isHydrated = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps$'));

function note(field: Field): void {
  // Drafts keep themselves.
  if (field.dataset['draft'] || isHydrated(field)) return;
  unheard.set(field, { field, value: valueOf(field), around: ancestorsOf(field) });
}

const onChange = ({ target }: Event) => {
  if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
};
globalThis.addEventListener?.('input', onChange, true);
globalThis.addEventListener?.('change', onChange, true);
if ('document' in globalThis)
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) note(field);

/** Whether it says something else than the page that arrived. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const written = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(written, 0);
}

/** Within the page: what has taken the place of a whole page is another one. */
export function ancestorsOf(one: Element): Element[] {
  const found: Element[] = [];
  for (let at = one.parentElement; at && !at.matches('main, header, body'); at = at.parentElement)
    found.push(at);
  return found;
}

/** Where a part got news before it could hydrate, React draws it anew: another element has taken the place of this one. */
export function inPlaceOf<Kind extends HTMLElement>(
  one: Kind,
  around: Element[],
  labelOf: (one: Kind) => string | null,
): Kind | undefined {
  if (one.isConnected) return one;
  const others = around.find((at) => at.isConnected)?.querySelectorAll<Kind>(one.localName) ?? [];
  const alike = [...others].filter((other) => labelOf(other) === labelOf(one));
  return alike.length === 1 ? alike[0] : undefined;
}

const labelOf = (field: Field): string =>
  `${field.ariaLabel} ${field.name} ${isTicked(field) && field.value}`;

/** Tells React of the changes in fields that it has hydrated by now. */
export async function repeatEarlyChanges(): Promise<void> {
  for (const [key, change] of unheard) {
    const field = inPlaceOf(change.field, change.around, labelOf);
    if (!field || isHydrated(field)) unheard.delete(key);
    if (!field || !isHydrated(field)) continue;
    tell(field, change.value);
    // What the next one changes is what this one has left: React renders in a microtask of its own before this one.
    await Promise.resolve();
  }
}

function tell(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // A click turns it, and is what React listens to.
    field.checked = !value;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    // React compares with the last value that it saw being set.
    field.value = `${String(value)} `;
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  field.value = String(value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
