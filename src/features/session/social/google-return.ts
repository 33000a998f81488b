const CHANNEL = 'souk-identity';

export type GoogleAnswer = { state: string; idToken: string | null };

const answerIn = (fragment: string): GoogleAnswer | null => {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = answer.get('state');
  const idToken = answer.get('id_token');
  return state !== null && (idToken !== null || answer.has('error')) ? { state, idToken } : null;
};

export const isAnswerIn = (fragment: string): boolean => answerIn(fragment) !== null;

/**
 * Sends the result in the URL to the page that opened the popup, then closes. Google redirects its popup to
 * this app.
 */
export function sendAnswerToOpener(fragment: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(answerIn(fragment));
  channel.close();
  window.close();
}

/** Calls back with the result from the popup. A BroadcastChannel reaches only pages of this origin. */
export function listenForResult(listener: (answer: GoogleAnswer | null) => void, until: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<GoogleAnswer | null>) => listener(data);
  until.addEventListener('abort', () => channel.close());
}
