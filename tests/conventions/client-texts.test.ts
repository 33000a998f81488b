import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { root } from '../support/sources';

/**
 * `npm run i18n -- --check` compares the catalogues with the code. This test compares them with the client's
 * texts.
 */
const catalogue = (language: string) =>
  new Map(
    PO.parse(readFileSync(join(root, 'locales', `${language}.po`), 'utf8')).items.map(({ msgid, msgstr }) => [
      msgid,
      msgstr[0] ?? '',
    ]),
  );
const english = catalogue('en');
const arabic = catalogue('ar');

/** The client's texts, verbatim. This test checks their translation; other tests check that they are shown. */
it.each([
  'Select from saved addresses or pick from map',
  'To select from saved addresses, you need to sign in.',
  'Use Current Location',
  'Pick from map',
  'Delivery Addresses',
  'View Saved Address',
  'Save this Address',
  'Saved Addresses',
  'Cancel',
  'Select',
  'Oops',
  'You don’t have any saved address yet. please save address to continue',
  'No saved addresses found to select.',
  'Address is required',
  'Name is required',
  'Phone Number is required',
  'Please enter your contact info',
  'No Contact Info Added',
  'Please add your delivery address',
  'New Delivery address selected.',
  'New Pickup address selected.',
  'Are you sure you want to  logout?',
  'Logout successful.',
  'You are not logged in',
  'Shopping Cart',
  'Your cart is empty',
  'No items added in your cart. Please add product to your cart list.',
  'Proceed To Checkout',
  'Continue Shopping',
  'Do you want to login or continue as a guest?',
  'Guest',
  'Login',
  'Sign Up',
  'In Stock',
  'Out of Stock',
  'Out of Limits',
  'This variation is out of stock. Choose another variation to proceed further.',
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  'Your cart has been cleared successfully. And selected item added to the cart.',
  'Item added to cart',
  'No changes found to update.',
  'Updated successfully.',
  'Cart item remove successfully',
  'Not Available now',
  'Variation {name} can not remain without selection.',
  'prescription is required',
  'Are you sure to change the language?',
  'The browser will refresh to get translated content.',
  'Language has been changed',
  'Select a type of module for your orders',
  'A module must be selected to continue.',
  'A Module has been selected.',
  'Contact with the site owner to activate modules.',
  'You must be login to access this page.',
  'You must pick a zone to access this page.',
  'Email or phone number is required',
  'Must be a valid email or phone number',
  'Password is required',
  'Password is too short - should be 6 chars minimum.',
  'Please give a phone number',
  'Number must be 10 digits',
  'First name is required',
  'Must be a valid email',
  'Email is required',
  'Passwords must match',
  'You must accept the terms and conditions',
  'Password must be at least 6 characters',
  'Please provide a phone number',
  'Phone number must be exactly 10 digits',
  'Please provide an email address',
  'Please enter a valid email address',
  'field is empty',
  'No password provided.',
  'No Confirm Password provided.',
  'Logged in successfully',
  'Signup successfully.',
  'Your account is inactive or Your token has been expired',
  'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.',
  'For demo purpose use otp {demoCode}',
  'Not Changeable',
  'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
  'Are you sure, you want to reset?',
  'Account has been deleted',
  'this store is not having any review plan',
  'No favourite items found',
  'No favourite foods found',
  'No favourite Vehicles found',
  'Please insert a valid email.',
  'Subscribed Successfully',
  'Sign In',
  'Track Order',
  'Track Trip',
  'Become a Vendor owner',
  'Become a delivery man',
  'Update To Cart',
  'Add to Cart',
  'Buy Now',
  'Order Now',
  'Remove & Continue',
  'Add fund',
  'Update Profile',
  'Go Back',
  'View all',
  'Theme Mode',
  'Home',
  'Language',
  'Help & Support',
  'Is It You?',
])("the translation catalogues contain the client's text %s", (text) => {
  expect(english.get(text)).toBe(text);
  expect(arabic.get(text)).toMatch(/\p{Script=Arabic}/u);
});

/** `| MSG-87 | 'Sign In'; 'Track Order' · label · NAV | live | features/site/person |` */
const ROW = /^\| (MSG-\d+) \| (.+?) · .* \| live \| ([^|]*) \|$/gm;
const QUOTED = /'((?:[^']|'(?=[a-z] ))+)'|"([^"]+)"/g;
/** The longest part of a text without placeholders. */
const fixedPart = (text: string) =>
  text
    .split(/\{[^}]*\}|\bN rental/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

it('a test quotes each message of the client and sees the message shown or sent', () => {
  const rows = [...readFileSync(join(root, 'docs', 'requirements.md'), 'utf8').matchAll(ROW)];
  expect(rows.length).toBeGreaterThan(80);
  const unseen = rows.flatMap(([, id, words = '', cited = '']) => {
    const tests = cited
      .split(', ')
      .filter((name) => !name.startsWith('conventions/'))
      .map(testNamed)
      .join('\n');
    return [...words.matchAll(QUOTED)]
      .map(([, single, double]) => fixedPart(single ?? double ?? ''))
      .filter((text) => !tests.includes(text))
      .map((text) => `${id}: ${text}`);
  });
  expect(unseen).toEqual([]);
});

function testNamed(name: string): string {
  const path = ['.test.ts', '.test.tsx', '.journey.ts']
    .map((end) => join(root, 'tests', `${name}${end}`))
    .find((file) => existsSync(file));
  return path === undefined ? '' : readFileSync(path, 'utf8');
}

/** Names that are the same in every language, and a text that consists of a value. */
const SAME = ['{text}', '{name}, {position}', 'Google Play', 'App Store', 'my-account.json'];
const valuesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

it('every text has an Arabic translation with all of its placeholders [LANG-07]', () => {
  const texts = [...arabic].filter(([text]) => !SAME.includes(text));
  expect(texts.filter(([, translated]) => !/\p{Script=Arabic}/u.test(translated))).toEqual([]);
  expect(
    texts.filter(([text, translated]) => String(valuesIn(text)) !== String(valuesIn(translated))),
  ).toEqual([]);
});
