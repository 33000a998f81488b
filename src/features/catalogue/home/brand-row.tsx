import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Brand } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { TilePicture } from '../../../ui/tile-picture';
import classes from '../browse/category-chip.module.css';
import { Block } from '../page/block';
import { CardRow, Section } from '../page/section';

export const BrandRow = ({ data }: { data: BlockData<Brand[]> }) => (
  <Block data={data} title={<Trans>Brands</Trans>}>
    {(brands) =>
      brands.length > 0 ? (
        <Section title={<Trans>Brands</Trans>}>
          <CardRow kind="category">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link
                  className={classes.chip}
                  to="/brand/$id"
                  params={{ id: String(brand.id) }}
                  search={{ name: brand.name }}
                >
                  <TilePicture
                    className={classes.picture}
                    src={brand.imageUrl}
                    name={brand.name}
                    tint={brand.id}
                    width={112}
                    height={88}
                    isDecorative
                  />
                  <span className={classes.name}>{brand.name}</span>
                </Link>
              </li>
            ))}
          </CardRow>
        </Section>
      ) : null
    }
  </Block>
);
