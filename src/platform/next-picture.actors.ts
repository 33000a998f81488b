/** A page that nobody looks at is not painted. */
const LONGEST = 200;

/** Ends when the browser has painted what the page is now. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST);
  });
