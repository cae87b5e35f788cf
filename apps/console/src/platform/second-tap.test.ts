import { describe, expect, test, vi } from 'vitest'
import { isSecondHalf, unlessSecondTap } from './second-tap.ts'

const first = { what: 'start 013', x: 600, y: 480, at: 1000 }

describe('A double tap on a button in a list that moves up', () => {
  test('Does not act on the row that took the place', () => {
    expect(isSecondHalf(first, { ...first, what: 'start 021', x: 604, at: 1220 })).toBe(true)
  })

  test('A tap elsewhere or after a pause acts', () => {
    expect(isSecondHalf(undefined, first)).toBe(false)
    expect(isSecondHalf(first, { what: 'start 021', x: 600, y: 560, at: 1220 })).toBe(false)
    expect(isSecondHalf(first, { ...first, what: 'start 021', at: 1500 })).toBe(false)
  })

  test('The same button accepts quick taps; the button itself decides whether it is busy', () => {
    expect(isSecondHalf(first, { ...first, at: 1100 })).toBe(false)
  })

  test('A key press always acts, because it has no position', () => {
    const act = vi.fn<() => void>()
    const at = (detail: number, timeStamp: number) => ({ detail, clientX: 0, clientY: 0, timeStamp }) as never
    unlessSecondTap('ready 1', act)(at(1, 5000))
    unlessSecondTap('ready 2', act)(at(1, 5100))
    expect(act).toHaveBeenCalledTimes(1)
    unlessSecondTap('ready 3', act)(at(0, 5200))
    expect(act).toHaveBeenCalledTimes(2)
  })
})
