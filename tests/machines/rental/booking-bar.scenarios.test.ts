import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { bookingBarMachine } from '../../../machines/rental/booking-bar.machine';

it('the booking bar is hidden at 200 px and shown from 201 px on [RENT-50, CONST-20]', () => {
  const bar = createActor(
    bookingBarMachine.provide({ actors: { watchScroll: fromCallback(() => undefined) } }),
  ).start();
  const at = (pixels: number) => {
    bar.send({ type: 'page.scrolled', pixels });
    return bar.getSnapshot().value;
  };
  expect([at(0), at(200), at(201), at(5_000), at(201), at(200)]).toEqual([
    'hidden',
    'hidden',
    'shown',
    'shown',
    'shown',
    'hidden',
  ]);
});
