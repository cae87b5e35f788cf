/**
 * Calls the first page sends before the code is there (a constant inline script writes them): by path, the query they
 * were asked for under and the answer on its way. Each is used once.
 */
interface EarlyCall {
  /** The body as it was sent. */
  ask: string
  answer: Promise<Response>
}

/** The answer already on its way to exactly this question, if there is one. */
export function takeEarlyResponse(path: string, body: string): Promise<Response> | undefined {
  const calls = (globalThis as { earlyCalls?: Record<string, EarlyCall> }).earlyCalls
  const call = calls?.[path]
  // Another question on the same path leaves the answer for the one it was asked for.
  if (!calls || !call || !sameJson(call.ask, body)) return undefined
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
