import { contract } from '@comanda/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  refusedAs,
  dataOf,
  requestId,
  testApp,
  diningRoom,
  EDAMAME,
  TABLES,
  SHOP,
  type Diner,
  type SharedCart,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.shared)

beforeAll(() => room.laidFor(TABLES.shared, 12))
beforeEach(() => room.release(TABLES.shared))

const seated = (nick: string) => room.sits(nick)

const NUMBER = 'A3'
/** The code of a table of another store. */
const ELSEWHERE = 'XaDNxevLgbqWgPCE'
const NEEDED = 'seatNeeded'
const quantities = ({ calculation }: SharedCart) =>
  calculation.items.map(({ itemKey, quantity }) => `${itemKey} ${quantity}`).sort()

describe('A table shared by several phones', () => {
  test('Has one cart, and shows the person of each line (CART-11)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    await ana.add()
    await ben.add()
    const [seen, other] = [await ana.cart({ process: 0 }), await ben.cart({ process: 1 })]
    expect(seen.cartId).toBe(other.cartId)
    expect(seen.shared.persons.map(it => it.nick)).toEqual(['Ana', 'Ben'])
    expect(seen.calculation.items.map(it => it.addedBy)).toEqual(['me', other.shared.me])
    expect(other.calculation.items.map(it => it.addedBy)).toEqual([seen.shared.me, 'me'])
  })

  test('Shows the others a name and a picture only (A4)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ana')]
    const data = await ben.cart()
    expect(data.shared.persons.map(it => it.nick)).toEqual(['Ana', 'Ana 2'])
    for (const person of data.shared.persons) {
      expect(Object.keys(person).sort()).toEqual(['avatar', 'here', 'nick', 'personId'])
    }
    const text = JSON.stringify([data, await ben.must(contract.cart.getPerson, ben.place)])
    expect(text).not.toMatch(/[gc]:[\da-f-]{3}/)
    expect(refusedAs(await ana.join('x'.repeat(10_000)))).toBe('invalidInput')
  })

  test('Every person changes every line, and has lines of their own (CART-11)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const data = await ana.add()
    const itemKey = data.calculation.items[0]?.itemKey
    const more = dataOf(await ben.choose([{ itemKey: itemKey ?? '', quantity: 2 }]))
    expect(more.calculation.items).toMatchObject([{ itemKey, quantity: 3, addedBy: data.shared.me }])
    expect((await ben.add()).calculation.items.map(it => it.quantity)).toEqual([3, 1])
  })

  test('The number of people eating follows the seated people, within the seats (S4, CART-3)', async () => {
    const ana = room.phone()
    await ana.join('Ana', { people: 2 })
    await seated('Ben')
    await seated('Cleo')
    expect((await ana.cart()).people).toBe(3)
    const ask = (people: number) => ana.call(contract.cart.setPerson, { ...ana.place, people })
    expect([dataOf(await ask(99)).people, dataOf(await ask(1)).people]).toEqual([12, 1])
    expect(refusedAs(await ask(0))).toBe('invalidInput')
  })

  test('A guest who left reads and changes nothing; the lines stay, and so does the seat for returning (C6)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    await ben.add()
    await ben.must(contract.cart.setPerson, { ...ben.place, leave: true })
    expect(refusedAs(await ben.query())).toBe(NEEDED)
    const data = await ana.cart()
    expect([data.calculation.items.length, data.shared.persons.map(it => it.here)]).toEqual([1, [true, false]])
    const back = dataOf(await ben.join())
    expect(back.calculation.items).toMatchObject([{ addedBy: 'me' }])
  })

  test('A request repeated after many others changes the cart once (C4)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const once = { requestId: requestId() }
    await ana.add('mine', once)
    for (let at = 0; at < 40; at += 1) await ben.add('his')
    const again = await ana.add('mine', once)
    expect(again.calculation.items.flatMap(it => (it.giftOf ? [] : it.quantity))).toEqual([1, 40])
    await ben.submit(again)
    expect((await ana.add('mine', once)).calculation.items).toEqual([])
  })
})

