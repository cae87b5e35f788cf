import type { kitchenCalls } from '@comanda/contract/kitchen'
import type { printCalls } from '@comanda/contract/print'
import type { ResponseOf } from '@comanda/contract/core'
import type { MenuDocument } from '@comanda/domain/menu'
import { describe, expect, test } from 'vitest'
import type { MenuTables } from '../menu/tables.ts'
import { demoConsole, MANAGER, NEW_YORK, WAITER } from '../../testing/demo-console.ts'

const demo = demoConsole()

type Kitchen = ResponseOf<typeof kitchenCalls.kitchen>
type Ticket = Kitchen['tickets'][number]

const kitchen = () => demo.at<Kitchen>(WAITER, 'kitchen', { shopId: NEW_YORK })
const ticket = async (orderId: string) => (await kitchen()).tickets.find(one => one.orderId === orderId)
const bump = (orderId: string, lineKeys: string[], done = true) =>
  demo.at<Ticket>(WAITER, 'bump', { orderId, lineKeys, done })
const accepted = async (input: Parameters<typeof demo.place>[0]) => {
  const orderId = await demo.place(input)
  await demo.accept(orderId)
  return orderId
}
const saveMenu = (document: MenuDocument) =>
  demo.database().inTx(tx =>
    tx
      .withTables<MenuTables>()
      .updateTable('menu')
      .set(set => ({ document: JSON.stringify(document), version: set('version', '+', 1) }))
      .where('shop_id', '=', NEW_YORK)
      .execute(),
  )
/**
 * Changes the menu: no option to leave something out of the burger, no cola, fries made elsewhere. Returns the undo.
 */
async function loseWhatWasChosen() {
  const { document } = await demo
    .database()
    .withTables<MenuTables>()
    .selectFrom('menu')
    .select('document')
    .where('shop_id', '=', NEW_YORK)
    .executeTakeFirstOrThrow()
  const menu = document as MenuDocument
  const items = menu.items
    .filter(item => item.foodId !== 'cola')
    .map(item => (item.foodId === 'fries' ? { ...item, station: 'elsewhere' } : item))
  const modifierGroups = menu.modifierGroups.map(group => ({
    ...group,
    modifierItems: group.modifierItems.filter(one => one.modifierItemId !== 'leave-out.onion'),
  }))
  await saveMenu({ ...menu, items, modifierGroups })
  return () => saveMenu(menu)
}
const stateOf = async (orderId: string) => (await demo.at<{ state: string }>(MANAGER, 'orderDetail', { orderId })).state

