import { expect, it } from 'vitest';
import type { OfflineMethod } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson } from '../account/person';

onDatabase('The account details of an offline payment', (server) => {
  it("are in the reader's language, and account numbers are the same in each language [CHK-04, NFR-05]", async () => {
    const person = await newPerson(server());
    const valuesIn = async (language: 'en' | 'ar') => {
      const answer = await person.send<OfflineMethod[]>('GET', '/offline_payment_method_list', { language });
      return answer.body.flatMap(({ method_informations: facts = [] }) =>
        facts.map(({ customer_data: value }) => String(value)),
      );
    };
    const [english, arabic] = [await valuesIn('en'), await valuesIn('ar')];
    expect(english).toContain('Bank of Port Maravel');
    expect(arabic).toContain('مصرف بورت مارافيل');
    expect(arabic.filter((value) => /[A-Za-z]{3}/.test(value))).toEqual([]);
    expect(english.filter((value) => arabic.includes(value))).toEqual([
      'PM12 0345 6789 0123 4567',
      '09:00-21:00',
    ]);
  });
});
