import { money } from '../../money/index.ts'
import type { AppliedPromotion } from '../calculation.ts'
import { type Draft, type DraftLine, type LineOff, remainingOf } from '../draft.ts'
import { type StaffReduction, staffReductionId, staffReductionKinds } from './staff-reduction.ts'

function reducedLine(line: DraftLine, offs: readonly StaffReduction[]): { line: DraftLine; taken: LineOff[] } {
  const taken: LineOff[] = []
  let rest: number = remainingOf(line)
  for (const { kind, amount } of offs) {
    const off = Math.min(rest, amount ?? rest)
    if (off <= 0) continue
    rest -= off
    taken.push({ id: staffReductionId(kind), itemKey: line.line.itemKey, amount: money(off) })
  }
  const all = taken.reduce((sum, off) => sum + off.amount, 0)
  if (all === 0) return { line, taken }
  const tags = [...line.tags, ...taken.map(({ id }) => id)]
  return { line: { ...line, promotionOff: money(line.promotionOff + all), tags }, taken }
}

/** A draft after what staff took off its lines, at most what promotions and coupons left of them. PAY-16 */
export function applyStaffReductions(draft: Draft, offs: readonly StaffReduction[]): Draft {
  if (offs.length === 0) return draft
  const byLine = Map.groupBy(offs, ({ itemKey }) => itemKey)
  const after = draft.lines.map(line => reducedLine(line, byLine.get(line.line.itemKey) ?? []))
  const taken = after.flatMap(one => one.taken)
  const executed = staffReductionKinds.flatMap((kind): AppliedPromotion[] => {
    const own = taken.filter(({ id }) => id === staffReductionId(kind))
    const name = offs.find(off => off.kind === kind)?.name
    if (own.length === 0 || !name) return []
    return [
      {
        discountId: staffReductionId(kind),
        promotionType: 0,
        name,
        discountAmount: money(own.reduce((sum, off) => sum + off.amount, 0)),
        itemKeys: own.map(({ itemKey }) => itemKey),
      },
    ]
  })
  return {
    ...draft,
    lines: after.map(({ line }) => line),
    executed: [...draft.executed, ...executed],
    offs: [...draft.offs, ...taken],
  }
}
