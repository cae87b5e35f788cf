import { type MenuDocument, menuDifferences, type MenuDifference } from '@comanda/domain/menu'
import { type StaffActor, writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { type Draft, saveDraft } from '../draft/draft.ts'
import { setSoldOut } from '../stock.ts'
import { MenuFileFault } from './menu-fault.ts'
import { type ImportMode, mergeMenu } from './merge-menu.ts'
import type { ParsedMenu } from './parsed-menu.ts'
import { readMenuFile } from './read-menu-file.ts'

/** The settings of a store that its menu depends on. */
export type StoreSettings = NonNullable<Awaited<ReturnType<Deps['settingsOf']>>>

/** What a draft becomes by a file. */
export interface ImportPlan {
  parsed: ParsedMenu
  document: MenuDocument
  differences: MenuDifference[]
}

/**
 * Reads a file for a store and compares it with the draft; nothing is saved.
 * @throws MenuFileFault for a file that is no menu
 */
export async function planImport(
  { clock }: Pick<Deps, 'clock'>,
  { currency, taxes, languages }: StoreSettings,
  draft: Draft,
  { bytes, mode }: { bytes: Uint8Array; mode: ImportMode },
): Promise<ImportPlan> {
  const { document: before } = draft
  const context = { currency, taxes, languages, before, now: Math.floor(clock() / 1000) }
  const parsed = await readMenuFile(bytes, context)
  const isEmpty = before.items.length === 0 && before.menus.length === 0
  const document = mergeMenu(isEmpty ? undefined : before, parsed, mode)
  return { parsed, document, differences: menuDifferences(before, document) }
}

/**
 * Saves a planned import as the draft, which the caller has locked: adds the taxes that the store lacks, and sells out what the
 * file says is sold out. Without differences the draft stays as it is. Returns the draft's revision. L2
 * @throws MenuFileFault for a file with faults
 */
export async function saveImport(
  tx: Tx,
  deps: Pick<Deps, 'addTaxes'>,
  shop: ShopAt,
  { draft, plan, at, by }: { draft: Draft; plan: ImportPlan; at: Date; by: StaffActor },
): Promise<number> {
  const { parsed, document, differences } = plan
  if (parsed.faults.length > 0) throw new MenuFileFault(parsed.faults)
  if (parsed.taxesToAdd.length > 0) await deps.addTaxes(tx, shop, parsed.taxesToAdd, { at, by })
  for (const key of parsed.soldOut.toSorted()) await setSoldOut(tx, shop, key, true, at)
  if (differences.length === 0) return draft.revision
  const revision = await saveDraft(tx, shop, document, { at, by })
  await writeAuditLine(tx, {
    ...shop,
    what: 'menuDraft',
    subject: String(shop.shopId),
    by,
    before: { revision: draft.revision },
    after: { revision, differences },
    cause: 'imported',
    at,
  })
  return revision
}
