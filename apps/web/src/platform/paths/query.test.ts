import { describe, expect, test } from 'vitest'
import { carryQuery } from '@comanda/domain/navigation'
import { isOtherScreen, sameTarget } from './query.ts'

describe('Query carried to the next route (NAV-6)', () => {
  test('Missing parameters are copied, present ones stay', () => {
    expect(carryQuery('/createOrder?shopId=2', '?shopId=1&bizType=1100&tableId=T1')).toBe(
      '/createOrder?shopId=2&bizType=1100&tableId=T1',
    )
  })

  test('Token, type, shareUrl and unlisted parameters are not copied', () => {
    expect(carryQuery('/home', '?token=x&type=1&shareUrl=%2Fmine&search=soup&g=7')).toBe('/home?g=7')
  })
})

describe('Same target (NAV-2)', () => {
  test('Same path and query, in any order', () => {
    expect(sameTarget('/home?a=1&b=2', '/home?b=2&a=1')).toBe(true)
    expect(sameTarget('/home?a=1', '/home?a=2')).toBe(false)
    expect(sameTarget('/home', '/mine')).toBe(false)
  })
})

test('The same path with another order or bill is another screen; another view of it is not (NAV-12)', () => {
  const pay = '/orderConfirmPay?billId=1&shopId=101'
  expect(isOtherScreen(pay, '/orderConfirmPay?orderId=2&payFor=bill&shopId=101')).toBe(true)
  expect(isOtherScreen('/orderStatus?orderId=1', '/orderStatus?orderId=2')).toBe(true)
  expect(isOtherScreen('/orderStatus?orderId=1', '/orderDetail?orderId=1')).toBe(true)
  expect(isOtherScreen(pay, `${pay}&bizType=1100`)).toBe(false)
  expect(isOtherScreen('/storeIndex?shopId=1', '/storeIndex?shopId=2')).toBe(false)
})
