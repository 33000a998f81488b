import { ApiError, refusal } from './api-error';
import { headersOf, type RequestScope } from './client';

const TIMEOUT = 30_000;

/** Loads a protected image or document with its owner's token. */
export async function protectedImage(address: string, scope: RequestScope): Promise<Blob> {
  const failed = (error: unknown): never => {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiError(isTimeout ? 'timeout' : 'offline', [], { cause: error });
  };
  const answer = await fetch(address, {
    headers: { ...headersOf(scope), Accept: 'image/*, application/pdf' },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(failed);
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => null));
  return answer.blob().catch(failed);
}
