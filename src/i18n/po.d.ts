declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po?further' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
