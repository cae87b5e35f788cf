import { type DecorationPage, decorationPage, staffDecorationCalls } from '@comanda/contract/decoration'
import type { Tx } from '../../platform/db/index.ts'
import { draftOf } from './draft.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { publishPages } from './publish.ts'
import { pageRefusal } from './save-page.ts'

/**
 * Publishes a brand's first pages, unless it has some.
 * @throws RangeError where the console would refuse a page. DECO-4
 */
export async function seedDecoration(
  tx: Tx,
  corporationId: number,
  { decorationPlanId, pages }: { decorationPlanId: string; pages: readonly DecorationPage[] },
  at: Date,
): Promise<void> {
  if ((await draftOf(tx, corporationId)).version > 0) return
  for (const page of pages) {
    const refusal = pageRefusal({ pages: [...pages] }, page, false)
    const fault = refusal && { field: refusal.field ?? '', reason: refusal.refused }
    requireFit(staffDecorationCalls.saveDecorationPage, { page }, fault)
  }
  await publishPages(tx, {}, corporationId, {
    pages: pages.map(page => decorationPage.parse(page)),
    at,
    by: { id: '', name: '' },
    cause: 'start',
    note: '',
    planId: decorationPlanId,
  })
}
