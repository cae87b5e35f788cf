import { describe, expect, test } from 'vitest'
import { kindOfBusiness, payableAccount, payableKinds, takesOwnMeans } from './payables.ts'

describe('WHAT IS PAID · PAY-5', () => {
  test.each([
    [undefined, 'order'],
    [1300, 'order'],
    [2001, 'bill'],
    [2002, 'giftcard'],
    [2004, 'booking'],
    [2005, 'recharge'],
  ])('business type %s means %s', (businessType, kind) => expect(kindOfBusiness(businessType)).toBe(kind))

  test('a recharge, a gift card and a deposit are paid with money from outside alone', () => {
    expect(payableKinds.filter(takesOwnMeans)).toEqual(['order', 'bill'])
  })

  test('each kind has an account of its own, and none is a guest’s', () => {
    const accounts = payableKinds.map(kind => payableAccount(kind, 'x'))
    expect(new Set(accounts).size).toBe(payableKinds.length)
    expect(accounts.filter(account => /^(card|points|giftcard|hold|transfer):/.test(account))).toEqual([])
  })
})
