/** A load as it comes: so many a second, whoever is late with the answers. */
export interface Offered {
  perSecond: number
  seconds: number
  /** From nothing to the whole of it within so many seconds. */
  rampSeconds: number
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, ms)))

/** Seconds after the begin at which the nth arrival comes; while it ramps up the rate grows evenly. */
export function arrivalAt(nth: number, { perSecond, rampSeconds }: Offered): number {
  const inRamp = (perSecond * rampSeconds) / 2
  return nth < inRamp ? Math.sqrt((2 * nth * rampSeconds) / perSecond) : rampSeconds + (nth - inRamp) / perSecond
}

/** Begins `visit` at each arrival, and waits for all of them. Throws what the first that failed threw. */
export async function arrive(offered: Offered, visit: (nth: number) => Promise<void>): Promise<void> {
  const start = performance.now()
  const underWay: Promise<unknown>[] = []
  const failed: unknown[] = []
  for (let nth = 0; arrivalAt(nth, offered) < offered.seconds; nth += 1) {
    await pause(start + arrivalAt(nth, offered) * 1000 - performance.now())
    underWay.push(visit(nth).catch((error: unknown) => failed.push(error)))
  }
  await Promise.all(underWay)
  if (failed.length > 0) throw failed[0]
}
