import type { Corners } from './crop.ts';
import { pixelsOf, type Pixels } from './gray.ts';
import { prepare } from './prepare.ts';

/** The messages to and from the worker. */
export interface Task {
  photo: Pixels;
  corners: Corners;
}

interface Scope {
  addEventListener(type: 'message', act: (event: MessageEvent<Task>) => void): void;
  postMessage(answer: Pixels, moved: Transferable[]): void;
}

const scope = self as unknown as Scope;

scope.addEventListener('message', ({ data: { photo, corners } }) => {
  const prepared = pixelsOf(prepare(photo, corners));
  scope.postMessage(prepared, [prepared.data.buffer]);
});
