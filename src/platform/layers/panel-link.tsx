import { Link } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { Panel } from '../../../machines/shared/layers';
import { withSearch } from '../search-change';
import { useLayersRef } from './layers.context';

type Props = Pick<ComponentProps<'a'>, 'aria-label' | 'onClickCapture'> & {
  className?: string | undefined;
  panel: Panel;
  children: ReactNode;
};

/** Opens a panel. As a real link it also works in a new tab [NAV-29]. */
export function PanelLink({ panel, ...rest }: Props) {
  const layers = useLayersRef();
  const open = (press: MouseEvent) => {
    if (isForAnotherTab(press)) return;
    press.preventDefault();
    layers.send({ type: 'layer.opened', name: panel });
  };
  return (
    <Link
      {...rest}
      data-opens={panel}
      to="."
      search={withSearch({ panel })}
      hash
      resetScroll={false}
      onClick={open}
    />
  );
}

export const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
