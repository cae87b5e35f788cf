import { describe, expect, test } from 'vitest'
import { kindOfBusiness, payableAccount, payableKinds, acceptsOwnMethods } from './payables.ts'

describe('payables (PAY-5)', () => {
  test.each([
    [undefined, 'order'],
    [1300, 'order'],
    [2001, 'bill'],
    [2002, 'giftcard'],
    [2004, 'booking'],
    [2005, 'recharge'],
    [2006, 'rightsPackage'],
  ])('business type %s means %s', (businessType, kind) => expect(kindOfBusiness(businessType)).toBe(kind))

  test('A recharge, a gift card and a deposit are paid by external methods only', () => {
    expect(payableKinds.filter(acceptsOwnMethods)).toEqual(['order', 'bill'])
  })

  test('Each kind has its own account, which is never a guest’s', () => {
    const accounts = payableKinds.map(kind => payableAccount(kind, 'x'))
    expect(new Set(accounts).size).toBe(payableKinds.length)
    expect(accounts.filter(account => /^(card|points|giftcard|hold|transfer):/.test(account))).toEqual([])
  })
})
