import { type DecorationPage, decorationPage } from '@comanda/contract/decoration'
import type { Tx } from '../../platform/db/index.ts'
import type { DecorationTables } from './tables.ts'

/** Puts a brand's first decoration into an empty database. Throws where a page is not fit: it would show a hole. DECO-4 */
export async function seedDecoration(
  tx: Tx,
  corporationId: number,
  { decorationPlanId, pages }: { decorationPlanId: string; pages: readonly DecorationPage[] },
): Promise<void> {
  await tx
    .withTables<DecorationTables>()
    .insertInto('decoration_plan')
    .values({
      corporation_id: corporationId,
      decoration_plan_id: decorationPlanId,
      version: 1,
      in_use: true,
      pages: JSON.stringify(pages.map(page => decorationPage.parse(page))),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
