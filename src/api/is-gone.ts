/** Whether the server has this file no more; null: one that the browser did not name. */
export async function isGone(address: string | null): Promise<boolean> {
  try {
    const { status, headers } = await fetch(address ?? '/', { method: 'HEAD', cache: 'no-store' });
    // A host of files answers with its first page for whatever it has not.
    return address === null || status === 404 || /^text\/html/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}
