import type { card as calls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { firstLevel, nextLevel } from '@comanda/domain/card'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { CardNeeds } from './needs.ts'
import { shownCard, shownLevel, shownProgram } from './present.ts'
import { validAt } from './programs.ts'
import { cardsOf, ownCard } from './queries.ts'

export const listCards =
  ({ db }: CardNeeds): Handler<typeof calls.list> =>
  async who => {
    const cards = await cardsOf(db, who.corporationId, who.session.customerId)
    return { cards: await Promise.all(cards.map(card => shownCard(db, card, who.language))) }
  }

/** The caller's card of this id. */
export const cardFor = ({ db }: Pick<CardNeeds, 'db'>, who: Guest, cardId: string) =>
  ownCard(db, who.corporationId, who.session.customerId, cardId)

export const queryCard =
  (needs: CardNeeds): Handler<typeof calls.queryCard> =>
  async (who, { cardId }) => {
    const card = await cardFor(needs, who, cardId)
    return card ? shownCard(needs.db, card, who.language) : refuse('notFound', { field: 'cardId' })
  }

export const cardDetails =
  (needs: CardNeeds): Handler<typeof calls.details> =>
  async (who, { cardId }) => {
    const card = await cardFor(needs, who, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const { row, program } = card
    const { language } = who
    const level = program.levels.find(one => one.id === row.card_level_id) ?? firstLevel(program)
    const next = nextLevel(program, level.id, row.growth)
    const shops = await needs.shopsOf(who.corporationId)
    return {
      card: await shownCard(needs.db, card, language),
      program: shownProgram(program, language),
      level: shownLevel(program, level, language),
      growth: row.growth,
      ...(next && { nextLevel: { level: shownLevel(program, next.level, language), missing: next.missing } }),
      shopCount: shops.filter(shop => validAt(program, shop)).length,
      openedAt: row.opened_at.toISOString(),
    }
  }
