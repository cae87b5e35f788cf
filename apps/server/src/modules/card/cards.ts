import type { card as calls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { firstLevel, levelsFor, nextLevel, validAt } from '@comanda/domain/card'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { CardDeps } from './deps.ts'
import { shownCard, shownLevel, shownProgram } from './present.ts'
import { cardsOf, ownCard } from './queries.ts'

export const listCards =
  (deps: CardDeps): Handler<typeof calls.list> =>
  async caller => {
    const cards = await cardsOf(deps.db, caller.corporationId, caller.session.customerId)
    return { cards: await Promise.all(cards.map(card => shownCard(deps, card, caller.language))) }
  }

export const cardFor = ({ db }: Pick<CardDeps, 'db'>, caller: Guest, cardId: string) =>
  ownCard(db, caller.corporationId, caller.session.customerId, cardId)

export const queryCard =
  (deps: CardDeps): Handler<typeof calls.queryCard> =>
  async (caller, { cardId }) => {
    const card = await cardFor(deps, caller, cardId)
    return card ? shownCard(deps, card, caller.language) : refuse('notFound', { field: 'cardId' })
  }

export const cardDetails =
  (deps: CardDeps): Handler<typeof calls.details> =>
  async (caller, { cardId }) => {
    const card = await cardFor(deps, caller, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const { row, program } = card
    const { language } = caller
    const level = program.levels.find(one => one.id === row.card_level_id) ?? firstLevel(program)
    const next = nextLevel(program, level.id, row.growth)
    const shops = await deps.shopsOf(caller.corporationId)
    return {
      card: await shownCard(deps, card, language),
      program: shownProgram(program, language),
      level: shownLevel(program, level, language),
      growth: row.growth,
      ...(next && { nextLevel: { level: shownLevel(program, next.level, language), missing: next.missing } }),
      levelCount: levelsFor(program, level.id).length,
      shopCount: shops.filter(shop => validAt(program, shop)).length,
      openedAt: row.opened_at.toISOString(),
    }
  }
