/** The last byte of an id says what it names, as on the server. */
const KINDS = { errorEntry: '12', studyEvent: '13' };

/** A UUIDv7 made on this device, under which the account keeps the thing as well. */
export function newDeviceId(kind: keyof typeof KINDS, now = Date.now()): string {
  const random = [...crypto.getRandomValues(new Uint8Array(9))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const time = now.toString(16).padStart(12, '0');
  const [a = '', b = ''] = [random.slice(0, 2).join(''), random.slice(2, 4).join('')];
  const variant = ((Number.parseInt(b.slice(0, 1), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(1)}-${variant}${b.slice(1)}-${random.slice(4).join('')}${KINDS[kind]}`;
}
