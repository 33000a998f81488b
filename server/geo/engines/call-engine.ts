/**
 * Thrown if a map engine failed or its response was not understood. Never treat it as "no route" or "no such
 * place".
 */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

export type EngineAnswer = { status: number; body: Readonly<Record<string, unknown>> };

const PATIENCE_MILLISECONDS = 5000;

export async function callEngine(url: string, init: RequestInit = {}): Promise<EngineAnswer> {
  const { origin } = new URL(url);
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    throw new EngineError(`${origin} cannot be reached: ${error instanceof Error ? error.name : error}`);
  }
  const body = recordOf(parsed(text));
  if (status >= 500 || !body) throw new EngineError(`${origin} gave a bad answer: ${status}`);
  return { status, body };
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
