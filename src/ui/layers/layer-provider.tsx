import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from '../theme/mantine-theme';

/** Mantine's surroundings, only around what needs them: pages without an open layer never download it. */
export function LayerProvider({ children }: { children: ReactNode }) {
  const { dir, dataset } = document.documentElement;
  return (
    <DirectionProvider initialDirection={dir === 'rtl' ? 'rtl' : 'ltr'} detectDirection={false}>
      <MantineProvider
        theme={mantineTheme}
        forceColorScheme={dataset.mantineColorScheme === 'dark' ? 'dark' : 'light'}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
