import { expect, test } from 'vitest'
import { hasOnlyMethod } from './has-only-method.ts'

type Offered = Parameters<typeof hasOnlyMethod>[0]
const card = { paymentMethod: '12_bankCard', enabled: true } as Offered['methods'][number]
const atVenue = { ...card, paymentMethod: 'out-line' } as typeof card
const offered = (methods: Offered['methods'], more: Partial<Offered> = {}): Offered => ({
  methods,
  means: [],
  result: { paymentState: 'none' },
  ...more,
})
const none = { cards: [], wallets: [] }

test('A payment page asks for no method if there is only one (PAY-5)', () => {
  expect(hasOnlyMethod(offered([card]), none)).toBe(true)
  expect(hasOnlyMethod(offered([card, atVenue]), none)).toBe(false)
  expect(hasOnlyMethod(offered([atVenue]), none)).toBe(false)
  expect(hasOnlyMethod(offered([{ ...card, enabled: false }]), none)).toBe(false)
})

test('Own methods, a tip, saved cards and wallets are choices, and after an attempt the methods are shown (PAY-5)', () => {
  const means = [{}] as unknown as Offered['means']
  const tip = {} as NonNullable<Offered['tip']>
  expect(hasOnlyMethod(offered([card], { means }), none)).toBe(false)
  expect(hasOnlyMethod(offered([card], { tip }), none)).toBe(false)
  expect(hasOnlyMethod(offered([card], { result: { paymentState: 'refused' } }), none)).toBe(false)
  expect(hasOnlyMethod(offered([card]), { cards: [{}] as never, wallets: [] })).toBe(false)
  expect(hasOnlyMethod(offered([card]), { cards: [], wallets: ['applepay'] })).toBe(false)
})
