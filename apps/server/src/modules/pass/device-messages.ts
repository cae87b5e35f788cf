const MOST_LINES = 10
const MOST_SIGNS = 300
/** Tokens and serials are longer than words. */
const SECRET = /[\w+/=.-]{16,}/g

/** The lines a device reports, few and short, without anything that may be a token or a serial. */
export function deviceMessagesIn(body: unknown): string[] {
  const { logs } = (body ?? {}) as { logs?: unknown }
  if (!Array.isArray(logs)) return []
  return logs
    .slice(0, MOST_LINES)
    .filter(line => typeof line === 'string')
    .map(line => line.slice(0, MOST_SIGNS).replaceAll(SECRET, '[removed]'))
}
