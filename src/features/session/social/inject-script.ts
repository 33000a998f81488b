const PATIENCE = 10_000;

/** Returns true once this third-party script has run in the page. */
export const isInjected = (address: string): boolean => scriptOf(address)?.dataset.ran !== undefined;

/** Loads a third-party script. Repeated calls cause one download. */
export function injectScript(address: string): Promise<void> {
  const script = scriptOf(address) ?? newScript(address);
  return new Promise<void>((resolve, reject) => {
    if (script.dataset.ran) return resolve();
    const until = new AbortController();
    // Removes the failed script element, so that the next press tries again.
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
