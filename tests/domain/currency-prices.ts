import { type Currency, decimalsOf } from '../../domain/money';

const currency = (code: string): Currency => ({ code, decimals: decimalsOf(code) });
export const [JPY, USD, KWD] = [currency('JPY'), currency('USD'), currency('KWD')];
export const always = { starts: 0, ends: Number.MAX_SAFE_INTEGER, usesLeft: null };

/** Expected prices, calculated by hand from the client's price rules. Amounts have as many decimals as the currency has in the API. */
export const WORKED = [
  {
    counted: JPY,
    dish: 175,
    addOn: 25,
    // 525 - 15 % = 446.25; two add-ons.
    line: 496,
    couponMaximum: 100,
    // 10 % is 49.6.
    coupon: 50,
    // 5 % of 446 is 22.3; in 446 there are 446 x 5 / 105 = 21.24.
    tax: 22,
    taxInside: 21,
    perKm: 100,
    bounds: [200, 800],
    // 5.25 km are 525; 10 % of it is 52.5.
    fee: 578,
    tip: 100,
    total: 1146,
    totalWithTaxInside: 1124,
    wallet: 255,
    due: 891,
    hour: 255,
    // 2550 - 10 % = 2295; 5 % of it is 114.75.
    trip: 2410,
    // 12.345 km at 85 are 1049.325.
    kilometre: 85,
    way: 1049,
    parcelPerKm: 55,
    // 7.3 km are 401.5; + 12 % (48.24) + 20 % of 450.
    parcel: 540,
    // 5 % of 446 is 22.3.
    cashback: 22,
    // 10 % of 255 is 25.5.
    bonus: 26,
    // A point is worth one yen. Every twenty yen earn a point.
    pointsPerUnit: 1,
    points: 250,
    earned: 22,
  },
  {
    counted: USD,
    dish: 17.5,
    addOn: 1.25,
    // 3 × 17.50 - 15 % = 44.625; with two add-ons for 1.25 it is 47.125.
    line: 47.13,
    couponMaximum: 5,
    // 10 % is 4.713.
    coupon: 4.71,
    // 5 % of 42.42 is 2.121; in 42.42 there are 2.02.
    tax: 2.12,
    taxInside: 2.02,
    perKm: 1,
    bounds: [2, 8],
    // 5.25 km at 1.00 per km are 5.25. With the surge of 10 % (0.525) it is 5.775, rounded to 5.78.
    fee: 5.78,
    tip: 2.5,
    total: 52.82,
    totalWithTaxInside: 50.7,
    wallet: 12.55,
    due: 40.27,
    hour: 6.45,
    // 64.50 - 10 % = 58.05; 5 % of it is 2.9025.
    trip: 60.95,
    // 12.345 km at 0.85 are 10.49325.
    kilometre: 0.85,
    way: 10.49,
    parcelPerKm: 0.55,
    // The fee for 7.3 km is 4.015, plus 12 % (0.4824), plus 20 % of 4.50.
    parcel: 5.4,
    // 5 % of 42.42 is 2.121.
    cashback: 2.12,
    // 10 % of 12.55 is 1.255.
    bonus: 1.26,
    pointsPerUnit: 100,
    points: 2.5,
    earned: 212,
  },
  {
    counted: KWD,
    dish: 1.255,
    addOn: 0.125,
    // 3.765 - 15 % = 3.20025; two add-ons.
    line: 3.45,
    couponMaximum: 0.5,
    // 10 % is 0.345.
    coupon: 0.345,
    // 5 % of 3.105 is 0.15525; in 3.105 there are 0.14786.
    tax: 0.155,
    taxInside: 0.148,
    perKm: 0.1,
    bounds: [0.2, 0.8],
    // 5.25 km are 0.525; 10 % of it is 0.0525.
    fee: 0.578,
    tip: 0.255,
    total: 4.093,
    totalWithTaxInside: 3.938,
    wallet: 1.255,
    due: 2.838,
    hour: 1.255,
    // 12.550 - 10 % = 11.295; 5 % of it is 0.56475.
    trip: 11.86,
    // 12.345 km at 0.085 are 1.049325.
    kilometre: 0.085,
    way: 1.049,
    parcelPerKm: 0.125,
    // 7.3 km are 0.9125; + 12 % (0.10956) + 20 % of 1.023 (0.2046).
    parcel: 1.228,
    // 5 % of 3.105 is 0.15525.
    cashback: 0.155,
    // 10 % of 1.255 is 0.1255.
    bonus: 0.126,
    pointsPerUnit: 1000,
    points: 0.25,
    earned: 155,
  },
] as const;
