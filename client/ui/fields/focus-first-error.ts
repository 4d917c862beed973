import { flushSync } from 'react-dom';

/** Shows what is wrong with the fields of a form, and goes to the first of them: it may be out of sight. */
export function focusFirstError(form: HTMLFormElement | null, show: () => void): void {
  flushSync(show);
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
