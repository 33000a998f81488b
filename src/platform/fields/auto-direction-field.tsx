import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

const OWN_WAY = { input: { dir: 'auto' } };
const WAY_OF_THE_PAGE = {};

/**
 * A text field that takes the text direction from its content. Mantine's `dir` property would set the
 * direction on the wrapper.
 */
export const AutoDirectionField = (props: Omit<ComponentProps<typeof TextInput>, 'dir' | 'attributes'>) => (
  <TextInput {...props} attributes={props.value ? OWN_WAY : WAY_OF_THE_PAGE} />
);
