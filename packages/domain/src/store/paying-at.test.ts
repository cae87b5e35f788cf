import { expect, test } from 'vitest'
import { payingAt } from './paying-at.ts'

test('Guests pay before, or later where the order needs their payment; otherwise the staff settle (ORDER-2)', () => {
  const at = (payMode: 0 | 1, dinnerServiceType: 0 | 1, posOrderNeedPay: boolean) =>
    payingAt({ payMode, dinnerServiceType, posOrderNeedPay })
  expect(at(0, 0, false)).toEqual({ paysLater: false, guestsPay: true })
  expect(at(1, 0, true)).toEqual({ paysLater: true, guestsPay: true })
  expect(at(1, 0, false)).toEqual({ paysLater: true, guestsPay: false })
  expect(at(1, 1, true)).toEqual({ paysLater: true, guestsPay: false })
})
