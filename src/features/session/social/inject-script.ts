const PATIENCE = 10_000;

/** Runs another site's script in the page, when somebody asked for what it does and not before. */
export function injectScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    // A script that failed goes, so that another press fetches it anew.
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${address} ${reason}`));
    };
    const timer = setTimeout(() => fail('took too long'), PATIENCE);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('did not load');
    };
    document.head.append(script);
  });
}
