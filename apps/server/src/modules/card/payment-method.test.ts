import { demoBrand } from '@comanda/demo'
import type { CardProgram } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { offersOf } from './payment-method.ts'

const brand = demoBrand()
const shop = brand.shops.find(({ config }) => config.cardProgramId !== undefined)?.config

function offered(own: Partial<CardProgram>) {
  const [program] = brand.memberPrograms
  if (!shop || !program) throw new Error('no store of the demo brand has a member program')
  const row = {
    corporation_id: 1,
    card_id: 'c',
    customer_id: 7,
    card_program_id: program.cardProgramId,
    card_no: '1',
    card_level_id: '',
    growth: 0,
    level_since: new Date(0),
    expires_at: null,
    password_hash: null,
    password_wrong: 0,
    password_rests_until: null,
    opened_at: new Date(0),
    shop_id: null,
  }
  const cards = [{ row, program: { ...program, ...own }, parts: { paid: money(800), given: money(200) } }]
  return offersOf(cards, { corporationId: 1, customerId: 7, shop, due: money(500), at: 1 })[0]
}

test('A program sets whether its card is combined with points, and which pays first (PAY-1, PAY-4)', () => {
  expect(offered({})?.excludes).toBeUndefined()
  expect(offered({ excludesPoints: true, cardFirst: true })).toMatchObject({
    excludes: ['16_msPoint'],
    priority: true,
    balance: 1000,
    usable: 500,
  })
})
