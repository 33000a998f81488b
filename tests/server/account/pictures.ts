import { crc32, deflateSync } from 'node:zlib';

/** A JPEG of 24 × 16 pixels, encoded as browsers encode it. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm' +
    'x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABgD' +
    'ASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAECBf/EABUQAQEAAAAAAAAAAAAAAAAAAAEA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQP/xAAX' +
    'EQADAQAAAAAAAAAAAAAAAAAAAgMh/9oADAMBAAIRAxEAPwDNWhZrQtaMxSriWKFiUSeBzPp//9k=',
  'base64',
);

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

export const SECRET_PLACE = 'GPS 25.2048 N 55.2708 E';

/** A phone photo with orientation and location in its metadata. */
export function jpegOfTelephone(orientation: number): Buffer {
  const note = Buffer.from('4578696600004d4d002a000000080001011200030000000100000000', 'hex');
  note.writeUInt16BE(orientation, 24);
  const exif = segment(0xe1, Buffer.concat([note, Buffer.alloc(4), Buffer.from(SECRET_PLACE)]));
  const remark = segment(0xfe, Buffer.from(`<script>alert("${SECRET_PLACE}")</script>`));
  return Buffer.concat([jpeg.subarray(0, 2), exif, remark, jpeg.subarray(2)]);
}

export function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey picture of any size. */
export function png(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 64)));
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const block = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([bytes.length]), bytes]);
const picture = Buffer.concat([
  Buffer.from('2c0000000014001400000204', 'hex').subarray(0, 11),
  block(Buffer.from('8c8fa9cbed0fa39cb4da8bb33e', 'hex')),
  Buffer.from([0]),
]);
const gifExtension = (label: number, ...blocks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0x21, label]), ...blocks.map(block), Buffer.from([0])]);

/** Two looping frames of 20 x 20 with a comment. */
export const gif = (remark: string): Buffer =>
  Buffer.concat([
    Buffer.from('47494638396114001400800000ff00000000ff', 'hex'),
    gifExtension(0xff, Buffer.from('NETSCAPE2.0'), Buffer.from([1, 0, 0])),
    gifExtension(0xfe, Buffer.from(remark)),
    gifExtension(0xf9, Buffer.from([0, 10, 0, 0])),
    picture,
    picture,
    Buffer.from([0x3b]),
  ]);

const text = (content: string): Buffer => Buffer.from(content);

/** Files that the shop refuses, whatever their names say. */
export const invalidImages: [name: string, bytes: Buffer][] = [
  ['a webp', Buffer.concat([text('RIFF\x24\0\0\0WEBPVP8 '), Buffer.alloc(40, 7)])],
  ['an avif', Buffer.concat([Buffer.from([0, 0, 0, 28]), text('ftypavif'), Buffer.alloc(40)])],
  ['a pdf', text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
  ['an svg', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="20" height="20"/>')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a bmp', Buffer.concat([text('BM'), Buffer.alloc(60)])],
  ['an icon', Buffer.from('000001000100101000000100200068040000160000', 'hex')],
  ['a script that begins like a gif', text('GIF89a/*;*/=1;alert(document.cookie)//')],
  ['a page that begins like a jpeg', Buffer.concat([jpeg.subarray(0, 4), text('<html><script>1</script>')])],
  ['half a jpeg', jpeg.subarray(0, 290)],
  ['a jpeg whose note runs over its end', Buffer.from('ffd8ffe1fff0457869660000', 'hex')],
  ['a jpeg with two frames', withTwoFrames()],
  ['a png with a wrong sum', damaged(png(32, 32))],
  ['a png without data', Buffer.concat([PNG_SIGNATURE, chunk('IEND', Buffer.alloc(0))])],
  ['a gif whose picture is larger than its screen', overlarge(gif('x'))],
  ['the beginning of a png', PNG_SIGNATURE],
  ['nothing but zeros', Buffer.alloc(500)],
];

function withTwoFrames(): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const end = at + 2 + jpeg.readUInt16BE(at + 2);
  return Buffer.concat([jpeg.subarray(0, end), jpeg.subarray(at, end), jpeg.subarray(end)]);
}

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[20] = (copy[20] ?? 0) ^ 1;
  return copy;
}

function overlarge(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(picture);
  copy.writeUInt16LE(60_000, at + 5);
  return copy;
}

/** A PDF of one empty page, with a script that a viewer would run. */
export const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
