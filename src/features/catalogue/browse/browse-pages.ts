import { lazy } from 'react';

/** What /home shows when its query asks for something else than the market: downloaded then. */
export const AllCategoriesPage = lazy(() =>
  import('./all-categories-page').then((file) => ({ default: file.AllCategoriesPage })),
);
export const CategoryPage = lazy(() =>
  import('./category-page').then((file) => ({ default: file.CategoryPage })),
);
export const MarketSoon = lazy(() =>
  import('../home/market-soon').then((file) => ({ default: file.MarketSoon })),
);
export const SearchResultsPage = lazy(() =>
  import('../search/search-results-page').then((file) => ({ default: file.SearchResultsPage })),
);
