import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Device = { id: Buffer; privateKey: KeyObject; cose: Buffer; handle: string; counter: number };
type Place = { origin: string; rpId: string };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const bigEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The subset of CBOR that an authenticator writes. */
const cbor = {
  head: (major: number, value: number): Buffer => {
    if (value < 24) return Buffer.from([(major << 5) | value]);
    return value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.concat([Buffer.from([(major << 5) | 25]), bigEndian(value, 2)]);
  },
  int: (value: number): Buffer => (value < 0 ? cbor.head(1, -1 - value) : cbor.head(0, value)),
  bytes: (value: Buffer): Buffer => Buffer.concat([cbor.head(2, value.length), value]),
  text: (value: string): Buffer =>
    Buffer.concat([cbor.head(3, Buffer.byteLength(value)), Buffer.from(value)]),
  map: (pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([cbor.head(5, pairs.length), ...pairs.flat()]),
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A software authenticator for passkeys: ES256, no attestation. */
export function newAuthenticator({ origin, rpId }: Place, { verifiesUser = true } = {}) {
  const device = newDevice();
  const flags = PRESENT | (verifiesUser ? VERIFIED : 0);
  const dataOf = (more = 0, rest: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags | more]), bigEndian(device.counter, 4), rest]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = {
    id: device.id.toString('base64url'),
    rawId: device.id.toString('base64url'),
    type: 'public-key',
  };

  return {
    device,
    create(options: { challenge: string; user: { id: string } }) {
      device.handle = options.user.id;
      const key = Buffer.concat([Buffer.alloc(16), bigEndian(device.id.length, 2), device.id, device.cose]);
      const attestation = cbor.map([
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map([])],
        [cbor.text('authData'), cbor.bytes(dataOf(WITH_KEY, key))],
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: { challenge: string }) {
      device.counter += 1;
      const client = clientData('webauthn.get', options.challenge);
      const data = dataOf();
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), device.privateKey);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: device.handle,
        },
      };
    },
  };
}

function newDevice(): Device {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = cbor.map([
    [cbor.int(1), cbor.int(2)],
    [cbor.int(3), cbor.int(-7)],
    [cbor.int(-1), cbor.int(1)],
    [cbor.int(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
    [cbor.int(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
  ]);
  return { id: randomBytes(32), privateKey, cose, handle: '', counter: 0 };
}
