import { i18n } from '@lingui/core';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { directionOf } from '../i18n/languages';
import { mantineTheme } from './theme/mantine-theme';

const nowhere = () => undefined;

/**
 * Mantine comes with the first layer, not with the first screen. The page itself decides on colours and direction
 * (`theme.js`, `tokens.css`), so Mantine may read them and writes nothing to it.
 */
export const OverlayKit = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={directionOf(i18n.locale)} detectDirection={false}>
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme="light"
      getRootElement={nowhere}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  </DirectionProvider>
);
