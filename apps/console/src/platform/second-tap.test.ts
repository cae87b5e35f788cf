import { describe, expect, test, vi } from 'vitest'
import { isSecondHalf, unlessSecondTap } from './second-tap.ts'

const first = { what: 'start 013', x: 600, y: 480, at: 1000 }

describe('A DOUBLE TAP on a button under which the list moves up', () => {
  test('does not do it to what came in its place', () => {
    expect(isSecondHalf(first, { ...first, what: 'start 021', x: 604, at: 1220 })).toBe(true)
  })

  test('a tap somewhere else, or after a look at what came, is meant', () => {
    expect(isSecondHalf(undefined, first)).toBe(false)
    expect(isSecondHalf(first, { what: 'start 021', x: 600, y: 560, at: 1220 })).toBe(false)
    expect(isSecondHalf(first, { ...first, what: 'start 021', at: 1500 })).toBe(false)
  })

  test('the same button may be tapped as quickly as one likes: whether it is busy is its own to say', () => {
    expect(isSecondHalf(first, { ...first, at: 1100 })).toBe(false)
  })

  test('a key has no place: it is always meant', () => {
    const act = vi.fn<() => void>()
    const at = (detail: number, timeStamp: number) => ({ detail, clientX: 0, clientY: 0, timeStamp }) as never
    unlessSecondTap('ready 1', act)(at(1, 5000))
    unlessSecondTap('ready 2', act)(at(1, 5100))
    expect(act).toHaveBeenCalledTimes(1)
    unlessSecondTap('ready 3', act)(at(0, 5200))
    expect(act).toHaveBeenCalledTimes(2)
  })
})
