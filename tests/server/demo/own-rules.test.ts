import { expect, it } from 'vitest';
import { linePrice } from '../../../domain/item-price';
import { openState } from '../../../domain/opening-hours';
import { orderPrice } from '../../../domain/order-price';
import { type OrderStatus, USUAL_WAY } from '../../../domain/order-states';
import { parcelFee } from '../../../domain/parcel';
import type { TaxRate } from '../../../domain/tax';
import { rideAt } from '../../../server/demo/journeys/timetable';
import { T0 } from '../../../server/demo/world/t0';
import { readItems } from '../../../server/features/cart/cart.store';
import { selectionIn } from '../../../server/features/cart/selection';
import { couponNamed, toCoupon } from '../../../server/features/checkout/coupon.store';
import { deliveryOf, storeWith } from '../../../server/features/checkout/quote';
import { categoryWith, parcelZone } from '../../../server/features/parcel/parcel.store';
import { toTerms } from '../../../server/features/shared/item.terms';
import { itemTax } from '../../../server/features/shared/tax-rates';
import { demoGeo } from '../../../server/geo/city-geo';
import { firstRoute } from '../../../server/geo/geo';
import { forEachDatabase } from '../../support/server';
import { demoOrders, type LatLng, type LineRow, type OrderRow } from './order-rows';

/** An order line whose item now has another price, so that reordering shows the difference. */
const REPRICED = '1002:103';
const TAX: TaxRate = { percent: 5, source: 'shop' };
const FREE_OVER = 5000;
const UTC_OFFSET = 240;