describe('kitchen', () => {
  test('The kitchen gets an order once it is accepted, each dish at its station, by the promised time', async () => {
    const orderId = await demo.place({ plates: [{ foodId: 'edamame' }, { foodId: 'fries', quantity: 2 }] })
    expect(await ticket(orderId)).toBeUndefined()
    await demo.accept(orderId)
    const shown = await ticket(orderId)
    expect(shown?.lines.map(line => [line.displayName, line.quantity, line.station])).toEqual([
      ['Edamame', 1, 'cold'],
      ['Fries', 2, 'fry'],
    ])
    expect(Date.parse(shown?.dueAt ?? '') - Date.parse(shown?.since ?? '')).toBeGreaterThan(19 * 60_000)
    expect(JSON.stringify(shown)).not.toMatch(/2125550187|Guest|amount/i)
  })

  test('A combo is at every station that makes a part of it', async () => {
    const plate = { foodId: 'burger-meal', quantity: 2 }
    const shown = await ticket(await accepted({ plates: [plate] }))
    expect(shown?.lines.map(line => [line.station, line.displayName, line.quantity, line.partOf]).sort()).toEqual([
      ['bar', 'Craft cola', 2, 'Burger meal'],
      ['fry', 'Fries (Regular)', 2, 'Burger meal'],
      ['grill', 'The Marigold burger (Single, Brioche)', 2, 'Burger meal'],
    ])
  })

  test('A side is at the station that makes it, with its dish’s name, and no longer on the dish (CART-7)', async () => {
    const edamame = {
      sideDishGroupId: 'shoyu-ramen.beside',
      sideDishGroupItemId: 'shoyu-ramen.beside.edamame',
      quantity: 2,
    }
    const shown = await ticket(await accepted({ plates: [{ foodId: 'shoyu-ramen', sides: [edamame] }] }))
    expect(shown?.lines.map(line => [line.station, line.displayName, line.partOf])).toEqual([
      ['noodles', 'Shoyu ramen', undefined],
      ['cold', 'Edamame*2', 'Shoyu ramen'],
    ])
    expect(shown?.lines[0]?.detail).not.toContain('Edamame')
    const one = shown?.lines[1]?.lineKey ?? ''
    expect((await bump(shown?.orderId ?? '', [one])).lines.map(line => line.doneAt !== undefined)).toEqual([
      false,
      true,
    ])
  })

  test('Each station gets all choices of its part of a combo, and the guest’s remark (CART-7)', async () => {
    const noOnion = { modifierGroupId: 'leave-out', modifierItemId: 'leave-out.onion', quantity: 1 }
    const plate = { foodId: 'burger-meal', inside: { 'classic-burger': [noOnion] }, remark: 'nuts make me ill' }
    const shown = await ticket(await accepted({ plates: [plate] }))
    expect(shown?.lines.map(line => [line.displayName, line.remark]).sort()).toEqual([
      ['Craft cola', 'nuts make me ill'],
      ['Fries (Regular)', 'nuts make me ill'],
      ['The Marigold burger (Single, Brioche, No onion)', 'nuts make me ill'],
    ])
  })

  test('A dish is made as ordered at its station, even if the menu has changed since (CART-7, ORDER-9)', async () => {
    const noOnion = { modifierGroupId: 'leave-out', modifierItemId: 'leave-out.onion', quantity: 1 }
    const orderId = await accepted({
      plates: [{ foodId: 'burger-meal', inside: { 'classic-burger': [noOnion] } }, { foodId: 'fries' }],
    })
    const paper = () => demo.at<ResponseOf<typeof printCalls.paper>>(WAITER, 'paper', { orderId, kind: 'kitchen' })
    const before = [(await ticket(orderId))?.lines, (await paper()).rows]
    expect(JSON.stringify(before[0])).toContain('No onion')
    expect(JSON.stringify(before[1])).toContain('No onion')
    const takeBack = await loseWhatWasChosen()
    const { stations } = await demo.at<{ stations: string[] }>(WAITER, 'stations', { shopId: NEW_YORK })
    expect(stations).toContain('elsewhere')
    expect([(await ticket(orderId))?.lines, (await paper()).rows]).toEqual(before)
    await takeBack()
  })

  test('Tickets are sorted by due time', async () => {
    const { tickets } = await kitchen()
    const due = tickets.map(one => one.dueAt)
    expect(due).toEqual([...due].sort())
  })

  test('The first made line starts the order; every screen shows the same; a mark can be removed', async () => {
    const orderId = await accepted({ plates: [{ foodId: 'edamame' }, { foodId: 'fries' }] })
    const lines = (await ticket(orderId))?.lines.map(line => line.lineKey) ?? []
    const after = await bump(orderId, lines.slice(0, 1))
    expect(after.state).toBe('preparing')
    expect(await ticket(orderId)).toEqual(after)
    expect(after.lines.map(line => line.doneAt !== undefined)).toEqual([true, false])
    const again = await bump(orderId, lines.slice(0, 1))
    expect(again.lines[0]?.doneAt).toBe(after.lines[0]?.doneAt)
    const back = await bump(orderId, lines.slice(0, 1), false)
    expect(back.lines.every(line => line.doneAt === undefined)).toBe(true)
    expect(back.state).toBe('preparing')
  })

  test('Twenty screens mark lines at once: all lines are marked, and the order starts once', async () => {
    const orderId = await accepted({ plates: [{ foodId: 'edamame' }, { foodId: 'fries' }, { foodId: 'burger-meal' }] })
    const lines = (await ticket(orderId))?.lines.map(line => line.lineKey) ?? []
    await Promise.all(Array.from({ length: 20 }, (_, i) => bump(orderId, [lines[i % lines.length] ?? ''])))
    const shown = await ticket(orderId)
    expect(shown?.lines.every(line => line.doneAt !== undefined)).toBe(true)
    const { rows } = await demo
      .database()
      .query<{ n: number }>(
        { name: 'begun', text: `select count(*) as n from order_event where order_id = $1 and state = 'preparing'` },
        [orderId],
      )
    expect(Number(rows[0]?.n)).toBe(1)
  })

  test('Lines not on the ticket, of an ended order or of another store cannot be marked (A1)', async () => {
    const orderId = await accepted({ plates: [{ foodId: 'edamame' }] })
    const other = { orderId, lineKeys: ['nothing'], done: true }
    expect(await demo.refused(WAITER, 'bump', other)).toMatchObject({ code: 'COM-00-0404', field: 'lineKeys' })
    const lines = (await ticket(orderId))?.lines.map(line => line.lineKey) ?? []
    const foreign = await demo.refused('london@marigold.example', 'bump', { orderId, lineKeys: lines, done: true })
    expect(foreign.code).toBe('COM-00-0404')
    expect((await demo.refused('london@marigold.example', 'kitchen', { shopId: NEW_YORK })).field).toBe('shopId')
    await demo.at(WAITER, 'ready', { orderId })
    expect((await demo.refused(WAITER, 'bump', { orderId, lineKeys: lines, done: true })).code).toBe('OMS-20-1022')
    expect(await stateOf(orderId)).toBe('ready')
  })
})

test('The screen in the room shows only the numbers being made and ready, newest first', async () => {
  const orderId = await accepted({ plates: [{ foodId: 'edamame' }] })
  const number = (await ticket(orderId))?.callNumber
  const room = () => demo.at<ResponseOf<typeof kitchenCalls.callOuts>>(WAITER, 'callOuts', { shopId: NEW_YORK })
  expect((await room()).making).toContainEqual({ callNumber: number, orderType: 1300 })
  await demo.at(WAITER, 'ready', { orderId })
  const after = await room()
  expect(after.ready[0]).toMatchObject({ callNumber: number })
  expect(after.making.map(one => one.callNumber)).not.toContain(number)
  expect(Object.keys(after.ready[0] ?? {}).sort()).toEqual(['callNumber', 'orderType', 'readyAt'])
  await demo.at(WAITER, 'complete', { orderId })
  expect((await room()).ready.map(one => one.callNumber)).not.toContain(number)
})
