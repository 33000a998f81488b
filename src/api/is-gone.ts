/** True if the server no longer has this file. `null`: the browser did not name the file. */
export async function isGone(address: string | null): Promise<boolean> {
  try {
    const { status, headers } = await fetch(address ?? '/', { method: 'HEAD', cache: 'no-store' });
    // A static host responds to unknown files with its index page.
    return address === null || status === 404 || /^text\/html/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
