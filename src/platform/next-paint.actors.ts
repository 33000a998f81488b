/** In milliseconds. The wait is limited, because a hidden page is never painted. */
const LONGEST = 200;

/** Resolves when the browser has painted the current page. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
