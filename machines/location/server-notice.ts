import type { Notice } from '../shared/notice';

/** The words of the server, who has done what was asked. */
export const serverNotice = ({ message }: { message: string }): Notice => ({
  type: 'notice',
  code: 'serverSaid',
  values: { text: message },
});
