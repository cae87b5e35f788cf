import { contract } from '@comanda/contract'
import { passwordRights, rights } from '@comanda/domain/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_MANAGER, demoStaff, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const { staff: calls } = contract
const app = testApp({ brand: 'demo' })
const PASSWORD = 'marigold-demo'
const SOHO = 102
const shopId = SHOP
const [manager, office] = [demoStaff(app), demoStaff(app, 'office@marigold.example')]
const pins = { 'waiter@marigold.example': '2580', 'cashier@marigold.example': '9174', [DEMO_MANAGER]: '407162' }

beforeEach(() => app.sql('delete from rate_limit'))

/** A new shared tablet of a store, with the PINs of three people. */
async function tablet(shop = shopId) {
  for (const [account, pin] of Object.entries(pins))
    await demoStaff(app, account).must(calls.savePin, { password: PASSWORD, pin })
  const { device } = await manager.must(calls.shareDevice, { shopId: shop, name: 'Bar', idleMinutes: 2 })
  const { people, idleMinutes } = await app.anyone().must(calls.deviceStaff, { device })
  expect(idleMinutes).toBe(2)
  const idOf = (name: string) => people.find(one => one.name === name)?.staffId ?? ''
  const tap = (name: string, pin: string) => app.anyone().call(calls.signInByPin, { device, staffId: idOf(name), pin })
  const enter = async (name: string, pin: string) => {
    const { token, staff } = await app.anyone().must(calls.signInByPin, { device, staffId: idOf(name), pin })
    return { staff, actor: app.signedIn(token) }
  }
  return { device, people, idOf, tap, enter }
}

