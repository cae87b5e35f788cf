import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { placesFor } from './place-hits.ts'

beforeAll(() => addTexts('en_US', staff, {}))

test.each([
  ['delivery fee', 'settings/zones'],
  ['delivery charge', 'settings/zones'],
  ['tax', 'settings/taxes'],
  ['VAT', 'settings/taxes'],
  ['tip', 'settings/fees'],
  ['logo', 'brand/'],
  ['opening hours', 'settings/hours'],
  ['printer', 'printers/'],
  ['Wi-Fi', 'settings/printed'],
  ['wifi', 'settings/printed'],
  ['refund limit', 'settings/payments'],
  ['rounding', 'settings/payments'],
  ['minimum', 'settings/ordering'],
  ['minimum order', 'settings/zones'],
  ['packaging', 'settings/fees'],
  ['service charge', 'settings/fees'],
  ['staff', 'team/people'],
  ['PIN', 'team/devices'],
  ['coupon', 'money/coupons'],
  ['coupon code', 'money/codes'],
  ['QR code', 'settings/tables'],
  ['table card', 'settings/printed'],
  ['allergens', 'menu/dishes'],
  ['closed days', 'settings/days'],
  ['language', 'brand/'],
  ['import', 'menu/files'],
  ['export', 'menu/files'],
  ['colours', 'brand/'],
  ['colors', 'brand/'],
  ['address', 'settings/general'],
  ['preparation time', 'settings/ordering'],
  ['permissions', 'team/roles'],
  ['promotion', 'promotions/'],
  ['happy hour', 'promotions/'],
  ['gift card', 'money/gifts'],
  ['recharge', 'money/stored'],
  ['terms', 'money/agreements'],
  ['deposit', 'settings/bookings'],
  ['API', 'integrations/keys'],
  ['new branch', 'stores/'],
])('“%s” leads to %s', (typed, place) => {
  expect(placesFor(typed).map(hit => `${hit.place.view}/${hit.place.detail}`)).toContain(place)
})

test('A field that fits names the result; otherwise the part does', () => {
  const named = (typed: string, detail: string) => placesFor(typed).find(hit => hit.place.detail === detail)?.name
  expect(named('delivery fee', 'zones')).toBe('Delivery fee')
  expect(named('vat', 'taxes')).toBe('Taxes')
})

test('A text that names nothing leads nowhere', () => {
  expect(placesFor('')).toEqual([])
  expect(placesFor('zzz')).toEqual([])
})
