import { describe, expect, test } from 'vitest'
import { type PollKind, pollDelay } from './polling.ts'

const waits = (kind: PollKind, growing = false): number[] => {
  const all: number[] = []
  for (let answers = 1; ; answers++) {
    const wait = pollDelay(kind, answers, growing)
    if (wait === undefined) return all
    all.push(wait)
  }
}

describe('polling (ORDER-4)', () => {
  test('10600 is polled every 2 s, up to 15 times', () => {
    expect(waits('poll')).toEqual(Array(15).fill(2000))
  })

  test('Slower codes are polled up to 480 times', () => {
    expect(waits('pollLong')).toEqual(Array(480).fill(2000))
  })

  test('The growing interval starts at 100 ms, in steps of 200 ms, up to 2 s', () => {
    expect(waits('poll', true).slice(0, 12)).toEqual([
      100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2000, 2000,
    ])
  })
})
