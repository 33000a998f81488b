import { Link } from '@tanstack/react-router';
import type { Category } from '../../../../domain/catalogue';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './category-chip.module.css';

type Props = { category: Category; moduleId: number | null; isUrgent?: boolean };

/** A link to a category, with the URL that the specification defines for the home page [NAV-03]. */
export const CategoryChip = ({ category, moduleId, isUrgent = false }: Props) => (
  <Link
    className={classes.chip}
    to="/home"
    search={{
      search: 'category',
      id: category.id,
      name: category.name,
      data_type: 'category',
      ...(moduleId !== null && { module_id: moduleId }),
    }}
  >
    <TilePicture
      className={classes.picture}
      src={category.imageUrl}
      name={category.name}
      tint={category.id}
      width={112}
      height={88}
      isUrgent={isUrgent}
      isDecorative
    />
    <span className={classes.name}>{category.name}</span>
  </Link>
);
