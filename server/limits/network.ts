/** The network that an address belongs to: all of IPv4, the /64 of IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [left = '', right = ''] = address.split('%')[0]!.split('::');
  const start = left.split(':').filter(Boolean);
  const end = right.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16).toString(16));
  return groups.slice(0, 4).join(':');
}
