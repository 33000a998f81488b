/** True if the server no longer has this file. `null`: the browser did not name it. */
export async function isGone(address: string | null): Promise<boolean> {
  try {
    const { status, headers } = await fetch(address ?? '/', { method: 'HEAD', cache: 'no-store' });
    // A static host answers unknown files with its index page.
    return address === null || status === 404 || /^text\/html/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
