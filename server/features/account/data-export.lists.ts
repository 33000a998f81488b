import { type Currency, minorPerUnit } from '../../../domain/money';

const ofOrders = (kept: string) => `join orders o on o.id = ${kept}.order_id where o.customer_id = $1`;
const changed = (kind: string, things: string) =>
  `select thing.id, thing.name, draft.created_at from wishlist_${things} draft join ${things} thing on thing.id = draft.${kind}_id
   where draft.customer_id = $1 order by draft.created_at`;

/**
 * The SQL query of each list in the data export. Password hashes and keys are left out, because they are
 * secrets of the shop.
 */
export const ownLists = (currency: Currency): Readonly<Record<string, string>> => {
  // Converts smallest units of the database to decimals of the export.
  const decimal = (column: string) => `(${column} / ${minorPerUnit(currency)}.0)::float8 as ${column}`;
  return {
    social_accounts:
      'select provider, created_at from social_accounts where customer_id = $1 order by created_at',
    sessions:
      'select browser, system, created_at, used_at from access_tokens where customer_id = $1 order by created_at',
    passkeys:
      'select name, browser, system, created_at, used_at from passkeys where customer_id = $1 order by created_at',
    // The saved cards themselves are stored only at the gateway.
    card_records:
      'select gateway, reference, created_at from gateway_customers where customer_id = $1 order by created_at',
    diet: 'select allergens, diets from customers where id = $1',
    drafted_items: changed('item', 'items'),
    drafted_stores: changed('store', 'stores'),
    drafted_vehicles: changed('vehicle', 'vehicles'),
    drafted_providers: changed('provider', 'providers'),
    orders: `select id, type, status, payment_method, payment_status, contact_name, contact_phone, contact_email, destination,
      ${decimal('items_amount')}, coupon_code, ${decimal('coupon_discount')}, ${decimal('delivery_charge')},
      ${decimal('tax')}, ${decimal('tip')}, ${decimal('extra_packaging')}, ${decimal('total')}, ${decimal('paid')},
      ${decimal('bring_change')}, note, delivery_instruction, unavailable_item_note, cancellation_reason, cancellation_note,
      scheduled_at, created_at,
      (select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'choices', choices, 'note', note, 'person', person))
        from order_lines where order_id = orders.id) as lines,
      (select jsonb_build_object('sender', sender, 'receiver', receiver, 'instruction', instruction,
        'return_reason', return_reason, 'return_note', return_note)
        from parcels where order_id = orders.id) as parcel
    from orders where customer_id = $1 order by created_at`,
    prescriptions: `select prescription.order_id, image, prescription.status, reason, prescription.created_at
    from prescriptions prescription ${ofOrders('prescription')} order by prescription.id`,
    order_payments: `select payment.order_id, method, ${decimal('amount')}, payment.status, reference, payment.created_at
    from order_payments payment ${ofOrders('payment')} order by payment.id`,
    online_payments: `select payment.order_id, gateway, ${decimal('amount')}, ${decimal('refunded')}, payment.status,
      reference, payment.created_at, settled_at
    from gateway_payments payment left join orders o on o.id = payment.order_id
    where o.customer_id = $1 or payment.customer_id = $1 order by payment.created_at`,
    offline_payments: `select payment.order_id, method.name as method, answers, payment.note, payment.status, payment.created_at
    from offline_payments payment join offline_methods method on method.id = payment.method_id
    ${ofOrders('payment')} order by payment.created_at`,
    refunds: `select refund.order_id, refund.status, reason, refund.note, answer, ${decimal('amount')}, images, lines, refund.created_at,
      decided_at
    from order_refunds refund ${ofOrders('refund')} order by refund.id`,
    reviews: `select order_id, store_id, item_id, customer_name, rating, comment, photos, reply, created_at, updated_at
    from reviews where customer_id = $1 order by id`,
    courier_reviews: `select order_id, rating, comment, created_at, updated_at
    from courier_reviews where customer_id = $1 order by created_at`,
    coupon_uses: `select coupon.code, used.order_id, used.phone, used.used_at
    from coupon_uses used join coupons coupon on coupon.id = used.coupon_id where used.customer_id = $1 order by used.id`,
    messages: `select message.conversation_id, is_from_customer, message, images, message.created_at
    from messages message join conversations talk on talk.id = message.conversation_id
    where talk.customer_id = $1 order by message.id`,
    trips: `select id, type, status, payment_method, payment_status, contact_name, contact_phone, contact_email, pickup,
      destination, pickup_at, estimated_hours, distance_metres, ${decimal('vehicles_amount')},
      ${decimal('provider_discount')}, coupon_code, ${decimal('coupon_discount')}, ${decimal('tax')}, ${decimal('total')},
      ${decimal('paid')}, note, cancellation_reason, cancellation_note, created_at,
      (select jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity)) from trip_vehicles where trip_id = trips.id)
        as vehicles
    from trips where customer_id = $1 order by created_at`,
    newsletter: `select subscriber.email, subscriber.created_at from newsletter_subscribers subscriber
    join customers c on c.email = subscriber.email and c.is_email_verified where c.id = $1`,
    cart: `select item.name as item, line.quantity, line.note, line.created_at
    from carts cart join cart_lines line on line.cart_id = cart.id join items item on item.id = line.item_id
    where cart.owner = 'customer:' || $1::int order by line.id`,
    group_orders: `select store.name as store, member.name, member.is_done, grouped.state, member.joined_at
    from group_members member join group_orders grouped on grouped.id = member.group_id
    join stores store on store.id = grouped.store_id
    where member.owner = 'customer:' || $1::int order by member.id`,
    trip_cart: `select vehicle.name as vehicle, line.quantity, cart.type, cart.pickup, cart.destination, cart.pickup_at, cart.hours,
      cart.distance_metres, line.created_at
    from trip_carts cart
    join trip_cart_vehicles line on line.cart_id = cart.id join vehicles vehicle on vehicle.id = line.vehicle_id
    where cart.owner = 'customer:' || $1::int order by line.id`,
    trip_payments: `select payment.trip_id, gateway, ${decimal('amount')}, ${decimal('refunded')}, payment.status, reference,
      payment.created_at, settled_at
    from gateway_payments payment join trips trip on trip.id = payment.trip_id
    where trip.customer_id = $1 order by payment.created_at`,
    wallet: `select type, ${decimal('credit')}, ${decimal('debit')}, ${decimal('balance')}, reference, created_at
    from wallet_transactions where customer_id = $1 order by created_at, id`,
    points: `select type, credit, debit, balance, reference, created_at
    from point_transactions where customer_id = $1 order by created_at, id`,
    trip_offline_payments: `select payment.trip_id, method.name as method, answers, payment.status, payment.created_at
    from offline_payments payment join offline_methods method on method.id = payment.method_id
    join trips trip on trip.id = payment.trip_id where trip.customer_id = $1 order by payment.created_at`,
    vehicle_reviews:
      'select vehicle_id, rating, comment, photos, created_at from vehicle_reviews where customer_id = $1',
    driver_reviews: `select trip_id, rating, comment, created_at, updated_at
    from driver_reviews where customer_id = $1 order by created_at`,
    registrations: `select registration.kind, registration.state, registration.first_name, registration.last_name,
      registration.email, registration.phone, registration.papers, registration.details, registration.answer,
      registration.created_at, registration.decided_at
    from registrations registration
    join customers c on c.email = registration.email and c.is_email_verified
    where c.id = $1 order by registration.id`,
    notifications:
      'select title, body, read_at, created_at from notifications where customer_id = $1 order by created_at',
  };
};
