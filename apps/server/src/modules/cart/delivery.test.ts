import { randomUUID } from 'node:crypto'
import { cart as calls } from '@comanda/contract/cart'
import { isRefusal } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import { describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { testDatabase, testGuest } from '../../testing/index.ts'
import type { CartAnswer } from './answer.ts'
import { createCart } from './index.ts'
import { needsOf } from './testing.ts'

const database = testDatabase()
const { shops } = demoBrand()
const handlers = () => createCart(needsOf(database(), settableClock('2026-11-18T17:00:00Z'), shops)).handlers

const NEAR = { latitude: 40.722, longitude: -73.995 }
const FARTHER = { latitude: 40.75, longitude: -73.99 }
const NOWHERE = { latitude: 41.3, longitude: -72.9 }

const changedCart = async (answer: unknown): Promise<CartAnswer> => {
  const it = await answer
  if (isRefusal(it)) throw new Error(`refused: ${it.refused}`)
  return it as CartAnswer
}

const menu = shops.find(it => it.config.shopId === 101)?.menu
const edamame = menu?.items.find(it => it.foodId === 'edamame')
const group = menu?.menuGroups.find(it => it.groupType === 0 && it.foodIds.includes('edamame'))
const shown = menu?.menus.find(it => it.windows.length === 0 && it.menuGroupIds.includes(group?.menuGroupId ?? ''))
if (!edamame || !group || !shown) throw new Error('store 101 has edamame all day')
const PRICE = edamame.price
const choice = {
  foodId: 'edamame',
  unitId: edamame.units[0]?.unitId,
  menuGroupId: group.menuGroupId,
  menuId: shown.menuId,
}

/** A guest of the store with this many edamame to be delivered there. */
function guestAt(businessType: 1200 | 1300 = 1200) {
  const guest = testGuest()
  const caller = () => ({ ...guest, requestId: randomUUID() })
  const place = { shopId: 101, businessType }
  return {
    price: PRICE,
    add: (quantity: number, deliverTo: object) => {
      const cartItems = [{ ...choice, quantity }]
      return changedCart(
        handlers().modify(caller(), calls.modify.request.parse({ ...place, deliverTo, modifyType: 0, cartItems })),
      )
    },
    query: (deliverTo?: object) =>
      changedCart(handlers().query(caller(), calls.query.request.parse({ ...place, ...(deliverTo && { deliverTo }) }))),
  }
}

describe('delivery cart with a chosen address', () => {
  it('The cart uses the fee and the minimum of that address, and adds the fee (PRICE-6)', async () => {
    const guest = guestAt()
    const near = await guest.add(1, NEAR)
    expect(near).toMatchObject({ zone: { zoneId: 'us-lower', fee: 299, minimumDeliveryFee: 1500 } })
    expect(near).not.toHaveProperty('deliveryFrom')
    const { calculation } = near
    expect(calculation).toMatchObject({ deliveryFee: 299, missingForDelivery: 1500 - guest.price })
    const farther = (await guest.query(FARTHER)).calculation
    expect(farther).toMatchObject({ deliveryFee: 599, missingForDelivery: 2500 - guest.price })
    expect(farther.totalPaidAmount - calculation.totalPaidAmount).toBeGreaterThanOrEqual(599 - 299)
  })

  it('Without an address the cart shows the nearest zone’s terms, and an address out of reach says so (PRICE-6)', async () => {
    const guest = guestAt()
    await guest.add(1, NEAR)
    const open = await guest.query()
    expect(open).toMatchObject({ deliveryFrom: { fee: 299 }, calculation: { deliveryFee: 0 } })
    const far = await guest.query(NOWHERE)
    expect(far).toMatchObject({ outOfReach: true, calculation: { deliveryFee: 0 } })
    expect(far).not.toHaveProperty('deliveryFrom')
    expect(far).not.toHaveProperty('zone')
  })

  it('An empty cart costs nothing, and pickup has no fee whatever the request contains (PRICE-6)', async () => {
    const { totalPaidAmount, totalLines } = (await guestAt().query(NEAR)).calculation
    expect(totalPaidAmount).toBe(0)
    expect(totalLines.map(line => line.kind)).toEqual(['items'])
    const pickup = await guestAt(1300).add(1, NEAR)
    expect(pickup.calculation.deliveryFee).toBe(0)
    expect(pickup).not.toHaveProperty('zone')
  })
})
