/** An open load: a fixed arrival rate, regardless of the answers. */
export interface Offered {
  perSecond: number
  seconds: number
  /** Seconds of ramp-up from zero to the full rate. */
  rampSeconds: number
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, Math.max(0, ms)))

/** The arrival time of the nth visit in seconds; during ramp-up the rate grows linearly. */
export function arrivalAt(nth: number, { perSecond, rampSeconds }: Offered): number {
  const inRamp = (perSecond * rampSeconds) / 2
  return nth < inRamp ? Math.sqrt((2 * nth * rampSeconds) / perSecond) : rampSeconds + (nth - inRamp) / perSecond
}

/** Starts `visit` at each arrival and waits for all of them. @throws the first failure's error */
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
