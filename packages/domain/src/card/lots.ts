/** Points earned together, which expire together; lots that expire first are spent first. CARD-7 */
export interface PointLot {
  pointLotId: string
  left: number
  /** Epoch ms. */
  expiresAt: number
  /** The cause of the lot. */
  causeKey?: string
}

/** The points taken from one lot. */
export interface LotUse {
  pointLotId: string
  points: number
}

/** Points that can be spent at `now` (epoch ms). */
export const livePoints = (lots: readonly PointLot[], now: number): number =>
  lots.reduce((sum, { left: remaining, expiresAt }) => (expiresAt > now ? sum + remaining : sum), 0)

/**
 * Takes `wanted` points from the lots that expire first, or from those of `causeKey` before all others: points that are taken
 * back come from the lot they went to. Undefined if there are not enough unexpired points at `now`. CARD-7
 */
export function takeFromLots(
  lots: readonly PointLot[],
  wanted: number,
  now: number,
  causeKey?: string,
): LotUse[] | undefined {
  const others = (lot: PointLot): number => (causeKey !== undefined && lot.causeKey === causeKey ? 0 : 1)
  const live = lots.filter(({ left: remaining, expiresAt }) => remaining > 0 && expiresAt > now)
  const uses: LotUse[] = []
  let open = wanted
  for (const { pointLotId, left: remaining } of live.toSorted(
    (a, b) => others(a) - others(b) || a.expiresAt - b.expiresAt,
  )) {
    if (open === 0) break
    const points = Math.min(remaining, open)
    uses.push({ pointLotId, points })
    open -= points
  }
  return open === 0 ? uses : undefined
}

/** The instant `months` calendar months later (UTC); the last day of the month if the day does not exist. */
export function monthsAfter(at: number, months: number): number {
  const from = new Date(at)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(at)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to.getTime()
}

/** The part of the lot uses that a refund restores: last taken first, after `before` points were already restored. */
export function lotsBack(uses: readonly LotUse[], before: number, refund: number): LotUse[] {
  let skip = before
  let open = refund
  const returned: LotUse[] = []
  for (const { pointLotId, points } of uses.toReversed()) {
    const skipped = Math.min(skip, points)
    skip -= skipped
    const taken = Math.min(open, points - skipped)
    open -= taken
    if (taken > 0) returned.push({ pointLotId, points: taken })
  }
  return returned
}

/** Validity in ms of restored points whose lot has expired. */
export const LIFE_AFTER_RETURN = 30 * 86_400_000
