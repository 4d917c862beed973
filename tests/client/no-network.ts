/** Pages listen for events in passing; for these the server never answers. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}

/** Replaces every way out of the page by one that names the address, sockets by one that never opens. */
export function refuseNetwork(target: object): void {
  const refuse = (address: unknown): never => {
    throw new Error(`A client test reached for the network: ${String(address)}. Stub it in the test.`);
  };
  class RefusedStream {
    constructor(address: unknown) {
      refuse(address);
    }
  }
  class RefusedRequest {
    open(_method: string, address: unknown): void {
      refuse(address);
    }
  }
  Object.assign(target, {
    fetch: async (input: unknown) => refuse(input instanceof Request ? input.url : input),
    WebSocket: SilentSocket,
    EventSource: RefusedStream,
    XMLHttpRequest: RefusedRequest,
  });
}
