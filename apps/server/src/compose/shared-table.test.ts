import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type CartSaid, DISH, NUMBER, type Phone, SHOP, type TableHouse, tableHouse } from './table-test-house.ts'

const database = testDatabase()
let house: TableHouse
beforeAll(async () => {
  house = await tableHouse(database())
}, 60_000)
afterAll(() => house.close())
beforeEach(async () => {
  await house.staff('releaseTable')
})

const seated = async (nick: string, more?: object): Promise<Phone> => {
  const phone = await house.phone()
  expect(await phone.join(nick, more)).toMatchObject({ code: '000' })
  return phone
}

const NEEDED = 'CART-01-0018'
const quantities = ({ calculation }: CartSaid) =>
  calculation.items.map(({ itemKey, quantity }) => `${itemKey} ${quantity}`).sort()

describe('a table shared by several phones', () => {
  it('has one cart, and shows who added each line · CART-11', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    await ana.add('')
    await ben.add('')
    const [seen, other] = [(await ana.query(0)).data, (await ben.query(1)).data]
    expect(seen.cartId).toBe(other.cartId)
    expect(seen.shared.persons.map(it => it.nick)).toEqual(['Ana', 'Ben'])
    expect(seen.calculation.items.map(it => it.addedBy)).toEqual(['me', other.shared.me])
    expect(other.calculation.items.map(it => it.addedBy)).toEqual([seen.shared.me, 'me'])
  })

  it('tells the others a name and a look, and nothing else · A4', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ana')]
    const { data } = await ben.query()
    expect(data.shared.persons.map(it => it.nick)).toEqual(['Ana', 'Ana 2'])
    for (const person of data.shared.persons) {
      expect(Object.keys(person).sort()).toEqual(['avatar', 'here', 'nick', 'personId'])
    }
    const text = JSON.stringify([data, (await ben.ask('cart/getPerson')).data])
    expect(text).not.toMatch(/[gc]:[\da-f-]{3}/)
    expect((await ana.join('x'.repeat(10_000))).code).toBe('COM-00-0400')
  })

  it('anybody changes any line, and each has lines of their own · CART-11', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const { data } = await ana.add('')
    const itemKey = data.calculation.items[0]?.itemKey
    const more = await ben.ask('cart/modify', { modifyType: 0, cartItems: [{ itemKey, quantity: 2 }] })
    expect(more.data.calculation.items).toMatchObject([{ itemKey, quantity: 3, addedBy: data.shared.me }])
    expect((await ben.add('')).data.calculation.items.map(it => it.quantity)).toEqual([3, 1])
  })

  it('how many eat follows who sits down, within the seats · S4, CART-3', async () => {
    const ana = await seated('Ana', { people: 2 })
    await seated('Ben')
    await seated('Cleo')
    expect((await ana.query()).data.people).toBe(3)
    const asked = (people: number) => ana.ask<{ people: number }>('cart/setPerson', { people })
    expect([(await asked(99)).data.people, (await asked(1)).data.people]).toEqual([12, 1])
    expect((await asked(0)).code).toBe('COM-00-0400')
  })

  it('who left reads and changes nothing; the lines stay, and so does the seat for coming back · C6', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    await ben.add('')
    expect((await ben.ask('cart/setPerson', { leave: true })).code).toBe('000')
    expect((await ben.query()).code).toBe(NEEDED)
    const { data } = await ana.query()
    expect([data.calculation.items.length, data.shared.persons.map(it => it.here)]).toEqual([1, [true, false]])
    const back = await ben.join()
    expect(back.data.calculation.items).toMatchObject([{ addedBy: 'me' }])
  })

  it('a request sent again after many of the others changes it once · C4', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const requestId = randomUUID()
    await ana.add('mine', { requestId })
    for (let at = 0; at < 40; at += 1) await ben.add('his')
    const again = await ana.add('mine', { requestId })
    expect(again.data.calculation.items.flatMap(it => (it.giftOf ? [] : it.quantity))).toEqual([1, 40])
    await ben.submit(again.data)
    expect((await ana.add('mine', { requestId })).data.calculation.items).toEqual([])
  })
})

