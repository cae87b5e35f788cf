import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import type { OrderQuote } from '../api.ts'
import { contactReady, contactShown } from './contact-ready.ts'
import { EMPTY } from './draft.ts'
import { submitInput, missingOf } from './submit-input.ts'

const calculation = {
  cartVersion: 7,
  totalPaidAmount: money(2511),
  totalTipAmount: money(0),
  ccAmount: money(61),
  items: [{}, { giftOf: 'pudding' }],
} as unknown as OrderQuote['calculation']

const quoteWith = (over: Partial<OrderQuote> = {}) =>
  ({ calculation, problems: [], countryCode: 'GB', time: { asap: true }, ...over }) as unknown as OrderQuote

const stateWith = (over: Partial<Parameters<typeof submitInput>[0]> = {}) => ({
  quote: quoteWith(),
  draft: { ...EMPTY, contact: { isoCode: '', phoneNumber: '07400 123456', firstName: ' Ada ', lastName: '' } },
  profile: undefined,
  orderType: 1300 as const,
  shopId: 101,
  tableId: undefined,
  addressId: undefined,
  cartId: 'c',
  people: 2,
  ...over,
})

describe('Request of an order', () => {
  test('Cutlery is -1 by default, 0 for none, else the count (ORDER-7)', () => {
    const sent = (utensils?: number) => {
      const draft = { ...stateWith().draft, ...(utensils !== undefined && { utensils }) }
      return submitInput(stateWith({ draft }), calculation, 'out-line')?.utensils
    }
    expect([sent(), sent(0), sent(3)]).toEqual([-1, 0, 3])
  })

  test('Contains the cart version and the total without the card fee, for the server to compare (O5, O6)', () => {
    expect(submitInput(stateWith(), calculation, 'out-line')).toMatchObject({
      cartId: 'c',
      cartVersion: 7,
      expectedTotal: 2450,
      paymentMethod: 'out-line',
      people: 2,
      gifts: ['pudding'],
    })
  })

  test('Contains the first free time by default, trimmed text and the phone number without trunk digit (ORDER-6, ORDER-8)', () => {
    const start = '2026-11-21T18:00:00Z'
    const input = submitInput(
      stateWith({ quote: quoteWith({ time: { asap: false, start } }) }),
      calculation,
      '12_bankCard',
    )
    expect(input).toMatchObject({
      dinnerTime: start,
      contact: { firstName: 'Ada', phoneNumber: '7400123456', countryCode: '44', isoCode: 'GB' },
    })
  })

  test('At a table it contains the table, without time and contact (ORDER-1)', () => {
    const input = submitInput(stateWith({ orderType: 1100, tableId: 'T1', draft: EMPTY }), calculation, 'out-line')
    expect(input).toMatchObject({ tableId: 'T1' })
    expect(input).not.toHaveProperty('dinnerTime')
    expect(input).not.toHaveProperty('contact')
    expect(missingOf(stateWith({ orderType: 1100, draft: EMPTY }))).toBe(false)
  })

  test('A delivery contains the address and its contact (PRICE-6)', () => {
    const contact = { firstName: 'Eve', lastName: '', phoneNumber: '1', countryCode: '44', isoCode: 'GB' }
    const delivery = stateWith({ orderType: 1200, addressId: 'a', quote: quoteWith({ contact }), draft: EMPTY })
    expect(missingOf(delivery)).toBe(false)
    expect(submitInput(delivery, calculation, '12_bankCard')).toMatchObject({ addressId: 'a', contact })
  })

  test('An address without a phone number provides the name; the form takes precedence', () => {
    const contactBegun = { firstName: 'Eve', lastName: 'Moss', phoneNumber: '', isoCode: '' }
    const delivery = stateWith({ orderType: 1200, addressId: 'a', quote: quoteWith({ contactBegun }), draft: EMPTY })
    expect(contactShown(delivery)).toEqual(contactBegun)
    expect(missingOf(delivery)).toBe(true)
    const contact = { ...contactBegun, phoneNumber: '07400 123456', lastName: '' }
    expect(
      submitInput({ ...delivery, draft: { ...EMPTY, contact } }, calculation, '12_bankCard')?.contact,
    ).toMatchObject({
      firstName: 'Eve',
      lastName: '',
      phoneNumber: '7400123456',
    })
  })

  test("The account provides name and phone number by default, in the number's country (ORDER-9)", () => {
    const profile = { firstName: 'Maya', lastName: 'Brooks', phone: '+447400123456' }
    const shown = contactShown(stateWith({ profile, draft: EMPTY }))
    expect(shown).toEqual({ firstName: 'Maya', lastName: 'Brooks', isoCode: 'GB', phoneNumber: '7400123456' })
    expect(missingOf(stateWith({ profile, draft: EMPTY }))).toBe(false)
    expect(contactShown(stateWith({ profile, draft: EMPTY, quote: quoteWith({ countryCode: 'US' }) }))).toEqual(shown)
    expect(contactShown(stateWith({ profile })).firstName).toBe(' Ada ')
    const nameless = { ...profile, phone: '' }
    expect(contactShown(stateWith({ profile: nameless, draft: EMPTY }))).toMatchObject({ isoCode: '', phoneNumber: '' })
  })

  test('Requires a payment method; a pickup also requires name, phone number and time (ORDER-6)', () => {
    expect(submitInput(stateWith(), calculation, undefined)).toBeUndefined()
    expect(missingOf(stateWith())).toBe(false)
    expect(missingOf(stateWith({ draft: EMPTY }))).toBe(true)
    const { time: _, ...timeless } = quoteWith()
    expect(missingOf(stateWith({ quote: timeless }))).toBe(true)
    expect(contactReady({ isoCode: '', phoneNumber: '12', firstName: 'Ada', lastName: '' }, 'GB')).toBeUndefined()
  })
})
