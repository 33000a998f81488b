import { type DietProfile, dietProfile } from '../../domain/diet';
import type { ApiClient } from './client';
import { listOf, wireOf } from './wire';

export type DietApi = {
  load(signal?: AbortSignal): Promise<DietProfile>;
  save(profile: DietProfile, signal?: AbortSignal): Promise<void>;
};

export const createDietApi = (client: ApiClient): DietApi => ({
  load: async (signal) => {
    const wire = wireOf(await client.get('/customer/diet', signal ? { signal } : {}), 'diet');
    return dietProfile(listOf(wire.allergens), listOf(wire.diets));
  },
  save: async (profile, signal) => {
    await client.post('/customer/diet', { body: profile, ...(signal && { signal }) });
  },
});
