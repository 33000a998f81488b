import { useMatch } from '@tanstack/react-router';

/** The page that this address names, as long as it is shown: the location itself runs ahead when the person leaves. */
export function useAccountAddress(): { path: string; name: string | undefined; href: string } {
  const path = useMatch({ strict: false, select: ({ routeId }) => String(routeId) });
  const search = useMatch({ strict: false, select: (match) => (match.search as { page?: string }).page });
  const isProfile = path === '/profile';
  const name = isProfile ? search : path.slice(1);
  const query = isProfile && name !== undefined ? `?page=${encodeURIComponent(name)}` : '';
  return { path, name, href: `${path}${query}` };
}