describe('Access to a table', () => {
  const everything = (phone: Diner) =>
    Promise.all([
      phone.query(),
      phone.choose([EDAMAME]),
      phone.call(contract.cart.clear, phone.place),
      phone.call(contract.cart.getPerson, phone.place),
      phone.call(contract.cart.setPerson, { ...phone.place, people: 3 }),
      phone.call(contract.cart.calculate, phone.place),
    ])

  test('Without a seat nothing of it is read or changed, occupied or not (C6)', async () => {
    const stranger = room.phone()
    const empty = await everything(stranger)
    const ana = await seated('Ana')
    await ana.add()
    const full = await everything(stranger)
    expect([...empty, ...full].map(refusedAs)).toEqual(Array.from({ length: 12 }, () => NEEDED))
    expect(full).toEqual(empty)
    expect((await ana.cart()).calculation.items).toHaveLength(1)
  })

  test('A stranger cannot order, watch or see by id what a table has (C6, A1)', async () => {
    const [ana, stranger] = [await seated('Ana'), room.phone()]
    const cart = await ana.add()
    expect(refusedAs(await stranger.submit(cart))).toBe('nothingToOrder')
    expect(
      refusedAs(await stranger.call(contract.order.calculate, { ...ana.place, cartId: cart.cartId, orderType: 1100 })),
    ).not.toBe('done')
    const { orderId } = dataOf(await ana.submit(cart))
    const { queryOrderDetail, queryCallNumber, queryMessage, cancel } = contract.order
    for (const spec of [queryOrderDetail, queryCallNumber, queryMessage, cancel])
      expect(refusedAs(await stranger.call(spec, { orderId })), spec.path).toBe('notFound')
    for (const topic of [`cart:${cart.cartId}`, `table:${cart.shared.sessionId}`, `order:${orderId}`]) {
      const topics = [topic]
      expect(refusedAs(await stranger.call(contract.push.ticket, { topics })), topic).toBe('notFound')
      expect(refusedAs(await ana.call(contract.push.ticket, { topics })), topic).toBe('done')
    }
  })

  test('Dishes chosen at no table or before a visit are not ordered at a table without a seat (C6)', async () => {
    await seated('Ana')
    const stranger = room.phone()
    const ordered = async (place: object) => {
      const input = { ...stranger.place, modifyType: 0 as const, cartItems: [EDAMAME], ...place }
      return refusedAs(await stranger.submit(await stranger.must(contract.cart.modify, input)))
    }
    expect(await ordered({ tableId: undefined })).toBe('cartMoved')
    expect(await ordered({ preOrder: true })).toBe('nothingToOrder')
  })

  test('A table of another store and an invalid code are unknown (C6)', async () => {
    const foreign = room.phone(ELSEWHERE)
    const none = room.phone('nowhere-at-all-00')
    expect([refusedAs(await foreign.join()), refusedAs(await none.join())]).toEqual([
      'tableCodeUnknown',
      'tableCodeUnknown',
    ])
  })

  test('The number on a table does not reveal its code, and admits others by their PIN only (C6)', async () => {
    const result = await app.anyone().must(contract.table.getTableInfo, { shopId: SHOP, tableName: NUMBER })
    expect(JSON.stringify(result)).not.toContain(TABLES.shared)
    const ana = await seated('Ana')
    const { pin } = await ana.must(contract.cart.getPerson, ana.place)
    const typed = room.phone(result.tableId)
    const wrong = pin === '0000' ? '0001' : '0000'
    expect([refusedAs(await typed.join()), refusedAs(await typed.join('Ben', { pin: wrong }))]).toEqual([
      'pinNeeded',
      'pinNeeded',
    ])
    const data = dataOf(await typed.join('Ben', { pin }))
    expect([data.shared?.persons.length, JSON.stringify(data).includes(TABLES.shared)]).toEqual([2, false])
    await typed.add()
    expect(refusedAs(await typed.submit(await typed.cart()))).toBe('done')
  })

  test('A table takes at most two phones per seat (S4)', async () => {
    const phones = Array.from({ length: 30 }, () => room.phone())
    const codes = (await Promise.all(phones.map(phone => phone.join()))).map(refusedAs)
    expect(codes.filter(code => code === 'done')).toHaveLength(24)
    expect(codes.filter(code => code === 'tableFull')).toHaveLength(6)
  })
})

describe('The end of a party', () => {
  test('Released, its cart and orders are closed to the old party, and the next has its own (C6)', async () => {
    const ana = await seated('Ana')
    const cart = await ana.add()
    const order = dataOf(await ana.submit(cart))
    const friend = await seated('Ben')
    await friend.add('waits')
    await room.release(TABLES.shared)
    expect([refusedAs(await ana.query()), refusedAs(await friend.choose([EDAMAME]))]).toEqual([NEEDED, NEEDED])
    const next = await seated('Next')
    const fresh = await next.cart()
    expect([fresh.calculation.items, fresh.shared.persons.length]).toEqual([[], 1])
    expect(fresh.cartId).not.toBe(cart.cartId)
    expect(await next.must(contract.cart.getPerson, next.place)).toMatchObject({ orders: [] })
    expect(refusedAs(await next.call(contract.order.queryOrderDetail, { orderId: order.orderId }))).toBe('notFound')
    expect(refusedAs(await friend.call(contract.order.queryOrderDetail, { orderId: order.orderId }))).toBe('notFound')
    await ana.must(contract.order.queryOrderDetail, { orderId: order.orderId })
    expect(refusedAs(await friend.submit({ ...cart, cartVersion: cart.cartVersion + 1 }))).toBe('nothingToOrder')
  })

  test('Is shown to staff of the store only', async () => {
    await seated('Ana')
    expect((await room.table(TABLES.shared))?.session).toMatchObject({ persons: 1 })
    const { tables, openTable, releaseTable } = contract.table
    const place = { shopId: SHOP, tableId: TABLES.shared }
    for (const spec of [tables, openTable, releaseTable])
      expect(refusedAs(await room.phone().call(spec, place))).toBe('staffNeeded')
    const foreign = { shopId: SHOP, tableId: ELSEWHERE }
    expect(refusedAs(await room.manager.call(releaseTable, foreign))).toBe('tableCodeUnknown')
  })
})

