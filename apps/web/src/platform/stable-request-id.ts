import { useRef } from 'react'
import { randomId } from './random-id.ts'

/**
 * The id a question goes under: the same for the same question, so that who taps again after no answer came repeats what was
 * asked and does not ask for it twice. API-3
 */
export function useStableRequestId(): (input: object) => string {
  const under = useRef({ text: '', requestId: '' })
  return input => {
    const text = JSON.stringify(input)
    if (under.current.text !== text) under.current = { text, requestId: randomId() }
    return under.current.requestId
  }
}