forEachDatabase("The demo's orders", (server) => {
  const { router } = demoGeo();
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    server().database.query<Row>(text, values);
  const orders = () => demoOrders(server());
  const linesOf = (id: number) =>
    rows<LineRow>('select * from order_lines where order_id = $1 order by id', [id]);
  /** An item that is no longer sold is taxed with the shop's rate. */
  const goodsOf = async (lines: LineRow[], at: number) => {
    const ids = lines.flatMap(({ item_id }) => item_id ?? []);
    const items = await readItems(server().database, ids, at);
    return lines.map(({ item_id, total }) => {
      const item = item_id === null ? undefined : items.get(item_id);
      return { amount: total, ...(item ? itemTax(item, { tax_percent: TAX.percent }) : TAX) };
    });
  };
  const historyOf = (id: number) =>
    rows<{ status: OrderStatus; at: Date }>(
      'select status, at from order_status_changes where order_id = $1 order by at',
      [id],
    );
  const endsOf = async ({ id, store_id, destination }: OrderRow) => {
    if (store_id !== null) return { from: await storeWith(server().database, store_id), to: destination };
    const [parcel] = await rows<{ sender: LatLng; receiver: LatLng }>(
      'select sender, receiver from parcels where order_id = $1',
      [id],
    );
    return { from: parcel?.sender ?? null, to: parcel?.receiver ?? null };
  };
  const routeOf = async (order: OrderRow) => {
    const { from, to } = await endsOf(order);
    return from && to ? firstRoute(router, from, to) : null;
  };

  it("have for each item the shop's price at the time of the order [PRICE-07, PRICE-08]", async () => {
    for (const order of await orders())
      for (const line of await linesOf(order.id)) {
        if (line.item_id === null || `${order.id}:${line.item_id}` === REPRICED) continue;
        const items = await readItems(server().database, [line.item_id], order.created_at.getTime());
        const item = items.get(line.item_id);
        if (!item) throw new Error(`order ${order.id} holds item ${line.item_id}, which nobody sells`);
        const { total } = linePrice(
          toTerms(item, 'en'),
          selectionIn(item, line.selection, 'en'),
          line.quantity,
        );
        expect([order.id, line.item_id, line.total]).toEqual([order.id, line.item_id, total]);
      }
  });

  it('have a delivery fee, coupon, tax and tip by the rules of the checkout [DLV-03, DLV-09, COUP-06, PRICE-07]', async () => {
    const { database } = server();
    for (const order of await orders()) {
      if (order.store_id === null) continue;
      const route = await routeOf(order);
      const kilometres = (order.distance_metres ?? 0) / 1000;
      expect([order.id, order.distance_metres]).toEqual([order.id, route && Math.round(route.metres)]);
      const coupon =
        order.coupon_code === null
          ? null
          : await couponNamed(database, order.coupon_code, {
              moduleId: order.module_id,
              customerId: order.customer_id ?? 0,
              now: order.created_at.getTime(),
            });
      const lines = await linesOf(order.id);
      const price = orderPrice({
        goods: await goodsOf(lines, order.created_at.getTime()),
        coupon: coupon ? toCoupon(coupon) : null,
        delivery: deliveryOf(
          await storeWith(database, order.store_id),
          { kilometres, isEstimated: false },
          order.type === 'take_away',
          FREE_OVER,
        ),
        isTaxIncluded: false,
        tip: order.tip,
      });
      expect({
        id: order.id,
        items: order.items_amount,
        couponDiscount: order.coupon_discount,
        delivery: { fee: order.delivery_charge, reasons: order.delivery_reasons },
        tax: order.tax,
        taxes: order.tax_parts,
        tip: order.tip,
        total: order.total,
      }).toEqual({ id: order.id, ...price });
    }
  });

  it('have for a parcel the price of the route between its two addresses [PARC-03]', async () => {
    for (const order of (await orders()).filter(({ type }) => type === 'parcel')) {
      const route = await routeOf(order);
      const category = await categoryWith(server().database, 1);
      const zone = await parcelZone(server().database, [order.zone_id]);
      if (!route || !category || !zone) throw new Error('Nobody brings this parcel');
      expect(order.distance_metres).toBe(Math.round(route.metres));
      const { fee, reasons } = parcelFee(
        { perKm: category.per_km, minimumCharge: category.minimum_charge },
        Math.round(route.metres) / 1000,
        {
          increasePercent: zone.increased_fee_percent,
          surgePercent: zone.surge_percent,
          maximumCharge: zone.maximum_charge,
        },
      );
      expect([order.delivery_charge, order.delivery_reasons, order.total]).toEqual([fee, reasons, fee]);
    }
  });

  it('have statuses in the right order, from an open store, with no courier faster than the route [ORD-03, ORD-05]', async () => {
    for (const order of await orders()) {
      const history = await historyOf(order.id);
      const usual = USUAL_WAY[order.type].filter((status) =>
        history.some((change) => change.status === status),
      );
      const reached = history.map(({ status }) => status);
      expect(reached.filter((status) => USUAL_WAY[order.type].includes(status))).toEqual(usual);
      expect([order.id, history[0]?.at, history.at(-1)?.at, history.at(-1)?.status]).toEqual([
        order.id,
        order.created_at,
        order.updated_at,
        order.status,
      ]);
      if (order.store_id !== null) {
        const store = await storeWith(server().database, order.store_id);
        const opening = openState(store?.hours ?? [], order.created_at.getTime(), UTC_OFFSET);
        expect([order.id, opening.isOpen]).toEqual([order.id, true]);
      }
      const at = (status: OrderStatus) => history.find((change) => change.status === status)?.at.getTime();
      const pickedUp = at('picked_up');
      if (pickedUp === undefined) continue;
      const arrives = at('delivered') ?? rideAt(0, pickedUp).arrivesAt;
      const fastest = ((await routeOf(order))?.seconds ?? 0) * 1000;
      expect(arrives - pickedUp, `order ${order.id}`).toBeGreaterThanOrEqual(fastest);
    }
  });

  it('have couriers that have covered the share of the route that matches the elapsed time [ORD-05]', async () => {
    for (const order of (await orders()).filter(({ status }) => status === 'picked_up')) {
      const pickedUp =
        (await historyOf(order.id)).find(({ status }) => status === 'picked_up')?.at.getTime() ?? 0;
      const { share, movedAt, arrivesAt } = rideAt(0, pickedUp);
      expect(movedAt).toBe(T0);
      expect(share).toBeCloseTo((T0 - pickedUp) / (arrivesAt - pickedUp), 6);
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(1);
    }
  });
});
