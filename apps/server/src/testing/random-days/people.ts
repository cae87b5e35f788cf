import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import type { TestApp, TestMember, TestStaff } from '../test-app.ts'
import { PASSWORD } from './payments.ts'
import type { World } from './world.ts'

const COUPONS = ['tenth-off', 'five-off-dollars', 'coffee-on-us', 'quarter-off-alone']
const A_DAY_AND_MORE = 30 * 3_600_000
const PLENTY = 5000

/** The dishes that can be ordered with their starting choices. */
async function foodsOf(app: TestApp, shopId: number): Promise<string[]> {
  const usable: string[] = []
  const groups = new Set(app.shop.menu.menuGroups.filter(one => one.groupType !== -1).flatMap(one => one.foodIds))
  for (const { foodId } of app.shop.menu.items.filter(one => groups.has(one.foodId))) {
    const guest = app.guest()
    const at = { shopId, businessType: 1300 as const }
    const cartItems = [guest.choice(foodId)]
    const answer = await guest.call(contract.cart.modify, { ...at, modifyType: 0, cartItems })
    if (!('refused' in answer)) usable.push(foodId)
  }
  return usable
}

/** Two members, one with much on cards and one with little, both with coupons. */
async function membersOf(app: TestApp, owner: TestStaff, shopId: number): Promise<TestMember[]> {
  const gift = app.shop.config.currency.internationalSystemOfUnits === 0 ? 1500 : 3000
  const members = [
    await app.member({ card: 9000, bonus: 3000, points: 2000, gift, password: PASSWORD }),
    await app.member({ card: 500, bonus: 100, points: 700, password: PASSWORD }),
  ]
  const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const days = { beginDate: dayAt(app.clock() - A_DAY_AND_MORE), endDate: dayAt(app.clock() + 200 * A_DAY_AND_MORE) }
  const input = { shopId, count: 2, ...days, reason: 'trial' }
  for (const { customerId } of members)
    for (const couponTemplateId of COUPONS)
      await owner.must(contract.coupon.giveCoupon, { ...input, customerId, couponTemplateId })
  return members
}

/** Ends what the sequence before left at tables and in drawers. */
async function clear(app: TestApp, shopId: number, people: readonly TestStaff[]): Promise<void> {
  const [one] = people
  if (one === undefined) return
  for (const { tableId } of app.shop.tables) {
    const { bills } = await one.must(contract.bill.tableBill, { shopId, tableId })
    for (const { billId, restAmount, openAmount } of bills)
      for (const person of people) {
        const expectedAmount = money(restAmount + openAmount)
        await person.call(contract.bill.writeOffBill, {
          shopId,
          billId,
          expectedAmount,
          freeParts: true,
          reason: 'end',
        })
      }
    await one.call(contract.table.releaseTable, { shopId, tableId })
  }
  const { shifts } = await one.must(contract.till.shifts, { shopId })
  for (const { shiftId } of shifts)
    await one.call(contract.till.closeDrawer, { shopId, shiftId, countedAmount: money(0) })
}

/** Makes worlds of one store, each with people of its own, on a day of its own. */
export function worldsOf(app: TestApp, shopId: number): () => Promise<World> {
  const owner = app.staff('brand')
  const staff = [app.staff('manager', { name: 'Ann' }), app.staff('manager', { name: 'Ben' }), owner]
  let key: string | undefined
  let foods: string[] | undefined
  return async () => {
    app.clock.advance(A_DAY_AND_MORE)
    const scopes: ('orders:read' | 'orders:write')[] = ['orders:read', 'orders:write']
    key ??= (await owner.must(contract.integration.createApiKey, { shopId, name: 'Till', scopes, shopIds: [shopId] }))
      .key
    foods ??= await foodsOf(app, shopId)
    for (const foodId of foods.slice(0, 40)) await app.setStock(foodId, PLENTY)
    await clear(app, shopId, staff)
    await app.modules.order.watchdog.sweep()
    await app.settle()
    return {
      app,
      shopId,
      guests: [app.guest(), app.guest()],
      members: await membersOf(app, owner, shopId),
      staff,
      owner,
      pos: app.signedIn(key),
      foods,
      tables: app.shop.tables
        .filter(one => one.operationMode === 1)
        .map(({ tableId, payMode }) => ({ tableId, payMode: payMode ?? 0 })),
      from: app.clock(),
      firstDay: (await owner.must(contract.report.dayReport, { shopId })).today,
      sent: [],
      toPay: [],
      purchases: [],
      bookings: [],
      addresses: new Map(),
      drawers: [],
      oneByOne: true,
      faults: [],
      errors: app.log.length,
    }
  }
}
