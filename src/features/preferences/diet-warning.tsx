import { LatePlace, later } from '../../ui/later';
import { useOwnDiet } from './diet.context';

const ContainsOwn = later(() => import('./contains-own').then((file) => file.ContainsOwn));

/** Customers without allergens don't download the warning. */
export function DietWarning({ allergies }: { allergies: string[] }) {
  const { allergens } = useOwnDiet();
  if (allergens.length === 0 || allergies.length === 0) return null;
  return (
    <LatePlace>
      <ContainsOwn allergens={allergens} allergies={allergies} />
    </LatePlace>
  );
}
