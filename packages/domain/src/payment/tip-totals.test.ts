import { expect, test } from 'vitest'
import { calculate, type CalculationInput } from '../cart/index.ts'
import { money, type Money } from '../money/index.ts'
import type { Promotion } from '../store/index.ts'
import { tipBase, tipTotalsOf } from './tip.ts'

const noodles: CalculationInput['lines'][number] = {
  itemKey: 'noodles',
  foodId: 'noodles',
  menuId: 'm',
  menuGroupId: 'g',
  unitId: '',
  quantity: 2,
  addedBy: 'me',
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
  displayName: '',
  detail: '',
  unitName: '',
  price: money(1500),
  unitAmount: money(1500),
  packingFee: money(0),
  taxIds: [],
}

const promotion = (discountId: string, promotionType: number, effect: Promotion['effect']): Promotion => ({
  discountId,
  promotionType,
  effect,
  name: {},
  threshold: money(0),
  windows: [],
  bizTypes: [1200],
  foodIds: [],
})

const tipOn = (promotions: Promotion[]): Money => {
  const totals = calculate({
    shop: {
      currency: { currencyCode: 'SGD', currencySymbol: 'S$', internationalSystemOfUnits: 2 },
      taxes: [],
      taxRounding: 'total',
      surcharges: [],
      promotions,
    },
    bizType: 1200,
    lines: [noodles],
    isMember: false,
    moment: { weekday: 6, minutes: 720 },
    zone: { zoneId: 'z', name: {}, fee: money(400), minimumDeliveryFee: money(0) },
    cartVersion: 1,
  })
  return tipBase(tipTotalsOf(totals), { tipRules: 'subtotal', beforeDiscount: false })
}

test('A tip on the subtotal after discounts counts discounts of dishes, not of the delivery (PRICE-3, PRICE-7)', () => {
  const ride = promotion('ride', 2203, { kind: 'freeDelivery' })
  const lessFee = promotion('fee', 1203, { kind: 'amount', amount: money(150) })
  const tenth = promotion('tenth', 1101, { kind: 'percent', rate: 100_000 })
  expect(tipOn([])).toBe(3000)
  expect(tipOn([ride])).toBe(3000)
  expect(tipOn([lessFee])).toBe(3000)
  expect(tipOn([ride, tenth])).toBe(2700)
})
