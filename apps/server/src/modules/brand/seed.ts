import { brandCalls } from '@comanda/contract/brand'
import type { LocalizedText } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { settingsOf, type Stored } from './settings/brand-settings.ts'

interface CorporationTables {
  corporation: { corporation_id: number; name: string; settings: unknown; created_at: Date; personal_data: string }
}

interface BrandSeed extends Stored {
  corporationId: number
  name: LocalizedText
  /** The brand's own texts, by language and key. */
  texts: Record<string, Record<string, string>>
}

/**
 * Adds a brand with its settings and own texts, each as the console would save it; false if another process did.
 * @throws RangeError where the console would refuse them
 */
export async function seedBrandRow(tx: Tx, brand: BrandSeed): Promise<boolean> {
  requireFit(brandCalls.saveBrandSettings, settingsOf(brand), undefined)
  for (const [language, texts] of Object.entries(brand.texts))
    requireFit(brandCalls.saveBrandTexts, { language, texts }, undefined)
  const row = {
    corporation_id: brand.corporationId,
    name: brand.name['en_US'] ?? '',
    settings: JSON.stringify(brand),
    created_at: new Date(),
    personal_data: 'sealed',
  }
  const inserted = await tx
    .withTables<CorporationTables>()
    .insertInto('corporation')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('corporation_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether the database has a brand. */
export const hasBrand = async (db: Queries): Promise<boolean> =>
  (await db.withTables<CorporationTables>().selectFrom('corporation').select('corporation_id').limit(1).execute())
    .length > 0
