import { store as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { currentLocale } from '../../platform/i18n/index.ts'
import { inOrder } from '../../platform/in-order.ts'
import { askedBefore, questionOf } from '../../platform/answers.ts'
import { send } from '../../platform/send/index.ts'
import { useAnswer } from '../../platform/use-answer.ts'

export type ShopDetail = ResponseOf<typeof calls.getShop>

const keyOf = (shopId: number) => ['shop', shopId, currentLocale().id]

const loadShop = (shopId: number): Promise<ShopDetail> => send(calls.getShop, { shopId })

/** One store in full. */
export const useShop = (shopId: number | undefined) =>
  useAnswer(shopId === undefined ? undefined : keyOf(shopId), () => loadShop(shopId ?? 0), { staleAfter: 60_000 })

/** Asks for a store before anything is drawn. A failure is met by the screen that shows it. */
export const shopAhead = (shopId: number): Promise<void> => questionOf(keyOf(shopId), () => loadShop(shopId)).ask()

let marked = 0

/** When a favourite was last marked here: lists from before show it otherwise. */
export const lastMarked = (): number => marked

const marks = inOrder()

/** Marks a favourite store. Rejects where the server says no. MENU-7 */
export async function collectShop(shopId: number, collected: boolean): Promise<void> {
  await marks(() => send(calls.collectShop, { shopId, collected }))
  marked = Date.now()
  askedBefore<ShopDetail>(keyOf(shopId))?.change(held => held && { ...held, favourite: collected })
}
