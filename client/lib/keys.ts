import type { KeyboardEvent } from 'react';

/** While an input method composes, its keys are its own; some browsers tell by the code alone. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
