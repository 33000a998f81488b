/** A helper function for a generated test file. It is added if the file uses one of these names. */
export type Part = { used: readonly string[]; text: string };

/** Helper functions that simulate the device, such as its position. */
export const DEVICES: readonly Part[] = [
  {
    used: ['deviceWaits'],
    text: `/** Simulates geolocation. The position is unknown until a step sets it. */
async function deviceWaits(page: Page) {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (...ways) => void asked.push(ways);
  });
}

/** Sets the position, or the reason why it is unknown. */
async function position(page: Page, said: { lat: number; lng: number } | string) {
  await page.waitForFunction(() => (window as never as { asked: unknown[] }).asked.length > 0);
  await page.evaluate((answered) => {
    const [found, failed] = (window as never as { asked: [PositionCallback, PositionErrorCallback][] }).asked.pop() ?? [];
    if (typeof answered === 'object')
      found?.({ coords: { latitude: answered.lat, longitude: answered.lng } } as GeolocationPosition);
    else failed?.({ code: ['denied', 'unavailable', 'timeout'].indexOf(answered) + 1, message: '' } as GeolocationPositionError);
  }, said);
}
`,
  },
  {
    used: ['keepsPasskeys', 'passkey'],
    text: `/** Simulates passkeys. A request for a passkey waits until a step ends it. */
async function keepsPasskeys(page: Page, says: 'kept' | 'none' | 'unknown') {
  await page.addInitScript((said) => {
    const asked: unknown[] = [];
    Object.assign(window, { askedForKeys: asked });
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () =>
      said === 'unknown' ? Promise.reject(new Error('unknown')) : Promise.resolve(said === 'kept');
    navigator.credentials.create = () => new Promise((...ways) => void asked.push(ways));
  }, says);
}

/** Ends a request for a passkey: it is created, or the person closes the dialog. */
async function passkey(page: Page, end: 'made' | 'closed') {
  await page.waitForFunction(() => (window as never as { askedForKeys: unknown[] }).askedForKeys.length > 0);
  await page.evaluate((how) => {
    type Ways = [(key: unknown) => void, (error: unknown) => void];
    const [made, closed] = (window as never as { askedForKeys: Ways[] }).askedForKeys.pop() ?? [];
    const bytes = new ArrayBuffer(8);
    if (how === 'closed') closed?.(new DOMException('closed', 'NotAllowedError'));
    else
      made?.({
        id: 'a-key',
        rawId: bytes,
        type: 'public-key',
        response: { attestationObject: bytes, clientDataJSON: bytes },
        getClientExtensionResults: () => ({}),
      });
  }, end);
}
`,
  },
];
