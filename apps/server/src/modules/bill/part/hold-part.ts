import type { Tx } from '../../../platform/db/index.ts'
import { findPart, lockBill } from '../queries.ts'
import type { PartRow } from '../tables.ts'

export interface PartAt {
  corporationId: number
  partId: string
}

/** A part with its bill locked: always the bill first. A merge may have moved the part to another bill meanwhile. */
export async function holdPart(tx: Tx, { corporationId, partId }: PartAt): Promise<PartRow | undefined> {
  for (;;) {
    const seen = await findPart(tx, corporationId, partId)
    if (!seen) return undefined
    await lockBill(tx, { corporationId, billId: seen.bill_id })
    const part = await findPart(tx, corporationId, partId)
    if (part?.bill_id === seen.bill_id) return part
  }
}
