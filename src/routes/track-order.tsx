import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TrackingSoon } from '../features/site/pages/tracking-soon';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/track-order')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.module()?.type === 'rental' ? i18n._(msg`Track Trip`) : i18n._(msg`Track Order`),
    }),
  component: TrackingSoon,
});
