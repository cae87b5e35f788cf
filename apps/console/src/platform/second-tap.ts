import type { MouseEvent } from 'react'

/** A tap: its action, its position, and its time in ms. */
export interface Tap {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly at: number
}

const DOUBLE_MS = 450
const NEAR_PX = 24

/**
 * Whether `tap` is the second half of a double tap that began on another button: the first one has disappeared, and the button
 * that took its place was not intended.
 */
export const isSecondHalf = (first: Tap | undefined, tap: Tap): boolean =>
  first !== undefined &&
  first.what !== tap.what &&
  tap.at - first.at < DOUBLE_MS &&
  Math.hypot(tap.x - first.x, tap.y - first.y) < NEAR_PX

let last: Tap | undefined

/** A click handler that ignores the second half of a double tap on another button. Keys always count. */
export const unlessSecondTap =
  (action: string, act: () => void) =>
  ({ detail, clientX: x, clientY: y, timeStamp: at }: MouseEvent): void => {
    const tap = { what: action, x, y, at }
    if (detail > 0 && isSecondHalf(last, tap)) return
    last = tap
    act()
  }
