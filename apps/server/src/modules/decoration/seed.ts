import { type DecorationPage, decorationPage } from '@comanda/contract/decoration'
import type { Tx } from '../../platform/db/index.ts'
import { draftOf } from './draft.ts'
import { publishPages } from './publish.ts'

/** Publishes a brand's first pages, unless it has some. Throws where a page is not fit: it would show a gap. DECO-4 */
export async function seedDecoration(
  tx: Tx,
  corporationId: number,
  { decorationPlanId, pages }: { decorationPlanId: string; pages: readonly DecorationPage[] },
  at: Date,
): Promise<void> {
  if ((await draftOf(tx, corporationId)).version > 0) return
  await publishPages(tx, {}, corporationId, {
    pages: pages.map(page => decorationPage.parse(page)),
    at,
    by: { id: '', name: '' },
    cause: 'start',
    note: '',
    planId: decorationPlanId,
  })
}
