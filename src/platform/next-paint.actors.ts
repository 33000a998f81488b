/** The browser doesn't paint a hidden page, so the wait is limited. */
const LONGEST = 200;

/** Resolves when the browser has painted the current page. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
