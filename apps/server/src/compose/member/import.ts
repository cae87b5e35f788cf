import { storedPhone } from '../../modules/address/index.ts'
import { createCustomer, markMember } from '../../modules/auth/index.ts'
import { joinProgram, openProgramAt } from '../../modules/card/index.ts'
import type { MemberImportDeps } from '../../modules/member/index.ts'
import { givePoints } from '../../modules/points/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { StorePort } from '../../ports/store.ts'

const PLACE = {
  name: 'member_import_place',
  text: `update member_card set card_level_id = coalesce(nullif($3, ''), card_level_id), opened_at = coalesce($4, opened_at)
    where corporation_id = $1 and card_id = $2`,
}

/** What an import of members needs of accounts, cards and points. CARD-17 */
export const memberImport = (clock: Clock, shopNow: StorePort['shopNow']): MemberImportDeps => ({
  clock,
  openProgram: (db, corporationId, shop) =>
    openProgramAt({ db, clock, shopOf: async () => shop }, corporationId, { shopId: shop.shopId }),
  phoneOf: async (text, countryCode) => (await storedPhone(text, countryCode))?.phoneNumber,
  createAccount: (tx, fresh) => createCustomer(tx, clock, fresh),
  joinProgram: joinProgram({ clock, shopNow, becameMember: markMember }),
  async placeCard(tx, { corporationId, cardId, levelId, joinedAt }) {
    await tx.query(PLACE, [corporationId, cardId, levelId, joinedAt ?? null])
  },
  givePoints,
})
