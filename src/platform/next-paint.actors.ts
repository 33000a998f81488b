/** The maximum wait in milliseconds. The browser never paints a hidden page. */
const LONGEST = 200;

/** Resolves when the browser has painted the current page. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
