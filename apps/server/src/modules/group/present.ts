import type { groupOrder } from '@comanda/contract/group'
import { groupStatusAt } from '@comanda/domain/group'
import { inLanguage } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { Guest } from '../../platform/http/index.ts'
import type { Person } from '../../ports/table.ts'
import type { Deps } from './deps.ts'
import type { GroupRow } from './queries.ts'

export type GroupShown = z.output<typeof groupOrder>

/** The key of a group's party among the seats. */
export const keyOf = (code: string): string => `g:${code}`

export const lifeOf = ({ state, deadline }: GroupRow) => ({ state, deadline: deadline.getTime() })

const shownPerson = ({ personId, nick, avatar, here }: Person) => ({ personId, nick, avatar, here })

/**
 * A group order as the caller may see it. A person outside it sees the host's name, the store and the deadline; contact
 * data and the delivery address are never shown. A1
 */
export async function presented(deps: Deps, caller: Guest, row: GroupRow): Promise<GroupShown> {
  const { corporationId } = caller
  const shop = await deps.shopOf(corporationId, row.shop_id)
  const persons = await deps.parties.personsOf(deps.db, corporationId, row.session_id)
  const me = persons.find(it => it.owner === caller.session.owner && it.here)
  const host = persons.find(it => it.personId === row.host_person_id)
  const order = me && row.cart_id ? await deps.orderOf(corporationId, row.cart_id, row.created_at.getTime()) : undefined
  return {
    code: row.code,
    shopId: row.shop_id,
    businessType: row.biz_type,
    shopName: shop ? inLanguage(shop.shopName, caller.language) : '',
    standing: groupStatusAt(lifeOf(row), deps.clock()),
    deadline: row.deadline.toISOString(),
    host: { nick: host?.nick ?? '', avatar: host?.avatar ?? 0 },
    joined: me !== undefined,
    isHost: me !== undefined && me.personId === row.host_person_id,
    persons: me ? persons.map(shownPerson) : [],
    ...(order && { order }),
  }
}
