declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options: {
    filter: (req: IncomingMessage, res: ServerResponse) => boolean;
    threshold: number;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
}
