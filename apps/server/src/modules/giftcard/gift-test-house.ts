import { randomUUID } from 'node:crypto'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { type AskOf, isRefusal, type Refusal } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import type { Money } from '@comanda/domain/money'
import { type SettableClock, settableClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Guest, Precompressed } from '../../platform/http/index.ts'
import type { Limit } from '../../platform/limits.ts'
import { silentLog } from '../../platform/log.ts'
import { createSeal } from '../../platform/seal.ts'
import { type InstantJobs, instantJobs } from '../../testing/instant-jobs.ts'
import type { Notice } from '../../ports/notification.ts'
import { createGiftCards, type GiftCardModule } from './index.ts'
import type { Deps } from './deps.ts'
import { seedGiftCards } from './seed.ts'

export interface GiftHouse {
  gifts: GiftCardModule
  deps: Deps
  clock: SettableClock
  jobs: InstantJobs
  notices: Notice[]
  /** What was counted against which limit. */
  counted: Limit[]
  buy(caller: Guest, more?: Partial<AskOf<typeof calls.checkout>>): Promise<string>
  /** The money for a purchase has come, as paying tells it. */
  pay(orderId: string, amount?: number, ref?: string): Promise<string>
  /** A card of 50.00 of this customer, bought and paid. */
  card(caller: Guest): Promise<string>
  /** Number and code out of the last message of this kind. */
  codeIn(template: string): { cardNo: string; authCode: string }
}

const PRICE = 5000
export const USD = 'marigold-usd'

export const friend = {
  recipient: 'Ann',
  recipientEmail: 'ann@friend.test',
  from: 'Bob',
  message: 'Enjoy!',
}

/** What a handler answered, where it answered no refusal. */
export function kept<T>(answer: T): Exclude<T, Refusal | Precompressed> {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer))
  return answer as never
}

export const refusedWith = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'answered')

/** Gift cards on a real database with the demo brand's programs; messages and limits are looked at, jobs run at once. */
export async function giftHouse(db: Database): Promise<GiftHouse> {
  const clock = settableClock('2026-11-22T15:00:00Z')
  const jobs = instantJobs()
  const notices: Notice[] = []
  const counted: Limit[] = []
  const brand = demoBrand()
  const deps: Deps = {
    db,
    clock,
    log: silentLog,
    jobs,
    seal: createSeal('a secret for tests, of thirty-two letters', 'gift card codes'),
    shopsOf: async () => brand.shops.map(shop => shop.config),
    addressLinesOf: shop => shop.address.lines,
    brandName: async () => 'Marigold',
    origin: 'https://eat.example',
    phoneOf: async (typed, isoCode) => (typed.startsWith('+') ? { phoneNumber: typed, isoCode } : undefined),
    channelOpen: () => true,
    notify: async (tx, notice) => tx.afterCommit(() => notices.push(notice)),
    usePicture: async () => true,
    takeLimit: async (_, limits) => counted.push(...limits) > 0,
  }
  const gifts = createGiftCards(deps)
  await db.inTx(tx => seedGiftCards(tx, 1, { programs: brand.giftCards.programs, cards: [] }, new Date(clock())))
  const house: GiftHouse = {
    gifts,
    deps,
    clock,
    jobs,
    notices,
    counted,
    async buy(caller, more = {}) {
      const input = { programId: USD, designId: 'birthday', amount: PRICE as Money, payAmount: PRICE as Money, ...more }
      const again = { ...caller, requestId: randomUUID() }
      return kept(await gifts.handlers.checkout(again, calls.checkout.request.parse(input))).orderId
    },
    pay: (orderId, amount = PRICE, ref = randomUUID()) =>
      db.inTx(tx => gifts.purchases.paid(tx, { corporationId: 1, payableId: orderId, amount: amount as Money, ref })),
    async card(caller) {
      const orderId = await house.buy(caller)
      await house.pay(orderId)
      return kept(await gifts.handlers.orderDetails(caller, { orderId })).cardId ?? ''
    },
    codeIn(template) {
      const link = String(notices.findLast(notice => notice.template === template)?.params['link'])
      const [cardNo = '', authCode = ''] = (link.split('#')[1] ?? '').split('-')
      return { cardNo, authCode }
    },
  }
  return house
}
