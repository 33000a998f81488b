type Fault = { code?: string; port?: number; message?: string; errno?: number; name?: string };

/** Error numbers (WASI) of the embedded database's file system: no space, read-only, quota exceeded. */
const NO_SPACE = [51, 69, 19];

/** Returns a message about why the server can't start and what the operator can do. */
export function startupMessage(error: unknown): string {
  const { code, port, message, errno, name } = (error ?? {}) as Fault;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what runs there, or choose another: PORT=3001.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000.`;
  if (code === 'ENOSPC' || (name === 'ErrnoError' && NO_SPACE.includes(errno ?? 0)))
    return 'The server could not start: the disk is full. Make room, or choose another place with DATA_DIR.';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The server could not start: DATA_DIR must be a folder (${message}).`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `The server could not start: the host of DATABASE_URL is not known (${message}).`;
  if (code === 'ECONNREFUSED')
    return `The server could not start: nothing answers at DATABASE_URL (${message}).`;
  if (/^Aborted\(|PGlite failed/.test(message ?? ''))
    return `The server could not start: the database in DATA_DIR is damaged (${message}). Bring back a copy of the folder, or choose an empty one.`;
  return `The server could not start: ${message ?? JSON.stringify(error)}`;
}
