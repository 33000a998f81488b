import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { Api } from '../api/api';

/** The server, for flows that live in a component; pages get their data from loaders. */
export const useApi = (): Api => useRouteContext({ from: rootRouteId, select: ({ api }) => api });
