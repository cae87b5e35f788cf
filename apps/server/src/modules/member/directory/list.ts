import type { directoryCalls as calls } from '@comanda/contract/member'
import { inLanguage } from '@comanda/domain/money'
import { localTime } from '@comanda/domain/store'
import type { Handler, ManagerAt } from '../../../platform/http/index.ts'
import type { MemberDeps, Search } from '../deps.ts'
import { currenciesOf, memberShown, ownShops, seesNames } from './present.ts'

const PAGE = 50

/** How the caller searches: with the right to names or without, by the days of their store. */
export async function searchOf(deps: MemberDeps, caller: ManagerAt, filter: Search['filter']): Promise<Search> {
  const shops = await deps.shopsOf(caller.corporationId)
  const timeZone = shops.find(({ shopId }) => shopId === caller.shop.shopId)?.timeZone ?? 'UTC'
  const today = localTime(deps.clock(), timeZone).date
  return { filter, view: { fullNames: seesNames(caller), timeZone, today, ...ownShops(caller) } }
}

/** A page of the members that meet a filter. CARD-11 */
export const listMembers =
  (deps: MemberDeps): Handler<typeof calls.members> =>
  async (caller, { filter, sort, cursor }) => {
    const { corporationId, language } = caller
    const search = await searchOf(deps, caller, filter)
    const { rows, nextCursor } = await deps.listMembers(deps.db, corporationId, { ...search, sort, cursor, most: PAGE })
    const ids = rows.map(row => row.customer_id)
    const holdings = await deps.holdingsOf(deps.db, corporationId, ids)
    const { fullNames } = search.view
    const looks = { fullNames, language, currencies: currenciesOf(await deps.shopsOf(corporationId)) }
    return {
      members: rows.map(row => memberShown(row, holdings, looks)),
      ...(nextCursor !== undefined && { nextCursor }),
      fullNames,
    }
  }

export const countMembers =
  (deps: MemberDeps): Handler<typeof calls.countMembers> =>
  async (caller, { filter }) => ({
    count: await deps.countMembers(deps.db, caller.corporationId, await searchOf(deps, caller, filter)),
  })

/** What the filters choose from: programs with their levels, stores, currencies and tags. */
export const memberFacts =
  (deps: MemberDeps): Handler<typeof calls.memberFacts> =>
  async ({ corporationId, language }) => {
    const shops = await deps.shopsOf(corporationId)
    const programs = await deps.programsOf(deps.db, corporationId)
    return {
      programs: programs.map(({ cardProgramId, name, levels }) => ({
        cardProgramId,
        name: inLanguage(name, language),
        levels: levels.map(level => ({ levelId: level.id, name: inLanguage(level.name, language) })),
      })),
      shops: shops.map(({ shopId, shopName }) => ({ shopId, shopName: inLanguage(shopName, language) })),
      currencies: currenciesOf(shops),
      tags: await deps.tagsOf(deps.db, corporationId),
    }
  }
