const PATIENCE = 10_000;

/** Whether another site's script runs in the page already. */
export const isInjected = (address: string): boolean => scriptOf(address)?.dataset.ran !== undefined;

/**
 * Runs another site's script in the page, when somebody asked for what it does and not before. Whoever asks again
 * waits for the same download.
 */
export function injectScript(address: string): Promise<void> {
  const script = scriptOf(address) ?? newScript(address);
  return new Promise<void>((resolve, reject) => {
    if (script.dataset.ran) return resolve();
    const until = new AbortController();
    // A script that failed goes, so that another press fetches it anew.
    const fail = (reason: string) => {
      until.abort();
      script.remove();
      reject(new Error(`${address} ${reason}`));
    };
    const timer = setTimeout(() => fail('took too long'), PATIENCE);
    until.signal.addEventListener('abort', () => clearTimeout(timer));
    const succeed = () => {
      until.abort();
      script.dataset.ran = 'true';
      resolve();
    };
    script.addEventListener('load', succeed, { signal: until.signal });
    script.addEventListener('error', () => fail('did not load'), { signal: until.signal });
  });
}

const scriptOf = (address: string): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>(`script[src=${JSON.stringify(address)}]`);

function newScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
  return script;
}
