import { LEVEL_YEAR_MS, levelKept } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { createInterval, type Interval } from '../../platform/interval.ts'
import type { CardDeps } from './deps.ts'
import { cardById, lockCard } from './queries.ts'
import type { CardTables } from './tables.ts'

const INTERVAL_MS = 3_600_000
const BATCH_SIZE = 200

/** Ends completed level years. Safe to run in several processes at once. CARD-2 */
export interface LevelYears extends Interval {
  /** Ends the years that are due and returns how many levels went down. */
  sweep(): Promise<number>
}

const GROWN = {
  name: 'card_grown_since',
  text: `select coalesce(sum(growth - taken), 0)::bigint as grown from card_growth
    where corporation_id = $1 and card_id = $2 and at >= $3`,
}

/** Growth of a card since then, minus refunds. */
async function grownSince(db: Queries, corporationId: number, cardId: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ grown: number }>(GROWN, [corporationId, cardId, since])
  return rows[0]?.grown ?? 0
}

/**
 * Ends a level's year once: with enough growth the level is kept for another year; else the card goes down and rises
 * again by its growth of that year. Returns whether it went down.
 */
async function endYear(tx: Tx, at: { corporationId: number; cardId: string; now: number }): Promise<boolean> {
  const { corporationId, cardId, now } = at
  await lockCard(tx, corporationId, cardId)
  const card = await cardById(tx, corporationId, cardId)
  if (!card || card.row.level_since.getTime() > now - LEVEL_YEAR_MS) return false
  const { row, program } = card
  const grown = await grownSince(tx, corporationId, cardId, row.level_since)
  const level = levelKept(program, row.card_level_id, grown)
  const fell = level.id !== row.card_level_id
  await tx
    .withTables<CardTables>()
    .updateTable('member_card')
    .set({
      level_since: new Date(now),
      ...(fell && { card_level_id: level.id, growth: Math.min(row.growth, Math.max(0, grown)) }),
    })
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .execute()
  return fell
}

export function levelYears({ db, clock, log }: Pick<CardDeps, 'db' | 'clock' | 'log'>): LevelYears {
  const sweep = async () => {
    const now = clock()
    const due = await db
      .withTables<CardTables>()
      .selectFrom('member_card')
      .select(['corporation_id', 'card_id'])
      .where('level_since', '<=', new Date(now - LEVEL_YEAR_MS))
      .orderBy('level_since')
      .limit(BATCH_SIZE)
      .execute()
    let fell = 0
    for (const { corporation_id: corporationId, card_id: cardId } of due)
      if (await db.inTx(tx => endYear(tx, { corporationId, cardId, now }))) fell += 1
    return fell
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('levels could not be looked at', { error }))
  return { ...rounds, sweep }
}
