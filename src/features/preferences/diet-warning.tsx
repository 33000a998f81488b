import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { useOwnDiet } from './diet.context';

const ContainsOwn = lazyPart(() => import('./contains-own').then((file) => file.ContainsOwn));

/** Lazy-loads the warning, so that customers without allergens never download it. */
export function DietWarning({ allergies }: { allergies: string[] }) {
  const { allergens } = useOwnDiet();
  if (allergens.length === 0 || allergies.length === 0) return null;
  return (
    <LazyPlace>
      <ContainsOwn allergens={allergens} allergies={allergies} />
    </LazyPlace>
  );
}
