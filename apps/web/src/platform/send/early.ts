/**
 * Calls sent by the first page's inline script before the code has loaded, by path, with their body and pending response. Each is
 * used once.
 */
interface EarlyCall {
  /** The sent body. */
  input: string
  answer: Promise<Response>
}

/** The pending response to exactly this request, if there is one. */
export function takeEarlyResponse(path: string, body: string): Promise<Response> | undefined {
  const calls = (globalThis as { earlyCalls?: Record<string, EarlyCall> }).earlyCalls
  const call = calls?.[path]
  // A different request on the same path must not consume the response.
  if (!calls || !call || !sameJson(call.input, body)) return undefined
  delete calls[path]
  return call.answer
}

function sameJson(a: string, b: string): boolean {
  const sorted = (text: string) =>
    JSON.stringify(Object.entries(JSON.parse(text) as object).sort(([x], [y]) => (x < y ? -1 : 1)))
  try {
    return a === b || sorted(a) === sorted(b)
  } catch {
    return false
  }
}
