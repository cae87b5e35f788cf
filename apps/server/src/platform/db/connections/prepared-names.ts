import { sql } from 'kysely'

const MAX_PREPARED = 400
const USES_BEFORE_PREPARED = 3

const PLANNED_ANEW = '/* planned anew */'

/**
 * The start of a query-builder text that is planned for its values each time: of a search whose filters decide which index is best.
 * A prepared statement is planned once for all values after five uses.
 */
export const plannedAnew = sql.raw(PLANNED_ANEW)

/**
 * Names for repeated query-builder texts, so that they are prepared too (139 -> 81 us a query). Bounded, because lists of
 * varying length produce new texts without end, and each prepared statement costs memory in every connection.
 */
export class PreparedNames {
  readonly #seen = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** The name of a text from its third use on; undefined before, for texts planned anew, and once 400 texts have names. */
  nameOf(text: string): string | undefined {
    if (text.startsWith(PLANNED_ANEW)) return undefined
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < USES_BEFORE_PREPARED) {
      if (this.#seen.size > 10 * MAX_PREPARED) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    const created = `k${this.#names.size}`
    this.#names.set(text, created)
    return created
  }
}
