/** Returns true if the server no longer has this file. `address: null`: the browser did not name the file. */
export async function isGone(address: string | null): Promise<boolean> {
  try {
    const { status, headers } = await fetch(address ?? '/', { method: 'HEAD', cache: 'no-store' });
    // A static host sends its index page for unknown files.
    return address === null || status === 404 || /^text\/html/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
