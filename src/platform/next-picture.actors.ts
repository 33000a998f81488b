/** A hidden page is not painted, so do not wait longer. */
const LONGEST = 200;

/** Resolves when the browser has painted the current page. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
