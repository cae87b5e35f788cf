import type { MenuDocument } from '@comanda/domain/menu'
import { afterAll, beforeAll } from 'vitest'
import { testDatabase } from './index.ts'
import { type Reply, type DemoApp, demoApp } from './demo-app.ts'

export const MANAGER = 'manager@marigold.example'
/** Staff of the store in New York, not a manager. */
export const WAITER = 'newyork@marigold.example'
export const NEW_YORK = 101

interface Plate {
  foodId: string
  quantity?: number
  subItems?: { comboGroupId: string; comboGroupItemId: string; quantity: number }[]
  sides?: { sideDishGroupId: string; sideDishGroupItemId: string; quantity: number }[]
  /** Changes of the dishes a combo contains, beyond their required choices. */
  inside?: Readonly<Record<string, { modifierGroupId: string; modifierItemId: string; quantity: number }[]>>
  remark?: string
}

export interface PlaceInput {
  plates: Plate[]
  bizType?: 1100 | 1300
  tableId?: string
  remark?: string
}

export interface DemoConsole {
  app(): DemoApp
  /** Calls as staff; returns the data, or the whole refusal. */
  at<T>(account: string, path: string, body: object): Promise<T>
  refused(account: string, path: string, body: object): Promise<Reply['body']>
  /** Places a guest's order at the store in New York, to be paid there; returns its id. */
  place(input: PlaceInput): Promise<string>
  accept(orderId: string): Promise<void>
  menu(): Promise<MenuDocument<string>>
}

/** The whole app with the demo brand, called over HTTP like its staff and guests do. */
export function demoConsole(
  env: Record<string, string> = {},
): DemoConsole & { database: ReturnType<typeof testDatabase> } {
  const database = testDatabase()
  let open: DemoApp | undefined
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    open = await demoApp(database(), env)
  }, 60_000)
  afterAll(async () => {
    await open?.close()
  })
  const app = () => {
    if (!open) throw new Error('The app is available within tests only')
    return open
  }
  const tokenOf = async (account: string) => {
    const token = tokens.get(account) ?? (await app().staff(account))
    tokens.set(account, token)
    return token
  }
  const asked = async (account: string, path: string, body: object) =>
    (await app().ask(`/api/console/${path}`, body, { token: await tokenOf(account) })).body
  const good = <T>(body: Reply['body']): T => {
    if (body.code !== '000') throw new Error(JSON.stringify(body))
    return body.data as T
  }
  const at: DemoConsole['at'] = async (account, path, body) => good(await asked(account, path, body))
  const guestAsk = async <T>(token: string, path: string, body: object) =>
    good<T>((await app().ask(path, body, { token })).body)

  const menu = async () => {
    const input = { shopId: NEW_YORK, businessType: 1300 }
    const token = await app().guest()
    return (await guestAsk<{ document: MenuDocument<string> }>(token, '/api/menu/queryAllMenus', input)).document
  }
  const place: DemoConsole['place'] = async ({ plates, bizType = 1300, tableId, remark = '' }) => {
    const token = await app().guest()
    const document = await menu()
    const where = { shopId: NEW_YORK, businessType: bizType, ...(tableId ? { tableId } : {}) }
    const cartItems = plates.map(plate => choiceOf(document, plate))
    await guestAsk(token, '/api/order/cart/modify', { ...where, modifyType: 0, cartItems })
    const cart = await guestAsk<{ cartId: string; cartVersion: number }>(token, '/api/order/cart/query', where)
    const base = {
      shopId: NEW_YORK,
      cartId: cart.cartId,
      orderType: bizType,
      ...(tableId ? { tableId } : { dinnerTime: 'asap' }),
    }
    const worked = await guestAsk<{ calculation: { totalPaidAmount: number; cartVersion: number } }>(
      token,
      '/api/order/or/calculate',
      base,
    )
    const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }
    const placed = await guestAsk<{ orderId: string }>(token, '/api/order/or/submit', {
      ...base,
      cartVersion: worked.calculation.cartVersion,
      expectedTotal: worked.calculation.totalPaidAmount,
      paymentMethod: 'out-line',
      contact,
      remark,
    })
    return placed.orderId
  }
  const accept = async (orderId: string) => {
    const promisedAt = new Date(Date.now() + 20 * 60_000).toISOString()
    await at(MANAGER, 'accept', { orderId, promisedAt })
  }
  return { database, app, at, refused: asked, place, accept, menu }
}

/** A dish with its required choices. */
function choiceOf(
  document: MenuDocument<string>,
  { foodId, quantity = 1, subItems, sides = [], inside: more = {}, remark = '' }: Plate,
) {
  const item = document.items.find(one => one.foodId === foodId)
  const group = document.menuGroups.find(one => one.groupType === 0 && one.foodIds.includes(foodId))
  const menu = document.menus.find(one => one.menuGroupIds.includes(group?.menuGroupId ?? ''))
  if (!item || !group || !menu) throw new Error(`No such dish: ${foodId}`)
  const needed = (dish: typeof item | undefined) =>
    document.modifierGroups
      .filter(one => dish?.modifierGroupIds.includes(one.modifierGroupId))
      .flatMap(({ modifierGroupId, modifierItems, min }) =>
        modifierItems.slice(0, min).map(({ modifierItemId }) => ({ modifierGroupId, modifierItemId, quantity: 1 })),
      )
  const inside = (foodIdInside: string | undefined) =>
    foodIdInside !== undefined && {
      modifiers: [...needed(document.items.find(one => one.foodId === foodIdInside)), ...(more[foodIdInside] ?? [])],
    }
  const combos = item.comboGroups.flatMap(({ comboGroupId, details, min }) => {
    const selected = details.filter(one => one.selected)
    const taken = selected.length >= min ? selected : details.slice(0, min)
    return taken.map(({ comboGroupItemId, nestedMenuGroupItemUID }) => ({
      comboGroupId,
      comboGroupItemId,
      quantity: 1,
      ...inside(nestedMenuGroupItemUID),
    }))
  })
  return {
    foodId,
    menuGroupId: group.menuGroupId,
    menuId: menu.menuId,
    unitId: item.units[0]?.unitId,
    quantity,
    modifiers: needed(item),
    subItems: subItems ?? combos,
    sideDishItems: sides,
    remark,
  }
}
