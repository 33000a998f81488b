import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';

type BannerRow = {
  id: number;
  title: StoredText;
  image: string;
  provider_id: number | null;
  vehicle_id: number | null;
};

const MAX_BANNERS = 30;

export const listBanners = (database: Queryable): Promise<BannerRow[]> =>
  database.query<BannerRow>(
    `select id, title, image, provider_id, vehicle_id from rental_banners order by position, id limit ${MAX_BANNERS}`,
  );
