import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { root } from '../support/sources';

/** The catalogues hold exactly the texts that the app shows: `npm run i18n -- --check` compares them with the code. */
const catalogue = (language: string) =>
  new Map(
    PO.parse(readFileSync(join(root, 'locales', `${language}.po`), 'utf8')).items.map(({ msgid, msgstr }) => [
      msgid,
      msgstr[0] ?? '',
    ]),
  );
const english = catalogue('en');
const arabic = catalogue('ar');

/** The client's words, letter by letter, odd spaces and spelling included. */
it.each([
  'Select from saved addresses or pick from map [MSG-01]',
  'To select from saved addresses, you need to sign in. [MSG-02]',
  'Use Current Location [MSG-03]',
  'Pick from map [MSG-03]',
  'Delivery Addresses [MSG-05]',
  'View Saved Address [MSG-05]',
  'Save this Address [MSG-05]',
  'Saved Addresses [MSG-06]',
  'Cancel [MSG-06]',
  'Select [MSG-06]',
  'Oops [MSG-07]',
  'You don’t have any saved address yet. please save address to continue [MSG-07]',
  'No saved addresses found to select. [MSG-08]',
  'Address is required [MSG-09]',
  'Name is required [MSG-10]',
  'Phone Number is required [MSG-11]',
  'Please enter your contact info [MSG-12]',
  'No Contact Info Added [MSG-13]',
  'Please add your delivery address [MSG-14]',
  'New Delivery address selected. [MSG-04]',
  'New Pickup address selected. [MSG-04]',
  'Are you sure you want to  logout? [MSG-15]',
  'Logout successful. [MSG-16]',
  'You are not logged in [MSG-17]',
  'Shopping Cart [MSG-18]',
  'Your cart is empty [MSG-19]',
  'No items added in your cart. Please add product to your cart list. [MSG-19]',
  'Proceed To Checkout [MSG-20]',
  'Continue Shopping [MSG-20]',
  'Do you want to login or continue as a guest? [MSG-21]',
  'Guest [MSG-21]',
  'Login [MSG-21]',
  'Sign Up [MSG-21]',
  'In Stock [MSG-22]',
  'Out of Stock [MSG-23]',
  'Out of Limits [MSG-24]',
  'This variation is out of stock. Choose another variation to proceed further. [MSG-25]',
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added. [MSG-26]',
  'Your cart has been cleared successfully. And selected item added to the cart. [MSG-27]',
  'Item added to cart [MSG-28]',
  'No changes found to update. [MSG-29]',
  'Updated successfully. [MSG-30]',
  'Cart item remove successfully [MSG-31]',
  'Not Available now [MSG-32]',
  'Variation {name} can not remain without selection. [MSG-33]',
  'prescription is required [MSG-34]',
  'Are you sure to change the language? [MSG-37]',
  'The browser will refresh to get translated content. [MSG-37]',
  'Language has been changed [MSG-38]',
  'Select a type of module for your orders [MSG-39]',
  'A module must be selected to continue. [MSG-40]',
  'A Module has been selected. [MSG-41]',
  'Contact with the site owner to activate modules. [MSG-42]',
  'You must be login to access this page. [MSG-44]',
  'You must pick a zone to access this page. [MSG-45]',
  'Email or phone number is required [MSG-46]',
  'Must be a valid email or phone number [MSG-47]',
  'Password is required [MSG-48]',
  'Password is too short - should be 6 chars minimum. [MSG-49]',
  'Please give a phone number [MSG-50]',
  'Number must be 10 digits [MSG-51]',
  'First name is required [MSG-52]',
  'Must be a valid email [MSG-53]',
  'Email is required [MSG-53]',
  'Passwords must match [MSG-54]',
  'You must accept the terms and conditions [MSG-55]',
  'Password must be at least 6 characters [MSG-56]',
  'Please provide a phone number [MSG-57]',
  'Phone number must be exactly 10 digits [MSG-58]',
  'Please provide an email address [MSG-59]',
  'Please enter a valid email address [MSG-60]',
  'field is empty [MSG-61]',
  'No password provided. [MSG-62]',
  'No Confirm Password provided. [MSG-62]',
  'Logged in successfully [MSG-63]',
  'Signup successfully. [MSG-63]',
  'Your account is inactive or Your token has been expired [MSG-64]',
  'Sorry, Something Went Wrong. Please try again after some time or Contact with our support team. [MSG-65]',
  'For demo purpose use otp {demoCode} [MSG-67]',
  'Not Changeable [MSG-69]',
  'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only. [MSG-70]',
  'Are you sure, you want to reset? [MSG-71]',
  'Account has been deleted [MSG-72]',
  'this store is not having any review plan [MSG-79]',
  'No favourite items found [MSG-80]',
  'No favourite foods found [MSG-80]',
  'No favourite Vehicles found [MSG-80]',
  'Please insert a valid email. [MSG-86]',
  'Subscribed Successfully [MSG-86]',
  'Sign In [MSG-87]',
  'Track Order [MSG-87]',
  'Track Trip [MSG-87]',
  'Become a Vendor owner [MSG-87]',
  'Become a delivery man [MSG-87]',
  'Update To Cart [MSG-88]',
  'Add to Cart [MSG-88]',
  'Buy Now [MSG-88]',
  'Order Now [MSG-88]',
  'Remove & Continue [MSG-88]',
  'Add fund [MSG-88]',
  'Update Profile [MSG-88]',
  'Go Back [MSG-88]',
  'View all [MSG-88]',
  'Theme Mode [MSG-88]',
  'Home [MSG-88]',
  'Language [MSG-88]',
  'Help & Support [MSG-88]',
  'Is It You? [MSG-88]',
])('%s', (line) => {
  const text = line.slice(0, line.lastIndexOf(' ['));
  expect(english.get(text)).toBe(text);
  expect(arabic.get(text)).toMatch(/\p{Script=Arabic}/u);
});

/** Names that are the same in every language, and a text that is nothing but a value. */
const SAME = ['{text}', 'Google Play', 'App Store', 'my-account.json'];
const valuesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

it('translates every text, with all of its values [LANG-07]', () => {
  const texts = [...arabic].filter(([text]) => !SAME.includes(text));
  expect(texts.filter(([, translated]) => !/\p{Script=Arabic}/u.test(translated))).toEqual([]);
  expect(
    texts.filter(([text, translated]) => String(valuesIn(text)) !== String(valuesIn(translated))),
  ).toEqual([]);
});
