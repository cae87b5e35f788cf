import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '@comanda/domain/money'
import { testDatabase } from '../testing/index.ts'
import { choiceOf, itemOf, kept, nameOf, NOON, type PickupHouse, pickupHouse, SHOP } from './pickup-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PickupHouse
beforeAll(async () => {
  house = await pickupHouse(database())
})

const left = async (foodId: string): Promise<number> => {
  const text = `select left_count from menu_stock where shop_id = 101 and stock_key = $1`
  const { rows } = await database().query<{ left_count: number }>({ name: 'test_left', text }, [foodId])
  return Number(rows[0]?.left_count)
}

/** A set whose side is edamame. */
function mealWithEdamame(): object {
  const group = itemOf('burger-meal').comboGroups.find(it => it.details.some(({ foodId }) => foodId === 'edamame'))
  const detail = group?.details.find(({ foodId }) => foodId === 'edamame')
  const rest = choiceOf('burger-meal')['subItems'] as { comboGroupId: string }[]
  const { comboGroupId = '' } = group ?? {}
  const side = { comboGroupId, comboGroupItemId: detail?.comboGroupItemId, quantity: 1 }
  return { subItems: [...rest.filter(it => it.comboGroupId !== comboGroupId), side] }
}

/** Ramen with edamame beside it. */
function ramenWithEdamame(): object {
  const sides = itemOf('shoyu-ramen').sideDishGroups.flatMap(group =>
    group.sideDishes.map(side => ({ group: group.sideDishGroupId, side })),
  )
  const found = sides.find(({ side }) => side.foodId === 'edamame')
  const { group: sideDishGroupId, side } = found ?? {}
  return { sideDishItems: [{ sideDishGroupId, sideDishGroupItemId: side?.sideDishGroupItemId, quantity: 1 }] }
}

describe('the last ones, with a hundred who want them', () => {
  it('five portions, alone, in sets and beside noodles: five are sold, the rest are told · S1, CART-6', async () => {
    await house.setLeft('edamame', 5)
    const wishes = [
      ['edamame', {}],
      ['burger-meal', mealWithEdamame()],
      ['shoyu-ramen', ramenWithEdamame()],
    ] as const
    const carts = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const guest = house.guest()
        const [foodId, own] = wishes[at % wishes.length] ?? wishes[0]
        return { guest, cart: await guest.add(foodId, own) }
      }),
    )
    const before = await left('edamame')
    expect(before).toBe(5)
    const answers = await Promise.all(carts.map(({ guest, cart }) => guest.submit(cart)))
    const names = answers.map(nameOf)
    expect(names.filter(name => name === 'done')).toHaveLength(5)
    expect(names.filter(name => name === 'soldOut')).toHaveLength(95)
    expect(await left('edamame')).toBe(0)
  })

  it('carts hold nothing: a hundred with the last one in them keep nobody from buying it · S3', async () => {
    await house.setLeft('edamame', 1)
    for (let at = 0; at < 100; at += 20) {
      await Promise.all(Array.from({ length: 20 }, () => house.guest().add('edamame')))
    }
    const buyer = house.guest()
    expect(nameOf(await buyer.submit(await buyer.add('edamame')))).toBe('done')
    expect(await left('edamame')).toBe(0)
  })

  it('the places of a time: as many orders as it holds, the others keep their cart · S5', async () => {
    await house.setLeft('edamame', 1000)
    const { capacity = 0, intervalMinutes = 0 } = SHOP.slots[1300] ?? {}
    const dinnerTime = new Date(NOON + 4 * intervalMinutes * 60_000).toISOString()
    const carts = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const guest = house.guest()
        return { guest, cart: await guest.add('edamame') }
      }),
    )
    const names = (await Promise.all(carts.map(({ guest, cart }) => guest.submit(cart, { dinnerTime })))).map(nameOf)
    expect(names.filter(name => name === 'done')).toHaveLength(capacity)
    expect(names.filter(name => name === 'slotFull')).toHaveLength(100 - capacity)
    expect(await left('edamame')).toBe(1000 - capacity)
    const turnedAway = carts[names.indexOf('slotFull')]
    const cart = await turnedAway?.guest.cart()
    expect(cart?.calculation.items).toHaveLength(1)
  })

  it('who is too late is told of the dishes that take of what is short, also of a set it is a part of, and of no other · S1, CART-6', async () => {
    await house.setLeft('edamame', 1)
    const late = house.guest()
    await late.add('shoyu-ramen')
    const cart = await late.add('burger-meal', mealWithEdamame())
    const first = house.guest()
    expect(nameOf(await first.submit(await first.add('edamame')))).toBe('done')
    const told = await late.submit(cart)
    expect(told).toMatchObject({ refused: 'soldOut', data: { items: [{ foodId: 'burger-meal' }] } })
    expect(told).toMatchObject({ params: { dishes: inLanguage(itemOf('burger-meal').displayName, 'en_US') } })
  })

  it('several of them are named in the guest’s language, joined by its own comma · S1, CART-7', async () => {
    await house.setLeft('edamame', 2)
    const late = house.guest({ ...house.guest().who, language: 'zh_CN' })
    await late.add('edamame')
    const cart = await late.add('burger-meal', mealWithEdamame())
    await house.setLeft('edamame', 1)
    expect(await late.submit(cart)).toMatchObject({
      refused: 'soldOut',
      params: { dishes: expect.stringContaining('，') },
    })
  })

  it('a set of several bases is not sold from fewer · CART-6', async () => {
    const { multiBase = 1, foodId } = itemOf('family-feast')
    expect(multiBase).toBeGreaterThan(1)
    await house.setLeft(foodId, multiBase - 1)
    expect(nameOf(await house.guest().change(0, [choiceOf(foodId, { quantity: 1 })]))).not.toBe('done')
    expect(kept<{ calculation: object }>(await house.guest().cart()).calculation).toMatchObject({ items: [] })
  })
})
