import type { CardProgram } from '@comanda/domain/card'
import type { Queries } from '../../platform/db/index.ts'

/** A program as a row names it, and the mark of its terms as they are now. */
export interface Marked {
  card_program_id: string
  mark: string
}

const TERMS = {
  name: 'card_program_terms',
  text: `select card_program_id, mark, terms from card_program
    where corporation_id = $1 and card_program_id = any($2::text[])`,
}

/** Terms read before, by their mark: no two terms ever have one mark, so none of them grows old. */
const read = new Map<string, CardProgram>()
const MOST_KEPT = 200

function keep(mark: string, terms: CardProgram): void {
  const [oldest] = read.size < MOST_KEPT ? [] : read.keys()
  if (oldest !== undefined) read.delete(oldest)
  read.set(mark, terms)
}

/** The terms of programs, by program. They are long, asked for with every payment, and change once in a while. */
export async function termsOf(
  db: Queries,
  corporationId: number,
  programs: readonly Marked[],
): Promise<ReadonlyMap<string, CardProgram>> {
  const found = new Map<string, CardProgram>()
  const unread = new Set<string>()
  for (const { card_program_id: id, mark } of programs) {
    const terms = read.get(mark)
    if (terms) found.set(id, terms)
    else unread.add(id)
  }
  if (unread.size === 0) return found
  const { rows } = await db.query<Marked & { terms: CardProgram }>(TERMS, [corporationId, [...unread]])
  for (const { card_program_id: id, mark, terms } of rows) {
    keep(mark, terms)
    found.set(id, terms)
  }
  return found
}
