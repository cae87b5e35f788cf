import { contract } from '@comanda/contract'
import { payCodeCalls } from '@comanda/contract/counter'
import { expect, test } from 'vitest'
import { harbourKitchen, SHOP, testApp } from '../../testing/index.ts'

/** A store whose member program has cards, and which takes none of them. */
const app = testApp({ brand: harbourKitchen() })

test('At a store where the card cannot pay, its code shows nothing and stays unused (CARD-1)', async () => {
  const ann = await app.member({ card: 4321 })
  const { cardCode } = await ann.must(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })
  const refused = await app.staff().call(payCodeCalls.readPayCode, { shopId: SHOP, cardCode })
  expect(refused).toMatchObject({ refused: 'cardNotHere' })
  expect(JSON.stringify(refused)).not.toContain('4321')
  expect(await app.db.inTx(tx => app.modules.card.useCardCode(tx, 1, cardCode))).toBe(ann.cardId)
})
