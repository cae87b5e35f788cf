import { refuse } from '@comanda/contract/core'
import { group as calls } from '@comanda/contract/group'
import { MAX_IN_GROUP } from '@comanda/domain/group'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { keyOf, presented } from './present.ts'
import { groupByCode, type GroupRow, makeGroup } from './queries.ts'

/** Characters of a code: 16 of 5 random bits each. S8 */
const CODE_SIGNS = 16
/** Most group orders one person may start in an hour. */
const GROUP_LIMIT = { max: 10, windowSeconds: 3600 }

/** Seats of a group's party: half its limit of people, because two phones may join for each seat. */
const SEATS = MAX_IN_GROUP / 2

/** Starts a group order: its party with the host, and the code with which friends join. */
export const createGroup = (deps: Deps): Handler<typeof calls.create> =>
  changeInSteps(calls.create, deps, {
    async prepare(caller, { shopId, businessType, nick, minutes }) {
      const { corporationId } = caller
      const shop = await deps.shopOf(corporationId, shopId)
      if (!shop) return refuse('notFound', { field: 'shopId' })
      if (!shop.bizTypes.includes(businessType)) return refuse('notOfferedHere', { field: 'businessType' })
      const room = await deps.take(corporationId, [{ key: `group:${caller.session.owner}`, ...GROUP_LIMIT }])
      if (!room) return refuse('groupTooMany')
      const code = readableId(CODE_SIGNS)
      const party = await deps.parties.join(caller, { shopId, key: keyOf(code), seats: SEATS, nick })
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
      return row
    },
    async work(tx, caller, _input, row) {
      await makeGroup(tx, caller.corporationId, row)
      return { code: row.code }
    },
    answer: async (caller, _input, { code }, row) =>
      presented(deps, caller, (await groupByCode(deps.db, caller.corporationId, code)) ?? row),
  })
