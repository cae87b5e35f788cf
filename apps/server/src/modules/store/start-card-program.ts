import type { Tx } from '../../platform/db/index.ts'

const OF_BRAND = {
  name: 'brand_card_program_start',
  text: `update corporation set settings = settings || jsonb_build_object('cardProgramId', $2::text)
    where corporation_id = $1 and settings ->> 'cardProgramId' is null`,
}
const OF_SHOPS = {
  name: 'shop_card_program_start',
  text: `update shop set config = config || jsonb_build_object('cardProgramId', $2::text),
      config_version = config_version + 1, updated_at = $4
    where corporation_id = $1 and config ->> 'cardProgramId' is null
      and (cardinality($3::bigint[]) = 0 or shop_id = any($3::bigint[]))`,
}

interface StartedProgram {
  corporationId: number
  cardProgramId: string
  /** Empty = all stores. */
  shopIds: readonly number[]
  at: Date
}

/** A card program becomes the own one of the stores, and of the brand, that have none. CARD-1 */
export async function startCardProgram(
  tx: Tx,
  { corporationId, cardProgramId, shopIds, at }: StartedProgram,
): Promise<void> {
  await tx.query(OF_BRAND, [corporationId, cardProgramId])
  await tx.query(OF_SHOPS, [corporationId, cardProgramId, shopIds, at])
}
