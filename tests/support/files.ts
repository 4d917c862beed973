import sharp from 'sharp';
import { idOf, type RestAnswer, type Json, type Visitor } from './world.ts';

/** A picture from a telephone held upright: wide in the file, tall to the eye, and it says where it was taken. */
export const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A document with one line of text for each of the given ones. */
export function pdf(...lines: string[]): Buffer {
  const show = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj 0 -11 Td`).join('\n');
  const content = `BT /F1 12 Tf 50 700 Td\n${show}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Half a second of silence, or as many bytes as wanted. */
export function sound(bytes = 4000): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.alloc(bytes, 0x80)]);
}

/** A film of which only the beginning is there, which is what tells its kind. */
export const film = () =>
  Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

interface World {
  address: string;
}

/** Sends a file as it is. */
export async function upload(
  world: World,
  who: Visitor,
  name: string,
  body: Buffer | ReadableStream,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const response = await fetch(`${world.address}/api/uploads?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...(who.token && { authorization: `Bearer ${who.token}` }), ...headers },
    body: body as BodyInit,
    ...(body instanceof ReadableStream && ({ duplex: 'half' } as object)),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json };
}

export async function uploadedId(
  world: World,
  who: Visitor,
  name: string,
  body: Buffer | Promise<Buffer>,
): Promise<string> {
  return idOf((await upload(world, who, name, await body)).body['data']);
}

/** A file as its reader gets it. */
export function download(
  world: World,
  who: Visitor,
  id: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${world.address}/api/uploads/${id}`, {
    headers: { ...(who.token && { authorization: `Bearer ${who.token}` }), ...headers },
  });
}