describe('who may come near a table', () => {
  const everything = (phone: Phone) =>
    Promise.all([
      phone.query(),
      phone.add(''),
      phone.ask('cart/clear'),
      phone.ask('cart/getPerson'),
      phone.ask('cart/setPerson', { people: 3 }),
      phone.ask('cart/calculate'),
    ])

  it('without a seat nothing of it is read or changed, whether somebody sits there or not · C6', async () => {
    const stranger = await house.phone()
    const empty = await everything(stranger)
    const ana = await seated('Ana')
    await ana.add('')
    const full = await everything(stranger)
    expect([...empty, ...full].map(it => it.code)).toEqual(Array.from({ length: 12 }, () => NEEDED))
    expect(full.map(it => JSON.stringify(it.data))).toEqual(empty.map(it => JSON.stringify(it.data)))
    expect((await ana.query()).data.calculation.items).toHaveLength(1)
  })

  it('a stranger cannot order, watch or see by id what a table has · C6, A1', async () => {
    const [ana, stranger] = [await seated('Ana'), await house.phone()]
    const { data: cart } = await ana.add('')
    expect((await stranger.submit(cart)).code).toBe('OMS-20-1015')
    expect((await stranger.ask('or/calculate', { cartId: cart.cartId, orderType: 1100 })).code).not.toBe('000')
    const order = await ana.submit(cart)
    const { orderId } = order.data
    for (const call of ['queryOrderDetail', 'queryCallNumber', 'queryMessage', 'cancel']) {
      expect((await stranger.ask(`or/${call}`, { orderId })).code, call).toBe('COM-00-0404')
    }
    const topics = [`cart:${cart.cartId}`, `table:${cart.shared.sessionId}`, `order:${orderId}`]
    for (const topic of topics) {
      const input = (phone: Phone) => house.first.ask('/api/push/ticket', { topics: [topic] }, { token: phone.token })
      expect((await input(stranger)).body.code, topic).toBe('COM-00-0404')
      expect((await input(ana)).body.code, topic).toBe('000')
    }
  })

  it('what was chosen at no table, or ahead of a visit, is ordered at none: not where the guest has no seat · C6', async () => {
    await seated('Ana')
    const stranger = await house.phone()
    const ordered = async (place: object) => {
      const cartItems = [{ ...DISH, quantity: 1 }]
      const { data, code } = await stranger.ask('cart/modify', { modifyType: 0, cartItems, ...place })
      expect(code).toBe('000')
      return (await stranger.submit(data)).code
    }
    expect(await ordered({ tableId: undefined })).toBe('OMS-20-1014')
    expect(await ordered({ preOrder: true })).toBe('OMS-20-1015')
  })

  it('a table of another store, and a code of none, are unknown · C6', async () => {
    const foreign = await house.phone('XaDNxevLgbqWgPCE')
    const none = await house.phone('nowhere-at-all-00')
    expect([(await foreign.join()).code, (await none.join()).code]).toEqual(['BASE-02-0002', 'BASE-02-0002'])
  })

  it('the number on a table does not give its code away, and lets nobody in with others but by their PIN · C6', async () => {
    const input = { shopId: SHOP, tableName: NUMBER }
    const found = await house.first.ask('/api/base/table/getTableInfo', input)
    const { tableId } = found.body.data as { tableId: string }
    expect(JSON.stringify(found.body)).not.toContain('lTMwDa_zDZvwTO8D')
    const ana = await seated('Ana')
    const { pin } = (await ana.ask<{ pin: string }>('cart/getPerson')).data
    const typed = await house.phone(tableId)
    const wrong = pin === '0000' ? '0001' : '0000'
    expect([(await typed.join()).code, (await typed.join('Ben', { pin: wrong })).code]).toEqual([
      'CART-01-0019',
      'CART-01-0019',
    ])
    const { data } = await typed.join('Ben', { pin })
    expect([data.shared.persons.length, JSON.stringify(data).includes('lTMwDa_zDZvwTO8D')]).toEqual([2, false])
    expect((await typed.add('')).code).toBe('000')
    expect((await typed.submit((await typed.query()).data)).code).toBe('000')
  })

  it('the PIN of a table is not found by trying · U1', async () => {
    const ana = await seated('Ana')
    const { pin } = (await ana.ask<{ pin: string }>('cart/getPerson')).data
    const wrong = pin === '0000' ? '0001' : '0000'
    const tableId = `no:${Buffer.from(NUMBER).toString('base64url')}`
    for (let guest = 0; guest < 3; guest += 1) {
      const typed = await house.phone(tableId)
      for (let at = 0; at < 5; at += 1) await typed.join('', { pin: wrong })
    }
    expect((await (await house.phone(tableId)).join('', { pin })).code).toBe('CART-01-0019')
  })

  it('a table takes two phones for each seat, and no more · S4', async () => {
    const phones = await Promise.all(Array.from({ length: 30 }, () => house.phone()))
    const codes = (await Promise.all(phones.map(phone => phone.join()))).map(it => it.code)
    expect(codes.filter(code => code === '000')).toHaveLength(24)
    expect(codes.filter(code => code === 'CART-01-0020')).toHaveLength(6)
  })
})

