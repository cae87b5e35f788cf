/** A day that exists: YYYY-MM-DD. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

const two = (text: string): string => text.padStart(2, '0')

/**
 * A day as other systems write it, as YYYY-MM-DD: 2024-05-17, 17.05.2024, or with slashes where one number cannot be a month. A time
 * behind it is left out. Undefined for anything else, so that no day is taken for another. CARD-17
 */
export function importedDay(text: string): string | undefined {
  const plain = text.trim().replace(/[T ].*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain)
  if (dotted) return existing(dotted[3], dotted[2], dotted[1])
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(plain)
  if (!slashed) return undefined
  const [first, second] = [Number(slashed[1]), Number(slashed[2])]
  if (first === second || second > 12) return existing(slashed[3], slashed[1], slashed[2])
  return first > 12 ? existing(slashed[3], slashed[2], slashed[1]) : undefined
}

function existing(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  return isDay(text) ? text : undefined
}

/** The first and last name of a full one: the last word is the last name. */
export function importedName(full: string): { firstName: string; lastName: string } {
  const words = full.trim().split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName: last }
}
