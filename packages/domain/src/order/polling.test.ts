import { describe, expect, test } from 'vitest'
import { type PollKind, waitBeforeAskingAgain } from './polling.ts'

const waits = (kind: PollKind, growing = false): number[] => {
  const all: number[] = []
  for (let answers = 1; ; answers++) {
    const wait = waitBeforeAskingAgain(kind, answers, growing)
    if (wait === undefined) return all
    all.push(wait)
  }
}

describe('asking again · ORDER-4', () => {
  test('10600 is asked again every 2 s, up to 15 times', () => {
    expect(waits('poll')).toEqual(Array(15).fill(2000))
  })

  test('the slower codes up to 480 times', () => {
    expect(waits('pollLong')).toEqual(Array(480).fill(2000))
  })

  test('growing: from 100 ms in steps of 200, at most 2 s', () => {
    expect(waits('poll', true).slice(0, 12)).toEqual([
      100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2000, 2000,
    ])
  })
})
