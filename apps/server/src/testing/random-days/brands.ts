import { type DemoBrand, demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'

const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]
const slots = { leadMinutes: 0, intervalMinutes: 15, capacity: 0, daysAhead: 3, asap: true }
const own = ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line'] as const

/** The demo brand with one of its stores first, open day and night, whose guests have cards, gift cards and coupons in its currency. */
export function brandAt(shopId: number): DemoBrand {
  const demo = demoBrand()
  const first = demo.shops.find(one => one.config.shopId === shopId)
  const [program] = demo.memberPrograms
  const [storedValue] = demo.storedValue ?? []
  if (!first || !program || !storedValue) throw new Error('the demo brand lacks a store or a program')
  const { currency } = first.config
  return {
    ...demo,
    shops: [
      {
        ...first,
        config: {
          ...first.config,
          hours: { 1100: always, 1200: always, 1300: always },
          holidays: [],
          slots: { 1200: slots, 1300: slots },
          paymentMethods: { 1100: [...own], 1200: [...own], 1300: [...own] },
          enablePickupVerifyPhone: false,
          refundAlone: money(3000),
          cashRounding: money(5),
        },
        stock: {},
      },
      ...demo.shops.filter(one => one !== first),
    ],
    memberPrograms: [{ ...program, currency }, ...demo.memberPrograms.slice(1)],
    members: [],
    storedValue: [{ ...storedValue, currencyCode: currency.currencyCode }],
    giftCards: { ...demo.giftCards, cards: [] },
    campaigns: demo.campaigns.map(one => ({ ...one, currencyCode: currency.currencyCode, shopIds: [] })),
    coupons: demo.coupons.map(one => ({
      ...one,
      template: {
        ...one.template,
        ...(one.template.currencyCode && { currencyCode: currency.currencyCode }),
        ...(one.template.shopIds.length > 0 && { shopIds: [] }),
      },
    })),
    pastOrders: [],
  } as DemoBrand
}
