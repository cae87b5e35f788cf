import { contract } from '@comanda/contract'
import type { MenuDocument } from '@comanda/domain/menu'
import { describe, expect, test } from 'vitest'
import { demoStaff, refusedAs, SHOP, type TestGuest, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo' })
const [manager, waiter] = [app.staff('manager'), app.staff('staff')]
/** At the console of another store. */
const london = app.staff('manager', { shopIds: [102] })
type Dishes = NonNullable<Parameters<TestGuest['order']>[0]>['dishes']

const kitchen = () => waiter.must(contract.kitchen.kitchen, { shopId: SHOP })
const ticket = async (orderId: string) => (await kitchen()).tickets.find(one => one.orderId === orderId)
const bump = (orderId: string, lineKeys: string[], done = true) =>
  waiter.must(contract.kitchen.bump, { orderId, lineKeys, done })
/** Places an order to be paid at the venue. */
const place = async (dishes: NonNullable<Dishes>) =>
  (await app.guest().order({ dishes, paymentMethod: 'out-line' })).orderId
const accepted = async (dishes: NonNullable<Dishes>) => {
  const orderId = await place(dishes)
  await manager.accept(orderId)
  return orderId
}
const NO_ONION = { modifierGroupId: 'leave-out', modifierItemId: 'leave-out.onion', quantity: 1 }
/** The meal with a burger that has no onions. */
function mealWithoutOnion() {
  const meal = app.guest().choice('burger-meal')
  const subItems = (meal.subItems ?? []).map(part =>
    part.comboGroupItemId.includes('classic-burger')
      ? { ...part, modifiers: [...(part.modifiers ?? []), NO_ONION] }
      : part,
  )
  return { foodId: 'burger-meal', subItems }
}
const saveMenu = (document: MenuDocument) =>
  app.sql('update menu set document = $1, version = version + 1 where shop_id = $2', [JSON.stringify(document), SHOP])
/**
 * Changes the menu: no option to leave something out of the burger, no cola, fries made elsewhere. Returns the undo.
 */
async function loseWhatWasChosen() {
  const [row] = await app.sql<{ document: MenuDocument }>('select document from menu where shop_id = $1', [SHOP])
  if (!row) throw new Error('the store has no menu')
  const menu = row.document
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
const stateOf = async (orderId: string) => (await manager.must(contract.order.orderDetail, { orderId })).state

describe('kitchen', () => {
  test('A person of the kitchen, without the right to take orders, marks an order as ready, once (A5)', async () => {
    const cook = demoStaff(app, 'kitchen@marigold.example')
    const orderId = await accepted(['edamame'])
    expect(refusedAs(await cook.call(contract.order.ready, { orderId }))).toBe('rightMissing')
    const answers = await twenty(() => cook.call(contract.kitchen.markReady, { orderId }))
    expect(answers.map(refusedAs).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'orderMoved')])
    expect(answers.filter(answer => !('refused' in answer))).toEqual([{}])
    expect(await stateOf(orderId)).toBe('ready')
    expect(refusedAs(await london.call(contract.kitchen.markReady, { orderId }))).toBe('notFound')
  })

  test('The kitchen gets an order once it is accepted, each dish at its station, by the promised time', async () => {
    const orderId = await place(['edamame', { foodId: 'fries', quantity: 2 }])
    expect(await ticket(orderId)).toBeUndefined()
    await manager.accept(orderId)
    const shown = await ticket(orderId)
    expect(shown?.lines.map(line => [line.displayName, line.quantity, line.station])).toEqual([
      ['Edamame', 1, 'cold'],
      ['Fries', 2, 'fry'],
    ])
    expect(Date.parse(shown?.dueAt ?? '') - Date.parse(shown?.since ?? '')).toBeGreaterThan(19 * 60_000)
    expect(JSON.stringify(shown)).not.toMatch(/7700900123|Guest|amount/i)
  })

  test('A combo is at every station that makes a part of it', async () => {
    const plate = { foodId: 'burger-meal', quantity: 2 }
    const shown = await ticket(await accepted([plate]))
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
    const shown = await ticket(await accepted([{ foodId: 'shoyu-ramen', sideDishItems: [edamame] }]))
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
    const plate = { ...mealWithoutOnion(), remark: 'nuts make me ill' }
    const shown = await ticket(await accepted([plate]))
    expect(shown?.lines.map(line => [line.displayName, line.remark]).sort()).toEqual([
      ['Craft cola', 'nuts make me ill'],
      ['Fries (Regular)', 'nuts make me ill'],
      ['The Marigold burger (Single, Brioche, No onion)', 'nuts make me ill'],
    ])
  })

  test('A dish is made as ordered at its station, even if the menu has changed since (CART-7, ORDER-9)', async () => {
    const orderId = await accepted([mealWithoutOnion(), 'fries'])
    const paper = () => waiter.must(contract.print.paper, { orderId, kind: 'kitchen' })
    const before = [(await ticket(orderId))?.lines, (await paper()).rows]
    expect(JSON.stringify(before[0])).toContain('No onion')
    expect(JSON.stringify(before[1])).toContain('No onion')
    const takeBack = await loseWhatWasChosen()
    const { stations } = await waiter.must(contract.kitchen.stations, { shopId: SHOP })
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
    const orderId = await accepted(['edamame', 'fries'])
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
    const orderId = await accepted(['edamame', 'fries', 'burger-meal'])
    const lines = (await ticket(orderId))?.lines.map(line => line.lineKey) ?? []
    await twenty(at => bump(orderId, [lines[at % lines.length] ?? '']))
    const shown = await ticket(orderId)
    expect(shown?.lines.every(line => line.doneAt !== undefined)).toBe(true)
    const started = `select count(*)::int as n from order_event where order_id = $1 and state = 'preparing'`
    expect(await app.sql(started, [orderId])).toEqual([{ n: 1 }])
  })

  test('Lines not on the ticket, of an ended order or of another store cannot be marked (A1)', async () => {
    const orderId = await accepted(['edamame'])
    const other = { orderId, lineKeys: ['nothing'], done: true }
    expect(await waiter.call(contract.kitchen.bump, other)).toMatchObject({ refused: 'notFound', field: 'lineKeys' })
    const lines = (await ticket(orderId))?.lines.map(line => line.lineKey) ?? []
    const foreign = await london.call(contract.kitchen.bump, { orderId, lineKeys: lines, done: true })
    expect(foreign).toMatchObject({ refused: 'notFound' })
    expect(await london.call(contract.kitchen.kitchen, { shopId: SHOP })).toMatchObject({ field: 'shopId' })
    await waiter.must(contract.order.ready, { orderId })
    expect(await waiter.call(contract.kitchen.bump, { orderId, lineKeys: lines, done: true })).toMatchObject({
      refused: 'orderMoved',
    })
    expect(await stateOf(orderId)).toBe('ready')
  })
})

test('The screen in the room shows only the numbers being made and ready, newest first', async () => {
  const orderId = await accepted(['edamame'])
  const number = (await ticket(orderId))?.callNumber
  // Orders that are ready at the same instant have no order among them.
  app.clock.advance(1000)
  const room = () => waiter.must(contract.kitchen.callOuts, { shopId: SHOP })
  expect((await room()).making).toContainEqual({ callNumber: number, orderType: 1300 })
  await waiter.must(contract.order.ready, { orderId })
  const after = await room()
  expect(after.ready[0]).toMatchObject({ callNumber: number })
  expect(after.making.map(one => one.callNumber)).not.toContain(number)
  expect(Object.keys(after.ready[0] ?? {}).sort()).toEqual(['callNumber', 'orderType', 'readyAt'])
  await waiter.must(contract.order.complete, { orderId })
  expect((await room()).ready.map(one => one.callNumber)).not.toContain(number)
})
