import { refuse } from '@comanda/contract/core'
import type { points as calls } from '@comanda/contract/points'
import { type PointsAtCurrency, pointsValue } from '@comanda/domain/card'
import { inLanguage, money } from '@comanda/domain/money'
import { account, entriesOf, type PostingKind } from '../../ledger/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { earnedAt, ruleFor } from './earn.ts'
import { pointsStateOf } from './lots.ts'
import type { PointsDeps } from './deps.ts'
import type { PointsTables } from './tables.ts'

const owedBy = async ({ db }: PointsDeps, corporationId: number, customerId: number): Promise<number> =>
  (
    await db
      .withTables<PointsTables>()
      .selectFrom('point_debt')
      .select('owed')
      .where('corporation_id', '=', corporationId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.owed ?? 0

/** A customer's balance, the points that expire next, and their value. CARD-7 */
export const pointsBalance =
  (deps: PointsDeps): Handler<typeof calls.queryPointsBalance> =>
  async caller => {
    const { corporationId, session } = caller
    const now = deps.clock()
    const { points, next } = await pointsStateOf(deps.db, { corporationId, customerId: session.customerId }, now)
    const program = await deps.programAt(corporationId)
    const worth = (program?.pointsRules ?? []).map(rule => ({
      currency: rule.currency,
      amount: pointsValue(points, rule),
    }))
    const owed = await owedBy(deps, corporationId, session.customerId)
    const expiring = next && { points: next.left, at: new Date(next.expiresAt).toISOString() }
    return { points, owed, ...(expiring && { expiring }), worth }
  }

const kindOf = {
  pointsEarned: 'earned',
  pointsGiven: 'given',
  opening: 'given',
  held: 'paid',
  released: 'paymentUndone',
  givenBack: 'refund',
  pointsTakenBack: 'takenBack',
  pointsExpired: 'expired',
  adjustedUp: 'adjusted',
  adjustedDown: 'adjusted',
} as const satisfies Partial<Record<PostingKind, string>>

const isShown = (kind: PostingKind): kind is keyof typeof kindOf => kind in kindOf
const OUT: PostingKind[] = ['held', 'pointsTakenBack', 'pointsExpired', 'adjustedDown']
const IN: PostingKind[] = ['pointsEarned', 'pointsGiven', 'opening', 'released', 'givenBack', 'adjustedUp']
const kinds = { all: undefined, in: IN, out: OUT } as const

/** A customer's point transactions, read from the ledger. CARD-7, CARD-10 */
export const accountDetails =
  (deps: PointsDeps): Handler<typeof calls.queryAccountDetails> =>
  async (caller, { kind, pageSize, cursor }) => {
    const { corporationId, session, language } = caller
    const before = cursor !== undefined && isUuid(cursor) ? { before: cursor } : {}
    const of = kinds[kind]
    const page = { limit: pageSize + 1, ...before, ...(of && { kinds: of }) }
    const lines = await entriesOf(deps.db, corporationId, [account.points(session.customerId)], page)
    const shops = new Map((await deps.shopsOf(corporationId)).map(shop => [shop.shopId, shop.shopName]))
    const details = lines.slice(0, pageSize).map(line => {
      const name = shops.get(line.shopId ?? 0)
      return {
        id: line.postingId,
        kind: isShown(line.kind) ? kindOf[line.kind] : ('given' as const),
        points: line.amount,
        at: line.at.toISOString(),
        shopName: name ? inLanguage(name, language) : '',
      }
    })
    const last = details.at(-1)
    return { details, ...(lines.length > pageSize && last && { nextCursor: last.id }) }
  }

export const pointsRules =
  (deps: PointsDeps): Handler<typeof calls.queryPointsRule> =>
  async ({ corporationId }, { shopId }) => {
    const program = await deps.programAt(corporationId, shopId)
    if (!program) return refuse('noCardProgram')
    const shop = shopId === undefined ? undefined : await deps.shopOf(corporationId, shopId)
    const own = shop && ruleFor(program.pointsRules, shop.currency.currencyCode)
    const rules: PointsAtCurrency[] = shop ? (own ? [own] : []) : program.pointsRules
    return { rules, pointsMonths: program.pointsMonths }
  }

/** The points one of the caller's orders earned. CARD-7 */
export const orderRewardPoints =
  ({ db, mayStillEarn }: PointsDeps): Handler<typeof calls.orderRewardPoints> =>
  async ({ corporationId, session }, { orderId }) => {
    const open = await mayStillEarn(db, { corporationId, orderId, owner: session.owner })
    if (open === undefined) return refuse('notFound', { field: 'orderId' })
    const row = await db
      .withTables<PointsTables>()
      .selectFrom('point_earning')
      .select(['points', 'taken'])
      .where('corporation_id', '=', corporationId)
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    return { points: row?.points ?? 0, takenBack: row?.taken ?? 0, pending: row === undefined && open }
  }

export const calculateEarnPoints =
  (deps: PointsDeps): Handler<typeof calls.calculateEarnPoints> =>
  async ({ corporationId, session }, { shopId, amount }) => {
    const { customerId } = session
    const earned = await earnedAt(deps, deps.db, { corporationId, customerId, shopId, amount: money(amount) })
    return earned ? { points: earned.points, isMember: earned.isMember } : refuse('noCardProgram')
  }
