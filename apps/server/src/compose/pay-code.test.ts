import type { payCodeCalls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { audit } from '../audit/report.ts'
import { consoleHouse, MANAGER, NEW_YORK, WAITER } from '../modules/staff/console-test-house.ts'
import { cardShows, EMPTY_CARD, MAYAS_CARD, onCard } from './pay-code-test-house.ts'

type Read = ResponseOf<typeof payCodeCalls.readPayCode>

const desk = consoleHouse()
const shop = { shopId: NEW_YORK }
const shows = (cardId: string, seconds?: number) => cardShows(desk.database(), cardId, seconds)
const read = (cardCode: string, account = WAITER) => desk.refused(account, 'readPayCode', { ...shop, cardCode })
const visitOf = async (cardId: string) => ((await read(await shows(cardId))).data as Read).visitId
const pay = (visitId: string, orderId: string, account = WAITER) =>
  desk.refused(account, 'payWithCode', { ...shop, visitId, orderId })
const place = () => desk.place({ plates: [{ foodId: 'edamame' }] })
const onMayas = () => onCard(desk.database(), MAYAS_CARD)

describe('A CODE READ AT THE COUNTER', () => {
  test('finds its member, once: of twenty who read it one does, and a stale one says nothing · CARD-1', async () => {
    const code = await shows(MAYAS_CARD)
    const all = await Promise.all(Array.from({ length: 20 }, () => read(code)))
    const found = all.filter(one => one.code === '000')
    expect(found).toHaveLength(1)
    expect(found[0]?.data).toMatchObject({ name: 'M•••', cardNo: '•••• 6254', levelName: 'Petal' })
    expect(all.filter(one => one.code === 'CON-03-0008')).toHaveLength(19)
    expect(await read(await shows(MAYAS_CARD, -1))).toMatchObject({
      code: 'CON-03-0008',
      field: 'cardCode',
      data: null,
    })
    expect(await read('28123456789012345678')).toMatchObject({ code: 'CON-03-0008' })
  })

  test('pays an order that was to be paid at the venue, once: twenty at a time charge once · PAY-9', async () => {
    const [orderId, visitId, before] = [await place(), await visitOf(MAYAS_CARD), await onMayas()]
    const all = await Promise.all(Array.from({ length: 20 }, () => pay(visitId, orderId)))
    const done = all.filter(one => one.code === '000')
    expect(done).toHaveLength(1)
    const { amount, balance } = (done[0]?.data ?? {}) as { amount: number; balance: number }
    expect(await onMayas()).toBe(before - amount)
    expect(balance).toBe(before - amount)
    expect(await desk.at(MANAGER, 'orderDetail', { orderId })).toMatchObject({
      payState: 'paid',
      paymentMethod: '16_msBalance',
    })
    const again = await place()
    expect(await pay(visitId, again)).toMatchObject({ code: 'CON-03-0009' })
    expect(await pay(await visitOf(MAYAS_CARD), orderId)).toMatchObject({ code: 'CON-03-0010' })
  })

  test('of a card with too little pays nothing, and can be used for another order', async () => {
    const [orderId, visitId] = [await place(), await visitOf(EMPTY_CARD)]
    expect(await pay(visitId, orderId)).toMatchObject({ code: 'CON-03-0011', field: 'visitId' })
    expect(await desk.at(MANAGER, 'orderDetail', { orderId })).toMatchObject({ payState: 'unpaid' })
    expect(await pay(visitId, orderId)).toMatchObject({ code: 'CON-03-0011' })
  })

  test('is used by who read it, at the store where it was read', async () => {
    const [orderId, visitId] = [await place(), await visitOf(MAYAS_CARD)]
    expect(await pay(visitId, orderId, MANAGER)).toMatchObject({ code: 'CON-03-0009' })
    const elsewhere = { shopId: 102, visitId, orderId }
    expect(await desk.refused(WAITER, 'payWithCode', elsewhere)).toMatchObject({ code: 'CON-01-0002' })
    expect(await desk.refused(MANAGER, 'payWithCode', elsewhere)).toMatchObject({ code: 'CON-03-0009' })
  })

  test('what was paid so goes back to the card', async () => {
    const [orderId, visitId, before] = [await place(), await visitOf(MAYAS_CARD), await onMayas()]
    expect(await pay(visitId, orderId)).toMatchObject({ code: '000' })
    await desk.at(MANAGER, 'reject', { orderId, reason: 'Sold out' })
    expect(await onMayas()).toBe(before)
  })

  test('leaves the books in order · M1, M7', async () => {
    expect((await audit(desk.database())).findings).toEqual([])
  })
})
