import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

const OWN_WAY = { input: { dir: 'auto' } };
const WAY_OF_THE_PAGE = {};

/** A text field with the direction of its content. Mantine would set `dir` on the wrapper. */
export const AutoDirectionField = (props: Omit<ComponentProps<typeof TextInput>, 'dir' | 'attributes'>) => (
  <TextInput {...props} attributes={props.value ? OWN_WAY : WAY_OF_THE_PAGE} />
);
