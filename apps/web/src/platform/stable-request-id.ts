import { useRef } from 'react'
import { randomId } from './random-id.ts'

/**
 * A request id that stays the same for equal input, so that a second tap after a lost response repeats the request instead of
 * sending another. API-3
 */
export function useStableRequestId(): (input: object) => string {
  const under = useRef({ text: '', requestId: '' })
  return input => {
    const text = JSON.stringify(input)
    if (under.current.text !== text) under.current = { text, requestId: randomId() }
    return under.current.requestId
  }
}
