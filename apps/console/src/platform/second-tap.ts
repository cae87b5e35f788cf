import type { MouseEvent } from 'react'

/** A tap that does something: what it does, where on the screen, and when (ms). */
export interface Tap {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly at: number
}

const DOUBLE_MS = 450
const NEAR_PX = 24

/**
 * Whether `tap` is the second half of a double tap that began on something else: what was tapped has gone from under the
 * finger, and what moved up in its place was not meant.
 */
export const isSecondHalf = (first: Tap | undefined, tap: Tap): boolean =>
  first !== undefined &&
  first.what !== tap.what &&
  tap.at - first.at < DOUBLE_MS &&
  Math.hypot(tap.x - first.x, tap.y - first.y) < NEAR_PX

let last: Tap | undefined

/** Does what a button is for, unless the tap was meant for what stood there before. A key is always meant. */
export const meant =
  (what: string, act: () => void) =>
  ({ detail, clientX: x, clientY: y, timeStamp: at }: MouseEvent): void => {
    const tap = { what, x, y, at }
    if (detail > 0 && isSecondHalf(last, tap)) return
    last = tap
    act()
  }
