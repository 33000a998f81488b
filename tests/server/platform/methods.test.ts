import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

onDatabase('A client that can send only GET and POST', (server) => {
  const post = async (url: string, payload: object) => {
    const { app } = server();
    const answer = await app.inject({ method: 'POST', url, payload, headers: { moduleid: '1' } });
    return {
      status: answer.statusCode,
      code: answer.json<{ errors?: { code: string }[] }>().errors?.[0]?.code,
    };
  };
  const newGuest = async () => {
    const answer = await server().app.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
    return answer.json<{ guest_id: string }>().guest_id;
  };

  it('can delete with a method parameter in the body or query', async () => {
    const guestId = await newGuest();
    const inBody = await post('/api/v1/customer/cart/remove', { _method: 'delete', guest_id: guestId });
    expect(inBody.status).toBe(200);
    const inAddress = await post(`/api/v1/customer/cart/remove?_method=DELETE&guest_id=${guestId}`, {});
    expect(inAddress.status).toBe(200);
  });

  it("gets a 404 for a method that the path doesn't have", async () => {
    const guestId = await newGuest();
    expect(await post('/api/v1/customer/cart/remove', { guest_id: guestId })).toEqual({
      status: 404,
      code: 'not_found',
    });
    for (const method of ['put', 'get', 'constructor', '__proto__']) {
      const answer = await post('/api/v1/customer/cart/remove', { _method: method, guest_id: guestId });
      expect(answer).toEqual({ status: 404, code: 'not_found' });
    }
  });
});
