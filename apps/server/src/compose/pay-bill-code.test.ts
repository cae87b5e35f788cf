import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../audit/report.ts'
import { testDatabase } from '../testing/index.ts'
import { type PayAfterHouse, payAfterHouse } from './pay-after-test-house.ts'
import { cardShows, EMPTY_CARD, MAYAS_CARD, onCard } from './pay-code-test-house.ts'
import { SHOP } from './table-test-house.ts'

const database = testDatabase()
let house: PayAfterHouse
beforeAll(async () => {
  house = await payAfterHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(() => house.clear())

const visitOf = async (cardId: string) => {
  const input = { shopId: SHOP, cardCode: await cardShows(database(), cardId) }
  return (await house.staffBill<{ visitId: string }>('readPayCode', input)).data.visitId
}
const pay = (visitId: string, billId: string, amount: number) =>
  house.staffBill<{ amount: number; balance: number }>('payBillWithCode', { shopId: SHOP, visitId, billId, amount })
const mayas = () => onCard(database(), MAYAS_CARD)

/** A table whose bill waits to be paid. */
async function atTable() {
  const ana = await house.sits('Ana')
  await house.round(ana)
  return { ana, bill: await house.mustHave(ana) }
}

describe('A MEMBER’S CODE PAYS A TABLE’S BILL · CARD-1, ORDER-3', () => {
  it('all of it: the bill is closed, the table over, the card less by so much', async () => {
    const { ana, bill } = await atTable()
    const before = await mayas()
    const paid = await pay(await visitOf(MAYAS_CARD), bill.billId, bill.restAmount)
    expect(paid).toMatchObject({ code: '000', data: { amount: bill.restAmount, balance: before - bill.restAmount } })
    expect(await mayas()).toBe(before - bill.restAmount)
    const after = (await ana.ask<{ bill?: { state: string } }>('or/calConfirm', { billId: bill.billId })).data.bill
    expect(after?.state).toBe('paid')
  })

  it('an amount of it: the rest stays for the others, and a second code pays that', async () => {
    const { ana, bill } = await atTable()
    expect((await pay(await visitOf(MAYAS_CARD), bill.billId, 100)).code).toBe('000')
    const now = await house.mustHave(ana)
    expect(now).toMatchObject({ paidAmount: 100, openAmount: 0, restAmount: bill.restAmount - 100 })
    expect((await pay(await visitOf(MAYAS_CARD), bill.billId, now.restAmount)).code).toBe('000')
  })

  it('one code twenty times at once pays once; twenty codes of 60 % each: one of them pays · M7', async () => {
    const { ana, bill } = await atTable()
    const before = await mayas()
    const visit = await visitOf(MAYAS_CARD)
    const same = await Promise.all(Array.from({ length: 20 }, () => pay(visit, bill.billId, 100)))
    expect(same.filter(one => one.code === '000')).toHaveLength(1)
    const most = Math.ceil(bill.restAmount * 0.6)
    const visits: string[] = []
    for (let at = 0; at < 20; at += 1) visits.push(await visitOf(MAYAS_CARD))
    const all = await Promise.all(visits.map(one => pay(one, bill.billId, most)))
    expect(all.filter(one => one.code === '000')).toHaveLength(1)
    expect(await mayas()).toBe(before - 100 - most)
    expect(await house.mustHave(ana)).toMatchObject({ paidAmount: 100 + most, openAmount: 0 })
  })

  it('more than is left, nothing, another store’s, a card with too little: nothing is paid, nothing kept', async () => {
    const { ana, bill } = await atTable()
    const visit = await visitOf(MAYAS_CARD)
    expect((await pay(visit, bill.billId, bill.restAmount + 1)).code).toBe('OMS-21-1001')
    expect((await pay(visit, bill.billId, 0)).code).toBe('COM-00-0400')
    expect((await pay(visit, bill.billId, -100)).code).toBe('COM-00-0400')
    expect((await pay(visit, visit, 100)).code).toBe('COM-00-0404')
    expect((await pay(await visitOf(EMPTY_CARD), bill.billId, bill.restAmount)).code).toBe('CON-03-0011')
    expect(await house.mustHave(ana)).toMatchObject({ paidAmount: 0, openAmount: 0, restAmount: bill.restAmount })
    expect((await pay(visit, bill.billId, bill.restAmount)).code).toBe('000')
    expect((await pay(await visitOf(MAYAS_CARD), bill.billId, 1)).code).toBe('OMS-21-1002')
  })

  it('what a guest pays by phone at this moment is not paid by the code', async () => {
    const { ana, bill } = await atTable()
    await house.keep(ana, bill.billId, { by: 'amount', amount: 200 }, 200)
    expect((await pay(await visitOf(MAYAS_CARD), bill.billId, bill.restAmount)).code).toBe('OMS-21-1001')
    expect((await pay(await visitOf(MAYAS_CARD), bill.billId, bill.restAmount - 200)).code).toBe('000')
    expect(await house.mustHave(ana)).toMatchObject({ openAmount: 200, restAmount: 0 })
  })

  it('leaves the books in order · M1', async () => {
    expect((await audit(database())).findings).toEqual([])
  })
})