describe('ordering together', () => {
  test('One orders; the others see the person and a link to the order (CART-15, O3)', async () => {
    const [ana, ben, cleo] = [await seated('Ana'), await seated('Ben'), await seated('Cleo')]
    const phones = [ana, ben, cleo]
    await ana.add()
    const cart = await ben.add()
    const answers = await Promise.all(phones.map(phone => phone.submit(cart)))
    expect(answers.filter(it => refusedAs(it) === 'done')).toHaveLength(1)
    const orderId = answers.flatMap(it => ('orderId' in it ? it.orderId : []))[0] ?? ''
    const others = answers.filter(it => refusedAs(it) === 'cartChanged')
    expect(others).toHaveLength(2)
    const by = { orderId, nick: expect.stringMatching(/Ana|Ben|Cleo/) }
    for (const answer of others) expect(answer).toMatchObject({ data: by })
    for (const phone of phones) {
      await phone.must(contract.order.queryOrderDetail, { orderId })
      expect(await phone.must(contract.cart.getPerson, phone.place)).toMatchObject({
        orders: [{ orderId, state: 'placed' }],
      })
    }
    expect((await cleo.cart()).calculation.items).toEqual([])
  })

  test('A cart that another person has changed is not ordered unseen (CART-15, O6)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const seen = await ana.add()
    await ben.add()
    expect(refusedAs(await ana.submit(seen))).toBe('cartChanged')
    expect(refusedAs(await ana.submit(await ana.cart()))).toBe('done')
  })

  test('Only the person who ordered may cancel it (A1)', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const { orderId } = dataOf(await ana.submit(await ana.add()))
    expect(await ben.must(contract.order.queryOrderDetail, { orderId })).toMatchObject({
      mayCancel: false,
      shared: true,
    })
    expect(await ana.must(contract.order.queryOrderDetail, { orderId })).not.toHaveProperty('shared')
    expect(refusedAs(await ben.call(contract.order.cancel, { orderId }))).toBe('notFound')
    await ana.must(contract.order.cancel, { orderId })
  })
})

describe('20 phones at once', () => {
  test('Lose no acknowledged change, see rising versions, and end with the same cart (C1, C2, C3)', async () => {
    const phones = await Promise.all(Array.from({ length: 20 }, (_, at) => seated(`Guest ${at}`)))
    const answers = phones.map(() => 0)
    const versions: number[][] = phones.map(() => [])
    const note = (at: number, cart: SharedCart) => versions[at]?.push(cart.cartVersion)
    const until = performance.now() + 4000
    const rounds = phones.map(async (phone, at) => {
      while (performance.now() < until) {
        const once = { requestId: requestId() }
        // The first phone is offline for a while: its earlier requests are repeated with the same ids.
        if (at === 0 && versions[0]?.length === 2) await new Promise(resolve => setTimeout(resolve, 1500))
        const answer = await phone.add(`of ${at}`, once)
        answers[at] = (answers[at] ?? 0) + 1
        note(at, answer)
        if (at === 0) note(at, await phone.add(`of ${at}`, once))
        await new Promise(resolve => setTimeout(resolve, 1500 + Math.random() * 1000))
        note(at, await phone.cart())
      }
    })
    await Promise.all(rounds)
    const ends = await Promise.all(phones.flatMap(phone => [phone.cart({ process: 0 }), phone.cart({ process: 1 })]))
    const [first] = ends
    if (!first) throw new Error('nobody is left')
    for (const end of ends) {
      expect(end.cartVersion).toBe(first.cartVersion)
      expect(quantities(end)).toEqual(quantities(first))
    }
    const stored = phones.map((_, at) => first.calculation.items.find(it => it.remark === `of ${at}`)?.quantity ?? 0)
    expect(stored).toEqual(answers)
    for (const seen of versions) expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })
})
