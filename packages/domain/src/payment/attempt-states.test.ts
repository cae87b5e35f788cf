import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  stateAfter,
  type AttemptEvent,
  attemptTransitions,
  type AttemptState,
  attemptStates,
  holdsMoney,
  isLive,
  isReturn,
} from './attempt-states.ts'

const TELLS_OF_MONEY: readonly AttemptEvent[] = ['authorised', 'captured', 'captureFailed']

function run(start: AttemptState, events: readonly AttemptEvent[], giveBack = false): AttemptState {
  let state = start
  let moneyCame = false
  for (const event of events) {
    state = stateAfter(state, event, giveBack, moneyCame) ?? state
    moneyCame ||= TELLS_OF_MONEY.includes(event)
  }
  return state
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

describe('payment attempt', () => {
  test.each<[string, AttemptState, AttemptEvent[], boolean, AttemptState]>([
    ['paid and captured', 'created', ['authorised', 'captured'], false, 'captured'],
    ['answer lost, then reported', 'unknown', ['authorised', 'captured'], false, 'captured'],
    ['refused once, good in the end', 'authenticating', ['refused', 'authorised', 'captured'], false, 'captured'],
    [
      'captured, then failed at the scheme',
      'created',
      ['authorised', 'captured', 'captureFailed'],
      false,
      'captureFailed',
    ],
    ['given back uncaptured', 'returning', ['authorised', 'returned'], true, 'returned'],
    ['given back captured', 'returning', ['authorised', 'captured', 'returned'], true, 'returned'],
    ['gone back, then bounced', 'returning', ['authorised', 'returned', 'returnFailed'], true, 'returnFailed'],
  ])('%s ends in the same state in every order, with repeats (W2)', (_, start, events, giveBack, end) => {
    for (const order of permutations([...events, events[0] as AttemptEvent]))
      expect([order, run(start, order, giveBack)]).toEqual([order, end])
  })

  test.each<[string, AttemptState, AttemptEvent[], boolean, AttemptState]>([
    [
      'a try that was refused first, paid, and sent back',
      'returning',
      ['refused', 'authorised', 'captured', 'nothingToReturn', 'returned', 'authorised'],
      true,
      'returned',
    ],
    [
      'money on its way back whose cancelling found nothing yet',
      'returning',
      ['refused', 'authorised', 'captured', 'captureFailed', 'nothingToReturn', 'authorised'],
      true,
      'returning',
    ],
    [
      'a return that bounced',
      'created',
      ['refused', 'authorised', 'captured', 'captureFailed', 'returned', 'returnFailed'],
      false,
      'returnFailed',
    ],
  ])('%s: all 720 orders of its six messages end in the same state (W2)', (_, start, events, giveBack, end) => {
    const ends = permutations(events).map(order => run(start, order, giveBack))
    expect([ends.length, new Set(ends)]).toEqual([720, new Set([end])])
  })

  test('Money that arrives after the decision to return it is returned, never counted as paid (M8)', () => {
    for (const state of attemptStates) {
      const after = stateAfter(state, 'authorised', true)
      expect(after === undefined || !holdsMoney(after)).toBe(true)
    }
  })

  test('No provider message makes a closed attempt live again or creates money', () => {
    const events = fc.constantFrom<AttemptEvent>(
      'askedToAuthenticate',
      'leftPending',
      'answerLost',
      'authorised',
      'refused',
      'cancelled',
      'failed',
      'superseded',
      'captured',
      'captureFailed',
      'giveBack',
      'returned',
      'nothingToReturn',
      'returnFailed',
      'chargeback',
      'chargebackReversed',
    )
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), fc.boolean(), (list, giveBack) => {
        let state: AttemptState = 'created'
        let reported = false
        for (const event of list) {
          reported ||= event === 'authorised' || event === 'captured' || event === 'captureFailed'
          const next: AttemptState = stateAfter(state, event, giveBack) ?? state
          if (!isLive(state)) expect(isLive(next)).toBe(false)
          if (holdsMoney(next)) expect(reported && !giveBack).toBe(true)
          if (isReturn(state)) expect(holdsMoney(next)).toBe(false)
          state = next
        }
      }),
    )
  })

  test('Every state is reachable from the first', () => {
    const seen = new Set<AttemptState>(['created'])
    for (const state of seen)
      for (const next of Object.values(attemptTransitions[state])) seen.add(next as AttemptState)
    expect([...seen].toSorted()).toEqual(attemptStates.toSorted())
  })
})