describe('Shared tablets (L5)', () => {
  test('A shared tablet shows the people of its store who set a PIN, and their PIN signs them in there alone (L5)', async () => {
    const { people, enter } = await tablet(SOHO)
    expect(people.map(one => one.name)).toEqual(['Amara Okafor', 'Diego Flores'])
    const { staff, actor } = await enter('Diego Flores', '2580')
    expect(staff).toMatchObject({ name: 'Diego Flores', shops: [{ shopId: SOHO }] })
    expect(refusedAs(await actor.call(contract.order.board, { shopId: SOHO }))).toBe('done')
    expect(refusedAs(await actor.call(contract.order.board, { shopId }))).toBe('notYourShop')
  })

  test('What a person does after their PIN is recorded under their name and store (L5, L2)', async () => {
    const { enter } = await tablet()
    const grace = await enter('Grace Hall', '9174')
    await grace.actor.must(contract.till.openDrawer, { shopId, drawer: 'Front', floatAmount: 1000 })
    await grace.actor.must(calls.signOut, {})
    const amara = await enter('Amara Okafor', '407162')
    await amara.actor.must(contract.till.openDrawer, { shopId, drawer: 'Bar', floatAmount: 2000 })
    const { lines } = await office.must(calls.auditLines, { shopId, what: 'drawerOpened', pageSize: 10 })
    expect(lines.map(line => line.by)).toEqual(['Amara Okafor', 'Grace Hall'])
    const elsewhere = await office.must(calls.auditLines, { shopId, inShop: SOHO, what: 'drawerOpened', pageSize: 10 })
    expect(elsewhere.lines).toEqual([])
    const here = await office.must(calls.auditLines, { shopId, inShop: shopId, what: 'drawerOpened', pageSize: 10 })
    expect(here.lines).toHaveLength(2)
  })

  test('A PIN does not open what needs the password (L5)', async () => {
    const { enter } = await tablet()
    const { staff, actor } = await enter('Amara Okafor', '407162')
    expect(staff.shops[0]?.rights).toEqual(rights.filter(right => !passwordRights.includes(right)))
    expect(staff).toMatchObject({ role: 'staff', brand: false })
    expect(refusedAs(await actor.call(calls.rights, { shopId }))).toBe('done')
    expect(
      refusedAs(await actor.call(calls.inviteStaff, { shopId, name: 'A', account: 'a@b.example', grants: [] })),
    ).toBe('rightMissing')
    expect(refusedAs(await actor.call(calls.savePin, { password: 'not this one', pin: '2581' }))).toBe('passwordWrong')
  })

  test('Of twenty wrong PINs at once five are checked; others at the tablet still sign in (L5)', async () => {
    const { tap } = await tablet()
    const answers = await twenty(async at => refusedAs(await tap('Diego Flores', String(3000 + at))))
    expect(answers.filter(answer => answer === 'pinWrong')).toHaveLength(5)
    expect(answers.filter(answer => answer === 'pinTriesTooMany')).toHaveLength(15)
    expect(refusedAs(await tap('Diego Flores', '2580'))).toBe('pinTriesTooMany')
    expect(refusedAs(await tap('Grace Hall', '9174'))).toBe('done')
  })

  test('Twenty people who sign in with right PINs use up no tries (L5)', async () => {
    const { tap } = await tablet()
    for (let round = 0; round < 22; round += 1) expect(refusedAs(await tap('Grace Hall', '9174'))).toBe('done')
  })

  test('Rights follow a person at once on a shared tablet (L5)', async () => {
    const { enter, tap } = await tablet()
    const { actor } = await enter('Diego Flores', '2580')
    const personNow = async () => {
      const { staff } = await manager.must(calls.rights, { shopId })
      const one = staff.find(({ name }) => name === 'Diego Flores')
      if (!one) throw new Error('the waiter is missing')
      return one
    }
    const { staffId, mark, grants } = await personNow()
    await manager.must(calls.saveRights, {
      shopId,
      staffId,
      mark,
      grants: [{ roleId: 'kitchen', shopId }],
      active: true,
    })
    expect(refusedAs(await actor.call(contract.order.board, { shopId }))).toBe('notLoggedIn')
    const again = await enter('Diego Flores', '2580')
    expect(refusedAs(await again.actor.call(contract.order.board, { shopId }))).toBe('rightMissing')
    await manager.must(calls.saveRights, { shopId, staffId, mark: (await personNow()).mark, grants, active: false })
    expect(refusedAs(await tap('Diego Flores', '2580'))).toBe('pinWrong')
    await manager.must(calls.saveRights, { shopId, staffId, mark: (await personNow()).mark, grants, active: true })
  })

  test('A changed role of the brand reaches a session at a tablet without widening it to other stores (L5)', async () => {
    const { roles } = await manager.must(calls.saveRole, { shopId, mark: '', name: 'Bar', rights: ['takeOrders'] })
    const { roleId, mark } = roles.find(one => one.name === 'Bar') ?? {}
    const owner = await manager.must(calls.rights, { shopId })
    const waiter = owner.staff.find(({ name }) => name === 'Diego Flores')
    if (!waiter || !roleId || mark === undefined) throw new Error('the role is missing')
    const grants = [SHOP, SOHO].map(one => ({ roleId, shopId: one }))
    await manager.must(calls.saveRights, { shopId, staffId: waiter.staffId, mark: waiter.mark, grants, active: true })
    const { enter } = await tablet()
    const { actor } = await enter('Diego Flores', '2580')
    await manager.must(calls.saveRole, {
      shopId,
      roleId,
      mark,
      name: 'Bar',
      rights: ['takeOrders', 'markSoldOut', 'manageBrand'],
    })
    const { shops } = await actor.must(calls.me, {})
    expect(shops.map(one => [one.shopId, one.rights])).toEqual([[shopId, ['takeOrders', 'markSoldOut']]])
  })

  test('A tablet that is removed signs out its people and accepts no PIN (L5)', async () => {
    const { enter, tap } = await tablet()
    const { actor } = await enter('Grace Hall', '9174')
    const elsewhere = demoStaff(app, 'cashier@marigold.example')
    await elsewhere.must(calls.me, {})
    const { devices } = await manager.must(calls.devices, { shopId })
    const last = devices.at(-1)?.deviceId ?? ''
    expect(refusedAs(await manager.call(calls.removeDevice, { shopId: SOHO, deviceId: last }))).toBe('notFound')
    for (const { deviceId } of devices) await manager.must(calls.removeDevice, { shopId, deviceId })
    expect(refusedAs(await actor.call(calls.me, {}))).toBe('notLoggedIn')
    expect(refusedAs(await tap('Grace Hall', '9174'))).toBe('deviceGone')
    expect(refusedAs(await elsewhere.call(calls.me, {}))).toBe('done')
  })

  test('A PIN that is easy to guess is refused, and sharing a tablet needs the right (L5)', async () => {
    const waiter = demoStaff(app, 'waiter@marigold.example')
    for (const pin of ['1234', '0000', '12', 'abcd'])
      expect(refusedAs(await manager.call(calls.savePin, { password: PASSWORD, pin }))).toBe('pinUnfit')
    expect(refusedAs(await waiter.call(calls.shareDevice, { shopId, name: 'Bar', idleMinutes: 2 }))).toBe(
      'rightMissing',
    )
  })
})