describe('the end of a party', () => {
  it('released, its cart and orders are nobody’s there, and the next party has its own · C6', async () => {
    const ana = await seated('Ana')
    const { data: cart } = await ana.add('')
    const { data: order } = await ana.submit(cart)
    const friend = await seated('Ben')
    await friend.add('waits')
    await house.staff('releaseTable')
    expect([(await ana.query()).code, (await friend.add('late')).code]).toEqual([NEEDED, NEEDED])
    const next = await seated('Next')
    const { data: fresh } = await next.query()
    expect([fresh.calculation.items, fresh.shared.persons.length]).toEqual([[], 1])
    expect(fresh.cartId).not.toBe(cart.cartId)
    expect((await next.ask('cart/getPerson')).data).toMatchObject({ orders: [] })
    expect((await next.ask('or/queryOrderDetail', { orderId: order.orderId })).code).toBe('COM-00-0404')
    expect((await friend.ask('or/queryOrderDetail', { orderId: order.orderId })).code).toBe('COM-00-0404')
    expect((await ana.ask('or/queryOrderDetail', { orderId: order.orderId })).code).toBe('000')
    expect((await friend.submit({ ...cart, cartVersion: cart.cartVersion + 1 })).code).toBe('OMS-20-1015')
  })

  it('is shown to staff, and only to those of the store', async () => {
    await seated('Ana')
    const { data } = await house.staff('tables')
    const tables = (data as unknown as { tables: { tableName: string; session?: { persons: number } }[] }).tables
    expect(tables.find(it => it.tableName === NUMBER)?.session).toMatchObject({ persons: 1 })
    const guest = await house.phone()
    for (const call of ['tables', 'openTable', 'releaseTable']) {
      const body = { shopId: SHOP, tableId: 'lTMwDa_zDZvwTO8D' }
      expect((await house.first.ask(`/api/console/${call}`, body, { token: guest.token })).body.code).toBe(
        'COM-00-1403',
      )
    }
    expect((await house.staff('releaseTable', 'XaDNxevLgbqWgPCE')).code).toBe('BASE-02-0002')
  })
})

describe('ordering together', () => {
  it('one orders; the others hear who did, with the way to the order · CART-15, O3', async () => {
    const phones = [await seated('Ana'), await seated('Ben'), await seated('Cleo')]
    await phones[0]?.add('')
    const { data: cart } = (await phones[1]?.add('')) ?? {}
    if (!cart) throw new Error('no cart')
    const answers = await Promise.all(phones.map(phone => phone.submit(cart)))
    expect(answers.filter(it => it.code === '000')).toHaveLength(1)
    const orderId = answers.find(it => it.code === '000')?.data.orderId
    const others = answers.filter(it => it.code === '10004')
    expect(others).toHaveLength(2)
    for (const { data } of others) expect(data).toMatchObject({ orderId, nick: expect.stringMatching(/Ana|Ben|Cleo/) })
    for (const phone of phones) {
      expect((await phone.ask('or/queryOrderDetail', { orderId })).code).toBe('000')
      expect((await phone.ask('cart/getPerson')).data).toMatchObject({ orders: [{ orderId, state: 'placed' }] })
    }
    expect((await phones[2]?.query())?.data.calculation.items).toEqual([])
  })

  it('a cart that somebody changed meanwhile is not ordered unseen · CART-15, O6', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const { data: seen } = await ana.add('')
    await ben.add('')
    expect((await ana.submit(seen)).code).toBe('10004')
    expect((await ana.submit((await ana.query()).data)).code).toBe('000')
  })

  it('only who ordered may call it off · A1', async () => {
    const [ana, ben] = [await seated('Ana'), await seated('Ben')]
    const { orderId } = (await ana.submit((await ana.add('')).data)).data
    expect((await ben.ask('or/queryOrderDetail', { orderId })).data).toMatchObject({ mayCancel: false, shared: true })
    expect((await ana.ask('or/queryOrderDetail', { orderId })).data).not.toHaveProperty('shared')
    expect((await ben.ask('or/cancel', { orderId })).code).toBe('COM-00-0404')
    expect((await ana.ask('or/cancel', { orderId })).code).toBe('000')
  })
})

describe('20 phones at once', () => {
  it('lose nothing they were told was saved, see versions that only rise, and end alike · C1, C2, C3', async () => {
    const phones = await Promise.all(Array.from({ length: 20 }, (_, at) => seated(`Guest ${at}`)))
    const told = phones.map(() => 0)
    const versions: number[][] = phones.map(() => [])
    const note = (at: number, { data }: { data: CartSaid }) => versions[at]?.push(data.cartVersion)
    const until = performance.now() + 4000
    const rounds = phones.map(async (phone, at) => {
      while (performance.now() < until) {
        const requestId = randomUUID()
        // The first is off the network for a while: what it had sent goes out again under the same id.
        if (at === 0 && versions[0]?.length === 2) await new Promise(resolve => setTimeout(resolve, 1500))
        const answer = await phone.add(`of ${at}`, { requestId })
        expect(answer.code).toBe('000')
        told[at] = (told[at] ?? 0) + 1
        note(at, answer)
        if (at === 0) note(at, await phone.add(`of ${at}`, { requestId }))
        await new Promise(resolve => setTimeout(resolve, 1500 + Math.random() * 1000))
        note(at, await phone.query())
      }
    })
    await Promise.all(rounds)
    const ends = await Promise.all(phones.flatMap(phone => [phone.query(0), phone.query(1)]))
    const [first] = ends
    if (!first) throw new Error('nobody is left')
    for (const end of ends) {
      expect(end.data.cartVersion).toBe(first.data.cartVersion)
      expect(quantities(end.data)).toEqual(quantities(first.data))
    }
    const kept = phones.map((_, at) => first.data.calculation.items.find(it => it.remark === `of ${at}`)?.quantity ?? 0)
    expect(kept).toEqual(told)
    for (const seen of versions) expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })
})
