import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import type { PaymentOffer } from '../api.ts'
import { firstCheckoutDraft } from './checkout-draft.ts'

const card = {
  paymentMethod: '16_msBalance' as const,
  payerId: 'c',
  displayName: '',
  balance: 2000,
  usable: money(1250),
  checked: false,
}
const list = (over: Partial<PaymentOffer> = {}): PaymentOffer => ({
  orderId: '101.1300',
  methods: (['12_bankCard', 'out-line'] as const).map(paymentMethod => ({
    paymentMethod,
    paymentType: 12,
    amount: money(1250),
    ccAmount: money(0),
    enabled: true,
  })),
  means: [card],
  dueAmount: money(1250),
  currency: { currencyCode: 'USD', internationalSystemOfUnits: 2, currencySymbol: '$' } as PaymentOffer['currency'],
  withCoupons: false,
  ...over,
})
const chosen = (offer: PaymentOffer, preferred = {}) =>
  firstCheckoutDraft(offer, preferred).chosen.map(({ payerId }) => payerId)

test('A member card that covers the total is chosen at first (PAY-1)', () => {
  expect(chosen(list())).toEqual(['c'])
  expect(chosen(list({ means: [{ ...card, balance: 1249, usable: money(1249) }] }))).toEqual([])
  // The suggested tip is paid by the card too.
  const config = { defaultIndex: 0 } as NonNullable<PaymentOffer['tip']>['config']
  const tip = { config, choices: [{ value: 20, tipAmount: money(751) }], methods: [], mostAmount: money(0) }
  expect(chosen(list({ tip }))).toEqual([])
})

test('A card above its limit is chosen at first if its password is set and no other card covers the total (CARD-1, PAY-1)', () => {
  const guarded = { ...card, securityFrom: money(1000) }
  expect(chosen(list({ means: [guarded] }))).toEqual([])
  expect(chosen(list({ means: [{ ...guarded, passwordSet: true }] }))).toEqual(['c'])
  const free = { ...card, payerId: 'free' }
  expect(chosen(list({ means: [{ ...guarded, passwordSet: true }, free] }))).toEqual(['free'])
})

test('A card that is excluded by a coupon is not chosen at first (PAY-4)', () => {
  expect(chosen(list({ means: [{ ...card, excludesCoupons: true }], withCoupons: true }))).toEqual([])
})

test('The method of the last order is chosen again while it is accepted (PAY-5)', () => {
  const last = firstCheckoutDraft(list(), { paymentMethod: 'out-line' })
  expect([last.rest, last.chosen]).toEqual(['out-line', []])
  const [byCard] = list().methods
  expect(firstCheckoutDraft(list({ methods: byCard ? [byCard] : [] }), { paymentMethod: 'out-line' }).rest).toBe(
    '12_bankCard',
  )
  const means = firstCheckoutDraft(list(), { paymentMethod: 'out-line', means: '16_msBalance~c~0' })
  expect([means.rest, means.chosen]).toEqual(['12_bankCard', [{ paymentMethod: '16_msBalance', payerId: 'c' }]])
})
