import { expect, it } from 'vitest';
import { MAX_DESTINATIONS, withPlace } from '../../domain/recent-places';

const at = (label: string, lat = 12, lng = 34) => ({ label, lat, lng });

it('a new place comes first and replaces one with the same label or point [STO-01]', () => {
  const [quay, hill] = [at('Quay 1'), at('Hill 2', 12.1)];
  expect(withPlace([quay, hill], at('Hill 2', 12.2))).toEqual([at('Hill 2', 12.2), quay]);
  expect(withPlace([quay, hill], at('One Quay', 12.00005))).toEqual([at('One Quay', 12.00005), hill]);
  expect(withPlace([quay], at('Next door', 12.0002))).toHaveLength(2);
});

it('the latest four places are stored, each with label and point only [STO-01]', () => {
  const four = [1, 2, 3, 4].map((number) => at(`Hill ${number}`, number));
  expect(withPlace(four, at('new', 9)).map(({ label }) => label)).toEqual([
    'new',
    'Hill 1',
    'Hill 2',
    'Hill 3',
  ]);
  expect(withPlace([], { ...at('Quay'), zoneIds: [1] } as ReturnType<typeof at>)).toEqual([at('Quay')]);
});

it('the latest five trip destinations are stored, the last one first [CONST-19, RENT-11]', () => {
  const six = [1, 2, 3, 4, 5, 6].reduce(
    (kept, number) => withPlace(kept, at(`Hill ${number}`, number), MAX_DESTINATIONS),
    [] as ReturnType<typeof withPlace>,
  );
  expect(six.map(({ label }) => label)).toEqual(['Hill 6', 'Hill 5', 'Hill 4', 'Hill 3', 'Hill 2']);
});
