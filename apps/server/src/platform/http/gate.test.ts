import type { StoreRights } from '@comanda/domain/staff'
import { describe, expect, test } from 'vitest'
import { testAnyone, testBrandManager, testCustomer, testGuest, testStaff } from '../../testing/index.ts'
import { enterShop, refusalAt, withRight } from './gate.ts'

const people = {
  nobody: testAnyone(),
  visitor: testGuest(),
  nonMember: testCustomer(7),
  member: testCustomer(8, true),
  staff: testStaff([101]),
}

describe('Visitor, signed-in guest, member (LOGIN-1)', () => {
  test.each([
    ['anyone', {}],
    ['guest', { nobody: 'notLoggedIn' }],
    ['logged-in', { nobody: 'notLoggedIn', visitor: 'loginNeeded', staff: 'loginNeeded' }],
    ['member', { nobody: 'notLoggedIn', visitor: 'loginNeeded', nonMember: 'memberNeeded', staff: 'loginNeeded' }],
    ['staff', { nobody: 'notLoggedIn', visitor: 'staffNeeded', nonMember: 'staffNeeded', member: 'staffNeeded' }],
    ['brand', { nobody: 'notLoggedIn', visitor: 'staffNeeded', nonMember: 'staffNeeded', member: 'staffNeeded' }],
  ] as const)('At the gate %s', (gate, refused: Partial<Record<keyof typeof people, string>>) => {
    for (const [name, caller] of Object.entries(people) as [keyof typeof people, typeof people.nobody][])
      expect(refusalAt({ gate }, caller)?.refused, name).toBe(refused[name])
  })

  test('Only a customerId above 0 means signed in', () => {
    const session = { ...people.nonMember.session, customerId: 0 }
    expect(refusalAt({ gate: 'logged-in' }, { ...people.nonMember, session })?.refused).toBe('loginNeeded')
  })
})

const needs = { gate: 'store', right: ['refund', 'closeDay'] } as const
const at = (...access: StoreRights[]) => {
  const caller = testStaff([101, 102])
  return { ...caller, session: { ...caller.session, staff: { ...caller.session.staff, access } } }
}

describe('The store is checked before the right there (A1, A5)', () => {
  test.each([
    ['staff of another store', testBrandManager([102]), 'notYourShop'],
    ['staff whose role has one of the rights', testStaff([101]), undefined],
    ['the right at another store', at({ rights: ['refund'], shopIds: [102] }), 'rightMissing'],
    ['other rights at this store', at({ rights: ['cook'], shopIds: [101, 102] }), 'rightMissing'],
    [
      'the right of a second role',
      at({ rights: ['cook'], shopIds: [102] }, { rights: ['closeDay'], shopIds: [101] }),
      undefined,
    ],
  ] as const)('%s', (_who, caller, refused) => {
    const answer = enterShop(needs, caller, 101)
    expect('refused' in answer ? answer.refused : undefined).toBe(refused)
    if (!('refused' in answer)) expect(answer.shop).toEqual({ corporationId: 1, shopId: 101 })
  })

  test('The refusal names the right in the language of the caller (A5)', () => {
    const answer = enterShop(needs, { ...at({ rights: ['cook'], shopIds: [101] }), language: 'zh_CN' }, 101)
    expect(answer).toMatchObject({ refused: 'rightMissing', params: { right: '退款' }, data: { right: 'refund' } })
  })

  test('A handler sees only the stores where the caller has the right of its call (A5)', () => {
    const caller = at({ rights: ['refund'], shopIds: [102] }, { rights: ['cook'], shopIds: [101] })
    const able = withRight({ gate: 'staff', right: 'refund' }, caller)
    expect('refused' in able ? [] : able.session.staff.shopIds).toEqual([102])
    expect(withRight({ gate: 'staff', right: 'writeOff' }, caller)).toMatchObject({ refused: 'rightMissing' })
    expect(withRight({ gate: 'staff', right: 'anyRole' }, caller)).toBe(caller)
  })
})

test('Sessions opened before there were roles per store have the rights of their former role (A6)', () => {
  const answers = [testStaff([101]), testStaff([101], 'manager'), testBrandManager([101])].map(caller =>
    (['takeOrders', 'editSettings', 'manageBrand'] as const).map(
      right => !('refused' in enterShop({ gate: 'store', right }, caller, 101)),
    ),
  )
  expect(answers).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
})
