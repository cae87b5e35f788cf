import type { CardProgram } from '@comanda/domain/card'
import type { Queries } from '../../platform/db/index.ts'

/** A program referenced by a row, with the revision of its current terms. */
export interface ProgramRevision {
  card_program_id: string
  mark: string
}

const TERMS = {
  name: 'card_program_terms',
  text: `select card_program_id, mark, terms from card_program
    where corporation_id = $1 and card_program_id = any($2::text[])`,
}

/** Cache of terms by revision: a revision belongs to one set of terms, so entries never become stale. */
const read = new Map<string, CardProgram>()
const MAX_KEPT = 200

function store(mark: string, terms: CardProgram): void {
  const [oldest] = read.size < MAX_KEPT ? [] : read.keys()
  if (oldest !== undefined) read.delete(oldest)
  read.set(mark, terms)
}

/** The terms of programs, by program. Cached, because they are long, needed for every payment, and rarely change. */
export async function termsOf(
  db: Queries,
  corporationId: number,
  programs: readonly ProgramRevision[],
): Promise<ReadonlyMap<string, CardProgram>> {
  const result = new Map<string, CardProgram>()
  const unread = new Set<string>()
  for (const { card_program_id: id, mark } of programs) {
    const terms = read.get(mark)
    if (terms) result.set(id, terms)
    else unread.add(id)
  }
  if (unread.size === 0) return result
  const { rows } = await db.query<ProgramRevision & { terms: CardProgram }>(TERMS, [corporationId, [...unread]])
  for (const { card_program_id: id, mark, terms } of rows) {
    store(mark, terms)
    result.set(id, terms)
  }
  return result
}
