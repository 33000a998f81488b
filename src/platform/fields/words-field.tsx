import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';

const OWN_WAY = { input: { dir: 'auto' } };
const WAY_OF_THE_PAGE = {};

/** For words of either direction, read in theirs. The kit gives a `dir` to the frame, in which nothing is written. */
export const WordsField = (props: Omit<ComponentProps<typeof TextInput>, 'dir' | 'attributes'>) => (
  <TextInput {...props} attributes={props.value ? OWN_WAY : WAY_OF_THE_PAGE} />
);
