/** A finger or a hand that holds still moves no further, in pixels. */
const STILL = 10;

let pressed: { control: HTMLElement; x: number; y: number } | null = null;

/**
 * A press counts for what was under it when it began. Where the page moves before it ends, as while a reply is still being
 * set, the browser tells only what lies around the places of both.
 */
export function keepPresses(): void {
  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
      pressed = control && { control, x, y };
    },
    true,
  );
  addEventListener('click', ({ target, clientX, clientY, isTrusted }) => {
    if (!pressed || !isTrusted) return;
    const { control, x, y } = pressed;
    pressed = null;
    const moved = target instanceof Element && target !== control && target.contains(control);
    if (moved && Math.hypot(clientX - x, clientY - y) < STILL) control.click();
  });
}
