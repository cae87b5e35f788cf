import { isRefusal, refuse } from '@comanda/contract/core'
import type { group as calls } from '@comanda/contract/group'
import { MOST_IN_GROUP } from '@comanda/domain/group'
import { type Handler, once } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { keyOf, presented } from './present.ts'
import { groupByCode, type GroupRow, makeGroup } from './queries.ts'

/** Signs of a code: 16 of 5 random bits each. S8 */
const CODE_SIGNS = 16
/** Group orders one person may begin in an hour. */
const BEGUN = { max: 10, windowSeconds: 3600 }

/** Two phones may come for each seat. */
const SEATS = MOST_IN_GROUP / 2

/** Begins a group order: its party with the host as the first, and the code that lets friends in. */
export const createGroup =
  (deps: Deps): Handler<typeof calls.create> =>
  async (caller, { shopId, businessType, nick, minutes }) => {
    const { corporationId } = caller
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    if (!shop.bizTypes.includes(businessType)) return refuse('notOfferedHere', { field: 'businessType' })
    const room = await deps.take(corporationId, [{ key: `group:${caller.session.owner}`, ...BEGUN }])
    if (!room) return refuse('groupTooMany')
    const code = readableId(CODE_SIGNS)
    const party = await deps.parties.comeIn(caller, { shopId, key: keyOf(code), seats: SEATS, nick })
    if (party === 'full') return refuse('groupTooMany')
    const now = deps.clock()
    const row: GroupRow = {
      code,
      session_id: party.sessionId,
      shop_id: shopId,
      biz_type: businessType,
      host_person_id: party.me,
      state: 'open',
      deadline: new Date(now + minutes * 60_000),
      created_at: new Date(now),
      cart_id: null,
    }
    const asked = { shopId, businessType, nick, minutes }
    const made = await once<{ code: string }, never>(deps.db, caller, 'group/create', asked, async tx => {
      await makeGroup(tx, corporationId, row)
      return { code }
    })
    if (isRefusal(made)) return made
    return presented(deps, caller, (await groupByCode(deps.db, corporationId, made.code)) ?? row)
  }
